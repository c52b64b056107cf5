"""Buying project cards (MAR-CARD)."""

from collections.abc import Iterator

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, made
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import PayCosts, ReceiveCard, Resolve
from maracaibo_tui.games.maracaibo.state.memory import leave_hand
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .gains import pay_doubloons
from .income import receive_income
from .payment import can_pay
from .prestige import buildings
from .synergy import take_synergy


def discount(t: MaracaiboTable, p: Player) -> int:
    """Sum up what purchases cost less (MAR-CARD-05, EFF-PRM-02)."""
    table = t.printed.discount
    return sum([table[card] for card in p.tableau if card in table])


def price(t: MaracaiboTable, p: Player, cost: int) -> int:
    """Give what a card or building of this cost costs the player now (MAR-CARD-05)."""
    return max(0, cost - discount(t, p))


def purchases(t: MaracaiboTable, p: Player) -> Iterator[str]:
    """Yield every card and building the player can buy now (MAR-CARD-04, MAR-CARD-09, MAR-PRESTIGE-01)."""
    less = discount(t, p)
    cards = t.printed.cards
    for card in (*p.hand, *p.planning):
        printed = cards[card]
        due = printed.cost - less
        if due > p.doubloons:
            continue
        if not printed.requires or can_pay(t, p, printed.requires, card, due):
            yield made("buy", card)
    yield from for_each("invest", buildings(t, p, less))


def can_purchase(t: MaracaiboTable, p: Player) -> bool:
    """Tell whether there is anything the player can buy."""
    return next(purchases(t, p), None) is not None


def buy(t: MaracaiboTable, p: Player, card: str) -> None:
    """Pay the doubloons at once; the other costs, then the card's effects follow (MAR-CARD-11)."""
    printed = t.printed.cards[card]
    paid = price(t, p, printed.cost)
    pay_doubloons(t, p, paid, f"card/{card}/cost")
    if t.tell is not None:
        t.tell(events.CardBought(p.seat, card, paid))
    push(t, PayCosts(p.seat, f"card/{card}/requires", card), ReceiveCard(p.seat, card))


@RULES.acts(ReceiveCard)
def receive_card(t: MaracaiboTable, f: ReceiveCard) -> None:
    """Lay the card into the tableau: synergy, then income, then immediate effects (MAR-CARD-11, R-61)."""
    p, card = player(t, f.seat), f.card
    leave_hand(p, (card,))
    p.planning = tuple([held for held in p.planning if held != card])
    printed = t.printed.cards[card]
    for effect in printed.immediate:
        if type(effect) is v.Synergy:
            take_synergy(t, p, effect.kind, f"card/{card}/immediate")
    # Only now, so that its own synergy does not wake its income, which comes next, a second time.
    p.tableau = (*p.tableau, card)
    receive_income(t, p, card)
    push(t, Resolve(f.seat, f"card/{card}/immediate"))
