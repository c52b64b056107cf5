"""The borders of a plan: what makes two plans different, and when a seat has its next turn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from maracaibo_tui.games.pirates.box.sea import MARACAIBO
from maracaibo_tui.games.pirates.state.frames import ChooseDie, StartTurn
from maracaibo_tui.games.pirates.state.position import State, copied
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .outlook import DONE

PLANNED = frozenset({"sail", "act"})
_KEPT_APART = 2


def goes_on(state: State) -> bool:
    """Tell whether a turn is still thought through; what dice would bring is reckoned exactly, not thrown."""
    return state.phase in PLANNED and type(state.agenda[-1]) is not ChooseDie


def stratum(way: Sequence[str]) -> Hashable:
    """Keep apart where the ship ends and what is done there first."""
    return tuple(way[:_KEPT_APART])


def next_turn(t: PiratesTable, seat: int) -> State | None:
    """Skip the others and begin the next turn of a seat; there is none when its ship is home."""
    state = t.state
    if state.phase in DONE or state.players[seat - 1].ship == MARACAIBO:
        return None
    twin = copied(state)
    twin.agenda = (StartTurn(seat),)
    return twin
