"""Story cards: what their instructions do, and how those of a campaign are laid out and leave play (MAR-STORY)."""

from collections.abc import Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.stories import Story, number_of
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Beat, Campaign, StoryCard
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .legacy import enter, leave
from .places import table_size
from .quest_pile import place_quest


def story_of(t: MaracaiboTable) -> Campaign:
    """Give the story of a campaign; the game must be one of a campaign."""
    if t.state.story is None:
        raise ValueError("this is a single game")
    return t.state.story


def carry_out(t: MaracaiboTable, instructions: Sequence[v.StoryInstruction], card: str = "", reader: int = 1) -> None:
    """Carry out the instructions of a story card in printed order (MAR-STORY-07, EFF-STO-01..06, EFF-STO-08, R-53)."""
    for instruction in instructions:
        match instruction:
            case v.PlaceStoryTile(location=location):
                _place_story_tile(t, card, location)
            case v.PlaceQuests(location=location, players=(least, most)):
                if least <= table_size(t) <= most and not _is_over(t):
                    place_quest(t, location)
            case v.ReadNow(card=named):
                lay(t, named, reader)
            case v.PlaceLegacy(tiles=tiles) | v.RemoveLegacy(tiles=tiles):
                _move_tiles(t, tiles, enters=isinstance(instruction, v.PlaceLegacy))
            case _:
                _bring_cards(t, instruction)


def _move_tiles(t: MaracaiboTable, tiles: Sequence[str], *, enters: bool) -> None:
    """Bring legacy tiles into play, or return those that are in play to the box (EFF-STO-05, EFF-STO-08)."""
    for tile in tiles:
        if enters:
            enter(t, tile)
        elif tile in t.state.legacy:
            leave(t, tile, 0)


def _bring_cards(t: MaracaiboTable, instruction: v.CardsToDiscard | v.CardsIntoDeck) -> None:
    """Bring cards onto the discard pile, or shuffle them into the draw pile (EFF-STO-03, EFF-STO-06)."""
    state, cards = t.state, _brought(t, instruction.cards)
    if isinstance(instruction, v.CardsToDiscard):
        state.discard = (*cards[::-1], *state.discard)
        return
    state.chance, state.draw = shuffled(state.chance, (*state.draw, *cards))
    if t.tell is not None:
        t.tell(events.Reshuffled("draw", state.draw))


def _is_over(t: MaracaiboTable) -> bool:
    """Tell whether nothing is laid out any more in this game (MAR-STORY-19, MAR-CAMPAIGN-28)."""
    return t.state.phase == "final"


def _brought(t: MaracaiboTable, cards: Sequence[str]) -> tuple[str, ...]:
    """Bring cards into the game and, in a campaign, into those that follow (MAR-CAMPAIGN-07)."""
    story, found = t.state.story, _still_in_box(t.state, cards)
    if story is not None:
        t.state.campaign = replace(story, c_cards=tuple(sorted({*story.c_cards, *cards})))
    return found


def _still_in_box(state: State, cards: Sequence[str]) -> tuple[str, ...]:
    """Leave out cards that have been brought before: they stay where they are (EFF-STO-03, -06, MAR-CAMPAIGN-32)."""
    brought = {*state.draw, *state.discard, *state.display, *(() if state.jean is None else state.jean.cards)}
    for p in state.players:
        brought.update(p.hand, p.planning, p.tableau, p.committed)
    return tuple([card for card in cards if card not in brought])


def _place_story_tile(t: MaracaiboTable, card: str, location: str) -> None:
    """Put the next story tile to a location, if one is left (EFF-STO-01, MAR-STORY-09, R-79)."""
    state, story = t.state, story_of(t)
    if not story.pile:
        return
    number = t.printed.turn.rounds - story.pile + 1
    cards = [replace(each, tile=number) if each.card == card else each for each in story.cards]
    state.campaign = replace(story, pile=story.pile - 1, cards=tuple(cards))
    # It lies among the quest tiles of the place and is one wherever these count (MAR-QUEST-15, MAR-QUEST-17).
    state.quests = {**state.quests, location: (*state.quests.get(location, ()), card)}
    if t.tell is not None:
        t.tell(events.StoryTilePlaced(card, number, location))


