"""What happens to cards, missions, upgrades, figureheads, tiles and residences."""

from msgspec import Struct


class CardBought(Struct, frozen=True):
    """An improvement card was bought out of the grid (PIR-IMPR-03)."""

    seat: int
    card: str
    space: str
    price: int


class CardIgnored(Struct, frozen=True):
    """Doubloons were taken and the card was left (PIR-IMPR-01)."""

    seat: int
    space: str
    card: str = ""


class CardLaid(Struct, frozen=True):
    """An empty place was filled from the deck, or by a filler from the box (PIR-IMPR-06, PIR-IMPR-08)."""

    space: str
    card: str
    is_faceup: bool
    is_filler: bool


class ResidenceBuilt(Struct, frozen=True):
    """A residence was built (PIR-RES-01)."""

    seat: int
    residence: str
    price: int


class TreasureTileLaid(Struct, frozen=True):
    """A treasure tile kept apart was laid on a location that was turned up (PIR-UNKLOC-03)."""

    location: str
    kind: str


class MissionTaken(Struct, frozen=True):
    """A mission was taken from the deck, or from a place of the row (PIR-MISS-01)."""

    seat: int
    mission: str
    is_open: bool


class MissionLaid(Struct, frozen=True):
    """A mission was laid on a place of the row."""

    place: int
    mission: str


class MissionsRenewed(Struct, frozen=True):
    """The open missions went under the deck and new ones were laid out (EFF-PIF-04)."""

    seat: int
    missions: tuple[str, ...]


class MissionDiscarded(Struct, frozen=True):
    """A mission of the hand went under the deck (PIR-MISS-06)."""

    seat: int
    mission: str


class ShipUpgraded(Struct, frozen=True):
    """A space of the own ship board was covered (PIR-UPGR-01)."""

    seat: int
    upgrade: str


class FigureheadTaken(Struct, frozen=True):
    """A figurehead was bought (PIR-FIGURE-01)."""

    seat: int
    figurehead: str
    price: int


class TileLaid(Struct, frozen=True):
    """A black-market tile was laid on a location (PIR-MARKET-02)."""

    seat: int
    tile: str
    location: str


class TileUsed(Struct, frozen=True):
    """An own black-market tile was used (PIR-LOC-03, PIR-MARKET-05, PIR-MARKET-07)."""

    seat: int
    tile: str
    location: str
