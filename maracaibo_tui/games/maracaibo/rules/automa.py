"""What Jean and Jacques do alike: take quests, and do without where there is nothing (MAR-SOLO-18, MAR-SOLO-74)."""

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Automa
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def take_quest(t: MaracaiboTable, automa: Automa, quest: str, place: str, lying: int = 1) -> None:
    """Give the automa a quest tile, one of so many that lay there; without cost and reward (MAR-SOLO-18)."""
    automa.quests = (*automa.quests, quest)
    if t.tell is not None:
        t.tell(events.AutomaTookQuest(automa.seat, quest, place, lying))
        if quest in t.printed.box.stories:
            t.tell(events.StoryTileTaken(automa.seat, quest))


def miss(t: MaracaiboTable, seat: str, what: events.Missing, place: str = "") -> None:
    """Tell that something an automa was to take or to do is not there."""
    if t.tell is not None:
        t.tell(events.AutomaMissed(seat, what, place))
