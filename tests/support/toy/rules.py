"""The rules of the toy game: what each frame of the agenda does, asks and makes of an answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from maracaibo_tui.engine.agenda import Rules, Table, push
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question

from .box import MOST_DIVERS, Printed
from .state import (
    BroughtUp,
    Dive,
    Dived,
    Divers,
    Ended,
    Event,
    Opened,
    Options,
    Rested,
    Score,
    Scored,
    Sea,
    Toast,
    Turn,
    TurnBegun,
    Wish,
    Wished,
)

RULES: Rules[Sea] = Rules()


@RULES.asks(Wish)
def ask_wish(t: Sea, f: Wish) -> Question:
    """Ask which of two shells the seat wishes for (TOY-WISH-01)."""
    options = for_each("wish", t.state.offers[f.seat - 1])
    return Question(seat=f.seat, point="TOY-4", options=options, rule="TOY-WISH-01")


@RULES.answers(Wish)
def wish(t: Sea, f: Wish, option: str) -> None:
    """Remember the wish."""
    shell = value_of(option)
    t.state.wishes = _with(t.state.wishes, f.seat, shell)
    tell(t, Wished(f.seat, shell))


@RULES.acts(Turn)
def begin_turn(t: Sea, f: Turn) -> None:
    """Give the seats their turns one after the other; wishes are scored last (TOY-DIVE-01, TOY-END-01)."""
    state, players = t.state, t.state.options.players
    if state.turn < players * state.options.turns:
        state.turn += 1
        tell(t, TurnBegun(f.seat))
        push(t, Dive(f.seat), Turn(f.seat % players + 1))
        return
    for seat, wished in enumerate(state.wishes, 1):
        if wished and wished in state.baskets[seat - 1]:
            score(t, Score(seat, t.printed.box.numbers.wish, f"wish/{wished}"))
    state.is_over = True
    tell(t, Ended())


@RULES.asks(Dive)
def ask_dive(t: Sea, f: Dive) -> Question:
    """Ask whether the seat dives; an empty bag leaves only rest (TOY-DIVE-01, TOY-DIVE-02)."""
    options = ("dive", "rest") if t.state.bag else ("rest",)
    return Question(seat=f.seat, point="TOY-1", options=options, rule="TOY-DIVE-01")


@RULES.answers(Dive)
def dive(t: Sea, f: Dive, option: str) -> None:
    """Bring up a shell; the point for the dive comes after it (TOY-DIVE-03)."""
    if option == "rest":
        tell(t, Rested(f.seat))
        return
    tell(t, Dived(f.seat))
    t.revealed = True
    shell, t.state.bag = t.state.bag[0], t.state.bag[1:]
    tell(t, BroughtUp(f.seat, shell))
    push(t, Opened(f.seat, f"shell/{shell}"), Score(f.seat, t.printed.box.numbers.dive, "dive"))
    if t.printed.box.shells[shell].worth % 2:
        _into_the_basket(t, f.seat, shell)


@RULES.asks(Opened)
def ask_opened(t: Sea, f: Opened) -> Question | None:
    """Ask what becomes of the shell; one of odd worth is nothing but kept (TOY-SHELL-01, TOY-SHELL-02)."""
    if _worth(t, f.source) % 2:
        return None
    return Question(seat=f.seat, point="TOY-2", options=("keep", "share"), rule="TOY-SHELL-01", source=f.source)


@RULES.answers(Opened)
def open_shell(t: Sea, f: Opened, option: str) -> None:
    """Score the shell, or half of it each (TOY-SHELL-01)."""
    worth, other = _worth(t, f.source), f.seat % t.state.options.players + 1
    if option == "keep":
        _into_the_basket(t, f.seat, f.source.partition("/")[2])
        push(t, Score(f.seat, worth, f.source))
    else:
        push(t, Score(other, worth // 2, f.source), Toast(other), Score(f.seat, worth // 2, f.source))


@RULES.asks(Toast)
def ask_toast(_t: Sea, f: Toast) -> Question:
    """Ask the other seat in the middle of an effect (TOY-SHELL-03)."""
    return Question(seat=f.seat, point="TOY-3", options=("cheers", "silence"), rule="TOY-SHELL-03")


@RULES.answers(Toast)
def toast(t: Sea, f: Toast, option: str) -> None:
    """Score a point for manners (TOY-SHELL-03)."""
    if option == "cheers":
        push(t, Score(f.seat, t.printed.box.numbers.toast, "toast"))


@RULES.acts(Score)
def score(t: Sea, f: Score) -> None:
    """Add the points and say so."""
    t.state.points = _with(t.state.points, f.seat, t.state.points[f.seat - 1] + f.points)
    tell(t, Scored(f.seat, f.points, f.source))


def tell(t: Sea, event: Event) -> None:
    """Tell whoever listens."""
    if t.tell is not None:
        t.tell(event)


def _into_the_basket(t: Sea, seat: int, shell: str) -> None:
    t.state.baskets = _with(t.state.baskets, seat, (*t.state.baskets[seat - 1], shell))


def _worth(t: Sea, source: str) -> int:
    return t.printed.box.shells[source.partition("/")[2]].worth


def _with(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    return (*values[: seat - 1], value, *values[seat:])


class Toy:
    """The rules of the toy game as house and matches drive them."""

    name = "toy"
    version = "1"

    def __init__(self, printed: Printed) -> None:
        """Play with these shells."""
        self.printed = printed

    def refusal(self, options: Options) -> str:
        """Say why a game with these options cannot be played; nothing if it can."""
        if not 2 <= options.players <= MOST_DIVERS:
            return f"players: {options.players} cannot dive; allowed are 2 to {MOST_DIVERS}"
        return ""

    def options(self, state: Divers) -> Options:
        """Give the options of a position."""
        return state.options

    def begin(self, options: Options, seed: int, tell: Callable[[Any], None] | None = None) -> Divers:
        """Fill the bag, and show every seat two shells to wish for."""
        del tell
        shells, seats = tuple(self.printed.box.shells), range(options.players)
        chance, bag = shuffled(from_seed(seed), shells)
        chance, wanted = shuffled(chance, shells)
        return Divers(
            chance=chance,
            bag=bag,
            options=options,
            points=(0,) * options.players,
            baskets=((),) * options.players,
            offers=tuple(wanted[2 * seat : 2 * seat + 2] if options.wishes else () for seat in seats),
            wishes=("",) * options.players,
            agenda=(Turn(1), *(Wish(seat + 1) for seat in reversed(seats) if options.wishes)),
        )

    def table(self, state: Divers, tell: Callable[[Any], None] | None) -> Sea:
        """Lay out a table."""
        return Table(state, self.printed, tell)

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
        """Name the first shell that the box does not have."""
        opened = [frame.source for frame in state.agenda if isinstance(frame, Opened)]
        named = (*state.bag, *(shell for basket in state.baskets for shell in basket))
        known = {f"shell/{shell}" for shell in self.printed.box.shells}
        return next((each for each in (*opened, *(f"shell/{shell}" for shell in named)) if each not in known), "")
