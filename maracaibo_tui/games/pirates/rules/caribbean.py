"""The cards of the grid: what lies where, and what it costs (PIR-IMPR-02, PIR-RES-01, PIR-BUY-01)."""

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.sea import Sea
from maracaibo_tui.games.pirates.box.vocabulary import CardKind
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .possessions import discount


def sea_of(t: PiratesTable) -> Sea:
    """Give the Caribbean of the layout that is played (PIR-SETUP-05)."""
    return t.printed.sea(t.state.options.layout)


def faceup(t: PiratesTable) -> Iterator[tuple[str, str]]:
    """Give the places with a card that lies face up; fillers never do (PIR-IMPR-09, PIR-BUY-06)."""
    state = t.state
    hidden = {*state.facedown, *state.fillers}
    return ((space, card) for space, card in state.grid.items() if card and space not in hidden)


def shown(t: PiratesTable, space: str) -> str:
    """Name the card on a space as everybody sees it; the explorer board has none (PIR-IMPR-09, PIR-UNKLOC-01)."""
    state = t.state
    if space in state.fillers:
        return FILLER
    return FACEDOWN if space in state.facedown else state.grid.get(space, "")


def price(t: PiratesTable, p: Player, cost: int, surcharge: int = 0) -> int:
    """Give a price after discounts, never below 0 (PIR-IMPR-02, PIR-BUY-02)."""
    return max(0, cost + surcharge - discount(t, p))


def half_price(t: PiratesTable, p: Player, cost: int) -> int:
    """Halve what discounts leave, rounded up (PIR-RETIRE-03)."""
    return (price(t, p, cost) + 1) // 2


def buyable(t: PiratesTable, p: Player, kind: CardKind | str, surcharge: int) -> list[str]:
    """List the improvement cards of a kind that can be paid, wherever they lie (PIR-BUY-01, -03, PIR-UNKIMP-06)."""
    improvements, kinds = t.printed.box.improvements, t.printed.card_kind
    most = p.doubloons + discount(t, p) - surcharge
    return [card for _, card in faceup(t) if kinds.get(card) == kind and improvements[card].cost <= most]


def free_residences(t: PiratesTable, p: Player) -> list[str]:
    """List the residences of the grid without an own marker (PIR-RES-03, PIR-BUY-07)."""
    residences = t.printed.box.residences
    return [card for _, card in faceup(t) if card in residences and card not in p.residences]


def buildable(t: PiratesTable, p: Player) -> list[str]:
    """List the residences that can be built for the usual price (PIR-BUY-07, PIR-BAY-04)."""
    residences, most = t.printed.box.residences, p.doubloons + discount(t, p)
    return [card for card in free_residences(t, p) if residences[card].cost <= most]


def free_locations(t: PiratesTable) -> list[str]:
    """List the locations that lie face up and carry no black-market tile (PIR-MARKET-02, PIR-UNKLOC-07)."""
    locations, market = t.printed.box.locations, t.state.market
    return [card for _, card in faceup(t) if card in locations and card not in market]
