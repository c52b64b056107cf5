"""Keys pressed in haste: none of them answers a question that could not be seen when it was pressed."""

from __future__ import annotations

from math import inf
from time import monotonic

REPEATED = 0.045
"""Seconds between two presses of a key that is held, on most keyboards."""
HELD = 0.1
"""Seconds between two presses of a key that is held, on a slow keyboard; a finger that taps is rarely as quick."""
SURPRISE = 0.25
"""Seconds in which nobody notices that a story has come to its end and that Enter would answer now."""


class Haste:
    """Remembers when the present question was first drawn, and which key was pressed last."""

    def __init__(self) -> None:
        """Begin with nothing seen and nothing pressed."""
        self._question: tuple[int, bool] = (-1, False)
        self._drawn_at = self._hidden_until = 0.0
        self._pressed: tuple[str, float] = ("", 0.0)
        self._since = inf
        """Seconds since the last key was pressed before, with no other between."""

    def seen(self, number: int, *, is_asked: bool) -> None:
        """Note that a question is drawn, or what hides it: a veil, a story that is told, something on top."""
        if self._question != (number, is_asked):
            if self._question == (number, False) and self._pressed[0] == "accept":
                self._hidden_until = monotonic()
            self._question = (number, is_asked)
            self._drawn_at = monotonic()

    def press(self, action: str, at: float) -> None:
        """Note a key."""
        before, self._pressed = self._pressed, (action, at)
        self._since = at - before[1] if action and before[0] == action else inf

    @property
    def is_repeated(self) -> bool:
        """Tell whether the last key repeats too fast to be drawn each time."""
        return self._since < REPEATED

    @property
    def is_held(self) -> bool:
        """Tell whether the last key was not let go since it was pressed before."""
        return self._since < HELD

    def is_too_early(self) -> bool:
        """Tell whether the last key would answer a question that whoever pressed it cannot have meant."""
        action, at = self._pressed
        if action not in {"accept", "end"} and not action.startswith("pick"):
            return False
        is_surprised = action == "accept" and at < self._hidden_until + SURPRISE
        return self.is_held or is_surprised or at < self._drawn_at
