"""From the letters of a mask to the cells of a chart: land, hills and shallows, in every manner of drawing a coast.

A cell has two letters beside each other and two below them. Where grounds have colours a coast is drawn with quarters
or halves of a cell; where they have none, as a line. A written cell shows no coast: its ground is that of most of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.mask import HILL, LAND, SEA, SHALLOW

_QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By which quarters of a cell are filled: upper left 1, upper right 2, lower left 4, lower right 8."""
_HALVES = " ▀▄█"
_PLAIN = " ',:"
"""A comma below, for a full stop is the dot of a route."""
_UPPER, _LOWER, _WHOLE = 3, 12, 4
_MOSTLY_LAND, _MOSTLY_HILL, _HALF = 3, 3, 2
MAINLAND, SHELF, BROAD = 4, 2, 60
"""Letters of land at the edge of a mask from which it goes on beyond it, and of the shallows round what ends there.

Below the last row only land so broad goes on.
"""
Cell: TypeAlias = tuple[str, str, str]
"""A sign, its style, and the ground of the cell when something is written in it."""


class Coast(NamedTuple):
    """What lies beneath everything else on a chart, row by row."""

    signs: tuple[str, ...]
    styles: tuple[tuple[str, ...], ...]
    written: tuple[tuple[str, ...], ...]


@lru_cache(maxsize=8)
def coast(mask: Sequence[str], cells: int, rows: int, manner: str) -> Coast:
    """Draw a mask at the left and top of so many cells; beyond it mainland goes on. Without one it is sea.

    The manners are those of `screen.look.Look.coast`: full, half, line, half line and ascii.
    """
    letters = _spread(mask, 2 * cells, 2 * rows)
    lines = _shore(letters) if manner not in {"full", "half"} else letters
    drawn = [_row(letters[y : y + 2], lines[y : y + 2], manner) for y in range(0, 2 * rows, 2)]
    return Coast(
        tuple(["".join([sign for sign, _, _ in row]) for row in drawn]),
        tuple([tuple([style for _, style, _ in row]) for row in drawn]),
        tuple([tuple([ground for _, _, ground in row]) for row in drawn]),
    )


def _spread(mask: Sequence[str], wide: int, high: int) -> list[str]:
    """Let mainland and sea go on to the edges of the chart, and leave out what lies beyond them."""
    known = [(row + _onward(row, wide - len(row)))[:wide] for row in mask[:high]] or [SEA * wide]
    return [*known, *_below(known[-1], high - len(known))]


def _below(row: str, rows: int) -> list[str]:
    """Give what lies below a row: where land is narrow it ends there in shallows, and does not stand on legs."""
    pieces = [(land, "".join(piece)) for land, piece in groupby(row, lambda letter: letter in LAND + HILL)]
    ends = [
        "".join([piece if land and len(piece) >= BROAD else edge * len(piece) for land, piece in pieces])
        for edge in (SHALLOW, SEA)
    ]
    first = "".join([piece if each == SEA else end for piece, each, end in zip(row, row, ends[0], strict=True)])
    return [*[first] * SHELF, *[ends[1]] * rows][:rows]


def _onward(row: str, wide: int) -> str:
    """Give what lies right of a row: an island at its edge ends there in shallows, and does not become a bar."""
    if row[-MAINLAND:].strip(LAND + HILL) and row[-1] != SEA:
        return (SHALLOW * SHELF + SEA * wide)[: max(0, wide)]
    return row[-1] * wide


def _shore(letters: Sequence[str]) -> list[str]:
    """Mark the letters of land that have sea above, below, left or right of them."""
    wide = len(letters[0])
    land = [int("".join(["1" if letter in {LAND, HILL} else "0" for letter in row]), 2) for row in letters]
    left, right = 1 << (wide - 1), 1
    marked = []
    for y, row in enumerate(land):
        above, below = land[max(0, y - 1)], land[min(len(land) - 1, y + 1)]
        # Beyond the edges it goes on as it is.
        inland = row & above & below & ((row << 1) | right) & ((row >> 1) | left)
        marked.append(f"{row & ~inland:0{wide}b}")
    return marked


def _row(letters: Sequence[str], lines: Sequence[str], manner: str) -> list[Cell]:
    upper, lower = letters
    if manner in {"full", "half"}:
        fours = zip(upper[::2], upper[1::2], lower[::2], lower[1::2], strict=True)
        return [_cell("".join(four), manner) for four in fours]
    cells = []
    for x in range(0, len(upper), 2):
        mark = sum(1 << at for at, one in enumerate(lines[0][x : x + 2] + lines[1][x : x + 2]) if one == "1")
        ground = _ground(upper[x : x + 2] + lower[x : x + 2])
        cells.append((_line(mark, manner), f"shore on {ground}", ground))
    return cells


@lru_cache(maxsize=512)
def _cell(four: str, manner: str) -> Cell:
    """Draw a cell where grounds have colours."""
    ground = _ground(four)
    land, shallow = _quarters(four, LAND + HILL), _quarters(four, SHALLOW)
    if land == _UPPER | _LOWER:
        sign, style = " ", f"text on {ground}"
    elif land:
        sign, style = _filled(land, manner), "land on shallow"
        if sign == "█":
            sign, style = " ", "text on land"
    elif 0 < shallow < _UPPER | _LOWER and manner == "full":
        sign, style = _QUARTERS[shallow], "shallow on deep"
    else:
        sign, style = " ", f"text on {ground}"
    return sign, style, ground


def _filled(quarters: int, manner: str) -> str:
    return _QUARTERS[quarters] if manner == "full" else _HALVES[_halves(quarters)]


def _line(quarters: int, manner: str) -> str:
    """Draw the piece of a line."""
    if manner == "line":
        return _QUARTERS[quarters]
    return (_PLAIN if manner == "ascii" else _HALVES)[_halves(quarters)]


def _halves(quarters: int) -> int:
    """Say which halves of a cell have one of their two quarters: the upper 1, the lower 2."""
    return bool(quarters & _UPPER) + 2 * bool(quarters & _LOWER)


def _quarters(four: str, letters: str) -> int:
    return sum([1 << at for at, letter in enumerate(four) if letter in letters])


@lru_cache(maxsize=256)
def _ground(four: str) -> str:
    """Give the ground that most of a cell is."""
    land = four.count(LAND) + four.count(HILL)
    if land == _WHOLE:
        return "hill" if four.count(HILL) >= _MOSTLY_HILL else "land"
    if land >= _MOSTLY_LAND:
        return "land"
    return "shallow" if land or four.count(SHALLOW) >= _HALF else "deep"
