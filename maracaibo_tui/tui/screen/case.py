"""Characters as cells, each cast once in an ink and used again wherever it stands, as a printer does with type."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from rich.style import Style

from .cells import safe
from .ink import Ink, ink
from .runs import Cell

MOST = 512
"""Characters of an ink that are kept: more than a table has, fewer than somebody could type."""


class Case(dict[str, Cell]):
    """All characters of one ink: a cell each."""

    def __init__(self, style: Style | None, *, is_colourless: bool, glyph: Callable[[str], str] = safe) -> None:
        """Cast characters in a style, as the glyphs that the terminal has for them."""
        super().__init__()
        self._glyph = glyph
        self._ink = ink(style, is_colourless=is_colourless, is_blank=False)
        # One cell serves for all blanks on a ground, and blanks are most of a picture.
        self[" "] = _blank(ink(style, is_colourless=is_colourless, is_blank=True))

    def __missing__(self, character: str) -> Cell:
        """Cast a character that is set for the first time."""
        glyph = self._glyph(character)
        cell = self[" "] if glyph == " " else (glyph, self._ink)
        if len(self) < MOST:
            self[character] = cell
        return cell

    def set(self, text: str) -> Iterable[Cell]:
        """Give the cells of a text."""
        return map(self.__getitem__, text)


@lru_cache(maxsize=256)
def _blank(of: Ink) -> Cell:
    return " ", of
