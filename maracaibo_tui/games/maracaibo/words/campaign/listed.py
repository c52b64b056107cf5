"""A campaign in a list: how far it is, what lies open, and what has become of it so far."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Line
from maracaibo_tui.games.maracaibo.words.sides import tile_place

from .ending import epilogue
from .known import ON_THE_MAIN_LINE, Known
from .statistics import called


def line(course: Course) -> Line:
    """Say in a line or two how far it is."""
    known = Known(course)
    end = epilogue(course)
    if end is not None:
        return Line(known.tale.head.title, f"ended: {end.title}", _ended(known), tuple(_told(known)))
    chapter = known.chapter
    year = f", {chapter.year}" if chapter.year else ""
    where = f"chapter {chapter.number}{year}, game {course.number}"
    return Line(known.tale.head.title, where, _now(known), tuple(_told(known)))


def _ended(known: Known) -> str:
    split = sum(len(set(each.beat.votes.values())) > 1 for each in known.read)
    cards = len({each.beat.card for each in known.read if each.beat.by != "door"})
    return (
        f"{_count(len(known.course.games), 'game')}, {_count(cards, 'card')}, {_count(split, 'choice')} split the table"
    )


def _now(known: Known) -> str:
    main = [each.card for each in known.in_play if known.card(each.card).kind in ON_THE_MAIN_LINE]
    side = [each.card for each in known.in_play if each.card not in main]
    parts = []
    for card in main:
        story = known.card(card)
        where = known.printed.locations.get(tile_place(story))
        parts.append(f"now: {card} {story.name}" + (f", at {where.id} {where.name}" if where is not None else ""))
    if side:
        parts.append(f"open: {', '.join(side)}")
    if not parts and known.course.is_running:
        return f"game {known.course.number} is in play"
    waits = "the next card is read as the game begins" if known.course.games else "not begun"
    return "; ".join(parts) or waits


def _told(known: Known) -> Iterator[str]:
    games = known.course.games
    if not games:
        return
    won: dict[str, int] = {}
    for game in games:
        for seat in game.winners:
            won[called(game, seat)] = won.get(called(game, seat), 0) + 1
    cards = len({each.beat.card for each in known.read if each.beat.by != "door"})
    winners = ", ".join([f"{name} {count}" for name, count in won.items()])
    yield f"{_count(len(games), 'game')}, {_count(cards, 'card')}. Won: {winners}."
    if known.tiles:
        yield f"On the map: {' '.join(known.tiles)}."


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
