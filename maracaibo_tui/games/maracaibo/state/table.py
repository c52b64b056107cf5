"""The Maracaibo table that every rule works on, and the book that the rules of each chapter are entered in."""

from typing import TypeAlias

from maracaibo_tui.engine.agenda import Rules, Table
from maracaibo_tui.games.maracaibo.box.printed import Printed

from .position import AUTOMA, Automa, Player, State

MaracaiboTable: TypeAlias = Table[State, Printed]

RULES: Rules[MaracaiboTable] = Rules()


def player(t: MaracaiboTable, seat: int) -> Player:
    """Give the player at a seat."""
    return t.state.players[seat - 1]


def after(t: MaracaiboTable, seat: int) -> int:
    """Give the next seat clockwise; the automatic opponent sits behind the last person (MAR-TURN-02, MAR-SOLO-06)."""
    last = len(t.state.players)
    if seat == last and t.state.automa is not None:
        return AUTOMA
    return seat % last + 1


def everybody(t: MaracaiboTable) -> list[Player | Automa]:
    """List the players, and the automatic opponent if there is one."""
    return [*t.state.players, *([t.state.automa] if t.state.automa else [])]


def humans_from(t: MaracaiboTable, seat: int) -> tuple[int, ...]:
    """Give the seats clockwise, beginning with this one (MAR-TURN-02)."""
    count = len(t.state.players)
    seat = seat or 1
    return tuple((seat - 1 + step) % count + 1 for step in range(count))
