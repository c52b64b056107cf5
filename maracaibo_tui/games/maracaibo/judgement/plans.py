"""The borders of a plan: what makes two plans different, what is still open, and when a seat has its next turn."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

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


class _Promise(NamedTuple):
    """What a kind of frame promises: a name among the weights, and what of the frame is counted, if anything."""

    name: str
    before: str = ""
    """What stood for it before, for weights that do not name it; without that they promise nothing."""
    counted: str = ""


PROMISED: Mapping[type, _Promise] = {
    f.MainAction: _Promise("main_action"),
    f.ExtraSail: _Promise("extra_sail"),
    f.VillageActions: _Promise("village_action", counted="left"),
    f.RemoveDisc: _Promise("disc", counted="count"),
    f.Explore: _Promise("step", counted="steps"),
    f.Influence: _Promise("influence", counted="amount"),
    f.CombatActions: _Promise("combat_value", counted="value"),
    f.RankStep: _Promise("rank"),
    **dict.fromkeys((f.OfferCombat, f.StartCombat, f.ChoosePile, f.ChooseNation), _Promise("combat")),
    **dict.fromkeys((f.CityAction, f.CityWay), _Promise("action")),
    f.Delivery: _Promise("delivery", "other"),
    f.PlaceMarker: _Promise("marker", "other"),
    **dict.fromkeys((f.LiftQuest, f.QuestToTrack), _Promise("other")),
    f.TrackQuest: _Promise("quest"),
    f.Buy: _Promise("purchase", "more"),
    f.MoveDisc: _Promise("moved_disc", "more"),
    f.AssistantPart: _Promise("assistant", "more"),
    **dict.fromkeys((f.SynergyChoice, f.VillageReward, f.AssistantReward), _Promise("little")),
    f.AreaChoice: _Promise("area"),
    f.RedBarrier: _Promise("barrier"),
    f.Annex: _Promise("annex"),
}
"""What is promised for each kind of frame; a test plays games and compares it with what came."""


def pending(t: MaracaiboTable, look: Outlook) -> float:
    """Promise what stands on the agenda for the seat: else every open effect would look like a loss."""
    total = 0.0
    for frame in t.state.agenda[-_LAST:]:
        promise = PROMISED.get(type(frame))
        if promise is not None and frame.seat == look.seat:
            total += _promised(frame, promise, look)
        elif type(frame) is f.ReceiveCard and frame.seat == look.seat:
            total += gain(look, frame.card)
    return total


def _promised(frame: Any, promise: _Promise, look: Outlook) -> float:  # noqa: ANN401 - a frame of any kind
    promises = look.weights.promises
    found = promises.get(promise.name)
    if found is None:
        found = promises.get(promise.before, 0.0)
    return found * getattr(frame, promise.counted) if promise.counted else found


def next_turn(t: MaracaiboTable, seat: int) -> State | None:
    """Skip the others and begin the next turn of a seat; where the round ends with this one there is none."""
    state = t.state
    if state.phase in DONE or ends_round(t, seat):
        return None
    twin = copied(state)
    twin.agenda = (begin_turn(t, seat),)
    return twin
