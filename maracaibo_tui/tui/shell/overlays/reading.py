"""A text longer than its frame, and where in it one is."""

from maracaibo_tui.tui.shell.lines import Lines, line


class Reading:
    """Remembers the first row that is shown; it never goes past the last page."""

    def __init__(self) -> None:
        """Begin at the top."""
        self.top = 0
        self._rows, self._length = 1, 0

    def draw(self, lines: Lines, rows: int) -> Lines:
        """Give the rows that are shown."""
        self._rows, self._length = rows, len(lines)
        self.top = max(0, min(self.top, self._length - rows))
        shown = lines[self.top : self.top + rows]
        if self.top + rows < self._length:
            shown[-1] = line(("↓ more", "key"))
        return shown

    def show(self, row: int) -> None:
        """Scroll so that a row of the text drawn next is among those shown."""
        if row < self.top or row >= self.top + self._rows:
            self.top = max(0, row - self._rows // 3)

    def press(self, action: str) -> bool:
        """Scroll; tell whether the key was of use."""
        steps = {"up": -1, "down": 1, "previous_part": 1 - self._rows, "next_part": self._rows - 1}
        if action not in steps:
            return False
        self.top += steps[action]
        return True
