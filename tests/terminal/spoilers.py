"""What a campaign has not told yet: names and words by which a hidden side, tile, project card or person is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from maracaibo_tui.cabinet import campaign_file
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat
from maracaibo_tui.games.maracaibo.state.frames.story import CountVotes, ReadBack, Vote
from maracaibo_tui.games.maracaibo.state.position import State
from tests.support.played import game

Sides: TypeAlias = frozenset[tuple[str, str]]
"""Cards with the side that was read."""
_FRAME = re.compile("[▌│█]")
_FIRST_WORDS = 5
"""So many words of a text give it away."""


@cache
def names() -> dict[str, Sides]:
    """Give every name and beginning of the story, and the sides of which any tells it."""
    found = dict[str, set[tuple[str, str]]]()
    stories = {card.id: card for card in game().printed.box.stories.values() if card.kind and card.kind != "door"}
    for card in stories.values():
        for words, side in _words(card):
            found.setdefault(words, set()).add((card.id, side))
    tale = game().printed.box.tale
    assert tale is not None
    for person in tale.people:
        sides = {(card, side) for card in person.introduced for side in _naming(stories[card], person.match)}
        found.setdefault(person.name, set()).update(sides)
    for chapter in tale.chapters:
        found.setdefault(chapter.title, set()).add((chapter.first, "front"))
    said = [(text, (card.id, side)) for card in stories.values() for text, side in _texts(card)]
    return {
        # People speak of places and things that are the names of tiles as well.
        name: frozenset(told | {side for text, side in said if name in text})
        for name, told in found.items()
    }


def _words(card: Story) -> Iterator[tuple[str, str]]:
    """Give how a card is called, how its texts begin, what there is to choose, and what it brings."""
    yield card.name, "front"
    for text, side in _texts(card):
        if text:
            yield " ".join(text.split()[:_FIRST_WORDS]), side
    yield from ((name, "front") for name in _brought(card.setup))
    for follows in (card.after, *[option.after for option in card.option]):
        yield from ((name, "back") for name in _brought(follows))


def _texts(card: Story) -> list[tuple[str, str]]:
    ways = [text for option in card.option for text in (option.label, option.hint, option.told)]
    return [(card.front, "front"), *[(text, "back") for text in (card.back, *ways)]]


def _brought(instructions: tuple[v.StoryInstruction, ...]) -> Iterator[str]:
    """Give the names of the legacy tiles and project cards that come into play."""
    box = game().printed.box
    for each in instructions:
        if isinstance(each, v.PlaceLegacy):
            yield from (box.legacy[tile].name for tile in each.tiles)
        elif isinstance(each, v.CardsIntoDeck | v.CardsToDiscard):
            yield from (box.cards[project].name for project in each.cards)


def _naming(card: Story, match: str) -> tuple[str, ...]:
    return ("front", "back") if match in card.front else ("back",)


def read_by_now(home: Path) -> Sides:
    """Read from the files of a campaign which sides were laid out, read, or taken as read."""
    campaign = campaign_file.read(next((home / "campaigns").glob("*.json")).read_bytes())
    archives = [msgspec.convert(raw, Archive) for raw in (*[each.before for each in campaign.games], campaign.state)]
    beats = [msgspec.convert(each, Beat) for played in campaign.games for each in played.events]
    facts = [fact for archive in archives for fact in archive.facts]
    in_play = home / "games" / f"{campaign.id}-game-{campaign.next}.json"
    sides = set[tuple[str, str]]()
    if in_play.exists():
        position: State = open_saved(in_play).record.now
        story = position.story
        assert story is not None
        beats += story.beats
        facts += story.facts
        open_now = [each for each in position.agenda if isinstance(each, ReadBack | Vote | CountVotes)]
        sides |= {(each.story, "back") for each in open_now}
    sides |= {(beat.card, beat.side) for beat in beats} | _told_by_the_door(archives[0])
    # What is finished, or lies out, has shown its front.
    sides |= {(fact.partition(".")[0], side) for fact in facts for side in ("front", "back")}
    return frozenset(sides | {(card, "front") for card, _side in sides})


def _told_by_the_door(began: Archive) -> Sides:
    """Take all as read that happened before the chapter at which a campaign began."""
    stories = game().printed.box.stories
    doors = [stories[kept.card] for kept in began.cards if stories[kept.card].kind == "door"]
    before = [card.id for door in doors for card in stories.values() if card.kind and card.chapter < door.chapter]
    return frozenset((card, side) for card in before for side in ("front", "back"))


def told_early(text: str, known: Sides) -> list[str]:
    """Name what stands on a screen and belongs only to sides that were not read."""
    words = " ".join(_FRAME.sub(" ", text).split())
    return sorted(name for name, sides in names().items() if not sides & known and _stands(name, words))


def _stands(name: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words) is not None
