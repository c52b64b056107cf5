"""Story cards of a single game: quests, legacy tiles and cards they bring (MAR-STORY)."""

from collections.abc import Sequence

from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Story
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .legacy import enter
from .places import table_size
from .quest_pile import place_quest


def carry_out(t: MaracaiboTable, instructions: Sequence[v.StoryInstruction]) -> None:
    """Carry out the instructions of a story card in printed order (MAR-STORY-07, EFF-STO-02, -03, -05, -06, R-53)."""
    state, size = t.state, table_size(t)
    for instruction in instructions:
        match instruction:
            case v.PlaceQuests(location=location, players=(least, most)):
                if least <= size <= most:
                    place_quest(t, location)
            case v.CardsToDiscard(cards=cards):
                state.discard = (*_still_in_box(state, cards)[::-1], *state.discard)
            case v.PlaceLegacy(tiles=tiles):
                for tile in tiles:
                    enter(t, tile)
            case v.CardsIntoDeck(cards=cards):
                state.chance, state.draw = shuffled(state.chance, (*state.draw, *_still_in_box(state, cards)))
                if t.tell is not None:
                    t.tell(events.Reshuffled("draw", state.draw))


def _still_in_box(state: State, cards: Sequence[str]) -> tuple[str, ...]:
    """Leave out cards that an earlier instruction has brought: they stay where they are (EFF-STO-03, EFF-STO-06)."""
    brought = {*state.draw, *state.discard, *state.display, *(() if state.jean is None else state.jean.cards)}
    for p in state.players:
        brought.update(p.hand, p.planning, p.tableau, p.committed)
    return tuple([card for card in cards if card not in brought])


def is_playable(story: Story) -> bool:
    """Tell whether a story card is for single games: no story tiles, readings or choices (MAR-STORY-02)."""
    instructions = (*story.setup, *(each for later in story.rounds.values() for each in later))
    return not any(isinstance(each, v.PlaceStoryTile | v.ReadNow | v.Choice) for each in instructions)
