"""Looking on from inside the program: every picture it sends is read with the eyes of the seat at the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from typing import Any

from maracaibo_tui.engine.match import Match
from maracaibo_tui.tui.screen.edge.driver import EdgeDriver
from maracaibo_tui.tui.screen.edge.outlet import passed
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.overlays.search import Search
from maracaibo_tui.tui.shell.receiver import Receiver
from tests.edge.canaries import Knowledge
from tests.edge.picture import Picture

ONLOOKER = 0


def look_on(knowledge: Knowledge, note: Callable[[str], None], cost: Callable[[str, float], object]) -> None:
    """Put the watch into the program: at every answer, at every key and at everything that is sent."""
    clock = _Clock(cost)

    def dealt(match: Match[Any], *_: object, **__: object) -> None:
        clock.stop()
        knowledge.look(match.state)
        clock.go_on()

    _after(Match, "__init__", dealt)
    _after(Match, "answer", dealt)
    press = Receiver.press

    @wraps(press)
    def pressed(receiver: Receiver, action: str, character: str) -> None:
        clock.start(action)
        press(receiver, action, character)

    setattr(Receiver, "press", pressed)  # noqa: B010 - a method is not to be assigned
    eyes = _Eyes(knowledge, note)

    def sent(driver: EdgeDriver, data: str) -> None:
        clock.stop()
        eyes.see(driver._app, passed(data))  # noqa: SLF001 - no other way to the screen
        clock.go_on()

    _after(EdgeDriver, "write", sent)


class _Clock:
    """Counts the processor time from a key to the last thing it sent, without that of looking on."""

    def __init__(self, cost: Callable[[str, float], object]) -> None:
        self._cost = cost
        self._action = ""
        self._began = self._last = -1.0
        self._stopped = 0.0

    def start(self, action: str) -> None:
        if self._action and self._last >= 0:
            self._cost(self._action, self._last)
        self._action = action
        self._began, self._last = time.thread_time(), -1.0

    def stop(self) -> None:
        self._stopped = time.thread_time()
        self._last = self._stopped - self._began

    def go_on(self) -> None:
        self._began += time.thread_time() - self._stopped


class _Eyes:
    """Sees what the terminal shows, and knows who looks at it."""

    def __init__(self, knowledge: Knowledge, note: Callable[[str], None]) -> None:
        self._knowledge, self._note = knowledge, note
        self._picture = Picture(0, 0)

    def see(self, app: Any, data: str) -> None:  # noqa: ANN401 - the application of the driver
        size = app.size
        if (size.width, size.height) != (self._picture.cells, self._picture.rows):
            self._picture = Picture(size.width, size.height)
        self._picture.feed(data.encode())
        tables = [screen for screen in app.screen_stack if isinstance(screen, MatchScreen)]
        # The search lists everything that is in the box.
        if any(isinstance(overlay, Search) for screen in tables for overlay in screen.desk.seen.overlays):
            return
        seat = ONLOOKER if not tables or tables[-1].desk.is_veiled else tables[-1].desk.referee.seat
        leaks = self._knowledge.leaks(self._picture.text(), seat)
        if leaks:
            self._note(f"secret: seat {seat} sees {sorted(leaks)}\n{self._picture.text()}")


def _after(owner: Any, name: str, then: Callable[..., object]) -> None:  # noqa: ANN401 - any class
    """Let something happen after every call of a method."""
    method = getattr(owner, name)

    @wraps(method)
    def called(self: Any, *args: Any, **named: Any) -> Any:  # noqa: ANN401 - as the method
        result = method(self, *args, **named)
        then(self, *args, **named)
        return result

    setattr(owner, name, called)
