"""Signals end the game at once: every answer is on disk by then, and a polite end may never come on a stalled line."""

from __future__ import annotations

import contextlib
import os
import signal
import termios
import time
from collections.abc import Iterator
from types import FrameType

from .guard import KEYS, PICTURE

HUNG_UP = 128 + signal.SIGHUP
ENDING = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGQUIT)
TAKEN = (*ENDING, signal.SIGCONT, signal.SIGTSTP, signal.SIGWINCH)
# Ends a half-sent picture, mouse, paste, focus, size and keyboard modes; wraps lines, leaves the second screen.
RESET = (
    b"\x1b[?2026l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l\x1b[?2004l\x1b[?1004l\x1b[?2048l"
    b"\x1b[m\x1b[?7h\x1b[<u\x1b[?1049l\x1b[?25h"
)

PATIENCE = 0.5
"""Seconds for which a picture that is just being sent may still hold the terminal."""
_GLANCE = 0.005
_ended: list[int] = []
"""Not empty once the terminal is given back; a list, for a handler may come in the midst of anything."""


def install() -> None:
    """Answer hang-up and the requests to end by ending at once, also where they were ignored or blocked before."""
    before = _attributes()

    def leave(number: int, _frame: FrameType | None) -> None:
        if number != signal.SIGHUP:
            give_back(before, PATIENCE)
        # No exit hook runs: one of them might wait for a terminal that has stalled.
        os._exit(128 + number)

    for number in ENDING:
        signal.signal(number, leave)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, TAKEN)


@contextlib.contextmanager
def kept_from_threads() -> Iterator[None]:
    """Let no thread started meanwhile take a signal: Python acts on one only when its main thread is woken by it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, TAKEN)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hung_up() -> None:
    """End at once: there is nobody left to draw for."""
    os._exit(HUNG_UP)


def _attributes() -> list[int | list[bytes | int]] | None:
    try:
        return termios.tcgetattr(KEYS)
    except (termios.error, OSError):
        return None


def is_over() -> bool:
    """Tell whether nothing more may be drawn, for the terminal is being given back."""
    return bool(_ended)


def give_back(before: list[int | list[bytes | int]] | None, patience: float) -> None:
    """Leave the terminal as it was found; where it has stalled it is waited for no longer than said."""
    _ended.append(1)
    # In the background changing the terminal would stop the process instead of ending it.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.set_blocking(PICTURE, False)
        _reset(time.monotonic() + patience)
    with contextlib.suppress(OSError):
        # The shell writes through the same open terminal.
        os.set_blocking(PICTURE, True)
    if before is not None:
        with contextlib.suppress(termios.error, OSError):
            termios.tcsetattr(KEYS, termios.TCSANOW, before)
            termios.tcflush(KEYS, termios.TCIFLUSH)


def _reset(deadline: float) -> None:
    left = RESET
    while left and time.monotonic() < deadline:
        try:
            left = left[os.write(PICTURE, left) :]
        except BlockingIOError:
            # A picture is on its way: whoever sends it stops at the next piece.
            time.sleep(_GLANCE)
