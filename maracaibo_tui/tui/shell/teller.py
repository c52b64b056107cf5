"""The clock of a telling: automatic turns are told on the screen at the pace that somebody has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.timer import Timer

from .habits import SECONDS
from .telling import Scene, Telling

if TYPE_CHECKING:
    from .match_screen import MatchScreen


class Teller:
    """Tells turns on a match screen, by itself or at a key."""

    def __init__(self, screen: MatchScreen) -> None:
        """Have nothing to tell yet."""
        self.screen = screen
        self._timer: Timer | None = None

    @property
    def goes_on_by_itself(self) -> bool:
        """Tell whether a clock runs."""
        return self._timer is not None

    def tell(self, scenes: Sequence[Scene]) -> None:
        """Tell a turn from its beginning, if there is anything to tell; it can be told again later."""
        if not scenes:
            return
        self.screen.seen.last_told = scenes
        if self.screen.habits.pace != "instant":
            self.screen.seen.telling = Telling(scenes)
            self._wait()

    def go_on(self) -> None:
        """Tell the next step."""
        telling = self.screen.seen.telling
        if telling is not None and not telling.next():
            self.hurry()
        else:
            self._wait()

    def hurry(self) -> None:
        """Go to the end of what is being told."""
        self.screen.seen.telling = None
        self.rest()
        self.screen.say_what_was_not_asked()

    def keep_pace(self) -> None:
        """Go on with what is being told at the pace chosen now."""
        if self.screen.habits.pace == "instant":
            self.hurry()
        else:
            self._wait()

    def rest(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _wait(self) -> None:
        """Go on by itself after a while, at a pace that asks for it."""
        self.rest()
        seconds = SECONDS.get(self.screen.habits.pace)
        if seconds and self.screen.seen.telling is not None:
            self._timer = self.screen.set_timer(seconds, self.tick)

    def tick(self) -> None:
        """Tell the next step by itself; what cannot be seen is not told."""
        if self.screen.is_small(self.screen.size):
            self._wait()
            return
        with self.screen.drawing():
            self.go_on()
