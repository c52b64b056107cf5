"""Paying printed costs: figures, combat points, and cards symbol by symbol (MAR-GEN-11, DEC-30)."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import GOODS
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import PayCards, PayCosts, PayEqualGoods
from maracaibo_tui.games.maracaibo.state.memory import leave_hand
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .gains import pay_combat_points, pay_doubloons, return_figures
from .influence import markers_on_board

Cost = v.Requirement | v.QuestCost


def symbols_of(entry: Cost) -> tuple[str, ...]:
    """List the goods and objects that a printed cost asks for, one for each card."""
    match entry:
        case v.CostObjects(object=thing, count=count):
            return (thing,) * count
        case v.PayObjects(objects=objects):
            return objects
        case v.PayGoods(goods=goods):
            return goods
        case _:
            return ()


def can_pay(t: MaracaiboTable, p: Player, entries: Sequence[Cost], kept: str = "", price: int = 0) -> bool:
    """Tell whether all entries can be paid together; `kept` may not be used, a price is due besides."""
    due = {"figures": 0, "combat_points": 0, "doubloons": price}
    for entry in entries:
        what, amount = due_besides_cards(entry)
        if what:
            due[what] += amount
    if due["figures"] > p.figures or due["combat_points"] > p.combat_points or due["doubloons"] > p.doubloons:
        return False
    if not all(_holds(t, entry) for entry in entries):
        return False
    symbols = [symbol for entry in entries for symbol in symbols_of(entry)]
    return not symbols or payable(t, p, symbols, (kept,), ())


def lacks_cards(t: MaracaiboTable, p: Player, entries: Sequence[Cost]) -> bool:
    """Tell whether the goods and objects of a cost cannot be paid, which nothing but other cards changes."""
    return not payable(t, p, [symbol for entry in entries for symbol in symbols_of(entry)], (), ())


def pay_or_skip(t: MaracaiboTable, p: Player, cost: Sequence[Cost], option: str) -> tuple[str, ...]:
    """Offer an option that pays a cost, and to do without; nothing if the cost cannot be paid.

    While only figures turned into combat points would pay it, they can be turned first (EFF-PRM-08, MAR-GEN-14).
    """
    if can_pay(t, p, cost):
        return (option, "skip")
    return ("skip",) if any(can_pay(t, changed, cost) for changed in _after_conversions(t, p)) else ()


def _after_conversions(t: MaracaiboTable, p: Player) -> Iterator[Player]:
    """Imagine the player after each number of conversions of a figure into combat points (EFF-PRM-08)."""
    points = t.printed.conversion(p.tableau)
    for count in range(1, p.figures + 1):
        changed = copy(p)
        changed.figures -= count
        changed.combat_points = min(p.combat_points + count * points, t.printed.combat.most_points)
        yield changed


def due_besides_cards(entry: Cost) -> tuple[str, int]:
    """Name what a printed cost takes besides cards, and how much (MAR-QUEST-06, MAR-CARD-07, MAR-CARD-08)."""
    match entry:
        case v.CostAssistant():
            return "figures", 1
        case v.CostFigure(count=count) | v.CostFigureOnCard(count=count) | v.PayFigure(count=count):
            return "figures", count
        case v.CostCombatPoints(amount=amount) | v.PayCombatPoints(amount=amount):
            return "combat_points", amount
        case v.PayDoubloons(amount=amount):
            return "doubloons", amount
        case _:
            return "", 0


def _holds(t: MaracaiboTable, entry: Cost) -> bool:
    """Tell whether a condition that costs nothing is met (EFF-BUY-04, EFF-QCO-04)."""
    match entry:
        case v.RequiresNationMarkers(nation=nation, count=count):
            return markers_on_board(t, nation) >= count
        case v.RequiresMovement(min=least):
            return t.state.this_turn.spent >= least
        case _:
            return True


def payable(t: MaracaiboTable, p: Player, symbols: Sequence[str], without: Iterable[str], used: Sequence[str]) -> bool:
    """Tell whether hand cards and permanent objects cover all symbols, each for one (MAR-QUEST-04, MAR-QUEST-05)."""
    if not symbols:
        return True
    without = tuple(without)
    for card in p.hand:
        if card not in without and shows(t, card, symbols[0]) and payable(t, p, symbols[1:], (*without, card), used):
            return True
    return any(payable(t, p, symbols[1:], without, (*used, card)) for card in _permanents(t, p, symbols[0], used))


def shows(t: MaracaiboTable, card: str, symbol: str) -> bool:
    """Tell whether a hand card shows this good or object; one that lies face down shows nothing."""
    if card not in t.printed.cards:
        return False
    printed = t.printed.cards[card]
    return symbol in (printed.good, printed.object)


def _permanents(t: MaracaiboTable, p: Player, symbol: str, used: Sequence[str]) -> list[str]:
    objects = t.printed.objects
    return [card for card in p.tableau if card in objects and card not in used and symbol in objects[card]]


@RULES.acts(PayCosts)
def pay_costs(t: MaracaiboTable, f: PayCosts) -> None:
    """Pay the printed costs in order up to the first that needs cards (MAR-GEN-11)."""
    entries = t.printed.effects(f.source)
    for at in range(f.at, len(entries)):
        symbols = symbols_of(entries[at])
        if symbols:
            push(t, PayCards(f.seat, symbols, f.kept, f.used, f.source, at))
            return
        _pay(t, player(t, f.seat), entries[at], f)


def _pay(t: MaracaiboTable, p: Player, entry: Cost, f: PayCosts) -> None:
    match entry:
        case v.CostAssistant(location=location):
            _place_assistant(t, p, f.kept, location)
        case v.CostFigure(count=count) | v.PayFigure(count=count):
            return_figures(t, p, count, f.source)
        case v.CostFigureOnCard(count=count):
            put_on_card(t, p, f.kept, count)
        case v.CostCombatPoints(amount=amount) | v.PayCombatPoints(amount=amount):
            pay_combat_points(t, p, amount, f.source)
        case v.PayDoubloons(amount=amount):
            pay_doubloons(t, p, amount, f.source)


def _place_assistant(t: MaracaiboTable, p: Player, card: str, location: str) -> None:
    p.figures -= 1
    p.assistants = {**p.assistants, location: (*p.assistants.get(location, ()), card)}
    state = t.state
    state.this_turn = state.this_turn.with_placed(card)
    if t.tell is not None:
        t.tell(events.AssistantPlaced(p.seat, card, location))


def put_on_card(t: MaracaiboTable, p: Player, card: str, count: int) -> None:
    """Put figures from the own supply onto a card, for good (EFF-BUY-06, EFF-IMM-14)."""
    p.figures -= count
    p.figures_on_cards = {**p.figures_on_cards, card: p.figures_on_cards.get(card, 0) + count}
    if t.tell is not None:
        t.tell(events.Gained(p.seat, "figures", -count, f"card/{card}/figures"))


@RULES.asks(PayCards)
def ask_card(t: MaracaiboTable, f: PayCards) -> Question:
    """Ask what pays the next symbol; an answer is offered only if the rest stays payable (DEC-30)."""
    p, symbol, rest = player(t, f.seat), f.symbols[0], (*f.symbols[1:], *_later_symbols(t, f))
    hand = [
        card
        for card in p.hand
        if card != f.kept and shows(t, card, symbol) and payable(t, p, rest, (f.kept, card), f.used)
    ]
    permanents = [card for card in _permanents(t, p, symbol, f.used) if payable(t, p, rest, (f.kept,), (*f.used, card))]
    options = (*for_each("pay", hand), *for_each("permanent", permanents))
    return Question(seat=f.seat, point="DEC-30", options=options, rule="MAR-QUEST-03", source=f.source)


def _later_symbols(t: MaracaiboTable, f: PayCards) -> tuple[str, ...]:
    if f.at < 0:
        return ()
    later = t.printed.effects(f.source)[f.at + 1 :]
    return tuple(symbol for entry in later for symbol in symbols_of(entry))


@RULES.answers(PayCards)
def pay_card(t: MaracaiboTable, f: PayCards, option: str) -> None:
    """Discard the card, or note the permanent object, and go on with the rest of the cost."""
    way, card = taken_apart(option).word, value_of(option)
    used = f.used
    if way == "pay":
        discard_cards(t, player(t, f.seat), (card,), f.symbols[0])
    else:
        used = (*used, card)
    if f.symbols[1:]:
        push(t, PayCards(f.seat, f.symbols[1:], f.kept, used, f.source, f.at))
    elif f.at >= 0:
        push(t, PayCosts(f.seat, f.source, f.kept, f.at + 1, used))


def discard_cards(
    t: MaracaiboTable, p: Player, cards: tuple[str, ...], symbol: str = "", *, delivered: bool = False
) -> None:
    """Put hand cards face up on the common discard pile, the last named on top (MAR-CARD-16)."""
    leave_hand(p, cards)
    t.state.discard = (*cards[::-1], *t.state.discard)
    if t.tell is not None:
        for card in cards:
            t.tell(events.CardMoved(p.seat, card, "hand", "discard", symbol, delivered))


def equal_goods(t: MaracaiboTable, p: Player, count: int) -> list[str]:
    """List the goods that this many hand cards show (MAR-VILLAGE-21)."""
    if len(p.hand) < count:
        return []
    cards = t.printed.cards
    shown = [cards[card].good for card in p.hand]
    return [good for good in GOODS if shown.count(good) >= count]


@RULES.asks(PayEqualGoods)
def ask_good(t: MaracaiboTable, f: PayEqualGoods) -> Question:
    """Ask which good pays for a number of equal goods (DEC-30)."""
    options = for_each("good", equal_goods(t, player(t, f.seat), f.count))
    return Question(seat=f.seat, point="DEC-30", options=options, rule="MAR-VILLAGE-21", source=f.source)


@RULES.answers(PayEqualGoods)
def choose_good(t: MaracaiboTable, f: PayEqualGoods, option: str) -> None:
    """Go on to the cards that pay with this good."""
    push(t, PayCards(f.seat, (value_of(option),) * f.count, "", (), f.source))
