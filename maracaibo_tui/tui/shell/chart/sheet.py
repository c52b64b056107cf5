"""A chart row by row: what never changes is kept for a size, and only rows with other words are put together again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.canvas import joined
from maracaibo_tui.tui.screen.lines import Line, Lines

from .coast import Coast

MOST_KEPT = 512


class Put(NamedTuple):
    """Something written on a row; without a ground of its own it lies on what is beneath."""

    x: int
    text: str
    style: str


class Sheet:
    """A coast with what always stands on it."""

    def __init__(self, coast: Coast, always: Mapping[int, Iterable[Put]]) -> None:
        """Lay what always stands there onto the coast."""
        self._written = coast.written
        self._rows: list[tuple[list[str], list[str]]] = []
        for y, signs in enumerate(coast.signs):
            row = (list(signs), list(coast.styles[y]))
            self._write(y, row, always.get(y, ()))
            self._rows.append(row)
        self._kept: dict[tuple[int, tuple[Put, ...]], Line] = {}

    def lines(self, puts: Mapping[int, Sequence[Put]]) -> Lines:
        """Draw it with what stands on its rows now, later words over earlier ones."""
        return [self._line(y, tuple(puts.get(y, ()))) for y in range(len(self._rows))]

    def _line(self, y: int, puts: tuple[Put, ...]) -> Line:
        kept = self._kept.get((y, puts))
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            signs, styles = self._rows[y]
            row = (list(signs), list(styles))
            self._write(y, row, puts)
            kept = self._kept[y, puts] = joined("".join(row[0]), tuple(row[1]))
        return kept

    def _write(self, y: int, row: tuple[list[str], list[str]], puts: Iterable[Put]) -> None:
        signs, styles = row
        cells = len(signs)
        for x, text, style in puts:
            seen, start = text[max(0, -x) : max(0, cells - x)], max(0, x)
            there = slice(start, start + len(seen))
            signs[there] = seen
            if " on " in style:
                styles[there] = [style] * len(seen)
            else:
                styles[there] = [f"{style} on {ground}" for ground in self._written[y][there]]
