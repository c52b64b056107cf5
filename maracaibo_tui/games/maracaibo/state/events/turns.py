"""How a game goes on: turns, rounds, voyages, the choice of a main action."""

from msgspec import Struct


class TurnStarted(Struct, frozen=True):
    """A turn began."""

    seat: int | str
    round: int
    turn: int


class Sailed(Struct, frozen=True):
    """A ship sailed along these locations, the last being where it stopped."""

    seat: int | str
    route: tuple[str, ...]
    spent: int


class ChoseMain(Struct, frozen=True):
    """A main action was chosen."""

    seat: int
    action: str
    location: str


class RoundEnded(Struct, frozen=True):
    """A ship reached the last space of the round."""

    seat: int | str
    round: int


class MarketsCleared(Struct, frozen=True):
    """All goods left the markets (MAR-INTERIM-18)."""


class GameEnded(Struct, frozen=True):
    """The game is over."""

    winners: tuple[int | str, ...]
