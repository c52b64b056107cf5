"""Who is who: the people that were met, as they were met, and the truth about them once it is known."""

from __future__ import annotations

from maracaibo_tui.engine.campaign_pages import Course, Row, Section
from maracaibo_tui.games.maracaibo.box.stories import Person

from .known import Known


def people(course: Course) -> tuple[Section, ...]:
    """Say who was met, as far as it is known."""
    known = Known(course)
    rows = [Section(person.name, _said(known, person)) for person in met(known)]
    return tuple(rows) or (Section("Nobody was met yet", ()),)


def met(known: Known) -> tuple[Person, ...]:
    """Give the people of cards that were read."""
    return tuple([each for each in known.tale.people if any(known.is_told(card) for card in each.introduced)])


def _said(known: Known, person: Person) -> list[Row]:
    rows = [Row(person.who)]
    if person.truth and any(known.is_finished(card) for card in person.truth_from):
        rows.append(Row(person.truth, "the truth"))
    return rows
