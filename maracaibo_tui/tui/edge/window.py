"""The size of the terminal, within what a table can be drawn for."""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress

MOST_CELLS, MOST_ROWS = 500, 200
USUAL_CELLS, USUAL_ROWS = 80, 24


def clamped(cells: int, rows: int) -> tuple[int, int]:
    """Give a size that can be drawn without harm: nobody needs more, and a claim of millions would fill the memory."""
    return max(1, min(cells, MOST_CELLS)), max(1, min(rows, MOST_ROWS))


def measured(handles: Iterable[int], environ: Mapping[str, str] = os.environ) -> tuple[int, int]:
    """Ask the first of these terminals that knows its size; where none does, the environment, or take the usual one."""
    for handle in handles:
        with suppress(OSError, ValueError):
            cells, rows = os.get_terminal_size(handle)
            if cells and rows:
                return clamped(cells, rows)
    return clamped(_number(environ, "COLUMNS", USUAL_CELLS), _number(environ, "LINES", USUAL_ROWS))


def _number(environ: Mapping[str, str], name: str, usual: int) -> int:
    text = environ.get(name, "")
    return int(text) if text.isdecimal() and len(text) <= len(str(MOST_CELLS)) else usual
