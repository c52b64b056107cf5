"""Figureheads (PIR-FIGURE)."""

from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import TakeFigurehead
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .gains import pay_doubloons
from .plans import carry_out
from .possible import can_do


@RULES.asks(TakeFigurehead)
def ask_figurehead(t: PiratesTable, f: TakeFigurehead) -> Question | None:
    """Ask which figurehead of the offer is taken; a player has one at most (DEC-P49, PIR-FIGURE-01, PIR-FIGURE-03)."""
    if not can_do(t, player(t, f.seat), v.Figurehead(cost=f.cost)):
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("figurehead", t.state.offer_figureheads), *passes)
    return Question(seat=f.seat, point="DEC-P49", options=options, rule="PIR-FIGURE-01", source=f.source)


@RULES.answers(TakeFigurehead)
def take_figurehead(t: PiratesTable, f: TakeFigurehead, option: str) -> None:
    """Pay, take it, carry out its lightning effect; the offer is not refilled (PIR-FIGURE-01, -02, -04)."""
    if option == "skip":
        return
    p, letter = player(t, f.seat), value_of(option)
    pay_doubloons(t, p, f.cost, f.source)
    p.figurehead = letter
    t.state.offer_figureheads = tuple([each for each in t.state.offer_figureheads if each != letter])
    if t.tell is not None:
        t.tell(events.FigureheadTaken(p.seat, letter, f.cost))
    carry_out(t, p, f"figurehead/{letter}/immediate")
