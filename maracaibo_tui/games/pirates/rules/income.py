"""The income phase, and the beginning of the next round (PIR-INCOME, PIR-ROUND-04, PIR-ROUND-05)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.games.pirates.box.sea import START
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import FinalScoring, Income, StartTurn
from maracaibo_tui.games.pirates.state.position import JORDAN, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, everybody

from .gains import gain_doubloons, score
from .possessions import doubloon_income, sources, vp_income
from .unknown_waters import lay_doubloons


@RULES.acts(Income)
def income(t: PiratesTable, f: Income) -> None:
    """Pay all but Jordan, then begin the next round or the final scoring (PIR-INCOME-03, PIR-GEN-23, PIR-SOLO-43)."""
    state = t.state
    state.phase = "income"
    if t.tell is not None:
        t.tell(events.RoundEnded(state.round))
    for p in state.players:
        receive_income(t, p)
    lay_doubloons(t)
    if state.round == t.printed.turn.rounds:
        push(t, FinalScoring())
    else:
        _next_round(t, f.starts)


def receive_income(t: PiratesTable, p: Player) -> None:
    """Receive what the symbols show, and what the Whale pays for missions (PIR-INCOME-01, -02, -05, EFF-PIF-04)."""
    gain_doubloons(t, p, doubloon_income(t, p), "income")
    score(t, p, vp_income(t, p), "income")
    for source in sources(t.printed.per_mission, p):
        amount = t.printed.per_mission[source] * len(p.missions)
        gain_doubloons(t, p, amount, f"figurehead/{source}/permanent")


def _next_round(t: PiratesTable, starts: int) -> None:
    """Bring all ships back; all else stays as it is (PIR-ROUND-05, PIR-ROUND-09)."""
    state = t.state
    state.round += 1
    state.turn = 0
    for each in everybody(t):
        each.ship = START
    if t.tell is not None:
        t.tell(events.ShipsReturned(state.round, starts or JORDAN))
    push(t, StartTurn(starts))
