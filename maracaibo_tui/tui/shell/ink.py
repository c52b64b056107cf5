"""Inks: what a terminal is told of a style, and the shortest way from one ink to another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.color import ColorSystem
from rich.style import Style

_OFF = {"1": "22", "2": "22", "4": "24", "7": "27"}
_WHOLE = "0"
_LONG = {"5": 3, "2": 5}
"""How many numbers an extended colour takes, by its second one."""


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
        return self.ground == wanted.ground and not (self.shows_on_blanks or wanted.shows_on_blanks)


PLAIN = Ink()


@lru_cache(maxsize=4096)
def ink(style: Style | None, system: ColorSystem | None, *, is_colourless: bool, is_blank: bool) -> Ink:
    """Give the ink of a style; a blank cell needs no more of it than can be seen."""
    if style is None:
        return PLAIN
    if is_colourless:
        # Without a system of colours no shape would be drawn either.
        style, system = style.without_color, system or ColorSystem.STANDARD
    found = _read(style.render("x", color_system=system))
    return Ink(ground=found.ground) if is_blank and not found.shows_on_blanks else found


def _read(rendered: str) -> Ink:
    """Read the numbers back that a style is rendered to; links and the like are not ours."""
    if not rendered.startswith("\x1b["):
        return PLAIN
    numbers = rendered[2 : rendered.index("m")].split(";")
    shapes: list[str] = []
    letters = ground = ""
    while numbers:
        length = _LONG[numbers[1]] if numbers[0] in {"38", "48"} else 1
        code, numbers = ";".join(numbers[:length]), numbers[length:]
        if (code.startswith("4") and len(code) > 1) or code.startswith("10"):
            ground = code
        elif len(code) > 1:
            letters = code
        else:
            shapes.append(code)
    return Ink(tuple(shapes), letters, ground)


@lru_cache(maxsize=4096)
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
