"""Burying treasures (PIR-BURY)."""

from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Bury
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .dig_board import bonus_of, free_spaces
from .plans import carry_out


@RULES.asks(Bury)
def ask_burial(t: PiratesTable, f: Bury) -> Question | None:
    """Ask which treasure is buried on which space (DEC-P42, PIR-BURY-01, PIR-BURY-06)."""
    p = player(t, f.seat)
    kinds = [kind for kind in KINDS if p.above[kind]]
    options = [made("bury", kind, way=(space,)) for kind in kinds for space in free_spaces(t, p, kind)]
    if not options:
        return None
    passes = () if f.chosen else ("skip",)
    return Question(seat=f.seat, point="DEC-P42", options=(*options, *passes), rule="PIR-BURY-01", source=f.source)


@RULES.answers(Bury)
def bury(t: PiratesTable, f: Bury, option: str) -> None:
    """Bury it, that on the bonus space first, and receive the bonus below (PIR-BURY-01, -03..05, -07)."""
    if option == "skip":
        return
    p, form = player(t, f.seat), taken_apart(option)
    kind, space = form.values[0], form.way[0]
    p.above = {**p.above, kind: p.above[kind] - 1}
    p.top = tuple([each for each in p.top if each != kind])
    p.dig = {**p.dig, space: kind}
    if t.tell is not None:
        t.tell(events.Buried(p.seat, kind, space))
    carry_out(t, p, bonus_of(t, space))
