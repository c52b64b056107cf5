"""A list to choose from: the ways that lead on from the title and from the end of a game."""

from collections.abc import Sequence

from maracaibo_tui.tui.screen.entries import entry
from maracaibo_tui.tui.screen.lines import Lines, beside, window


class Menu:
    """Rows with numbers and a cursor."""

    def __init__(self, rows: Sequence[str], *, numbered: int | None = None) -> None:
        """Offer these rows; the last of them may have keys of their own in place of numbers."""
        self.rows = list(rows)
        self.numbered = len(self.rows) if numbered is None else numbered
        self.at = 0

    def press(self, action: str) -> bool:
        """Move the cursor; tell whether the key was of use."""
        if not self.rows:
            return False
        if action in {"down", "next"}:
            self.at = (self.at + 1) % len(self.rows)
        elif action in {"up", "previous"}:
            self.at = (self.at - 1) % len(self.rows)
        elif action.startswith("pick") and 0 < int(action[4:]) <= self.numbered:
            self.at = int(action[4:]) - 1
        else:
            return False
        return True

    def draw(self, rows: int, cells: int = 0, *, lit: bool = True) -> Lines:
        """Draw the rows with their numbers, the one that Enter takes under the band while it is lit.

        Where there is no room for all of them one below the other, two columns of so many cells may have it.
        """
        drawn = [
            entry(number, text, self.band, chosen=lit and number == self.at) for number, text in enumerate(self.rows)
        ]
        half = self.least_rows
        if half <= rows < len(drawn) and cells:
            return beside(drawn[:half], drawn[half:], cells // 2)
        return window(drawn, rows, self.at)

    @property
    def band(self) -> int:
        """Count the cells that the band has on every row."""
        return max(map(len, self.rows), default=0) + 2

    @property
    def least_rows(self) -> int:
        """Count the rows of two columns."""
        return -(-len(self.rows) // 2)
