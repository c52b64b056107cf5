"""The quest pile: its top tile is taken, or laid at a location (MAR-SETUP-03, MAR-QUEST-18)."""

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def top_quest(t: MaracaiboTable) -> str:
    """Take the top tile of the pile, which shows the next one; nothing if there is none (MAR-QUEST-18, R-44)."""
    state = t.state
    if not state.quest_pile:
        return ""
    t.revealed = True
    quest, state.quest_pile = state.quest_pile[0], state.quest_pile[1:]
    return quest


def place_quest(t: MaracaiboTable, location: str) -> str:
    """Lay the top tile of the pile at a location, on top of what lies there, and give it (MAR-INTERIM-24)."""
    state = t.state
    quest = top_quest(t)
    if quest:
        state.quests = {**state.quests, location: (*state.quests.get(location, ()), quest)}
        if t.tell is not None:
            t.tell(events.QuestPlaced(quest, location))
    return quest
