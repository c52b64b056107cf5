"""Sides of story cards as they are read at the table: at set-up, after a round, in a vote (MAR-STORY)."""

from collections import Counter

from maracaibo_tui.engine.campaign_pages import Side
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.campaign import Beat, Campaign
from maracaibo_tui.games.maracaibo.state.events.story import StoryChosen, StoryLaid, StoryRead
from maracaibo_tui.games.maracaibo.state.position import State

from .sides import Table, brought, called, instructions, lying, side_of
from .teller import Teller


def is_read(event: object) -> bool:
    """Tell whether a side may be read with an event: a back that is voted on is read with its vote."""
    return isinstance(event, StoryLaid | StoryRead | StoryChosen)


def at_setup(printed: Printed, view: State, names: Names) -> list[Side]:
    """Read the fronts of the cards that were laid out at set-up (MAR-CAMPAIGN-04)."""
    story = story_of(view)
    laid = [beat for beat in story.beats if beat.side == "front"]
    return [
        side_of(
            printed,
            beat,
            _read_by("set-up", names, beat.reader),
            _table(printed, view, names, beat)._replace(tiles=story.began.tiles),
        )
        for beat in laid
    ]


def read(printed: Printed, view: State, names: Names, event: object) -> Side | None:
    """Read the side of an event; a back whose choice is open is read with its vote (MAR-STORY-07, MAR-STORY-12)."""
    match event:
        case StoryLaid(seat=seat, story=card):
            beat = Beat(round=view.round, card=card, side="front", reader=seat)
        case StoryRead(story=card) if printed.box.stories[card].option:
            return None
        case StoryRead():
            beat = _back(printed, view, event)
        case StoryChosen():
            beat = story_of(view).beats[-1]
        case _:
            return None
    return side_of(printed, beat, _read_by(_when(view), names, beat.reader), _table(printed, view, names, beat))


def voted_on(printed: Printed, view: State, names: Names, card: str, reader: int) -> Side:
    """Read the other side of a card that is voted on: nothing of what follows is known yet."""
    story = printed.box.stories[card]
    lead = _read_by(_when(view), names, reader)
    return Side(card, "back", f"Card {called(printed, card, 'back')}", lead, story.back)


def also(printed: Printed, view: State, card: str) -> str:
    """Say beside a front which other cards are in play, of those that were read before it."""
    story = story_of(view)
    fronts = [beat.card for beat in story.beats if beat.side == "front"]
    later = fronts[fronts.index(card) :] if card in fronts else [card]
    return "; ".join([lying(printed, each.card, view) for each in story.cards if each.card not in later])


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


def story_of(view: State) -> Campaign:
    """Give the story of a game of a campaign."""
    if view.story is None:
        raise ValueError("this is a single game")
    return view.story


def _back(printed: Printed, view: State, event: StoryRead) -> Beat:
    """Give what is written down of a back without a choice in the next moment."""
    tile = printed.box.stories[event.story].tile
    discs = Counter(seat for seat in view.legacy_discs.get(tile or "", ()) if seat > 0)
    by_seat = {str(seat): count for seat, count in discs.items()}
    return Beat(round=view.round, card=event.story, side="back", reader=event.seat, by=event.by, discs=by_seat)


def _table(printed: Printed, view: State, names: Names, beat: Beat) -> Table:
    return Table(Teller(printed, names).who, len(view.players), view.legacy, _cards_before(printed, view, beat))


def _cards_before(printed: Printed, view: State, beat: Beat) -> set[str]:
    """Name the cards of the story that were among the project cards before a side was read (MAR-CAMPAIGN-32)."""
    story = story_of(view)
    found = {*story.began.c_cards}
    for kept in story.began.cards:
        opens = printed.box.stories[kept.card]
        found |= brought(opens.setup) if opens.kind == "door" else set()
    for each in story.beats:
        if (each.card, each.side) == (beat.card, beat.side):
            break
        found |= brought(instructions(printed, each))
    return found


def _when(view: State) -> str:
    return "final scoring" if view.phase == "final" else f"after round {view.round}"


def _read_by(when: str, names: Names, reader: int) -> str:
    return f"{when}, read by {names[reader]}" if reader else when
