"""What happens in a combat."""

from msgspec import Struct


class TokenRevealed(Struct, frozen=True):
    """A combat token was turned up."""

    seat: int | str
    token: str


class NationChosen(Struct, frozen=True):
    """A nation was chosen to fight with, at this combat value."""

    seat: int | str
    nation: str
    value: int


class CombatActionUsed(Struct, frozen=True):
    """A combat action was paid for."""

    seat: int
    action: str
    value: int
