"""Turns and rounds (PIR-GEN-01..03, PIR-ROUND)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.games.pirates.box.sea import MARACAIBO
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import EndTurn, Income, JordanTurn, StartTurn
from maracaibo_tui.games.pirates.state.position import AUTOMA, JORDAN, Jordan, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, after, everybody, jordan_of, last_seat, player

from .sailing import start_sailing


@RULES.acts(StartTurn)
def start_turn(t: PiratesTable, f: StartTurn) -> None:
    """Begin a turn: sail, then act (PIR-GEN-03, PIR-ROUND-01, PIR-SOLO-07)."""
    state = t.state
    state.turn += 1
    state.active, state.phase, state.used = f.seat, "sail", ()
    if t.tell is not None:
        t.tell(events.TurnStarted(f.seat or JORDAN, state.round, state.turn))
    push(t, EndTurn(f.seat))
    if f.seat == AUTOMA:
        push(t, JordanTurn())
    else:
        start_sailing(t, player(t, f.seat))


@RULES.acts(EndTurn)
def end_turn(t: PiratesTable, f: EndTurn) -> None:
    """Go on to the next seat, or to the income when the round is over (PIR-ROUND-02..04, PIR-ROUND-06, -07)."""
    following = after(t, f.seat)
    push(t, Income(following) if _ends_round(t, f.seat) else StartTurn(following))


def _ends_round(t: PiratesTable, seat: int) -> bool:
    """Tell whether the round is over: in the last one the last seat has its turn, too (PIR-ROUND-03, -06, -08)."""
    if t.state.round < t.printed.turn.rounds:
        return _in_order(t, seat).ship == MARACAIBO
    return seat == last_seat(t) and any(each.ship == MARACAIBO for each in everybody(t))


def _in_order(t: PiratesTable, seat: int) -> Player | Jordan:
    return jordan_of(t) if seat == AUTOMA else player(t, seat)
