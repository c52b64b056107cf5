"""Where cards, figures on them and buildings go."""

from msgspec import Struct


class CardMoved(Struct, frozen=True):
    """A project card went from one place to another; `card` may be hidden from other seats.

    A discarded one may have been delivered or paid as one of its symbols.
    """

    seat: int
    card: str
    origin: str
    target: str
    symbol: str = ""
    delivered: bool = False


class CardBought(Struct, frozen=True):
    """A card came into the tableau."""

    seat: int
    card: str
    price: int


class Reshuffled(Struct, frozen=True):
    """A discard pile became a draw pile, or tiles of the box were shuffled; `order` is the new order, top first."""

    pile: str
    order: tuple[str, ...]


class AssistantPlaced(Struct, frozen=True):
    """A figure became an assistant."""

    seat: int
    card: str
    location: str


class Invested(Struct, frozen=True):
    """A figure went to a prestige building."""

    seat: int
    building: str
    price: int


class BuildingRevealed(Struct, frozen=True):
    """A prestige building was turned up."""

    building: str
