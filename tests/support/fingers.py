"""Fingers: a key that answers is let go before it is pressed again, as the program takes one that is not for held."""

from __future__ import annotations

import time

from maracaibo_tui.tui.shell.haste import HELD

ANSWERING = frozenset({"1", "2", "3", "4", "5", "6", "7", "8", "9", "e", "u", "\r", "Enter"})
"""Keys that answer, or take an answer back."""
SPARE = 0.02
"""Seconds for a terminal or a line to hand a key on."""


class Fingers:
    """Remembers which key was pressed last, and when."""

    def __init__(self) -> None:
        """Have pressed nothing yet."""
        self._last, self._at = "", 0.0

    def repeats(self, key: str) -> bool:
        """Tell whether a key might be taken for one that is held."""
        return key == self._last and key in ANSWERING

    def let_go(self, key: str) -> None:
        """Wait before a key until it cannot be taken for one that is held."""
        if self.repeats(key):
            time.sleep(max(0.0, self._at + HELD + SPARE - time.monotonic()))
        self._last, self._at = key, time.monotonic()

    def seen(self) -> None:
        """Note that the screen has answered: only by now has a busy program surely taken the last key."""
        self._at = time.monotonic()
