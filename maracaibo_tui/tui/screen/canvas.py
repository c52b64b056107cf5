"""A grid of cells to draw on: points, straight ways, texts; later drawings cover earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise

from .lines import Line, Lines, Span

Ground = Sequence[Sequence[str]]
"""The style beneath every cell, row by row."""


class Canvas:
    """Rows of characters with their styles."""

    def __init__(self, cells: int, rows: int, ground: Ground = ()) -> None:
        """Begin with an empty grid, or with what lies beneath."""
        self.cells, self.rows = cells, rows
        self._ground = ground or [[""] * cells] * rows
        self._characters = [[" "] * cells for _ in range(rows)]
        self._styles = [list(row) for row in self._ground]

    def copy(self) -> Canvas:
        """Give another canvas with the same cells, to be drawn on."""
        other = Canvas(self.cells, self.rows, self._ground)
        other._characters = [list(row) for row in self._characters]
        other._styles = [list(row) for row in self._styles]
        return other

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what lies outside is not drawn."""
        seen, start = text[max(0, -x) : max(0, self.cells - x)], max(0, x)
        if not (seen and 0 <= y < self.rows):
            return
        cells = slice(start, start + len(seen))
        self._characters[y][cells] = seen
        # What is written in one go stands on one ground: a word is not parted by a coast.
        self._styles[y][cells] = [_over(style, self._ground[y][start])] * len(seen)

    def way(self, start: tuple[int, int], end: tuple[int, int], style: str, glyph: str = "") -> None:
        """Draw a straight way, dashed along its direction, or of one glyph; it turns where it changes its row."""
        cells = straight(start, end)
        for (x, y), (next_x, next_y) in pairwise(cells):
            self.put(x, y, glyph or _dash(next_x - x, next_y - y), style)

    def is_free(self, x: int, y: int, cells: int, but: str = " ") -> bool:
        """Tell whether nothing is drawn on these cells but certain characters."""
        if not (0 <= y < self.rows and x >= 0 and x + cells <= self.cells):
            return False
        return all(character in but for character in self._characters[y][x : x + cells])

    def lines(self) -> Lines:
        """Give the grid as lines, neighbours of one style together."""
        rows = zip(self._characters, self._styles, strict=True)
        return [_joined("".join(characters), tuple(styles)) for characters, styles in rows]


@cache
def _over(style: str, beneath: str) -> str:
    # Kept once, however many cells are of this style.
    return f"{style} {beneath}" if beneath else style


def straight(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
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


@lru_cache(maxsize=48)
def _joined(characters: str, styles: tuple[str, ...]) -> Line:
    # From one picture to the next hardly any row changes.
    spans, start = [], 0
    for style, cells in groupby(styles):
        end = start + len([*cells])
        spans.append(Span(characters[start:end], style))
        start = end
    return tuple(spans)
