"""What can wait on the agenda of Combat."""

from msgspec import Struct


class OfferCombat(Struct, frozen=True, tag=True):
    """A Combat granted by a quest, a city of a legacy tile or a flag (DEC-40)."""

    seat: int
    source: str


class StartCombat(Struct, frozen=True, tag=True):
    """A Combat begins (MAR-COMBAT-01)."""

    seat: int


class ChoosePile(Struct, frozen=True, tag=True):
    """Which pile the token comes from (DEC-41)."""

    seat: int


class ChooseNation(Struct, frozen=True, tag=True):
    """Which nation fights; without a token both piles were empty (DEC-42)."""

    seat: int
    token: str


class CombatActions(Struct, frozen=True, tag=True):
    """Combat actions as long as the combat value lasts (DEC-44)."""

    seat: int
    nation: str
    value: int
    token: str
