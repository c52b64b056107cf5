"""What happened before, for whoever comes back after weeks: where the story is, what lies open, the last game."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Played, Row, Section
from maracaibo_tui.games.maracaibo.words.cards import card_name

from .known import ON_THE_MAIN_LINE, Known
from .people import met
from .sides import in_play
from .statistics import called
from .world import tile_row

_MOST = 3
"""So many backs of the main line are told again."""


def previously(course: Course) -> tuple[Section, ...]:
    """Say what happened before, for whoever comes back."""
    return tuple(_sections(Known(course)))


def _sections(known: Known) -> Iterator[Section]:
    told = [*_told(known)]
    if not told and not known.course.games:
        return
    chapter = known.chapter
    year = f", {chapter.year}" if chapter.year else ""
    yield Section(
        f"Previously, chapter {chapter.number}{year}: {chapter.title}", told or [Row(known.tale.head.premise)]
    )
    if known.in_play:
        yield Section("In play now", [Row(in_play(known, each.card), card=each.card) for each in known.in_play])
    if known.tiles:
        yield Section("On the map", [tile_row(known, tile) for tile in known.tiles])
    if known.c_cards:
        yield Section(
            "Among the project cards", [Row(", ".join(card_name(known.printed, card) for card in known.c_cards))]
        )
    if known.course.games:
        yield Section("The last game", [Row(_last(known.course.games[-1]))])
    people = [person.name for person in met(known)]
    if people:
        yield Section("Who you know", [Row(", ".join(people))])


def _told(known: Known) -> Iterator[Row]:
    """Tell the last backs of the main line; where none was read, what the chapter card says."""
    backs = [each.beat for each in known.read if each.beat.side == "back" and each.beat.by != "door"]
    main = [beat for beat in backs if known.card(beat.card).kind in ON_THE_MAIN_LINE]
    if known.door is not None and len(main) < _MOST:
        yield Row(known.door.so_far)
    for beat in main[-_MOST:]:
        story = known.card(beat.card)
        chosen = next((f" You chose: {each.label}." for each in story.option if each.id == beat.option), "")
        yield Row(f"{story.back}{chosen}", story.name, card=story.id)


def _last(game: Played) -> str:
    points = ", ".join([f"{called(game, seat)} {score}" for seat, score in game.scores.items()])
    winners = " and ".join([called(game, seat) for seat in game.winners])
    return f"Game {game.number}: {points}; won by {winners}." if winners else f"Game {game.number}: {points}."
