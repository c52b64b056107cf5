"""The last gate to the terminal: only cursor and colour sequences and the modes we use pass, and nothing hangs."""

from __future__ import annotations

import os
import re
import select
from collections.abc import Callable

# Cells: colour, cursor, blanks. Modes: second screen, cursor, wrapping, focus, paste, mouse, whole pictures, reports of
# the size. Keyboard: pushed and popped. One question: whether whole pictures are known.
_MODES = "7|25|1000|1003|1004|1006|1015|1016|1049|2004|2026|2048"
_ALLOWED = rf"\[(?:[0-9;]*[mHABCDGX]|\?(?:{_MODES})[hl]|>[0-9]+u|<u|\?2026\$p)"
# What a terminal reads as one string (titles, pointers, reports) goes as a whole: its inside would stand on the screen.
_STRINGS = r"\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?"
_FORBIDDEN = re.compile(
    rf"{_STRINGS}|\x1b(?!{_ALLOWED})|[\x00-\x1a\x1c-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e0fff]"
)


def passed(text: str) -> str:
    """Give a text without sequences and signs that are not ours."""
    return _FORBIDDEN.sub("", text)


class Outlet:
    """The file that Textual's thread writes to: pieces are gathered, and sent as UTF-8 whatever the locale says."""

    def __init__(self, handle: int, lost: Callable[[], None], is_over: Callable[[], bool]) -> None:
        """Write to this open file until it is over; call `lost` when nothing can be written any more."""
        self._handle, self._lost, self._is_over = handle, lost, is_over
        self._pieces: list[str] = []

    def write(self, text: str) -> None:
        """Keep a piece until the next flush."""
        self._pieces.append(text)

    def flush(self) -> None:
        """Send everything."""
        data = memoryview("".join(self._pieces).encode("utf-8", "replace"))
        self._pieces.clear()
        try:
            while data and not self._is_over():
                data = data[self._sent(data) :]
        except OSError:
            self._lost()

    def fileno(self) -> int:
        """Give the number of the open file."""
        return self._handle

    def _sent(self, data: memoryview) -> int:
        try:
            return os.write(self._handle, data)
        except BlockingIOError:
            # Another program on this terminal has made it non-blocking.
            select.select([], [self._handle], [])
            return 0
