"""The sides of story cards as they are read: when and by whom, what they change, who voted what (MAR-STORY)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story, StoryOption
from maracaibo_tui.games.maracaibo.state.campaign import Campaign, StoryCard
from maracaibo_tui.games.maracaibo.state.events.story import StoryChosen, StoryLaid, StoryRead
from maracaibo_tui.games.maracaibo.state.position import State

from .cards import card_name, location_name
from .effects import effects_text, several
from .legacy import tile_text
from .teller import Teller

ENTERS, LEAVES, QUEST, CARD, READER = "enters", "leaves", "quest", "card", "reader"
"""What something that a side says is about."""


class Says(NamedTuple):
    """Something that a side changes, or why it is read: what it is about, and a phrase."""

    what: str
    text: str


class Side(NamedTuple):
    """A side of a story card as it is read aloud."""

    card: str
    when: str
    called: str
    text: str
    says: Sequence[Says] = ()
    also: str = ""
    """What else is in play."""
    chosen: str = ""
    """The way that the table has chosen."""
    told: str = ""
    """What is told of that."""
    votes: str = ""


def is_read(event: object) -> bool:
    """Tell whether a side may be read with an event: a back that is voted on is read with its vote."""
    return isinstance(event, StoryLaid | StoryRead | StoryChosen)


def at_setup(printed: Printed, view: State, names: Names) -> list[Side]:
    """Read the fronts of the cards that were laid out at set-up (MAR-CAMPAIGN-04)."""
    laid = [beat for beat in story_of(view).beats if beat.side == "front"]
    lie = story_of(view).began.tiles
    return [_front(printed, view, names, (each.card, each.reader), ("set-up", lie)) for each in laid]


def front(printed: Printed, view: State, names: Names, event: StoryLaid) -> Side:
    """Read the front of a card that has just been laid out (MAR-STORY-07)."""
    return _front(printed, view, names, (event.story, event.seat), (_when(view), view.legacy))


def _front(
    printed: Printed, view: State, names: Names, read: tuple[str, int], then: tuple[str, Collection[str]]
) -> Side:
    (card, reader), (when, lie) = read, then
    story = printed.box.stories[card]
    says = [Says(*each) for each in _laid(printed, view, story, lie)]
    return Side(
        card, _read_by(when, names, reader), called(printed, card), story.front, says, _also(printed, view, card)
    )


def voted_on(printed: Printed, view: State, names: Names, card: str, reader: int) -> Side:
    """Read the other side of a card that is voted on: nothing of what follows is known yet."""
    when, story = _read_by(_when(view), names, reader), printed.box.stories[card]
    return Side(card, when, called(printed, card, "back"), story.back)


def back(printed: Printed, view: State, names: Names, event: StoryRead | StoryChosen) -> Side | None:
    """Read the other side of a card, with what the table has chosen; nothing while that is open (MAR-STORY-12)."""
    story = printed.box.stories[event.story]
    if isinstance(event, StoryRead):
        if story.option:
            return None
        return _back(printed, view, names, event, None)
    beat = story_of(view).beats[-1]
    way = next(each for each in story.option if each.id == event.option)
    cast = votes(story, names, beat.votes) if len(view.players) > 1 else ""
    side = _back(printed, view, names, StoryRead(beat.reader, story.id, beat.by), way)
    return side._replace(chosen=way.label, told=way.told, votes=cast)


def _back(printed: Printed, view: State, names: Names, event: StoryRead, way: StoryOption | None) -> Side:
    story = printed.box.stories[event.story]
    says = [*_why(printed, view, names, event), *_follows(printed, view, story, way)]
    when = _read_by(_when(view), names, event.seat)
    return Side(story.id, when, called(printed, story.id, "back"), story.back, says)


def called(printed: Printed, card: str, side: str = "front") -> str:
    """Name a card with its number, and its side where that is the other one."""
    return f"{card} {printed.box.stories[card].name}" + (", the other side" if side == "back" else "")


def chapter(printed: Printed, card: str) -> str:
    """Say to which chapter a card belongs."""
    tale, number = printed.box.tale, printed.box.stories[card].chapter
    found = next((each for each in tale.chapters if each.number == number), None) if tale is not None else None
    return "" if found is None else f"chapter {found.number}, {found.year}: {found.title}"


def decides(view: State, names: Names, reader: int) -> str:
    """Say before anybody votes what counts (MAR-STORY-14, MAR-CAMPAIGN-14, MAR-CAMPAIGN-15)."""
    if len(view.players) == 1:
        return "You decide alone."
    if len(view.players) == 2:  # noqa: PLR2004 - two votes are level or agree
        return f"Both vote, {names[reader]} last; if you disagree, {names[reader]}, who reads, decides."
    return f"Most votes count, {names[reader]} votes last; if they are level, {names[reader]}, who reads, decides."


def votes(story: Story, names: Names, cast: Mapping[str, str]) -> str:
    """Say who voted what."""
    labels = {each.id: each.label for each in story.option}
    by_way = {way: [names[int(seat)] for seat, voted in cast.items() if voted == way] for way in labels}
    return "; ".join([f"{', '.join(found)}: {labels[way]}" for way, found in by_way.items() if found])


def lying(printed: Printed, view: State, each: StoryCard) -> str:
    """Say where a card in play can be fulfilled, and how (MAR-STORY-11)."""
    story = printed.box.stories[each.card]
    if story.tile is not None:
        tile = printed.box.legacy[story.tile]
        used = len(view.legacy_discs.get(tile.id, ()))
        place = f" at {location_name(printed, tile.location)}" if tile.location else ""
        return f"{called(printed, each.card)}: {tile.name}{place}, {used} of {several(tile.spaces, 'disc')}"
    place = next((place for place, quests in view.quests.items() if each.card in quests), "")
    if place:
        where = f"story tile at {location_name(printed, place)}"
    else:
        holder = next((p.seat for p in view.players if each.card in p.quests), 0)
        where = "its story tile is taken" if holder else "without a story tile"
    asks = f": {_asks(printed, each.card)}" if place else ""
    return f"{called(printed, each.card)}: {where}{asks}"


def story_of(view: State) -> Campaign:
    """Give the story of a game of a campaign."""
    if view.story is None:
        raise ValueError("this is a single game")
    return view.story


def _when(view: State) -> str:
    return "final scoring" if view.phase == "final" else f"after round {view.round}"


def _read_by(when: str, names: Names, reader: int) -> str:
    return f"{when}, read by {names[reader]}" if reader else when


def _laid(printed: Printed, view: State, story: Story, lie: Collection[str]) -> Iterator[tuple[str, str]]:
    """Say what the front of a card lays out and takes away."""
    for each in story.setup:
        yield from _moved(printed, each, lie)
        if isinstance(each, v.PlaceStoryTile):
            yield QUEST, f"story tile at {location_name(printed, each.location)}: {_asks(printed, story.id)}"
    table = printed.table_size(len(view.players))
    placed = [each for each in story.setup if isinstance(each, v.PlaceQuests)]
    quests = [location_name(printed, each.location) for each in placed if each.players[0] <= table <= each.players[1]]
    if quests and view.phase != "final":
        yield QUEST, f"{'quests' if len(quests) > 1 else 'a quest'} at {', '.join(quests)}"


def _asks(printed: Printed, card: str) -> str:
    """Say what a story tile asks for, and what it brings besides itself."""
    quest = printed.quests.get(card)
    if quest is None:
        return ""
    reward = [each for each in quest.reward if not isinstance(each, v.TakeStoryTile)]
    return f"{effects_text(quest.cost)} -> {effects_text(reward)}"


def _follows(printed: Printed, view: State, story: Story, way: StoryOption | None) -> Iterator[Says]:
    """Say what a card changes that is finished, and an ending; nothing of what comes after it."""
    for each in (*story.after, *(() if way is None else way.after)):
        for what, text in _moved(printed, each, view.legacy):
            yield Says(what, text)
    tale = printed.box.tale
    if story.ending is not None and tale is not None:
        ending = tale.endings[story.ending]
        yield Says(CARD, f"the campaign ends: {ending.title}")


def _moved(printed: Printed, each: v.StoryInstruction, lie: Collection[str]) -> Iterator[tuple[str, str]]:
    """Say which tiles and cards an instruction brings or takes away, of the tiles that lie on the map."""
    match each:
        case v.PlaceLegacy(tiles=tiles):
            for tile in tiles:
                found = printed.box.legacy[tile]
                place = f" at {location_name(printed, found.location)}" if found.location else ""
                yield ENTERS, f"{_named_once(tile_text(found), found.name, place)}"
        case v.RemoveLegacy(tiles=tiles):
            gone = [printed.box.legacy[tile].name for tile in tiles if tile in lie]
            if gone:
                yield LEAVES, f"{' and '.join(gone)} {'leave' if len(gone) > 1 else 'leaves'} the map"
        case v.CardsIntoDeck(cards=cards):
            yield CARD, f"into the draw pile: {_cards(printed, cards)}"
        case v.CardsToDiscard(cards=cards):
            yield CARD, f"onto the discard pile: {_cards(printed, cards)}"


def _named_once(text: str, name: str, place: str) -> str:
    """Put the place behind the name with which a text begins."""
    return f"{name}{place}{text.removeprefix(name)}"


def _cards(printed: Printed, cards: Iterable[str]) -> str:
    return ", ".join([card_name(printed, card) for card in cards])


def _why(printed: Printed, view: State, names: Names, event: StoryRead) -> Iterator[Says]:
    """Say how a card came to be fulfilled (MAR-STORY-11, MAR-CAMPAIGN-17, MAR-CAMPAIGN-21)."""
    story, teller = printed.box.stories[event.story], Teller(printed, names)
    if event.by == "time":
        yield Says(READER, "nobody has fulfilled it, and time went on")
    elif event.by in {"jean", "jacques"}:
        yield Says(READER, f"{teller.who(event.by)} has taken its story tile")
    elif story.tile is not None:
        discs = Counter(seat for seat in view.legacy_discs.get(story.tile, ()) if seat > 0)
        whose = [f"{names[seat]} {count}" for seat, count in sorted(discs.items())]
        yield Says(READER, f"{printed.box.legacy[story.tile].name} is full: {', '.join(whose) or 'discs of the box'}")
    elif story.quest is not None and event.by == "seat":
        yield Says(READER, f"{names[event.seat]} has taken its story tile")


def _also(printed: Printed, view: State, card: str) -> str:
    """Say which other cards are in play."""
    return "; ".join([lying(printed, view, each) for each in story_of(view).cards if each.card != card])
