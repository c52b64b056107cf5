"""The table of Pirates of Maracaibo that every rule works on, and the book that the rules of each chapter stand in."""

from typing import TypeAlias

from maracaibo_tui.engine.agenda import Rules, Table
from maracaibo_tui.games.pirates.box.printed import Printed

from .position import AUTOMA, Jordan, Player, State

PiratesTable: TypeAlias = Table[State, Printed]

RULES: Rules[PiratesTable] = Rules()


def player(t: PiratesTable, seat: int) -> Player:
    """Give the player at a seat."""
    return t.state.players[seat - 1]


def jordan_of(t: PiratesTable) -> Jordan:
    """Give Jordan, who plays at this table."""
    found = t.state.jordan
    if found is None:
        raise ValueError("nobody plays against Jordan here")
    return found


def after(t: PiratesTable, seat: int) -> int:
    """Give the next seat clockwise; Jordan has the second of two (PIR-GEN-03, PIR-SOLO-01, PIR-SOLO-07)."""
    last = len(t.state.players)
    if seat == last and t.state.jordan is not None:
        return AUTOMA
    return seat % last + 1


def last_seat(t: PiratesTable) -> int:
    """Give the seat that has the last turn of the game (PIR-SETUP-16, PIR-SOLO-40)."""
    return AUTOMA if t.state.jordan is not None else len(t.state.players)


def everybody(t: PiratesTable) -> list[Player | Jordan]:
    """List the players, Jordan last if he plays."""
    return [*t.state.players, *([t.state.jordan] if t.state.jordan is not None else [])]


def others_from(t: PiratesTable, seat: int) -> tuple[int, ...]:
    """Give the other seats clockwise."""
    count = len(t.state.players)
    return tuple([(seat - 1 + step) % count + 1 for step in range(1, count)])
