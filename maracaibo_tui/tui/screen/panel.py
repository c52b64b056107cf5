"""The one widget everything is drawn with: it holds lines, and knows which of its rows changed."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from .lines import Line, fitted
from .look import Look
from .palette import TABLE
from .runs import Cell


class Panel(Widget):
    """Draws lines; whoever shows it new ones pays for the rows that differ."""

    DEFAULT_CSS = "Panel { width: 100%; height: 100%; }"

    def __init__(self, look: Look, *, id: str, ground: str = TABLE) -> None:  # noqa: A002 - Textual's own word
        """Hold no lines yet; what has no ground of its own lies on this one."""
        super().__init__(id=id)
        self._look, self._ground = look, ground
        self._lines: Sequence[Line] = []
        self._cells: dict[int, list[Cell]] = {}
        self._stale: set[int] = set()

    def show(self, lines: Sequence[Line]) -> None:
        """Draw these lines from the next picture on."""
        if lines is self._lines:
            return
        old, self._lines = self._lines, lines
        rows = min(len(old), len(lines))
        changed = [y for y in range(rows) if old[y] is not lines[y] and old[y] != lines[y]]
        changed += range(rows, max(len(old), len(lines)))
        for y in changed:
            self._cells.pop(y, None)
        self._stale.update(changed)

    def stale(self) -> Region | None:
        """Give the rows that the next picture shall show anew, and take them for shown."""
        if not self._stale:
            return None
        first, last = min(self._stale), max(self._stale)
        self._stale.clear()
        return Region(0, first, self.size.width, last + 1 - first)

    def _size_updated(self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True) -> bool:  # noqa: ARG002, FBT001, FBT002 - Textual's shape
        """Take a new size (private in Textual): nothing scrolls here, so it needs no second layout."""
        return super()._size_updated(size, virtual_size, container_size, layout=False)

    def restyle(self, look: Look) -> None:
        """Draw the same lines in another look."""
        self._look = look
        self._cells.clear()
        self.refresh()

    def cells(self, y: int, width: int) -> Sequence[Cell]:
        """Give one row as so many cells; while it stays as it is they are set once."""
        row = self._cells.get(y)
        if row is None or len(row) != width:
            row = self._set(self._lines[y] if y < len(self._lines) else ())
            if len(row) > width:
                row = self._set(self._fitted(y, width))
            row += [self._look.case("", self._ground)[" "]] * (width - len(row))
            self._cells[y] = row
        return row

    def _set(self, text: Line) -> list[Cell]:
        row: list[Cell] = []
        case, ground = self._look.case, self._ground
        for part, style in text:
            row += case(style, ground).set(part)
        return row

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give rows as they are: they have no frame and no filter of Textual's, which would shift the colours."""
        return [self.render_line(y).crop(*crop.column_span) for y in crop.line_range]

    def render_line(self, y: int) -> Strip:
        """Give one row."""
        look, ground, width = self._look, self._ground, self.size.width
        segments = [Segment(look.glyphs(text), look.style(style, ground)) for text, style in self._fitted(y, width)]
        return Strip(segments, width)

    def _fitted(self, y: int, width: int) -> Line:
        return fitted(self._lines[y] if y < len(self._lines) else (), width)
