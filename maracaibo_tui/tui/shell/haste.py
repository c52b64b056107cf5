"""Keys pressed in haste: none of them answers a question that could not be seen when it was pressed."""

from __future__ import annotations

from time import monotonic

HELD = 0.045
"""Seconds between two presses of a key that is held; no finger is as quick."""
SURPRISE = 0.25
"""Seconds in which nobody notices that a story has come to its end and that Enter would answer now."""


class Haste:
    """Remembers when the present question was first drawn, and which key was pressed last."""

    def __init__(self) -> None:
        """Begin with nothing seen and nothing pressed."""
        self._question: tuple[int, bool] = (-1, False)
        self._drawn_at = self._told_until = 0.0
        self._pressed: tuple[str, float] = ("", 0.0)

    def seen(self, number: int, *, is_told: bool) -> None:
        """Note that a question, or what is told before it, is drawn."""
        if self._question != (number, is_told):
            if self._question == (number, True) and self._pressed[0] == "accept":
                self._told_until = monotonic()
            self._question = (number, is_told)
            self._drawn_at = monotonic()

    def is_repeated(self, action: str, at: float) -> bool:
        """Note a key; tell whether it repeats as fast as one that is held."""
        before, self._pressed = self._pressed, (action, at)
        return bool(action) and before[0] == action and at - before[1] < HELD

    def is_too_early(self, action: str, at: float) -> bool:
        """Tell whether a key would answer a question that whoever pressed it cannot have meant."""
        if action not in {"accept", "end"} and not action.startswith("pick"):
            return False
        is_surprised = action == "accept" and at < self._told_until + SURPRISE
        return is_surprised or at < self._drawn_at
