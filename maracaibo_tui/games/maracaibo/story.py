"""Story cards of a single game: the quests they place (MAR-STORY)."""

from collections.abc import Sequence

from . import events
from . import vocabulary as v
from .components import Story
from .places import table_size
from .table import MaracaiboTable


def place_quests(t: MaracaiboTable, instructions: Sequence[v.StoryInstruction]) -> None:
    """Lay quest tiles from the pile where the card says so for this number of players (EFF-STO-02, R-53)."""
    size = table_size(t.state)
    for instruction in instructions:
        if isinstance(instruction, v.PlaceQuests):
            least, most = instruction.players
            if least <= size <= most:
                place_quest(t, instruction.location)


def place_quest(t: MaracaiboTable, location: str) -> None:
    """Lay the top tile of the pile at a location, on top of what lies there (MAR-INTERIM-24, MAR-QUEST-18)."""
    state = t.state
    if not state.quest_pile:
        return
    t.revealed = True
    quest, state.quest_pile = state.quest_pile[0], state.quest_pile[1:]
    state.quests = {**state.quests, location: (*state.quests.get(location, ()), quest)}
    if t.tell is not None:
        t.tell(events.QuestPlaced(quest, location))


def needs_legacy(story: Story) -> bool:
    """Tell whether a story card brings more than quests: legacy tiles, cards or choices."""
    instructions = (*story.setup, *(each for later in story.rounds.values() for each in later))
    return not all(isinstance(instruction, v.PlaceQuests) for instruction in instructions)
