"""How large the tiles of the sea are in so much room, and where each of its spaces lies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, COLUMNS, MARACAIBO, ROWS, START

ACROSS, DOWN = COLUMNS + 1, len(ROWS)
"""Tiles side by side, those of the explorer board last, and tiles one above the other."""
WIDEST, TIGHT, LEAST = 11, 5, 3
"""Cells of a tile at most, those up to which it has no room for a spine, and at least."""
HIGHEST, HIGH, LOW = 7, 4, 2
"""Rows of a tile where there is room for whole effects, for a row each of price, effect and points, or for two."""
BAY_ROW, MARACAIBO_ROW = 2, 0


class Grid(NamedTuple):
    """Cells and rows of a tile, the gap below it, and where the first one stands."""

    wide: int
    high: int
    gap: int
    left: int
    top: int

    def at(self, spot: tuple[int, int]) -> tuple[int, int]:
        """Give the first cell of the tile in a column and row."""
        column, row = spot
        return self.left + 1 + column * (self.wide + 1), self.top + row * (self.high + self.gap)


@lru_cache(maxsize=8)
def grid_of(cells: int, rows: int) -> Grid | None:
    """Give the largest tiles that have room; nothing where none have."""
    wide = min(WIDEST, cells // ACROSS - 1)
    if wide < LEAST or rows < DOWN * LOW:
        return None
    gap = 1 if rows >= DOWN * (LOW + 1) else 0
    high = min(HIGHEST if wide == WIDEST else HIGH, rows // DOWN - gap)
    left = (cells - ACROSS * (wide + 1)) // 2 if cells >= ACROSS * (WIDEST + 1) else 0
    return Grid(wide, high, gap, left, 1 if rows > DOWN * (high + gap) else 0)


def spots(printed: Printed, layout: str) -> Mapping[str, tuple[int, int]]:
    """Give the column and the row of every space of a layout that has a tile, from 0, and of the start left of them."""
    sea = printed.sea(layout)
    return {
        START: (-1, 1),
        **{space: (sea.column[space] - 1, row) for space, row in sea.row.items()},
        BAY: (COLUMNS, BAY_ROW),
        MARACAIBO: (COLUMNS, MARACAIBO_ROW),
    }


def way(printed: Printed, layout: str, origin: str, end: str) -> tuple[str, ...]:
    """Give a shortest way from one space to another, both included; nothing where there is none."""
    sea = printed.sea(layout)
    before, ahead = {origin: ""}, [origin]
    for here in ahead:
        if here != BAY or here == origin:
            new = [space for space in sea.neighbours[here] if space not in before]
            before.update(dict.fromkeys(new, here))
            ahead += new
    if end not in before:
        return ()
    found = [end]
    while before[found[0]]:
        found.insert(0, before[found[0]])
    return tuple(found)
