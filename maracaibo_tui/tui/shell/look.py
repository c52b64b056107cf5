"""How styles and glyphs look: themes in 256 colours, one without any, and a plain ASCII set of glyphs.

Nothing depends on colour alone: nations, seats and marks have letters and shapes of their own.
"""

from collections.abc import Mapping
from functools import lru_cache

from rich.style import Style

from .cells import safe

THEMES = ("dark", "light", "contrast", "mono", "safe")

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
_DARK: Mapping[str, str] = {
    "": "color(252)",
    "ground": "on color(234)",
    "title": "color(180)",
    "title.focus": "color(222)",
    "frame": "color(240)",
    "focus": "color(222)",
    "faint": "color(245)",
    "sea": "color(31)",
    "water": "on color(17)",
    "land": "on color(235)",
    "status": "on color(238)",
    "route": "color(110)",
    "coast": "color(65)",
    "city": "color(222)",
    "village": "color(151)",
    "home": "color(216)",
    "legal": "color(231)",
    "france": "color(75)",
    "spain": "color(210)",
    "england": "color(255)",
    "seat1": "color(215)",
    "seat2": "color(117)",
    "seat3": "color(150)",
    "seat4": "color(183)",
    "automa": "color(247)",
    "gain": "color(114)",
    "cost": "color(210)",
    "money": "color(221)",
    "points": "color(159)",
    "warn": "color(214)",
    "key": "color(222)",
    "link": "color(117)",
    "card": "color(252)",
    "income": "color(114)",
    "permanent": "color(210)",
    "assistant": "color(75)",
    "immediate": "color(180)",
}
_LIGHT: Mapping[str, str] = {
    **dict.fromkeys(_DARK, "color(236)"),
    "": "color(236)",
    "water": "on color(195)",
    "land": "on color(230)",
    "status": "on color(252)",
    "ground": "on color(255)",
    "frame": "color(248)",
    "focus": "color(130)",
    "title": "color(94)",
    "title.focus": "color(130)",
    "faint": "color(243)",
    "sea": "color(153)",
    "route": "color(67)",
    "city": "color(130)",
    "village": "color(28)",
    "france": "color(26)",
    "spain": "color(160)",
    "england": "color(240)",
    "seat1": "color(166)",
    "seat2": "color(25)",
    "seat3": "color(64)",
    "seat4": "color(97)",
    "gain": "color(28)",
    "cost": "color(160)",
    "money": "color(136)",
    "points": "color(31)",
    "warn": "color(166)",
    "link": "color(26)",
    "income": "color(28)",
    "permanent": "color(160)",
    "assistant": "color(26)",
    "immediate": "color(130)",
}
_CONTRAST: Mapping[str, str] = {
    **dict.fromkeys(_DARK, "color(231)"),
    "ground": "on color(16)",
    "water": "",
    "land": "",
    "faint": "color(250)",
    "focus": "color(226)",
    "title.focus": "color(226)",
    "legal": "color(226)",
    "money": "color(226)",
    "gain": "color(120)",
    "cost": "color(217)",
    "warn": "color(226)",
}
# Blue, orange, white and grey only, told apart by lightness as well (for eyes that do not part red from green).
_SAFE: Mapping[str, str] = {
    **_DARK,
    "france": "color(75)",
    "spain": "color(214)",
    "england": "color(255)",
    "gain": "color(117)",
    "cost": "color(214)",
    "seat1": "color(214)",
    "seat2": "color(75)",
    "seat3": "color(255)",
    "seat4": "color(245)",
    "village": "color(117)",
    "city": "color(222)",
    "income": "color(117)",
    "permanent": "color(214)",
    "assistant": "color(75)",
    "immediate": "color(250)",
}
_COLOURS: Mapping[str, Mapping[str, str]] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "mono": {},
    "safe": _SAFE,
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


_TINTS = frozenset({"water", "land", "status"})
"""Grounds that only many colours have in a shade that one can read on."""


class Look:
    """A theme and a set of glyphs: turns style words into terminal styles and glyphs into what the terminal has."""

    def __init__(self, theme: str = "dark", *, ascii_only: bool = False, few_colours: bool = False) -> None:
        """Choose a theme of THEMES, whether only ASCII is drawn, and whether there are sixteen colours at most."""
        self.theme = theme
        self.ascii_only = ascii_only
        self._left_out = _TINTS if few_colours else frozenset[str]()
        self.style = lru_cache(maxsize=None)(self._style)

    @property
    def is_colourless(self) -> bool:
        """Tell whether the terminal's own colours are kept."""
        return not _COLOURS[self.theme]

    def glyphs(self, text: str) -> str:
        """Give a text in the glyphs of the terminal."""
        text = safe(text)
        if not self.ascii_only or text.isascii():
            return text
        return text.translate(_PLAIN).encode("ascii", "replace").decode()

    def _style(self, words: str) -> Style:
        colours = _COLOURS[self.theme]
        found = [colours.get("", ""), colours.get("ground", "")]
        for word in words.split():
            colour, shape = "" if word in self._left_out else colours.get(word, ""), _SHAPE.get(word, "")
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
