"""A text longer than its frame, and where in it one is."""

from maracaibo_tui.tui.shell.lines import Lines, line


class Reading:
    """Remembers the first row that is shown; what is drawn never goes past the last page."""

    def __init__(self) -> None:
        """Begin at the top."""
        self.top = 0
        self._rows, self._last = 1, 0

    def draw(self, lines: Lines, rows: int) -> Lines:
        """Give the rows that are shown."""
        self._rows, self._last = rows, max(0, len(lines) - rows)
        top = self._shown
        shown = lines[top : top + rows]
        if shown and top < self._last:
            shown[-1] = line(("Down", "key"), (" more", "faint"))
        return shown

    @property
    def is_long(self) -> bool:
        """Tell whether there was more to draw than room for it."""
        return self._last > 0

    @property
    def _shown(self) -> int:
        """The first row on the screen: in a large frame an earlier one than remembered."""
        return max(0, min(self.top, self._last))

    def show(self, row: int) -> None:
        """Scroll so that a row of the text drawn next is among those shown."""
        if row < self._shown or row >= self._shown + self._rows - 1:
            self.top = max(0, row - self._rows // 3)

    def press(self, action: str) -> bool:
        """Scroll; tell whether the key was of use."""
        steps = {"up": -1, "down": 1, "previous_part": 1 - self._rows, "next_part": self._rows - 1}
        if action not in steps:
            return False
        self.top = max(0, min(self._shown + steps[action], self._last))
        return True
