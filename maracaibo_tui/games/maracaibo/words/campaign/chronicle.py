"""The chronicle: every side that was read, when, by whom, and the ways that were not chosen."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Entry

from .known import Known
from .sides import sides_read


def chronicle(course: Course) -> tuple[Entry, ...]:
    """Give every side that was read, in order."""
    return tuple(_entries(Known(course)))


def _entries(known: Known) -> Iterator[Entry]:
    for read, side in sides_read(known):
        story = known.card(read.beat.card)
        year = known.chapter_of(story.chapter).year
        others = [each.label for each in story.option if each.id != read.beat.option] if read.beat.option else []
        other = f"the other way: {', '.join(others)}" if others else ""
        yield Entry(str(year) if year else f"{story.chapter}", side, other, read.game)
