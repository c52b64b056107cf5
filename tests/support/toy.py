"""A toy game, the engine's second customer: two divers bring up shells out of a bag that nobody may look into.

A dive scores a point after whatever the shell brings: an even shell is kept whole, or shared with the other diver, who
may then toast to it. Rests are allowed; the game ends when everybody has dived or rested three times.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from maracaibo_tui.engine.agenda import Rules, Table, push
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question

SEATS, TURNS, SHELLS = 2, 3, 4


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


Frame = Turn | Dive | Opened | Toast | Score


class Scored(Struct, frozen=True):
    """A seat scored points."""

    seat: int
    points: int


class Divers(Struct, kw_only=True):
    """The state of the toy game; the bag is hidden, its top first."""

    chance: int
    bag: tuple[int, ...]
    points: tuple[int, ...] = (0,) * SEATS
    turn: int = 0
    agenda: tuple[Frame, ...] = (Turn(1),)


Sea = Table[Divers, None]
RULES: Rules[Sea] = Rules()


@RULES.acts(Turn)
def begin_turn(t: Sea, f: Turn) -> None:
    """Give the seats their turns one after the other."""
    if t.state.turn < SEATS * TURNS:
        t.state.turn += 1
        push(t, Dive(f.seat), Turn(f.seat % SEATS + 1))


@RULES.asks(Dive)
def ask_dive(t: Sea, f: Dive) -> Question:
    """Ask whether the seat dives; an empty bag leaves only rest."""
    options = ("dive", "rest") if t.state.bag else ("rest",)
    return Question(seat=f.seat, point="TOY-1", options=options, rule="")


@RULES.answers(Dive)
def dive(t: Sea, f: Dive, option: str) -> None:
    """Bring up a shell; the point for the dive comes after it."""
    if option == "dive":
        shell, t.state.bag, t.revealed = t.state.bag[0], t.state.bag[1:], True
        push(t, Opened(f.seat, f"shell/{shell}"), Score(f.seat, 1))


@RULES.asks(Opened)
def ask_opened(_t: Sea, f: Opened) -> Question | None:
    """Ask what becomes of the shell; an odd one is worth nothing."""
    if int(f.source.partition("/")[2]) % 2:
        return None
    return Question(seat=f.seat, point="TOY-2", options=("keep", "share"), rule="", source=f.source)


@RULES.answers(Opened)
def open_shell(t: Sea, f: Opened, option: str) -> None:
    """Score the shell, or half of it each."""
    worth, other = int(f.source.partition("/")[2]), f.seat % SEATS + 1
    if option == "keep":
        push(t, Score(f.seat, worth))
    else:
        push(t, Score(other, worth // 2), Toast(other), Score(f.seat, worth // 2))


@RULES.asks(Toast)
def ask_toast(_t: Sea, f: Toast) -> Question:
    """Ask the other seat in the middle of an effect."""
    return Question(seat=f.seat, point="TOY-3", options=("cheers", "silence"), rule="")


@RULES.answers(Toast)
def toast(t: Sea, f: Toast, option: str) -> None:
    """Score a point for manners."""
    if option == "cheers":
        push(t, Score(f.seat, 1))


@RULES.acts(Score)
def score(t: Sea, f: Score) -> None:
    """Add the points and say so."""
    t.state.points = tuple(
        points + f.points if seat == f.seat else points for seat, points in enumerate(t.state.points, 1)
    )
    if t.tell is not None:
        t.tell(Scored(f.seat, f.points))


class Toy:
    """The rules of the toy game as a match drives them."""

    name = "toy"
    version = "1"

    def begin(self, seed: int = 0) -> Divers:
        """Fill the bag."""
        chance, bag = shuffled(from_seed(seed), range(1, SHELLS + 1))
        return Divers(chance=chance, bag=bag)

    def match(self, *bag: int, tell: Callable[[Any], None] | None = None) -> Match[Divers]:
        """Start a match with these shells in the bag."""
        return Match(self, Divers(chance=0, bag=bag), tell=tell)

    def table(self, state: Divers, tell: Callable[[Any], None] | None) -> Sea:
        """Lay out a table."""
        return Table(state, None, tell)

    def settle(self, table: Sea) -> Question | None:
        """Go on to the next question."""
        return RULES.settle(table)

    def given(self, question: Question) -> str | None:
        """Give an answer that is the only one."""
        return question.options[0] if len(question.options) == 1 else None

    def answer(self, table: Sea, option: str) -> None:
        """Carry out an answer."""
        RULES.answer(table, option)

    def copy(self, state: Divers) -> Divers:
        """Copy a state: everything inside is a value."""
        return msgspec.structs.replace(state)

    def digest(self, state: Divers) -> str:
        """Give a short fingerprint."""
        return hashlib.blake2b(self.encode(state), digest_size=8).hexdigest()

    def turn(self, state: Divers) -> tuple[int, ...]:
        """Name the turn."""
        return (state.turn,)

    def encode(self, state: Divers) -> bytes:
        """Write a state as JSON."""
        return msgspec.json.encode(state)

    def decode(self, data: bytes) -> Divers:
        """Read a state from JSON."""
        return msgspec.json.decode(data, type=Divers)

    def unknown(self, state: Divers) -> str:
        """Name what an open frame refers to and the bag never held."""
        addresses = [frame.source for frame in state.agenda if isinstance(frame, Opened)]
        known = [f"shell/{shell}" for shell in range(1, SHELLS + 1)]
        return next((address for address in addresses if address not in known), "")
