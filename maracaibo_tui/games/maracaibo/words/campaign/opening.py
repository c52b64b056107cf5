"""What is said of a campaign before its first page, and its chapters."""

from __future__ import annotations

from maracaibo_tui.engine.campaign_pages import Chapter, Course
from maracaibo_tui.games.maracaibo.box.printed import Printed

from .known import Known

_NOTICE = (
    "This is an adventure in a place and time in which most lives were ruled by others' profit. We invented the people "
    "and their words, not that."
)


def opening(course: Course) -> tuple[str, ...]:
    """Say what the campaign is about, and what it is not; one begun at a chapter is told what happened before."""
    known = Known(course)
    return (_NOTICE,) if known.door is not None else (_NOTICE, known.tale.head.premise)


def chapters(printed: Printed) -> tuple[Chapter, ...]:
    """List the chapters."""
    tale = printed.box.tale
    told = () if tale is None else tale.chapters
    return tuple([Chapter(each.number, each.title, str(each.year) if each.year else "") for each in told])


def began(course: Course, chapter: int) -> int:
    """Give the number of the game in which the first card of a chapter was laid out; 0 where none was."""
    known = Known(course)
    card = next((each.first for each in known.tale.chapters if each.number == chapter), "")
    fronts = [each.game for each in known.read if each.beat.card == card and each.beat.side == "front"]
    return fronts[0] if fronts else 0
