"""The frame of a turn and of a round (MAR-TURN)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import (
    Draw,
    EndTurn,
    FinalStep,
    InterimStep,
    JacquesTurn,
    JeanTurn,
    RefillDisplay,
    Sail,
    StartDraw,
    StartTurn,
)
from maracaibo_tui.games.maracaibo.state.position import Turn
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, after, player

from .gains import compasses
from .jacques import has_ended_round, jacques_of
from .jean import jean_of
from .sailing import is_last_space


def begin_turn(t: MaracaiboTable, seat: int) -> StartTurn | JeanTurn | JacquesTurn:
    """Name the turn of a seat for the agenda."""
    if seat:
        return StartTurn(seat)
    return JeanTurn() if t.state.jean is not None else JacquesTurn()


@RULES.acts(StartTurn)
def start_turn(t: MaracaiboTable, f: StartTurn) -> None:
    """Begin a turn: sail, main action, draw (MAR-TURN-01)."""
    state = t.state
    state.turn += 1
    state.active = f.seat
    state.phase = "sail"
    state.this_turn = Turn(compasses=compasses(t, player(t, f.seat)))
    if t.tell is not None:
        t.tell(events.TurnStarted(f.seat, state.round, state.turn))
    push(t, Sail(f.seat), StartDraw(f.seat), EndTurn(f.seat))


@RULES.acts(StartDraw)
def start_draw(t: MaracaiboTable, f: StartDraw) -> None:
    """Begin phase C; the display is refilled when the hand is full (MAR-DRAW-10, MAR-DRAW-11)."""
    t.state.phase = "draw"
    push(t, Draw(f.seat), RefillDisplay())


@RULES.acts(EndTurn)
def end_turn(t: MaracaiboTable, f: EndTurn) -> None:
    """Go on to the next seat, or to the scoring if the ship is on the last space (MAR-TURN-02..04)."""
    state = t.state
    if not ends_round(t, f.seat):
        push(t, begin_turn(t, after(t, f.seat)))
        return
    state.ended_by = f.seat
    if t.tell is not None:
        t.tell(events.RoundEnded(f.seat or t.state.options.bot, state.round))
    push(t, InterimStep(1) if state.round < t.printed.turn.rounds else FinalStep(1))


def ends_round(t: MaracaiboTable, seat: int) -> bool:
    """Tell whether the ship of a seat, or of the automatic opponent, is on the last space (MAR-TURN-04)."""
    if seat:
        return is_last_space(t, player(t, seat).ship, player(t, seat))
    if t.state.jean is not None:
        return is_last_space(t, jean_of(t).ship, jean_of(t))
    return has_ended_round(t, jacques_of(t))
