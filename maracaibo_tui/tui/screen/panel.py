"""The one widget everything is drawn with: it holds lines, and repaints only the rows that changed."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from .lines import Line, blank, fitted
from .look import Look
from .palette import TABLE


class Panel(Widget):
    """Draws lines; whoever shows it new ones pays for the rows that differ."""

    DEFAULT_CSS = "Panel { width: 100%; height: 100%; }"

    def __init__(self, look: Look, *, id: str, ground: str = TABLE) -> None:  # noqa: A002 - Textual's own word
        """Hold no lines yet; what has no ground of its own lies on this one."""
        super().__init__(id=id)
        self._look, self._ground = look, ground
        self._lines: Sequence[Line] = []
        self._strips: dict[int, Strip] = {}

    def show(self, lines: Sequence[Line]) -> None:
        """Draw these lines from now on."""
        if lines is self._lines:
            return
        new, old = lines, self._lines
        self._lines = lines
        rows = max(len(old), len(new))
        pairs = enumerate(zip(blank(old, rows), blank(new, rows), strict=True))
        changed = [y for y, (before, after) in pairs if before != after]
        for y in changed:
            self._strips.pop(y, None)
        if changed:
            cells = self.size.width
            self.refresh(*[Region(0, y, cells, 1) for y in changed])

    def _size_updated(self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True) -> bool:  # noqa: ARG002, FBT001, FBT002 - Textual's shape
        """Take a new size (private in Textual): nothing scrolls here, so it needs no second layout."""
        return super()._size_updated(size, virtual_size, container_size, layout=False)

    def restyle(self, look: Look) -> None:
        """Draw the same lines in another look."""
        self._look = look
        self._strips.clear()
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give rows as they are: they have no frame and no filter of Textual's, which would shift the colours."""
        cells = self.size.width
        rows = [self._row(y, cells) for y in crop.line_range]
        return rows if crop.column_span == (0, cells) else [row.crop(*crop.column_span) for row in rows]

    def render_line(self, y: int) -> Strip:
        """Give one row."""
        return self._row(y, self.size.width)

    def _row(self, y: int, cells: int) -> Strip:
        """Give one row; while it stays as it is it is made once."""
        strip = self._strips.get(y)
        if strip is None or strip.cell_length != cells:
            look = self._look
            text = fitted(self._lines[y] if y < len(self._lines) else (), cells)
            strip = Strip(
                [Segment(look.glyphs(span.text), look.style(span.style, self._ground)) for span in text], cells
            )
            self._strips[y] = strip
        return strip
