"""The size of the terminal, within what a table can be drawn for."""

import os
from collections.abc import Iterable
from contextlib import suppress

MOST_CELLS, MOST_ROWS = 500, 200
USUAL_CELLS, USUAL_ROWS = 80, 24


def clamped(cells: int, rows: int) -> tuple[int, int]:
    """Give a size that can be drawn without harm: nobody needs more, and a claim of millions would fill the memory."""
    return max(1, min(cells, MOST_CELLS)), max(1, min(rows, MOST_ROWS))


def measured(handles: Iterable[int]) -> tuple[int, int]:
    """Ask the first of these terminals that knows its size; where none does, take the usual one."""
    for handle in handles:
        with suppress(OSError, ValueError):
            cells, rows = os.get_terminal_size(handle)
            if cells and rows:
                return clamped(cells, rows)
    return USUAL_CELLS, USUAL_ROWS
