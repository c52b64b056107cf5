"""The chronicle: every side that was read, when, by whom, how the table voted, whose discs filled a tile."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Entry
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.words.sides import votes

from .known import Known, Read, way_of
from .sides import side_of


def chronicle(course: Course) -> tuple[Entry, ...]:
    """Give every side that was read, in order."""
    return tuple(_entries(Known(course)))


def _entries(known: Known) -> Iterator[Entry]:
    for read in known.read:
        beat = read.beat
        story = known.card(beat.card)
        year = known.chapter_of(story.chapter).year
        entry = Entry(str(year) if year else f"{story.chapter}", side_of(known, read), game=read.game)
        way = way_of(story, beat.option)
        if way is not None:
            others = [each.label for each in story.option if each.id != way.id]
            entry = entry._replace(
                choice=way.label,
                told=way.told,
                other=f"the other way: {', '.join(others)}",
                votes=_votes(read, story),
            )
        if beat.discs and story.tile is not None:
            given = ", ".join([f"{read.called(seat)} {count}" for seat, count in beat.discs.items()])
            entry = entry._replace(discs=f"{story.tile} filled: {given}")
        yield entry


def _votes(read: Read, story: Story) -> str:
    """Say who voted for what, by the names of the ways."""
    given = read.beat.votes
    return votes(story, {int(seat): read.called(seat) for seat in given}, given)
