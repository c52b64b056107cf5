"""The clock of a telling: automatic turns are told on the screen at the pace that somebody has chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from maracaibo_tui.library.settings import Pace

from .desk import Desk
from .telling import Scene, Telling

PACES: Sequence[Pace] = ("manual", "slow", "quick", "instant")
SECONDS: Mapping[str, float] = {"slow": 1.5, "quick": 0.4}
"""How long each step of an automatic turn stays on the screen at a pace that goes on by itself."""


class Clock(Protocol):
    """Something that rings once."""

    def stop(self) -> None:
        """Never ring."""


class Teller:
    """Tells turns at a desk, by itself or at a key."""

    def __init__(self, desk: Desk, wind: Callable[[float, Callable[[], None]], Clock]) -> None:
        """Have nothing to tell yet; `wind` sets a clock that does something after so many seconds."""
        self.desk, self._wind = desk, wind
        self._clock: Clock | None = None

    @property
    def goes_on_by_itself(self) -> bool:
        """Tell whether a clock runs."""
        return self._clock is not None

    def tell(self, scenes: Sequence[Scene]) -> None:
        """Tell a turn from its beginning, if there is anything to tell; it can be told again later."""
        if not scenes:
            return
        self.desk.seen.last_told = scenes
        if self.desk.settings.pace != "instant":
            self.desk.seen.telling = Telling(scenes)
            self._wait()

    def go_on(self) -> None:
        """Tell the next step."""
        telling = self.desk.seen.telling
        if telling is not None and not telling.next():
            self.hurry()
        else:
            self._wait()

    def hurry(self) -> None:
        """Go to the end of what is being told."""
        self.desk.seen.telling = None
        self.rest()
        self.desk.say_what_was_not_asked()

    def keep_pace(self) -> None:
        """Go on with what is being told at the pace chosen now."""
        if self.desk.settings.pace == "instant":
            self.hurry()
        else:
            self._wait()

    def rest(self) -> None:
        """Stop the clock."""
        if self._clock is not None:
            self._clock.stop()
            self._clock = None

    def _wait(self) -> None:
        """Go on by itself after a while, at a pace that asks for it."""
        self.rest()
        seconds = SECONDS.get(self.desk.settings.pace)
        if seconds and self.desk.seen.telling is not None:
            self._clock = self._wind(seconds, self.tick)

    def tick(self) -> None:
        """Tell the next step by itself; what cannot be seen is not told."""
        if self.desk.is_small:
            self._wait()
        else:
            self.go_on()
