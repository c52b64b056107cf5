"""How styles and glyphs look: in the colours of a theme or without any, and with a plain ASCII set of glyphs.

Nothing depends on colour alone: nations, seats and marks have letters and shapes of their own.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from rich.style import Style

from .cells import safe
from .lines import Lines
from .themes import COLOURS, Inks, palette

THEMES = tuple(COLOURS)

# Style words: what they say in every theme. `reverse`, `bold` and `dim` work without colour.
_SHAPE: Mapping[str, str] = {
    "title": "bold",
    "title.focus": "bold",
    "focus": "bold reverse",
    "cursor": "reverse",
    "legal": "bold",
    "strong": "bold",
    "key": "bold",
    "warn": "bold",
    "you": "bold",
    "status": "reverse",
    "banner": "reverse bold",
    "faint": "dim",
    "link": "underline",
}

# Glyphs beyond ASCII and what stands for them in the plain set; one cell for one cell.
ASCII: Mapping[str, str] = {
    "─": "-",
    "│": "|",
    "┌": "+",
    "┐": "+",
    "└": "+",
    "┘": "+",
    "├": "+",
    "┤": "+",
    "┬": "+",
    "┴": "+",
    "┼": "+",
    "╌": "-",
    "╎": ":",
    "╱": "/",
    "╲": "\\",
    "═": "=",
    "║": "|",
    "…": "~",
    "·": ".",
    "•": "*",
    "●": "O",
    "○": "=",
    "■": "#",
    "□": "_",
    "▪": "*",
    "▲": "^",
    "▼": "v",
    "◄": "<",
    "‹": "<",
    "›": ">",
    "►": ">",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "×": "x",
    "✓": "+",
    "≥": ">",
    "≤": "<",
    "–": "-",
    "—": "-",
    "█": "#",
    "▀": "'",
    "▄": ",",
    "▌": "|",
    "▐": "|",
    "░": ".",
    "▒": ":",
    "▓": "#",
    "◊": "@",
    "☼": "*",
    "’": "'",
    "“": '"',
    "”": '"',
    "é": "e",
    "á": "a",
    "í": "i",
    "ó": "o",
    "ú": "u",
    "ñ": "n",
    "â": "a",
    "ã": "a",
    "è": "e",
    "ç": "c",
    "É": "E",
    "ü": "u",
    "ö": "o",
    "ä": "a",
}
_PLAIN = str.maketrans(dict(ASCII))


class Look:
    """A theme and a set of glyphs: turns style words into terminal styles and glyphs into what the terminal has."""

    def __init__(
        self,
        theme: str = "dark",
        *,
        ascii_only: bool = False,
        few_colours: bool = False,
        colours: Sequence[int] = (),
        inks: Inks = MappingProxyType({}),
    ) -> None:
        """Choose a theme of THEMES, what the terminal lacks, inks of games, and the colours of a table's seats."""
        self.theme, self.inks = theme, inks
        self.ascii_only = ascii_only
        self._few_colours = few_colours
        self._colours = palette(theme, self.inks, few_colours=few_colours)
        self._worn = _worn(colours)
        self.style = lru_cache(maxsize=None)(self._style)
        self.seated = lru_cache(maxsize=None)(self._seated)

    @property
    def is_colourless(self) -> bool:
        """Tell whether the terminal's own colours are kept."""
        return not self._colours

    def glyphs(self, text: str) -> str:
        """Give a text in the glyphs of the terminal."""
        text = safe(text)
        if not self.ascii_only or text.isascii():
            return text
        return text.translate(_PLAIN).encode("ascii", "replace").decode()

    def _seated(self, colours: tuple[int, ...]) -> "Look":
        """Give the look of a table whose seats have these colours."""
        few = self._few_colours
        return Look(self.theme, ascii_only=self.ascii_only, few_colours=few, colours=colours, inks=self.inks)

    def _style(self, words: str) -> Style:
        colours = self._colours
        found = [colours.get("", ""), colours.get("ground", "")]
        for word in words.split():
            colour, shape = colours.get(self._worn.get(word, word), ""), _SHAPE.get(word, "")
            if colour.startswith("on "):
                # It has a ground of its own.
                shape = shape.replace("reverse", "")
            # What is faint has a colour of its own; dimmed as well it could hardly be read.
            found += [colour, "" if colours and shape == "dim" else shape]
        style = Style()
        for part in found:
            if part:
                style += Style.parse(part)
        return style


def dyed(lines: Lines, colours: Sequence[int]) -> Lines:
    """Draw what belongs to the seats of a table in their colours, where the look is not that of the table."""
    worn = _worn(colours)
    return [
        tuple(span._replace(style=" ".join([worn.get(word, word) for word in span.style.split()])) for span in each)
        for each in lines
    ]


def _worn(colours: Sequence[int]) -> Mapping[str, str]:
    """Name the style that stands for each seat."""
    return {f"seat{seat}": f"seat{colour}" for seat, colour in enumerate(colours, 1)}