def lay(t: MaracaiboTable, card: str, reader: int) -> None:
    """Lay a story card out and carry out its front (MAR-STORY-16, MAR-STORY-17)."""
    t.revealed = True
    told = t.printed.box.stories[card]
    if told.kind == "door":
        _open_door(t, told, reader)
        return
    put_into_play(t, StoryCard(card=card))
    tell_beat(t, Beat(round=t.state.round, card=card, side="front", reader=reader))
    if t.tell is not None:
        t.tell(events.StoryLaid(reader, card))
    carry_out(t, told.setup, card, reader)


def lay_again(t: MaracaiboTable, card: str) -> None:
    """Repeat of a front what each game needs: story tile, quests, the tile of the card itself (MAR-CAMPAIGN-26)."""
    told = t.printed.box.stories[card]
    for each in told.setup:
        if isinstance(each, v.PlaceLegacy):
            own = tuple(tile for tile in each.tiles if tile == told.tile)
            carry_out(t, (v.PlaceLegacy(tiles=own),), card)
        elif isinstance(each, v.PlaceStoryTile | v.PlaceQuests):
            carry_out(t, (each,), card)


def _open_door(t: MaracaiboTable, door: Story, reader: int) -> None:
    """Carry out a chapter card: what it takes as known, its tiles and cards, the card it opens (MAR-CAMPAIGN-05)."""
    for fact in door.assumes:
        card, _, option = fact.partition(".")
        know(t, fact)
        tell_beat(t, Beat(round=t.state.round, card=card, side="back", reader=0, by="door", option=option))
    # In the second edition its cards were dealt with the others (MAR-CAMPAIGN-06).
    dealt = () if t.state.options.first_edition else (v.CardsIntoDeck,)
    carry_out(t, [each for each in door.setup if not isinstance(each, dealt)], door.id, reader)


def put_into_play(t: MaracaiboTable, card: StoryCard) -> None:
    """Add a story card to those in play; of two for one legacy tile the higher number stays (MAR-STORY-20)."""
    story, stories = story_of(t), t.printed.box.stories
    cards = sorted((*story.cards, card), key=lambda each: number_of(each.card))
    t.state.campaign = replace(story, cards=tuple(cards))
    tile = stories[card.card].tile
    rivals = [each.card for each in cards if tile is not None and stories[each.card].tile == tile]
    for lower in rivals[:-1]:
        take_out_of_play(t, lower)


def take_out_of_play(t: MaracaiboTable, card: str) -> None:
    """Take a story card out of play, with its story tile if nobody took it (MAR-STORY-15, MAR-STORY-20)."""
    state, story = t.state, story_of(t)
    lying = [place for place, quests in state.quests.items() if card in quests]
    for place in lying:
        state.quests = {**state.quests, place: tuple([quest for quest in state.quests[place] if quest != card])}
    kept = tuple([each for each in story.cards if each.card != card])
    state.campaign = replace(story, cards=kept, pile=story.pile + len(lying))


def know(t: MaracaiboTable, fact: str) -> None:
    """Remember that a card is finished, or which option was chosen."""
    story = story_of(t)
    t.state.campaign = replace(story, facts=(*story.facts, fact))


def tell_beat(t: MaracaiboTable, beat: Beat) -> None:
    """Write down a side that was read, for the chronicle."""
    story = story_of(t)
    t.state.campaign = replace(story, beats=(*story.beats, beat))


def is_playable(story: Story) -> bool:
    """Tell whether a story card is for single games (MAR-STORY-02)."""
    return not story.kind
