"""The cursors of the parts: arrows move them among what can be read, and read long parts on."""

from __future__ import annotations

from .desk import Desk
from .kit import LOG
from .pictures import row_at_cursor


def go(desk: Desk, part: str, length: int, step: int) -> None:
    """Move the cursor of a part; a long one is read on where the cursor cannot go, or is out of sight."""
    seen = desk.seen
    before = seen.cursors.get(part, length - 1 if part == LOG else -1)
    after = max(0, min(length - 1, before + step))
    reading = seen.readings.get(part)
    is_ahead = step < 0 and reading is not None and reading.top > 0 and not reading.shows(row_at_cursor(desk, part))
    if reading is not None and (after == before or is_ahead):
        reading.press("down" if step > 0 else "up")
        return
    seen.cursors[part] = after
    if reading is not None:
        reading.show(row_at_cursor(desk, part))
