"""Tests of the screen wait until everything that can follow has followed: neither for the clock nor for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

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
    patch.setattr("textual.app.wait_for_idle", _until_idle)
    patch.setattr("textual.pilot.wait_for_idle", _until_idle)
    patch.setattr("textual.screen.UPDATE_PERIOD", 0.001)
    patch.setattr("maracaibo_tui.tui.shell.haste.HELD", 0.0005)
    patch.setattr("os.fsync", lambda _handle: None)


async def until(met: Callable[[], bool], step: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again until something holds."""
    for _ in range(_MOST):
        if met():
            return
        await step()
    raise AssertionError("what was waited for never came about")


async def _until_idle(_least: float = 0.0) -> None:
    """Wait until no task can run and no timer is due soon; Textual's own way waits at least 20 ms for every key."""
    loop: Any = asyncio.get_running_loop()
    end, ticks = loop.time() + PATIENCE, 0
    while loop.time() < end:
        await asyncio.sleep(0)
        if loop._ready:  # noqa: SLF001 - nobody else knows what is left to do
            continue
        timers = [each.when() for each in loop._scheduled if not each.cancelled()]  # noqa: SLF001 - likewise
        wait = min(timers, default=inf) - loop.time()
        if wait > SOON or ticks == _TICKS:
            return
        ticks += 1
        await asyncio.sleep(max(0.0, wait))
