"""How styles and glyphs look: in the colours of a theme or without any, in the glyphs a terminal has.

Nothing depends on colour alone: nations, seats and marks have letters and shapes of their own.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from rich.color import Color
from rich.style import Style

from .case import Case
from .cells import safe
from .glyphs import ASCII
from .lines import Lines
from .palette import CHART, GROUNDS, PALETTES, TABLE, Shade, colours

THEMES = tuple(PALETTES)

_QUIET = frozenset({*GROUNDS, *CHART})
_BRIGHT = 8
"""The first of the bright ones among sixteen colours."""
_DEEP, _WHITE = frozenset({1, 4, 5}), Color.from_ansi(15)
"""Red, blue and magenta among sixteen colours: black is not to be read on them, whatever a terminal takes them for."""
_SHAPES = ("bold", "underline")
_BOLD_ANYHOW = frozenset({"strong", "key", "accent"})
"""What stands out by its ink is bold where there are no inks."""
_PLAIN = str.maketrans(dict(ASCII))


class Look:
    """A theme, a depth of colours and a set of glyphs: turns style words into what the terminal has."""

    def __init__(
        self,
        theme: str = "dark",
        *,
        glyphs: str = "full",
        depth: str = "true",
        worn: Sequence[int] = (),
        inks: Mapping[str, Mapping[str, Shade]] = MappingProxyType({}),
    ) -> None:
        """Choose a theme of THEMES, what the terminal has, inks of games, and the colours that a table's seats wear."""
        self.theme, self.depth, self.inks = theme, depth, inks
        self.glyph_set = glyphs
        self._colours = colours(theme, depth, self.inks)
        self._worn = _worn(worn)
        self.style = lru_cache(maxsize=None)(self._style)
        self.case = lru_cache(maxsize=None)(self._case)
        self.seated = lru_cache(maxsize=None)(self._seated)

    @property
    def is_colourless(self) -> bool:
        """Tell whether the terminal's own colours are kept."""
        return not self._colours

    @property
    def has_grounds(self) -> bool:
        """Tell whether parts and coasts are told apart by their grounds; else lines are drawn between them."""
        return self.theme != "contrast" and f"on {TABLE}" in self._colours

    @property
    def coast(self) -> str:
        """Say how a coast is drawn: by grounds in quarters or halves of a cell, or as a line."""
        if not self.has_grounds or self.glyph_set == "ascii":
            return {"full": "line", "half": "half line", "ascii": "ascii"}[self.glyph_set]
        return self.glyph_set

    def glyphs(self, text: str) -> str:
        """Give a text in the glyphs of the terminal."""
        text = safe(text)
        if self.glyph_set != "ascii" or text.isascii():
            return text
        return text.translate(_PLAIN).encode("ascii", "replace").decode()

    def _case(self, words: str, beneath: str = TABLE) -> Case:
        """Give the characters of an ink on a ground, as cells."""
        return Case(self.style(words, beneath), is_colourless=self.is_colourless, glyph=self.glyphs)

    def _seated(self, worn: tuple[int, ...]) -> "Look":
        """Give the look of a table whose seats have these colours."""
        return Look(self.theme, glyphs=self.glyph_set, depth=self.depth, worn=worn, inks=self.inks)

    def _style(self, words: str, beneath: str = TABLE) -> Style:
        """Give the style of an ink on a ground, the last of each; what names no ground lies on what is beneath."""
        role, ground, shapes = parsed(words, beneath)
        role, ground = self._worn.get(role, role), self._worn.get(ground, ground)
        ink, filled = self._colour(role), self._filled(ground)
        if role == "onaccent" and self.depth == "16" and filled is not None and filled.number in _DEEP:
            ink = _WHITE
        return Style(
            color=ink,
            bgcolor=filled,
            bold="bold" in shapes or (self.is_colourless and role in _BOLD_ANYHOW) or None,
            underline="underline" in shapes or None,
            # What is written on chips and bands has inks of its own.
            reverse=(self.is_colourless and role.startswith("on")) or None,
        )

    def _filled(self, role: str) -> Color | None:
        """Give the colour of a ground; the fill of a bar has that of an ink, but none of the bright ones of sixteen."""
        if f"on {role}" in self._colours or role in _QUIET:
            return self._colour(f"on {role}")
        colour = self._colour(role)
        bright = colour is not None and self.depth == "16" and (colour.number or 0) >= _BRIGHT
        return Color.from_ansi((colour.number or 0) - _BRIGHT) if bright and colour is not None else colour

    def _colour(self, role: str) -> Color | None:
        if role in CHART:
            # A part of a cell in the colour of a ground; where that has none it is a line.
            role = f"on {role}" if self.has_grounds else "shore"
        colour = self._colours.get(role)
        return None if colour is None else Color.parse(colour)


def parsed(words: str, beneath: str = TABLE) -> tuple[str, str, set[str]]:
    """Give the ink, the ground and the shapes that style words name: of inks and grounds the last of each."""
    role, ground, shapes = "text", beneath, set[str]()
    told = iter(words.split())
    for word in told:
        if word == "on":
            ground = next(told)
        elif word in _SHAPES:
            shapes.add(word)
        else:
            role = word
    return role, ground, shapes


def dyed(lines: Lines, worn: Sequence[int]) -> Lines:
    """Draw what belongs to the seats of a table in their colours, where the look is not that of the table."""
    now = _worn(worn)
    return [
        tuple(span._replace(style=" ".join([now.get(word, word) for word in span.style.split()])) for span in each)
        for each in lines
    ]


def _worn(worn: Sequence[int]) -> Mapping[str, str]:
    """Name the style that stands for each seat."""
    return {f"seat{seat}": f"seat{colour}" for seat, colour in enumerate(worn, 1)}
