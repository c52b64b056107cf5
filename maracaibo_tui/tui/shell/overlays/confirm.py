"""Asking whether something is meant before it is done."""

from collections.abc import Callable

from maracaibo_tui.tui.screen.entries import entry
from maracaibo_tui.tui.screen.lines import Lines, wrapped


class Confirm:
    """A question with two answers; what is not confirmed is not done."""

    name = "confirm"
    is_fitted = True

    def __init__(self, heading: str, text: str, yes: str, do: Callable[[], None]) -> None:
        """Ask this, and do that if the answer is yes."""
        self.heading = heading
        self.is_done = False
        self.at = 1
        self._text, self._answers, self._do = text, (yes, "No, stay here"), do
        self.keys = {"accept": "answer", "up": "other answer", "back": "no"}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the question and its answers."""
        del rows
        answers = [
            entry(number, text, max(map(len, self._answers)) + 2, chosen=number == self.at)
            for number, text in enumerate(self._answers)
        ]
        return [*wrapped(self._text, cells), (), *answers]

    def press(self, action: str, character: str) -> bool:
        """Move between the answers, or give one."""
        del character
        if action in {"up", "down", "left", "right", "next", "previous"}:
            self.at = 1 - self.at
        elif action in {"pick1", "pick2"}:
            self._answer(int(action[-1]) - 1)
        elif action == "accept":
            self._answer(self.at)
        else:
            return False
        return True

    def _answer(self, at: int) -> None:
        self.is_done = True
        if at == 0:
            self._do()
