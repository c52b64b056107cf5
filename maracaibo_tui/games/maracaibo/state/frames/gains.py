"""What can wait on the agenda of payments, purchases and printed effects."""

from msgspec import Struct


class Resolve(Struct, frozen=True, tag=True):
    """The printed effects of a source, from one of them on."""

    seat: int
    source: str
    at: int = 0


class PayCosts(Struct, frozen=True, tag=True):
    """The printed costs of a source, from one of them on; `kept` is the card being bought (MAR-GEN-11)."""

    seat: int
    source: str
    kept: str = ""
    at: int = 0
    used: tuple[str, ...] = ()


class PayCards(Struct, frozen=True, tag=True):
    """Symbols still to be paid with cards; `used` are the permanent objects of this payment (DEC-30).

    `at` is the printed cost they belong to, below zero where the cost is no printed list.
    """

    seat: int
    symbols: tuple[str, ...]
    kept: str
    used: tuple[str, ...]
    source: str
    at: int = -1


class PayEqualGoods(Struct, frozen=True, tag=True):
    """Which good pays for a number of equal goods (DEC-30)."""

    seat: int
    count: int
    source: str


class ReceiveCard(Struct, frozen=True, tag=True):
    """A paid card goes to the tableau and takes effect (MAR-CARD-11)."""

    seat: int
    card: str


class Influence(Struct, frozen=True, tag=True):
    """Influence with a nation of choice (DEC-18)."""

    seat: int
    amount: int
    source: str


class RankStep(Struct, frozen=True, tag=True):
    """An influence marker goes to its next noble rank (DEC-19)."""

    seat: int
    source: str


class RemoveDisc(Struct, frozen=True, tag=True):
    """Discs leave the ship board for good, one after the other (DEC-20)."""

    seat: int
    count: int
    source: str


class MoveDisc(Struct, frozen=True, tag=True):
    """A disc moves from the ship board to a market or a legacy tile (DEC-14, DEC-20)."""

    seat: int
    to: str
    tile: bool = False


class AreaChoice(Struct, frozen=True, tag=True):
    """The bonus of the area with a choice (DEC-21)."""

    seat: int
    area: str


class RemoveSkull(Struct, frozen=True, tag=True):
    """A skull tile leaves play (DEC-32)."""

    seat: int
    source: str


class SynergyChoice(Struct, frozen=True, tag=True):
    """A synergy token of a kind not yet owned (DEC-22)."""

    seat: int
    source: str


class PlaceMarker(Struct, frozen=True, tag=True):
    """A marker of choice into a village without one, perhaps with a rank step (DEC-23)."""

    seat: int
    rank: bool
    source: str


class FiguresOntoCard(Struct, frozen=True, tag=True):
    """Figures put on a card for income (DEC-25)."""

    seat: int
    card: str
    income: int


class TakeFigures(Struct, frozen=True, tag=True):
    """First edition: how many figures are taken (DEC-33)."""

    seat: int
    count: int
    source: str
