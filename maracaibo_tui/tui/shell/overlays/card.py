"""The page of a card, a place or another thing, in full sentences."""

from collections.abc import Callable

from maracaibo_tui.tui.shell.lines import Lines

from .reading import Reading


class Card:
    """A page that is read; `?` goes on to the rules of the thing."""

    name = "accept"

    def __init__(self, heading: str, page: Callable[[int], Lines], rules: Callable[[], None]) -> None:
        """Draw this page, and open its rules with that."""
        self.heading = heading
        self._page, self._rules = page, rules
        self._reading = Reading()
        self.is_done = False
        self.keys = {"down": "read on", "rule": "its rules", "back": "close"}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what fits."""
        return self._reading.draw(self._page(cells), rows)

    def press(self, action: str, character: str) -> bool:
        """Scroll, or open the rules."""
        del character
        if action == "rule":
            self._rules()
            return True
        return self._reading.press(action)
