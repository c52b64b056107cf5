"""A text longer than its frame, and where in it one is."""

from collections.abc import Mapping

from maracaibo_tui.tui.screen.lines import Lines, line


class Reading:
    """Remembers the first row that is shown; what is drawn never goes past the last page."""

    def __init__(self) -> None:
        """Begin at the top."""
        self.top = 0
        self._rows, self._last, self._heads = 1, 0, 0
        self._drawn: tuple[Lines, tuple[int, int, int], Lines] = ([], (0, 0, 0), [])

    def draw(self, lines: Lines, rows: int, heads: int = 0) -> Lines:
        """Give the rows that are shown; so many at the head are always among them."""
        self._rows, self._last, self._heads = rows - heads, max(0, len(lines) - rows), heads
        where = (self._shown, rows, heads)
        if self._drawn[0] is not lines or self._drawn[1] != where:
            self._drawn = (lines, where, self._cut(lines, *where))
        return self._drawn[2]

    def _cut(self, lines: Lines, top: int, rows: int, heads: int) -> Lines:
        shown = [*lines[:heads], *lines[top + heads : top + rows]]
        if shown and top < self._last:
            shown[-1] = line((f"{self._last - top + 1} more below", "faint"))
        return shown

    @property
    def is_long(self) -> bool:
        """Tell whether there was more to draw than room for it."""
        return self._last > 0

    @property
    def keys(self) -> Mapping[str, str]:
        """Say which keys are of use: none where all is shown."""
        return {"page_down": "next page", "up": "up", "down": "down"} if self.is_long else {}

    @property
    def _shown(self) -> int:
        """The first row on the screen: in a large frame an earlier one than remembered."""
        return max(0, min(self.top, self._last))

    def shows(self, row: int) -> bool:
        """Tell whether a row of the text is among those shown."""
        first = self._shown + self._heads
        return row < self._heads or first <= row < first + self._rows - (self._shown < self._last)

    def show(self, row: int) -> None:
        """Scroll so that a row of the text drawn next is among those shown."""
        if not self.shows(row):
            self.top = max(0, row - self._heads - self._rows // 3)

    def press(self, action: str) -> bool:
        """Scroll; tell whether the key was of use."""
        page = self._rows - 1
        steps = {"up": -1, "down": 1, "page_up": -page, "previous_part": -page, "page_down": page, "next_part": page}
        if action not in steps:
            return False
        self.top = max(0, min(self._shown + steps[action], self._last))
        return True
