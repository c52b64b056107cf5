"""Tests of the screen wait until everything that can follow has followed: neither for the clock nor for the disk."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from weakref import WeakKeyDictionary

import pytest

PATIENCE = 1.0
SOON = 0.02
"""Seconds ahead up to which a timer belongs to what was done; later ones are clocks of the game."""
_TICKS = 50
"""So often is a timer waited for; one that never ends, as in an application that is closing, is no reason to wait."""
_MOST = 200


def quickly(patch: pytest.MonkeyPatch) -> None:
    """Let pilots go on as soon as nothing is left to do, pictures be drawn at once, and games be written unsecured.

    Keys that come so fast are still single ones, not those of a key that is held.
    """
    patch.setattr("asyncio.events.new_event_loop", _watched_loop)
    patch.setattr("textual.app.wait_for_idle", _until_idle)
    patch.setattr("textual.pilot.wait_for_idle", _until_idle)
    patch.setattr("textual.screen.UPDATE_PERIOD", 0.001)
    patch.setattr("maracaibo_tui.tui.shell.haste.REPEATED", 0.0005)
    patch.setattr("maracaibo_tui.tui.shell.haste.HELD", 0.0005)
    patch.setattr("os.fsync", lambda _handle: None)


async def until(met: Callable[[], bool], step: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again until something holds."""
    for _ in range(_MOST):
        if met():
            return
        await step()
    raise AssertionError("what was waited for never came about")


class _Watched(selectors.DefaultSelector):
    """Where a loop waits for news; how long it would wait tells when its next timer is due."""

    def __init__(self) -> None:
        super().__init__()
        self.idle: asyncio.Future[None] | None = None
        self.ticks = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.idle is None or timeout == 0:
            return super().select(timeout)
        if timeout is not None and timeout <= SOON and self.ticks < _TICKS:
            self.ticks += 1
            return super().select(timeout)
        news = super().select(0)
        if not news:
            self.idle.set_result(None)
            self.idle = None
        return news


_SELECTORS: WeakKeyDictionary[asyncio.AbstractEventLoop, _Watched] = WeakKeyDictionary()


def _watched_loop() -> asyncio.AbstractEventLoop:
    selector = _Watched()
    loop = asyncio.SelectorEventLoop(selector)
    _SELECTORS[loop] = selector
    return loop


async def _until_idle(_least: float = 0.0) -> None:
    """Wait until no task can run and no timer is due soon; Textual's own way waits at least 20 ms for every key."""
    loop = asyncio.get_running_loop()
    selector = _SELECTORS[loop]
    selector.idle, selector.ticks = loop.create_future(), 0
    try:
        async with asyncio.timeout(PATIENCE):
            await selector.idle
    except TimeoutError:
        selector.idle = None
