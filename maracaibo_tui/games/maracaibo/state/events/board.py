"""What comes onto the board, moves there and leaves it: markers, quests, explorers, tiles."""

from msgspec import Struct


class MarkerPlaced(Struct, frozen=True):
    """A nation's marker came onto the board."""

    seat: int | str
    nation: str
    location: str


class MarkerRemoved(Struct, frozen=True):
    """A nation's marker left the game, by a seat or, with seat 0, by a legacy tile."""

    seat: int | str
    nation: str
    location: str


class QuestPlaced(Struct, frozen=True):
    """A quest tile was laid at a location."""

    quest: str
    location: str


class QuestFulfilled(Struct, frozen=True):
    """A quest tile came onto a quest track."""

    seat: int | str
    quest: str


class Explored(Struct, frozen=True):
    """An explorer moved along these spaces, the last being where it landed."""

    seat: int | str
    spaces: tuple[str, ...]


class BarrierCrossed(Struct, frozen=True):
    """An explorer crossed a barrier."""

    seat: int | str
    barrier: str
    first: bool


class LegacyEntered(Struct, frozen=True):
    """A legacy tile came into play."""

    tile: str


class LegacyLeft(Struct, frozen=True):
    """A seat took a legacy tile out of play."""

    seat: int
    tile: str


class CityTileLaid(Struct, frozen=True):
    """A city tile came onto a city in the course of the game."""

    tile: str
    location: str
