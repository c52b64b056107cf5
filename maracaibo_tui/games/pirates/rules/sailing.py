"""Sailing: the move, and the fee where others lie (PIR-SAIL, PIR-UNKIMP-04, PIR-UNKIMP-05)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.sea import BAY, Sea
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Battle, Fee, Land, Moored, Sail, SailStep
from maracaibo_tui.games.pirates.state.position import JORDAN, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, others_from, player

from .caribbean import sea_of, shown
from .possessions import movement
from .unknown_waters import is_unknown_improvement, turn_up


def start_sailing(t: PiratesTable, p: Player) -> None:
    """Begin the move, step by step where improvements lie face down, not from the Bay (PIR-SAIL-01, PIR-SAIL-14)."""
    if t.state.options.unknown_improvements and p.ship != BAY:
        push(t, SailStep(p.seat, movement(t, p), sea_of(t).column[p.ship]))
    else:
        push(t, Sail(p.seat))


@RULES.asks(Sail)
def ask_sail(t: PiratesTable, f: Sail) -> Question:
    """Ask where the move ends, the nearest space first (DEC-P10, PIR-SAIL-01..07, PIR-SAIL-12)."""
    p = player(t, f.seat)
    key = "sail", t.state.options.layout, p.ship, movement(t, p)
    options: tuple[str, ...] | None = t.printed.memo.get(key)
    if options is None:
        options = t.printed.memo[key] = for_each("sail", sea_of(t).ends(p.ship, key[-1]))
    return Question(seat=f.seat, point="DEC-P10", options=options, rule="PIR-SAIL-01")


@RULES.answers(Sail)
def sail(t: PiratesTable, f: Sail, option: str) -> None:
    """Sail there; passing others or hidden locations has no effect (PIR-SAIL-07, PIR-UNKLOC-05)."""
    p, space = player(t, f.seat), value_of(option)
    origin, p.ship = p.ship, space
    if t.tell is not None:
        t.tell(events.Sailed(p.seat, origin, space, shown(t, space)))
    push(t, Moored(p.seat))


@RULES.asks(SailStep)
def ask_step(t: PiratesTable, f: SailStep) -> Question:
    """Ask for the next step, as long as a legal end stays in reach (DEC-P11, PIR-UNKIMP-05)."""
    sea, ship = sea_of(t), player(t, f.seat).ship
    ahead = sea.neighbours[ship] if f.left else ()
    steps = [space for space in ahead if _leads_on(sea, space, f.left - 1, f.column)]
    stop = ("stop",) if sea.column[ship] > f.column else ()
    return Question(seat=f.seat, point="DEC-P11", options=(*for_each("step", steps), *stop), rule="PIR-UNKIMP-05")


def _leads_on(sea: Sea, space: str, left: int, column: int) -> bool:
    """Tell whether a move may end on a space or within the steps that are left after it (PIR-SAIL-04)."""
    columns = sea.column
    return columns[space] > column or any(columns[end] > column for end in sea.within(space, left))


@RULES.answers(SailStep)
def step(t: PiratesTable, f: SailStep, option: str) -> None:
    """Make the step and turn up the card there; entering the Bay ends the move (PIR-UNKIMP-04, PIR-SAIL-12)."""
    p, space = player(t, f.seat), value_of(option)
    if option != "stop":
        origin, p.ship = p.ship, space
        if t.tell is not None:
            t.tell(events.Stepped(p.seat, origin, space, shown(t, space)))
        if is_unknown_improvement(t, space):
            turn_up(t, p.seat, space)
    if option == "stop" or space == BAY:
        push(t, Moored(p.seat))
    else:
        push(t, SailStep(f.seat, f.left - 1, f.column))


@RULES.acts(Moored)
def moored(t: PiratesTable, f: Moored) -> None:
    """End the move: the fee, then the battle, then the space itself (PIR-SAIL-08, PIR-SAIL-13, PIR-BATTLE-06)."""
    p, state = player(t, f.seat), t.state
    others = [seat for seat in others_from(t, f.seat) if player(t, seat).ship == p.ship]
    meets_jordan = state.jordan is not None and state.jordan.ship == p.ship
    is_met = p.ship in state.grid and (bool(others) or meets_jordan)
    push(t, Land(p.seat))
    if is_met and state.options.pirate_battle:
        push(t, Battle(p.seat))
    if is_met and meets_jordan:
        _pay_for_jordan(t, p)
    elif is_met:
        _pay_fees(t, p, tuple(others))


def _pay_for_jordan(t: PiratesTable, p: Player) -> None:
    """Pay the fee back to the supply because of Jordan's ship (PIR-SOLO-08)."""
    paid = min(t.printed.turn.fee, p.doubloons)
    if paid:
        p.doubloons -= paid
        if t.tell is not None:
            t.tell(events.FeePaid(p.seat, JORDAN, paid))


def _pay_fees(t: PiratesTable, p: Player, to: tuple[int, ...]) -> None:
    """Pay everybody, or as many as the doubloons reach for, whom the player chooses (PIR-SAIL-09..11)."""
    if p.doubloons < t.printed.turn.fee * len(to):
        push(t, Fee(p.seat, to))
        return
    for seat in to:
        _pay(t, p, seat)


@RULES.asks(Fee)
def ask_fee(t: PiratesTable, f: Fee) -> Question | None:
    """Ask who gets the next doubloon, as long as one is left (DEC-P12, PIR-SAIL-10)."""
    if not player(t, f.seat).doubloons or not f.to:
        return None
    return Question(seat=f.seat, point="DEC-P12", options=for_each("pay", f.to), rule="PIR-SAIL-10")


@RULES.answers(Fee)
def pay_fee(t: PiratesTable, f: Fee, option: str) -> None:
    """Pay one of them."""
    seat = int(value_of(option))
    push(t, Fee(f.seat, tuple([each for each in f.to if each != seat])))
    _pay(t, player(t, f.seat), seat)


def _pay(t: PiratesTable, p: Player, seat: int) -> None:
    """Give the fee to another player (PIR-SAIL-09, PIR-SAIL-15)."""
    paid = min(t.printed.turn.fee, p.doubloons)
    p.doubloons -= paid
    player(t, seat).doubloons += paid
    if t.tell is not None:
        t.tell(events.FeePaid(p.seat, seat, paid))
