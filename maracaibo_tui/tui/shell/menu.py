"""A list to choose from: the ways that lead on from the title and from the end of a game."""

from collections.abc import Sequence

from .lines import Lines, numbered, window


class Menu:
    """Rows with numbers and a cursor."""

    def __init__(self, rows: Sequence[str]) -> None:
        """Offer these rows."""
        self.rows = list(rows)
        self.at = 0

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
        drawn = [numbered(number, text, chosen=number == self.at) for number, text in enumerate(self.rows)]
        return window(drawn, rows, self.at)
