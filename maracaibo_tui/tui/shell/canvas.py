"""A grid of cells to draw on: points, straight ways, texts; later drawings cover earlier ones."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter

from .lines import Lines, Span

Ground = Sequence[Sequence[str]]
"""The style beneath every cell, row by row."""


class Canvas:
    """Rows of characters with their styles."""

    def __init__(self, cells: int, rows: int, ground: Ground = ()) -> None:
        """Begin with an empty grid, or with what lies beneath."""
        self.cells, self.rows = cells, rows
        self._ground = ground or [[""] * cells] * rows
        self._grid = [[(" ", beneath) for beneath in row] for row in self._ground]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what lies outside is not drawn."""
        if 0 <= y < self.rows:
            row, beneath = self._grid[y], self._ground[y]
            for at, character in enumerate(text, x):
                if 0 <= at < self.cells:
                    row[at] = (character, f"{style} {beneath[at]}" if beneath[at] else style)

    def way(self, start: tuple[int, int], end: tuple[int, int], style: str, glyph: str = "") -> None:
        """Draw a straight way, dashed along its direction, or of one glyph; it turns where it changes its row."""
        cells = _straight(start, end)
        for (x, y), (next_x, next_y) in pairwise(cells):
            self.put(x, y, glyph or _dash(next_x - x, next_y - y), style)

    def is_free(self, x: int, y: int, cells: int) -> bool:
        """Tell whether nothing is drawn on these cells."""
        if not (0 <= y < self.rows and x >= 0 and x + cells <= self.cells):
            return False
        return all(character == " " for character, _style in self._grid[y][x : x + cells])

    def lines(self) -> Lines:
        """Give the grid as lines, neighbours of one style together."""
        return [_joined(tuple(row)) for row in self._grid]


def _straight(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Give the cells of a straight way, its ends included."""
    (x1, y1), (x2, y2) = start, end
    steps = max(abs(x2 - x1), abs(y2 - y1), 1)
    return [(x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps)) for step in range(steps + 1)]


def _dash(across: int, down: int) -> str:
    """Give the dash of a step."""
    if not down:
        return "╌"
    if not across:
        return "╎"
    return "╲" if across * down > 0 else "╱"


@lru_cache(maxsize=96)
def _joined(row: tuple[tuple[str, str], ...]) -> tuple[Span, ...]:
    # From one picture to the next hardly any row changes.
    pieces = groupby(row, key=itemgetter(1))
    return tuple([Span("".join([character for character, _ in cells]), style) for style, cells in pieces])
