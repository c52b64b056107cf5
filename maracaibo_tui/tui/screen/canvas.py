"""A grid of cells to draw on; later drawings cover earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from .lines import Line, Lines, Span


class Canvas:
    """Rows of characters with their styles."""

    def __init__(self, cells: int, rows: int) -> None:
        """Begin with an empty grid."""
        self.cells, self.rows = cells, rows
        self._characters = [[" "] * cells for _ in range(rows)]
        self._styles = [[""] * cells for _ in range(rows)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what lies outside is not drawn."""
        seen, start = text[max(0, -x) : max(0, self.cells - x)], max(0, x)
        if seen and 0 <= y < self.rows:
            cells = slice(start, start + len(seen))
            self._characters[y][cells] = seen
            self._styles[y][cells] = [style] * len(seen)

    def lines(self) -> Lines:
        """Give the grid as lines, neighbours of one style together."""
        rows = zip(self._characters, self._styles, strict=True)
        return [joined("".join(characters), tuple(styles)) for characters, styles in rows]


@lru_cache(maxsize=48)
def joined(characters: str, styles: Sequence[str]) -> Line:
    """Put the cells of a row together, neighbours of one style in one span."""
    # From one picture to the next hardly any row changes.
    spans, start = [], 0
    for style, cells in groupby(styles):
        end = start + len([*cells])
        spans.append(Span(characters[start:end], style))
        start = end
    return tuple(spans)
