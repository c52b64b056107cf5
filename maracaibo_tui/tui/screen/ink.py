"""Inks: what a terminal is told of a style, and the shortest way from one ink to another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.color import Color
from rich.style import Style

_OFF = {"1": "22", "2": "22", "4": "24", "7": "27"}
_WHOLE = "0"
_SHAPES = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "blink": "5", "reverse": "7", "strike": "9"}


class Ink(NamedTuple):
    """What a terminal is told of a style: shapes, and the colours of letters and ground."""

    shapes: tuple[str, ...] = ()
    letters: str = ""
    ground: str = ""

    @property
    def shows_on_blanks(self) -> bool:
        """Tell whether a space in this style shows more than its ground."""
        return bool(self.shapes) and not {"1", "2", "3"}.issuperset(self.shapes)

    def serves(self, wanted: Ink) -> bool:
        """Tell whether a blank looks the same in this ink as in the one that is wanted for it."""
        if self.ground != wanted.ground:
            return False
        # Most inks have no shapes at all, and this is asked of thousands of blanks a picture.
        return not ((self.shapes and self.shows_on_blanks) or (wanted.shapes and wanted.shows_on_blanks))


PLAIN = Ink()


@lru_cache(maxsize=4096)
def ink(style: Style | None, *, is_colourless: bool, is_blank: bool) -> Ink:
    """Give the ink of a style; a blank cell needs no more of it than can be seen."""
    if style is None:
        return PLAIN
    shapes = tuple([code for name, code in _SHAPES.items() if getattr(style, name)])
    colours = (None, None) if is_colourless else (style.color, style.bgcolor)
    letters, ground = [_told(colour, of_letters=not at) for at, colour in enumerate(colours)]
    found = Ink(shapes, letters, ground)
    return Ink(ground=ground) if is_blank and not found.shows_on_blanks else found


def _told(colour: Color | None, *, of_letters: bool) -> str:
    """Give the numbers of a colour; a terminal's own needs none."""
    if colour is None or colour.is_default:
        return ""
    return ";".join(colour.get_ansi_codes(foreground=of_letters))


@lru_cache(maxsize=512)
def change(old: Ink, new: Ink) -> str:
    """Give the shortest sequence that leads from one ink to another."""
    if old == new:
        return ""
    whole = [_WHOLE] * (old != PLAIN) + [*new.shapes, new.letters, new.ground]
    gone = [shape for shape in old.shapes if shape not in new.shapes]
    steps = list(dict.fromkeys(_OFF.get(shape, _WHOLE) for shape in gone))
    off = set(steps)
    steps += [shape for shape in new.shapes if shape not in old.shapes or _OFF.get(shape) in off]
    steps += [new.letters or "39"] * (old.letters != new.letters)
    steps += [new.ground or "49"] * (old.ground != new.ground)
    ways = [";".join(filter(None, whole))] + [";".join(steps)] * (_WHOLE not in off)
    return f"\x1b[{min(ways, key=len)}m"
