"""The course of a game: whose turn begins, what a scoring does, and what there is to decide with."""

from collections.abc import Sequence

from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import State

from .effects import several

_SCORING = (events.RoundEnded, events.Counted, events.GameEnded)
"""That the ships go back is said by the page of the round, and is nothing that is scored."""
_GREAT = (
    *(events.Sailed, events.CardBought, events.ResidenceBuilt, events.ShipUpgraded, events.FigureheadTaken),
    *(events.Buried, events.BattleFought, events.MissionTaken, events.RubySold),
    *(events.JordanSailed, events.JordanBought, events.JordanTook, events.JordanUpgraded),
)
_AFTER_A_ROUND = frozenset({"income", "final", "over"})
_SCORED = ("income", "final/", "figurehead/")


def purse(view: State, seat: int) -> str:
    """Say what is looked at before every decision."""
    p = view.players[seat - 1]
    return f"round {view.round}, {several(p.doubloons, 'doubloon')}, {several(p.vp, 'victory point')}"


def standing(key: str, numbers: Sequence[int]) -> str:
    """Say how a pirate stands."""
    del key
    points, cards = numbers
    return f"{points} VP, {several(cards, 'card')}"


def begins(event: object) -> int | str | None:
    """Say whose turn begins with an event; with the end of a round it is nobody's."""
    if isinstance(event, events.RoundEnded):
        return 0
    return event.seat if isinstance(event, events.TurnStarted) else None


def is_great(event: object) -> bool:
    """Tell whether an event is a deed that is told before small ones where there is not room for all."""
    return isinstance(event, _GREAT)


def is_scoring(event: object, view: State) -> bool:
    """Tell whether an event is something that income or the final scoring does by itself."""
    if isinstance(event, _SCORING):
        return True
    if not isinstance(event, events.Scored | events.Gained) or not event.source.startswith(_SCORED):
        return False
    return view.phase in _AFTER_A_ROUND or event.source.startswith(("income", "final/"))
