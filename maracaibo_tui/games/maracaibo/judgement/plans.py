"""The borders of a plan: what makes two plans different, what is still open, and when a seat has its next turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.rules.turn import begin_turn, ends_round
from maracaibo_tui.games.maracaibo.state import frames as f
from maracaibo_tui.games.maracaibo.state.position import State, copied
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .cards import gain
from .choices import FREE
from .outlook import DONE, Outlook

PLANNED = frozenset({"sail", "main"})
"""The phases that are thought through; draws and purchases of a scoring are answered one by one."""
_LAST = 8
"""So many frames on top of the agenda are looked at."""
_KEPT_APART = 2


def stratum(way: Sequence[str]) -> Hashable:
    """Keep apart where the ship sails and what is done there; free actions between do not count."""
    return tuple([option for option in way if taken_apart(option).word not in FREE][:_KEPT_APART])


def _counted(name: str, attribute: str) -> Callable[[Any, Outlook], float]:
    return lambda frame, look: look.weights.promises[name] * getattr(frame, attribute)


def _once(name: str) -> Callable[[Any, Outlook], float]:
    return lambda _frame, look: look.weights.promises[name]


_PROMISED: Mapping[type, Callable[[Any, Outlook], float]] = {
    f.VillageActions: _counted("village_action", "left"),
    f.RemoveDisc: _counted("disc", "count"),
    f.Explore: _counted("step", "steps"),
    f.Influence: _counted("influence", "amount"),
    f.RankStep: _once("rank"),
    f.ReceiveCard: lambda frame, look: gain(look, frame.card),
    **dict.fromkeys((f.OfferCombat, f.StartCombat, f.ChoosePile, f.ChooseNation), _once("combat")),
    **dict.fromkeys((f.CityAction, f.CityWay), _once("action")),
    **dict.fromkeys((f.Delivery, f.PlaceMarker, f.LiftQuest, f.QuestToTrack), _once("other")),
    **dict.fromkeys((f.Buy, f.MoveDisc, f.AssistantPart), _once("more")),
    **dict.fromkeys((f.SynergyChoice, f.VillageReward, f.AssistantReward), _once("little")),
}


def pending(t: MaracaiboTable, look: Outlook) -> float:
    """Promise what stands on the agenda for the seat: else every open effect would look like a loss."""
    total = 0.0
    for frame in t.state.agenda[-_LAST:]:
        promised = _PROMISED.get(type(frame))
        if promised is not None and frame.seat == look.seat:
            total += promised(frame, look)
    return total


def next_turn(t: MaracaiboTable, seat: int) -> State | None:
    """Skip the others and begin the next turn of a seat; where the round ends with this one there is none."""
    state = t.state
    if state.phase in DONE or ends_round(t, seat):
        return None
    twin = copied(state)
    twin.agenda = (begin_turn(t, seat),)
    return twin
