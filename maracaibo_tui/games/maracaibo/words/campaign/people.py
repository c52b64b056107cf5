"""Who is who: the people that were met, as they were met, and the truth about them once it is known."""

from __future__ import annotations

from collections.abc import Collection

from maracaibo_tui.engine.campaign_pages import Course, Row, Section
from maracaibo_tui.games.maracaibo.box.stories import Person, number_of

from .known import Known


def people(course: Course) -> tuple[Section, ...]:
    """Say who was met, as far as it is known."""
    known = Known(course)
    rows = [Section(person.name, _said(known, person)) for person in met(known)]
    return tuple(rows) or (Section("Nobody was met yet", ()),)


def met(known: Known) -> tuple[Person, ...]:
    """Give the people that were named on a side that was read, or in what a chapter card tells."""
    sides = {(each.beat.card, each.beat.side) for each in known.read}
    return tuple(
        [each for each in known.tale.people if any(_is_named(known, sides, each, card) for card in each.introduced)]
    )


def _is_named(known: Known, sides: Collection[tuple[str, str]], person: Person, card: str) -> bool:
    if number_of(card) < known.told_before or (card, "back") in sides:
        return True
    return (card, "front") in sides and person.match in known.card(card).front


def _said(known: Known, person: Person) -> list[Row]:
    rows = [Row(person.who)]
    if person.truth and any(known.is_finished(card) for card in person.truth_from):
        rows.append(Row(person.truth, "the truth"))
    return rows
