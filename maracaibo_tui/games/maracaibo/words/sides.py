"""Sides of story cards in words: what each is called, what it changes, why it is read, who voted what (MAR-STORY)."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from maracaibo_tui.engine.campaign_pages import Says, Side
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story, StoryOption
from maracaibo_tui.games.maracaibo.state.campaign import Beat
from maracaibo_tui.games.maracaibo.state.position import State

from .cards import card_name, location_name
from .effects import effects_text, several
from .legacy import tile_text

ENTERS, LEAVES, QUEST, CARD, READER = "enters", "leaves", "quest", "card", "reader"
"""What something that a side says is about."""
Called = Callable[[int | str], str]
"""Names a seat or an automa."""


class Table(NamedTuple):
    """Where a side is read: who sits there, for how many there is set up, which legacy tiles lie on the map.

    `cards` are those of the story that are among the project cards already.
    """

    called: Called
    players: int
    tiles: Collection[str]
    cards: Collection[str] = ()


def side_of(printed: Printed, beat: Beat, lead: str, table: Table) -> Side:
    """Give a side as it was read, with what the table has chosen (MAR-STORY-07, MAR-STORY-12)."""
    story = printed.box.stories[beat.card]
    head = f"Card {called(printed, story.id, beat.side)}"
    if beat.side == "front":
        return Side(story.id, beat.side, head, lead, story.front, [*_laid(printed, story, table)])
    way = way_of(story, beat.option)
    says = (
        [] if beat.by == "door" else [*_why(printed, story, beat, table.called), *_follows(printed, story, way, table)]
    )
    side = Side(story.id, beat.side, head, lead, story.back, says)
    if way is None:
        return side
    # Who sits alone decides; that is no vote.
    cast = votes(story, table.called, beat.votes) if table.players > 1 else ""
    return side._replace(choice=way.label, told=way.told, votes=cast)


def called(printed: Printed, card: str, side: str = "front") -> str:
    """Name a card with its number, and its side where that is the other one."""
    return f"{card} {printed.box.stories[card].name}" + (", the other side" if side == "back" else "")


def way_of(story: Story, option: str) -> StoryOption | None:
    """Give one of the ways of a choice."""
    return next((each for each in story.option if each.id == option), None)


def votes(story: Story, called: Called, cast: Mapping[str, str]) -> str:
    """Say who voted what."""
    by_way = {way.label: [called(int(seat)) for seat, voted in cast.items() if voted == way.id] for way in story.option}
    return "; ".join([f"{', '.join(found)}: {label}" for label, found in by_way.items() if found])


def lying(printed: Printed, card: str, view: State | None) -> str:
    """Say where a card in play can be fulfilled, and how; between games where its tile comes to (MAR-STORY-11)."""
    story = printed.box.stories[card]
    name = called(printed, card)
    if story.tile is not None:
        tile = printed.box.legacy[story.tile]
        used = "" if view is None else f"{len(view.legacy_discs.get(tile.id, ()))} of "
        place = f" at {location_name(printed, tile.location)}" if tile.location else ""
        return f"{name}: {tile.name}{place}, {used}{several(tile.spaces, 'disc')}"
    place = _place_of(story, view)
    if place:
        return f"{name}: story tile at {location_name(printed, place)}: {_asks(printed, card)}"
    is_taken = view is not None and any(card in p.quests for p in view.players)
    return f"{name}: its story tile is taken" if is_taken else f"{name}: without a story tile"


def tile_place(story: Story) -> str:
    """Give where the story tile of a card comes to; nothing where it has none."""
    return next((each.location for each in story.setup if isinstance(each, v.PlaceStoryTile)), "")


def _place_of(story: Story, view: State | None) -> str:
    """Give where the story tile of a card lies."""
    if view is None:
        return tile_place(story)
    return next((place for place, quests in view.quests.items() if story.id in quests), "")


def _laid(printed: Printed, story: Story, table: Table) -> Iterator[Says]:
    """Say what the front of a card lays out and takes away."""
    for each in story.setup:
        yield from _moved(printed, each, table)
        if isinstance(each, v.PlaceStoryTile):
            yield Says(QUEST, f"story tile at {location_name(printed, each.location)}: {_asks(printed, story.id)}")
    placed = [each for each in story.setup if isinstance(each, v.PlaceQuests)]
    players = printed.table_size(table.players)
    quests = [location_name(printed, each.location) for each in placed if each.players[0] <= players <= each.players[1]]
    if quests:
        yield Says(QUEST, f"{'quests' if len(quests) > 1 else 'a quest'} at {', '.join(quests)}")


def _asks(printed: Printed, card: str) -> str:
    """Say what a story tile asks for, and what it brings besides itself."""
    quest = printed.quests.get(card)
    if quest is None:
        return ""
    reward = [each for each in quest.reward if not isinstance(each, v.TakeStoryTile)]
    return f"{effects_text(quest.cost)} -> {effects_text(reward)}"


def _why(printed: Printed, story: Story, beat: Beat, called: Called) -> Iterator[Says]:
    """Say how a card came to be fulfilled (MAR-STORY-11, MAR-CAMPAIGN-17, MAR-CAMPAIGN-21)."""
    if beat.by == "time":
        yield Says(READER, "nobody has fulfilled it, and time went on")
    elif beat.by in {"jean", "jacques"}:
        yield Says(READER, f"{called(beat.by)} has taken its story tile")
    elif story.tile is not None:
        whose = [f"{called(int(seat))} {count}" for seat, count in sorted(beat.discs.items())]
        yield Says(READER, f"{printed.box.legacy[story.tile].name} is full: {', '.join(whose) or 'discs of the box'}")
    elif story.quest is not None and beat.reader:
        yield Says(READER, f"{called(beat.reader)} has taken its story tile")


def _follows(printed: Printed, story: Story, way: StoryOption | None, table: Table) -> Iterator[Says]:
    """Say what a card changes that is finished, and an ending; nothing of what comes after it."""
    for each in (*story.after, *(() if way is None else way.after)):
        yield from _moved(printed, each, table)
    tale = printed.box.tale
    if story.ending is not None and tale is not None:
        yield Says(CARD, f"the campaign ends: {tale.endings[story.ending].title}")


def _moved(printed: Printed, each: v.StoryInstruction, table: Table) -> Iterator[Says]:
    """Say which tiles and cards an instruction brings or takes away; what lies there already does not come again."""
    match each:
        case v.PlaceLegacy(tiles=tiles):
            for tile in tiles:
                found = printed.box.legacy[tile]
                place = f" at {location_name(printed, found.location)}" if found.location else ""
                # The place stands behind the name with which the text begins.
                yield Says(ENTERS, f"{found.name}{place}{tile_text(found).removeprefix(found.name)}")
        case v.RemoveLegacy(tiles=tiles):
            gone = [printed.box.legacy[tile].name for tile in tiles if tile in table.tiles]
            if gone:
                yield Says(LEAVES, f"{' and '.join(gone)} {'leave' if len(gone) > 1 else 'leaves'} the map")
        case v.CardsIntoDeck(cards=cards) | v.CardsToDiscard(cards=cards):
            names = [card_name(printed, card) for card in cards if card not in table.cards]
            pile = "into the draw pile" if isinstance(each, v.CardsIntoDeck) else "onto the discard pile"
            if names:
                yield Says(CARD, f"{pile}: {', '.join(names)}")


def instructions(printed: Printed, beat: Beat) -> tuple[v.StoryInstruction, ...]:
    """Give what a side has carried out when it was read."""
    story = printed.box.stories[beat.card]
    if beat.side == "front":
        return story.setup
    way = way_of(story, beat.option)
    return (*story.after, *(() if way is None else way.after))


def brought(instructions: Iterable[v.StoryInstruction]) -> set[str]:
    """Name the project cards that instructions bring."""
    found: set[str] = set()
    for each in instructions:
        if isinstance(each, v.CardsIntoDeck | v.CardsToDiscard):
            found.update(each.cards)
    return found
