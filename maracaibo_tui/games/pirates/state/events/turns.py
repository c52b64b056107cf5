"""What happens to the game itself: turns, rounds, sailing, the end."""

from msgspec import Struct


class MissionKept(Struct, frozen=True):
    """A seat kept a dealt mission at the start (PIR-SETUP-15)."""

    seat: int
    mission: str


class MissionsReturned(Struct, frozen=True):
    """A seat put the dealt missions that it did not keep under the deck (PIR-SETUP-15)."""

    seat: int
    missions: tuple[str, ...]


class TurnStarted(Struct, frozen=True):
    """The turn of a seat began, or Jordan's."""

    seat: int | str
    round: int
    turn: int


class Sailed(Struct, frozen=True):
    """A seat's ship sailed to a space; `card` is what everybody sees lying there, nothing on the explorer board."""

    seat: int
    origin: str
    to: str
    card: str = ""


class Stepped(Struct, frozen=True):
    """A seat's ship made one step of its move; `card` is what lay there before it came (PIR-UNKIMP-05)."""

    seat: int
    origin: str
    to: str
    card: str = ""


class FeePaid(Struct, frozen=True):
    """A seat paid the fee to another one, or back to the supply because of Jordan (PIR-SAIL-09, PIR-SOLO-08)."""

    seat: int
    to: int | str
    amount: int


class BattleFought(Struct, frozen=True):
    """All on a space fought; nobody won if the highest sum was thrown twice (PIR-BATTLE-03, PIR-BATTLE-04)."""

    fighters: tuple[int | str, ...]
    dice: tuple[int, ...]
    sums: tuple[int, ...]
    winner: int | str


class Flipped(Struct, frozen=True):
    """A face-down card was turned up (PIR-UNKLOC-04, PIR-UNKIMP-04)."""

    seat: int | str
    space: str
    card: str


class RoundEnded(Struct, frozen=True):
    """A round ended; the income phase follows (PIR-ROUND-04)."""

    round: int


class ShipsReturned(Struct, frozen=True):
    """All ships went back to the start; who begins the next round (PIR-ROUND-05)."""

    round: int
    starts: int | str


class GameEnded(Struct, frozen=True):
    """The game ended."""

    winners: tuple[int | str, ...]


class Counted(Struct, frozen=True):
    """A part of the final scoring brought somebody this much."""

    seat: int | str
    part: str
    vp: int
