"""What can wait of the effects of cards, spaces, tiles and actions.

`source` names the component by kind, id and part, as in `card/P201/immediate`. `chosen` says that the player has just
chosen the effect in a menu, so that it cannot be declined any more.
"""

from msgspec import Struct


class Effects(Struct, frozen=True, tag=True):
    """Effects that wait together, by name, the player choosing which comes next (DEC-P26)."""

    seat: int
    source: str
    waiting: tuple[str, ...]


class Lone(Struct, frozen=True, tag=True):
    """The one effect that is left of those that waited together."""

    seat: int
    source: str
    name: str


class LoneRaid(Struct, frozen=True, tag=True):
    """Whether a Raid that stands alone is carried out (DEC-P29); without swords of its own it throws dice."""

    seat: int
    source: str
    swords: int = 0
    kind: str = ""


class LoneSpace(Struct, frozen=True, tag=True):
    """Whether the effects of the space of the own explorer are used (DEC-P29)."""

    seat: int
    source: str


class OwnTile(Struct, frozen=True, tag=True):
    """Whether the own black-market tile on a location is used (DEC-P22)."""

    seat: int
    location: str


class UpgradeShip(Struct, frozen=True, tag=True):
    """Which upgrade space is covered (DEC-P23)."""

    seat: int
    source: str
    chosen: bool = False


class GoExplore(Struct, frozen=True, tag=True):
    """An Explore with so many steps; `exchanges` are those not used yet (PIR-EXPL-05)."""

    seat: int
    steps: int
    exchanges: tuple[str, ...]
    source: str
    chosen: bool = False


class Exchange(Struct, frozen=True, tag=True):
    """Which exchange is used before moving (DEC-P41)."""

    seat: int
    steps: int
    exchanges: tuple[str, ...]
    source: str
    chosen: bool = False


class MoveExplorer(Struct, frozen=True, tag=True):
    """How far the explorer moves (DEC-P40)."""

    seat: int
    steps: int
    source: str
    chosen: bool = False


class Bury(Struct, frozen=True, tag=True):
    """Which treasure is buried where (DEC-P42)."""

    seat: int
    source: str
    chosen: bool = False


class PlaceMarkers(Struct, frozen=True, tag=True):
    """On which island markers are put (DEC-P44)."""

    seat: int
    count: int
    source: str
    chosen: bool = False


class ChooseTreasure(Struct, frozen=True, tag=True):
    """Of which kind treasures are gained (DEC-P45)."""

    seat: int
    count: int
    source: str


class GainTreasures(Struct, frozen=True, tag=True):
    """Treasures of one kind are gained one after the other, each with its bonus (PIR-TREAS-08)."""

    seat: int
    kind: str
    count: int
    source: str


class TakeMission(Struct, frozen=True, tag=True):
    """Which mission is taken (DEC-P46)."""

    seat: int
    source: str
    chosen: bool = False


class RenewMissions(Struct, frozen=True, tag=True):
    """Whether the open missions are renewed before one is taken (DEC-P53)."""

    seat: int


class BuyAfar(Struct, frozen=True, tag=True):
    """Which improvement card of a kind is bought anywhere (DEC-P47)."""

    seat: int
    kind: str
    surcharge: int
    source: str
    chosen: bool = False


class Refill(Struct, frozen=True, tag=True):
    """The place of a bought card is filled when its effects are resolved (PIR-IMPR-05)."""

    seat: int
    space: str


class BuildAnywhere(Struct, frozen=True, tag=True):
    """Which residence is built (DEC-P48)."""

    seat: int
    source: str
    chosen: bool = False


class HalfPrice(Struct, frozen=True, tag=True):
    """Which residence is built at half price (DEC-P61)."""

    seat: int


class TakeFigurehead(Struct, frozen=True, tag=True):
    """Which figurehead is taken (DEC-P49)."""

    seat: int
    cost: int
    source: str
    chosen: bool = False


class LayTile(Struct, frozen=True, tag=True):
    """Which black-market tile is laid where (DEC-P50)."""

    seat: int
    cost: int
    source: str
    chosen: bool = False


class UseTileAnywhere(Struct, frozen=True, tag=True):
    """Which own tile in the Caribbean is used (DEC-P51)."""

    seat: int
    source: str
    chosen: bool = False


class DiscardMission(Struct, frozen=True, tag=True):
    """Which mission is discarded for doubloons (DEC-P52)."""

    seat: int
    doubloons: int
    source: str
    chosen: bool = False
