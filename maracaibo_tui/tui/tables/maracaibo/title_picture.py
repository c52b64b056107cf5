"""The picture of the title: the name in large letters, and below it, with its keel in the water, a ship under sail."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line
from maracaibo_tui.tui.shell.pages.sheet import centred

_NAME = (
    "█▄ ▄█ ▄▀▀▄ █▀▀▄ ▄▀▀▄ ▄▀▀▀ ▄▀▀▄ ▀█▀ █▀▀▄ ▄▀▀▄",
    "█ ▀ █ █▄▄█ █▄▄▀ █▄▄█ █    █▄▄█  █  █▀▀▄ █  █",
    "█   █ █  █ █  █ █  █ ▀▄▄▄ █  █ ▄█▄ █▄▄▀ ▀▄▄▀",
)
# Sails and masts, then the hull; the last row stands in the water line.
_SAILS = (
    "           ►          ►                     ",
    "       ►  ▄│▄▄▄      ▄│▄▄▄    ►             ",
    "      ▄│▄ █│████     █│████  ▄│▄▄           ",
    "      █│███│█████    █│█████ █│███          ",
    "     ██│███│██████  ██│███████│████     /   ",
    "   ▄   │   │          │       │      ▄ /    ",
)
_HULL = (
    "   ███▄█▄▄▄█▄▄▄▄▄▄▄▄▄▄█▄▄▄▄▄▄▄█▄▄▄███       ",
    "   ▀███●████●████●████●████●████●███▀       ",
    "     ▀█████████████████████████████▀        ",
)
_MASTS = "title"
_PAINT = {"►": "spain", "│": _MASTS, "/": _MASTS, "●": "onaccent on title", "▄": _MASTS}
_SAIL = {**_PAINT, "▄": "england", "█": "england"}
_KEEL = {**_PAINT, "▀": f"{_MASTS} on shallow"}
_PLAIN, _LARGE = 2, 4
"""Rows of the name, and those that part it from what is below."""


def draw(cells: int, rows: int) -> Lines:
    """Draw as much as so many rows hold; the last of them is the water line."""
    above = [_painted(row, _PAINT) for row in (_SAILS[-1], *_HULL[:-1])]
    ship = [*(_painted(row, _SAIL) for row in _SAILS[:-1]), *above, _painted(_HULL[-1], _KEEL)]
    plain: Lines = [line(("Maracaibo", "accent bold")), ()]
    large: Lines = [*(line((text, "accent bold")) for text in _NAME), ()]
    if cells < len(_NAME[0]) or rows < _PLAIN + len(ship):
        return [centred(each, cells) for each in plain][:rows]
    name = large if rows >= _LARGE + len(ship) else plain
    return [centred(each, cells) for each in (*name, *ship)]


def _painted(row: str, paint: Mapping[str, str]) -> Line:
    """Give each sign its ink, neighbours of one ink together."""
    inks = [(paint.get(sign, _MASTS) if sign != " " else "", sign) for sign in row]
    return tuple(Span("".join(sign for _, sign in run), ink) for ink, run in groupby(inks, key=itemgetter(0)))
