"""Keys pressed in haste: none of them answers a question that could not be seen when it was pressed.

Enter goes on with what is told, and takes an option when it is told: whoever presses it once too often, however slowly,
takes nothing by that.
"""

from __future__ import annotations

from math import inf
from time import monotonic

REPEATED = 0.045
"""Seconds between two presses of a key that is held, on most keyboards."""
HELD = 0.1
"""Seconds between two presses of a key that is held, on a slow keyboard; a finger that taps is rarely as quick."""
SURPRISE = 0.25
"""Seconds in which nobody notices that a story has come to its end and that Enter would answer now."""
UNNOTICED = 1.5
"""Seconds in which that is so where the story has ended by itself while somebody was reading it."""
PAUSE = 0.6
"""Seconds that somebody waits at least who presses Enter anew, and does not go on and on with it."""


class Haste:
    """Remembers when the present question was first drawn, and which key was pressed last."""

    def __init__(self) -> None:
        """Begin with nothing seen and nothing pressed."""
        self._question: tuple[int, bool] = (-1, False)
        self._drawn_at = self._hidden_until = 0.0
        self._pressed: tuple[str, float] = ("", 0.0)
        self._since = inf
        """Seconds since the last key was pressed before, with no other between."""
        self._is_told = self._follows_a_story = False
        self._went_on = False
        """Whether the story was gone through by Enter."""
        self._warned = False
        self._since_seen: str | None = None
        """The key that was pressed since the last picture, if one was."""

    def seen(self, number: int, *, is_asked: bool, is_told: bool = False) -> None:
        """Note that a question is drawn, or what hides it: a veil, a story that is told, something on top."""
        if is_told and not self._is_told:
            self._follows_a_story, self._went_on, self._warned = True, False, False
        elif not is_told and (
            number != self._question[0] or (self._is_told and self._since_seen not in {"accept", None})
        ):
            # Another question, or somebody has gone to the end of a story by another key than goes on with it.
            self._follows_a_story = False
        self._is_told, self._since_seen = is_told, None
        if self._question != (number, is_asked):
            if self._question == (number, False) and self._pressed[0] == "accept":
                self._hidden_until = monotonic()
            self._question = (number, is_asked)
            self._drawn_at = monotonic()

    def press(self, action: str, at: float) -> None:
        """Note a key."""
        before, self._pressed, self._since_seen = self._pressed, (action, at), action
        self._since = at - before[1] if action and before[0] == action else inf
        if self._is_told:
            self._went_on = action == "accept"
        elif action != "accept":
            # Whoever does something else has seen that a question is there.
            self._follows_a_story, self._hidden_until = False, 0.0

    @property
    def is_repeated(self) -> bool:
        """Tell whether the last key repeats too fast to be drawn each time."""
        return self._since < REPEATED

    @property
    def is_held(self) -> bool:
        """Tell whether the last key was not let go since it was pressed before."""
        return self._since < HELD

    def is_down(self, now: float) -> bool:
        """Tell whether a key is held now, or was a moment ago."""
        return now - self._pressed[1] < HELD

    @property
    def warns(self) -> bool:
        """Tell whether Enter was dropped because it went on with a story: it takes something when pressed anew."""
        return self._warned and self._follows_a_story

    def is_too_early(self) -> bool:
        """Tell whether the last key would answer a question that whoever pressed it cannot have meant."""
        action, at = self._pressed
        if action not in {"accept", "end"} and not action.startswith("pick"):
            return False
        is_surprised = action == "accept" and (at < self._hidden_until + SURPRISE or self._goes_on_with_a_story(at))
        return self.is_held or is_surprised or at < self._drawn_at

    def _goes_on_with_a_story(self, at: float) -> bool:
        """Tell whether Enter is still meant for what was told: once in any case, and as long as it comes in a row."""
        if not self._follows_a_story:
            return False
        if not self._went_on:
            return at < self._drawn_at + UNNOTICED
        was_warned, self._warned = self._warned, True
        return not was_warned or self._since < PAUSE
