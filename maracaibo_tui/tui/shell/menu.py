"""A list to choose from, used by every page with choices."""

from collections.abc import Sequence

from .lines import Lines, line, window


class Menu:
    """Rows with a cursor; letters typed after `f` narrow it down."""

    def __init__(self, rows: Sequence[str], at: int = 0) -> None:
        """Offer these rows."""
        self.rows = list(rows)
        self.at = min(at, max(0, len(rows) - 1))

    def press(self, action: str) -> bool:
        """Move the cursor; tell whether the key was of use."""
        if not self.rows:
            return False
        if action in {"down", "next"}:
            self.at = (self.at + 1) % len(self.rows)
        elif action in {"up", "previous"}:
            self.at = (self.at - 1) % len(self.rows)
        elif action.startswith("pick") and int(action[4:]) <= len(self.rows):
            self.at = int(action[4:]) - 1
        else:
            return False
        return True

    def draw(self, rows: int) -> Lines:
        """Draw the rows with their numbers, the one at the cursor marked by more than colour."""
        drawn = [
            line(
                (" ► " if number == self.at else "   ", "key"),
                (f"{number + 1} {text}", "cursor" if number == self.at else ""),
            )
            for number, text in enumerate(self.rows)
        ]
        return window(drawn, rows, self.at)
