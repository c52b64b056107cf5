"""The picture of the title: the name, and below it a schooner under sail, with her keel in the water."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line
from maracaibo_tui.tui.shell.pages.sheet import centred

_NAME = (
    "█▀▀▄ ▀█▀ █▀▀▄ ▄▀▀▄ ▀█▀ █▀▀▀ ▄▀▀▀   ▄▀▀▄ █▀▀▀",
    "█▄▄▀  █  █▄▄▀ █▄▄█  █  █▀▀   ▀▀▄   █  █ █▀▀ ",
    "█    ▄█▄ █  █ █  █  █  █▄▄▄ ▄▄▄▀   ▀▄▄▀ █   ",
)
_SHIP = (
    "                    ►                     ",
    "                   █│█▄                   ",
    "             ►     █│███▄                 ",
    "            ▄│█▄   █│█████▄               ",
    "           ██│███  █│███████              ",
    "          ███│████▄█│████████▄       ▄    ",
    "   ▄█▄       │      │             ▄▀▀     ",
)
_HULL = (
    "   ████▄▄▄▄▄▄█▄▄▄▄▄▄█▄▄▄▄▄▄▄▄▄▄██▀        ",
    "    ▀███●███●███●███●███●███████▀         ",
    "      ▀███████████████████████▀           ",
)
_WOOD, _SAIL = "title", "strong"
_PLAIN, _LARGE = 2, 4
"""Rows of the name, and those that part it from what is below."""


def draw(cells: int, rows: int) -> Lines:
    """Draw as much as so many rows hold; the last of them is the water line."""
    ship = [
        *[_painted(row, _SAIL) for row in _SHIP[:-1]],
        *[_painted(row, _WOOD) for row in (_SHIP[-1], *_HULL[:-1])],
        _painted(_HULL[-1], _WOOD, keel=f"{_WOOD} on shallow"),
    ]
    plain: Lines = [line(("Pirates of Maracaibo", "accent bold")), ()]
    large: Lines = [*(line((text, "accent bold")) for text in _NAME), line(("M A R A C A I B O", "accent bold"))]
    if cells < len(_NAME[0]) or rows < _PLAIN + len(ship):
        return [centred(each, cells) for each in plain][:rows]
    name = large if rows >= _LARGE + len(ship) else plain
    return [centred(each, cells) for each in (*name, *ship)]


def _painted(row: str, body: str, keel: str = "") -> Line:
    """Give each sign its ink, neighbours of one ink together."""
    paint = {"►": "cost", "│": _WOOD, "●": f"onaccent on {_WOOD}", "▀": keel or body}
    inks = [(paint.get(sign, body) if sign != " " else "", sign) for sign in row]
    return tuple(Span("".join(sign for _, sign in run), ink) for ink, run in groupby(inks, key=itemgetter(0)))
