"""The course of a game: whose turn begins, what a scoring does, and what there is to decide with."""

from collections.abc import Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import State

from .effects import several

_SCORED = ("income", "final/", "jean", "jacques", "assistants unreached")
_SCORING = (
    *(events.RoundEnded, events.GameEnded, events.MarketsCleared, events.BuildingRevealed),
    *(events.JeanIncomeCounted, events.JeanCompared, events.JacquesCompared),
)
_AFTER_A_ROUND = frozenset({"interim", "final", "over"})
_GREAT = (
    *(events.Sailed, events.CardBought, events.AssistantPlaced, events.Invested, events.NationChosen),
    *(events.QuestFulfilled, events.DiscRemoved, events.TaskCompleted, events.BarrierCrossed),
    *(events.AutomaSailed, events.AutomaTookCard, events.AutomaTookQuest, events.AutomaDelivered, events.AutomaFought),
)
_FREE = frozenset({"hold", "career_task", "figure_to_cp"})


def purse(view: State, seat: int) -> str:
    """Say what is looked at before every decision."""
    p = view.players[seat - 1]
    return f"round {view.round}, {several(p.doubloons, 'doubloon')}, {several(p.vp, 'victory point')}"


def standing(key: str, numbers: Sequence[int]) -> str:
    """Say how a captain stands."""
    del key
    points, doubloons = numbers
    return f"{points} VP, {several(doubloons, 'doubloon')}"


def group(option: str) -> str:
    """Name the group of the free actions (MAR-FREE-02)."""
    return "free actions" if taken_apart(option).word in _FREE else ""


def begins(event: object) -> int | str | None:
    """Say whose turn begins with an event; with the end of a round it is nobody's."""
    if isinstance(event, events.RoundEnded):
        return 0
    return event.seat if isinstance(event, events.TurnStarted) else None


def is_great(event: object) -> bool:
    """Tell whether an event is a deed that is told before small ones where there is not room for all."""
    return isinstance(event, _GREAT)


def is_scoring(event: object, view: State) -> bool:
    """Tell whether an event is something that a scoring does by itself."""
    if isinstance(event, _SCORING):
        return True
    if view.phase not in _AFTER_A_ROUND:
        return False
    if isinstance(event, events.QuestPlaced | events.LegacyEntered | events.Reshuffled):
        return True
    return isinstance(event, events.Scored | events.Gained) and event.source.startswith(_SCORED)
