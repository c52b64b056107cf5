"""Campaigns in lines: what happened before, sides that are read, votes, what a game has left, and how it all ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maracaibo_tui.engine.campaign_pages import Epilogue, Section
from maracaibo_tui.engine.question import Question
from maracaibo_tui.play.campaigns import course_at, offered_by
from maracaibo_tui.play.sitting import Sitting

from .words import Plain, aloud


def before(table: Plain, sitting: Sitting) -> Iterator[str]:
    """Say what happened before, and what was read at set-up; nothing of a game that stands alone."""
    course = course_at(sitting)
    if course is None:
        return
    pages, is_new = offered_by(sitting.title).pages, not sitting.session.match.journal
    if is_new and course.number == 1:
        for text in pages.opening(course):
            yield from ("", *table.told(text, further=""))
    yield from sections(table, pages.previously(course))
    if is_new:
        for each in table.kit.read(table.referee.view, table.referee.names):
            yield from aloud(table, each)


def ballot(table: Plain, question: Question, *, whole: bool) -> Iterator[str]:
    """Say what is voted on, and what counts; nothing before any other question. The text is said once, or if asked."""
    found = table.kit.ballot(table.referee.view, table.referee.names, question)
    if found is not None:
        if whole or table.voted_on != found.read.text[0]:
            table.voted_on = ""
            yield from aloud(table, found.read)
            table.voted_on = found.read.text[0]
        yield from table.told(f"{found.asked} {found.cast}".strip(), further="")
        for option, label, hint in found.ways:
            del option
            yield from table.told(f"{label}: {hint}", "  ", "    ")


def after(table: Plain, sitting: Sitting) -> Iterator[str]:
    """Say how a campaign ended with a game, or which command plays the next one."""
    course = course_at(sitting)
    if course is None:
        return
    end = offered_by(sitting.title).pages.epilogue(course)
    if end is not None:
        yield from epilogue(table, end)
    elif sitting.campaign:
        yield f'"maracaibo campaign next {sitting.campaign} --plain" plays the next game of the campaign.'


def epilogue(table: Plain, end: Epilogue) -> Iterator[str]:
    """Say how a campaign ended."""
    yield from ("", f"The campaign has ended: {end.title}.", *table.told(end.motto, further=""))
    for text in end.lines:
        yield from ("", *table.told(text, further=""))


def sections(table: Plain, parts: Iterable[Section]) -> Iterator[str]:
    """Say a page."""
    for section in parts:
        yield ""
        yield f"{section.head}:"
        for row in section.rows:
            beside = f" ({row.beside})" if row.beside else ""
            yield from table.told(f"{row.text}{beside}", "  ", "    ")
