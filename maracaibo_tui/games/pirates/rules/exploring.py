"""Explore: exchanges, the move along the track, the space where it ends (PIR-EXPL)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.track import FIRST
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Exchange, GoExplore, HalfPrice, MoveExplorer
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .plans import carry_out
from .possessions import explore_steps, sources
from .possible import can_any
from .track import is_at_end, reachable, track_of


def start_explore(t: PiratesTable, p: Player, steps: int, source: str, *, chosen: bool) -> None:
    """Begin an Explore: steps and exchanges are counted now (PIR-EXPL-01, PIR-EXPL-05, PIR-EXPL-12)."""
    if not is_at_end(t, p):
        exchanges = sources(t.printed.exchanges, p)
        push(t, GoExplore(p.seat, steps + explore_steps(t, p), exchanges, source, chosen))


@RULES.acts(GoExplore)
def go_explore(t: PiratesTable, f: GoExplore) -> None:
    """Offer the exchanges that are left, and after them the move (PIR-EXPL-06, PIR-EXPL-07)."""
    if _exchangeable(t, player(t, f.seat), f.steps, f.exchanges):
        push(t, Exchange(f.seat, f.steps, f.exchanges, f.source, f.chosen))
    else:
        push(t, MoveExplorer(f.seat, f.steps, f.source, f.chosen))


def _exchangeable(t: PiratesTable, p: Player, steps: int, exchanges: tuple[str, ...]) -> list[str]:
    """List the exchanges that leave a step and can do something now; an explorer at the end has no steps to give."""
    found = t.printed.exchanges
    if is_at_end(t, p):
        return []
    return [each for each in exchanges if steps > found[each].less and can_any(t, p, found[each].effects)]


@RULES.asks(Exchange)
def ask_exchange(t: PiratesTable, f: Exchange) -> Question:
    """Ask for an exchange before moving (DEC-P41, PIR-EXPL-06, EFF-PIP-07)."""
    exchanges = _exchangeable(t, player(t, f.seat), f.steps, f.exchanges)
    passes = ("move",) if f.chosen else ("move", "skip")
    options = (*for_each("exchange", exchanges), *passes)
    return Question(seat=f.seat, point="DEC-P41", options=options, rule="PIR-EXPL-06", source=f.source)


@RULES.answers(Exchange)
def exchange(t: PiratesTable, f: Exchange, option: str) -> None:
    """Give spaces for the effect, which is resolved at once; each source once an Explore (PIR-EXPL-07)."""
    if option == "skip":
        return
    if option == "move":
        push(t, MoveExplorer(f.seat, f.steps, f.source, f.chosen))
        return
    p, used = player(t, f.seat), value_of(option)
    less = t.printed.exchanges[used].less
    left = tuple([each for each in f.exchanges if each != used])
    if t.tell is not None:
        t.tell(events.ExchangeUsed(p.seat, used, less))
    push(t, GoExplore(f.seat, f.steps - less, left, f.source, chosen=True))
    carry_out(t, p, f"exchange/{used}/effects")


@RULES.asks(MoveExplorer)
def ask_explore(t: PiratesTable, f: MoveExplorer) -> Question | None:
    """Ask how far the explorer moves (DEC-P40, PIR-EXPL-01, PIR-EXPL-02, PIR-EXPL-03)."""
    spaces = reachable(t, player(t, f.seat), f.steps)
    if not spaces:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("explore", spaces), *passes)
    return Question(seat=f.seat, point="DEC-P40", options=options, rule="PIR-EXPL-01", source=f.source)


@RULES.answers(MoveExplorer)
def explore(t: PiratesTable, f: MoveExplorer, option: str) -> None:
    """Move there, cross the rivers on the way, and use the space at the end (PIR-EXPL-04, -08, -10, -11)."""
    if option == "skip":
        return
    p, space = player(t, f.seat), value_of(option)
    crossed = track_of(t).crossed(reachable(t, p, f.steps)[space])
    rivers = tuple([river for river in crossed if river not in p.rivers])
    origin, p.explorer, p.rivers = p.explorer, space, (*p.rivers, *rivers)
    if t.tell is not None:
        t.tell(events.Explored(p.seat, origin, space, rivers))
    if t.printed.box.spaces[space].module is not None and not p.retired:
        push(t, HalfPrice(p.seat))
    carry_out(t, p, f"space/{space}/effects")


def return_explorer(t: PiratesTable, p: Player) -> None:
    """Send the explorer back to the first space; rivers stay crossed (PIR-RETIRE-05, PIR-EXPL-13, PIR-MIX-08)."""
    p.explorer = FIRST
    if t.tell is not None:
        t.tell(events.ExplorerReturned(p.seat))
