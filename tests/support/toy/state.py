"""What lies on the table of the toy game, what is still to be done, and what happens."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.windows import Asked, Window

from .box import MOST_DIVERS, Printed

HIDDEN = ""
"""What stands in a view for a shell that the seat may not know."""


class Options(Struct, frozen=True, kw_only=True):
    """What is chosen before a game."""

    players: Annotated[int, Meta(ge=2, le=MOST_DIVERS)] = 2
    turns: Annotated[int, Meta(ge=1, le=9)] = 3
    wishes: bool = True
    pranks: bool = False


class Wish(Struct, frozen=True, tag=True):
    """A seat wishes for one of two shells, and with pranks says how much it stakes on that."""

    seat: int


class Wishes(Struct, frozen=True, tag=True):
    """All have wished."""

    seat: int = 0


class Vote(Struct, frozen=True, tag=True):
    """A seat votes; seat 1 does when the others have."""

    seat: int


class Votes(Struct, frozen=True, tag=True):
    """All have voted."""

    seat: int = 0


class Pranks(Window, frozen=True, tag=True, kw_only=True):
    """A shell was brought up, and the others may play a prank."""

    seat: int
    shell: str


class Prank(Asked, frozen=True, tag=True):
    """A seat is asked for a prank."""


class Unveil(Struct, frozen=True, tag=True):
    """A prank that was announced is about to be played on a diver; one that was armed may be withdrawn."""

    seat: int
    prank: str
    diver: int


class Turn(Struct, frozen=True, tag=True):
    """A seat's turn begins."""

    seat: int


class Dive(Struct, frozen=True, tag=True):
    """A seat dives or rests."""

    seat: int


class Opened(Struct, frozen=True, tag=True):
    """A shell lies open before a seat."""

    seat: int
    source: str


class Toast(Struct, frozen=True, tag=True):
    """A seat may toast to what it was given."""

    seat: int


class Score(Struct, frozen=True, tag=True):
    """A seat scores."""

    seat: int
    points: int
    source: str = ""


class Play(Unveil, frozen=True, tag=True):
    """A prank is played on a diver."""


Frame = Wish | Wishes | Vote | Votes | Turn | Dive | Pranks | Prank | Unveil | Play | Opened | Toast | Score


class Summer(Struct, frozen=True, kw_only=True):
    """What a game of a summer begins from and leaves: the shells that were kept."""

    kept: tuple[str, ...] = ()
    ending: str = ""


class Divers(Struct, kw_only=True):
    """A position; the bag is hidden, its top first, and so are the wishes of others."""

    chance: int
    bag: tuple[str, ...]
    options: Options = Options(wishes=False)
    points: tuple[int, ...] = (0, 0)
    baskets: tuple[tuple[str, ...], ...] = ((), ())
    offers: tuple[tuple[str, ...], ...] = ((), ())
    wishes: tuple[str, ...] = ("", "")
    turn: int = 0
    is_over: bool = False
    stakes: tuple[int, ...] = ()
    votes: tuple[str, ...] = ()
    more: bool = False
    hands: tuple[tuple[str, ...], ...] = ()
    armed: tuple[tuple[str, ...], ...] = ()
    windows: tuple[str, ...] = ()
    charmed_by: int = 0
    sunk: tuple[str, ...] = ()
    """The shells that everybody saw going to the bottom of the bag."""
    dice: tuple[int, ...] = ()
    picks: tuple[str, ...] = ()
    agenda: tuple[Frame, ...] = (Turn(1),)
    began: Summer | UnsetType = UNSET
    """What a game of a summer began from; any other has nothing of the kind."""

    @property
    def round(self) -> int:
        """The round: every seat has one turn in it."""
        return max(1, -(-self.turn // self.options.players))


Sea: TypeAlias = Table[Divers, Printed]


class Wished(Struct, frozen=True):
    """A seat wished for a shell; others do not hear which."""

    seat: int
    shell: str


class TurnBegun(Struct, frozen=True):
    """A seat's turn began; of a long game it is said which round begins with it."""

    seat: int
    round: int = 0


class Dived(Struct, frozen=True):
    """A seat dived."""

    seat: int


class Rested(Struct, frozen=True):
    """A seat rested."""

    seat: int


class BroughtUp(Struct, frozen=True):
    """A seat brought up a shell."""

    seat: int
    shell: str


class Scored(Struct, frozen=True):
    """A seat scored points."""

    seat: int
    points: int
    source: str = ""


class Ended(Struct, frozen=True):
    """The game ended."""


class Voted(Struct, frozen=True):
    """A seat voted for one more round, or for enough."""

    seat: int
    option: str


class Announced(Struct, frozen=True):
    """A seat announced a prank; nobody knows yet which."""

    seat: int


class Pranked(Struct, frozen=True):
    """A seat showed its prank, and played it or took it back."""

    seat: int
    prank: str
    is_played: bool


class Rolled(Struct, frozen=True):
    """A seat threw the die."""

    seat: int
    dice: tuple[int, ...]


class Washed(Struct, frozen=True):
    """A shell fell out of a basket, to the bottom of the bag."""

    seat: int
    shell: str


Event = Wished | TurnBegun | Dived | Rested | BroughtUp | Scored | Ended | Voted | Announced | Pranked | Rolled | Washed
