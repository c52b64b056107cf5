"""Improvement cards: taking doubloons, buying, buying from afar, filling the place (PIR-IMPR, PIR-BUY)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import BuyAfar, ImprovementCard, Refill
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .caribbean import buyable, price, shown
from .gains import gain_doubloons, pay_doubloons
from .plans import carry_out


@RULES.asks(ImprovementCard)
def ask_improvement(t: PiratesTable, f: ImprovementCard) -> Question:
    """Ask for doubloons or the card; of a filler only doubloons can be taken (DEC-P20, PIR-IMPR-01, PIR-IMPR-09)."""
    p, state = player(t, f.seat), t.state
    hidden = p.ship in state.fillers or p.ship in state.facedown
    options: tuple[str, ...] = ("doubloons",)
    if not hidden and price(t, p, t.printed.box.improvements[state.grid[p.ship]].cost) <= p.doubloons:
        options = ("doubloons", "buy")
    source = "" if hidden else f"card/{state.grid[p.ship]}"
    return Question(seat=f.seat, point="DEC-P20", options=options, rule="PIR-IMPR-01", source=source)


@RULES.answers(ImprovementCard)
def answer_improvement(t: PiratesTable, f: ImprovementCard, option: str) -> None:
    """Take the doubloons and leave the card, or buy it (PIR-IMPR-01, PIR-IMPR-02)."""
    p = player(t, f.seat)
    if option == "buy":
        _buy(t, p, p.ship, 0)
        return
    if t.tell is not None:
        t.tell(events.CardIgnored(p.seat, p.ship, shown(t, p.ship)))
    gain_doubloons(t, p, t.printed.turn.ignore, "improvement")


@RULES.asks(BuyAfar)
def ask_purchase(t: PiratesTable, f: BuyAfar) -> Question | None:
    """Ask which card of the kind is bought anywhere in the Caribbean (DEC-P47, PIR-BUY-01, PIR-BUY-03, PIR-BUY-06)."""
    found = buyable(t, player(t, f.seat), f.kind, f.surcharge)
    if not found:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("buy", found), *passes)
    return Question(seat=f.seat, point="DEC-P47", options=options, rule="PIR-BUY-01", source=f.source)


@RULES.answers(BuyAfar)
def answer_purchase(t: PiratesTable, f: BuyAfar, option: str) -> None:
    """Buy it, wherever the ship stands, or none (PIR-BUY-02, PIR-BUY-04)."""
    if option == "skip":
        return
    card = value_of(option)
    space = next(space for space, found in t.state.grid.items() if found == card)
    _buy(t, player(t, f.seat), space, f.surcharge)


def _buy(t: PiratesTable, p: Player, space: str, surcharge: int) -> None:
    """Pay, take the card into the tableau, carry out its lightning effects, refill (PIR-IMPR-02..05, PIR-BUY-05)."""
    state = t.state
    card = state.grid[space]
    paid = price(t, p, t.printed.box.improvements[card].cost, surcharge)
    if paid:
        pay_doubloons(t, p, paid, f"card/{card}")
    p.cards = (*p.cards, card)
    state.grid = {**state.grid, space: ""}
    if t.tell is not None:
        t.tell(events.CardBought(p.seat, card, space, paid))
    push(t, Refill(p.seat, space))
    carry_out(t, p, f"card/{card}/immediate")


@RULES.acts(Refill)
def refill_after(t: PiratesTable, f: Refill) -> None:
    """Fill the place when all effects are resolved (PIR-IMPR-05)."""
    refill(t, f.space)


def refill(t: PiratesTable, space: str) -> None:
    """Fill an empty place; the new card does nothing for the ships on it (PIR-IMPR-06..08, PIR-UNKIMP-03)."""
    t.revealed = True
    state = t.state
    is_filler = not state.level2
    pile = state.box if is_filler else state.level2
    if not pile:
        return
    card, rest = pile[0], pile[1:]
    is_faceup = not is_filler and (not state.options.unknown_improvements or card in state.faceup)
    if t.tell is not None:
        t.tell(events.CardLaid(space, card, is_faceup, is_filler))
    state.grid = {**state.grid, space: card}
    if is_filler:
        state.box, state.fillers = rest, (*state.fillers, space)
        return
    state.level2 = rest
    state.faceup = tuple([each for each in state.faceup if each != card])
    if not is_faceup:
        state.facedown = (*state.facedown, space)
