"""Windows: may anybody react now? Everybody concerned is asked in order to announce something or to pass.

What is announced stays sealed until it is resolved, in order, after the pass; a pass in which something was announced
is followed by another one. Within a pass everybody is asked once, and then those who had passed before the last
announcement once more.

Each seat has a standing order, which everybody knows: `ask` (always), `armed` (in windows of others only what it has
armed, which is announced by itself; in its own as with `ask`), or `none`. Who is asked follows from public facts alone.

A game has a frame of a kind made from `Window`, and beside it one made from `Asked`; both are entered by `Windows`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .agenda import Rules, Table, push
from .question import Question

ASK, ARMED, NONE = "ask", "armed", "none"
ORDERS = (ASK, ARMED, NONE)
DECLINE = "pass"

T = TypeVar("T", bound=Table[Any, Any])


class Announced(NamedTuple):
    """Something announced: by whom, which option, and whether by itself."""

    seat: int
    option: str
    by_itself: bool = False


class Window(Struct, frozen=True):
    """A window; the game names the seats that it concerns in its order, and those whose own it is."""

    seats: tuple[int, ...]
    own: tuple[int, ...] = ()
    asking: tuple[int, ...] | None = None
    """Who is still to be asked in this pass; None before it has begun."""
    passed: tuple[int, ...] = ()
    """Who has passed before the last announcement and so is asked once more; those who did since stand in `late`."""
    late: tuple[int, ...] = ()
    is_second: bool = False
    announced: tuple[Announced, ...] = ()


class Asked(Struct, frozen=True):
    """A seat is asked in the window that lies below."""

    seat: int


W = TypeVar("W", bound=Window)
T_contra = TypeVar("T_contra", bound=Table[Any, Any], contravariant=True)
W_contra = TypeVar("W_contra", bound=Window, contravariant=True)


class Reactions(Protocol[T_contra, W_contra]):
    """What a game says of its windows."""

    def order(self, t: T_contra, seat: int) -> str:
        """Give the standing order of a seat."""

    def may_react(self, t: T_contra, window: W_contra, seat: int) -> bool:
        """Tell from what everybody knows whether a seat could have something to announce."""

    def armed(self, t: T_contra, window: W_contra, seat: int) -> str:
        """Give what a seat announces by itself: the first of what it has armed that can be used now, or nothing."""

    def asked(self, t: T_contra, window: W_contra, seat: int) -> Question:
        """Ask a seat what it announces; `DECLINE` is always there."""

    def heard(self, t: T_contra, seat: int) -> None:
        """Tell that a seat has announced something."""

    def resolve(self, t: T_contra, window: W_contra, announced: Sequence[Announced]) -> None:
        """Put frames on the agenda for all that was announced in a pass, in the order of the seats."""


class Windows(Generic[T, W]):
    """The rules of the windows of a game."""

    def __init__(self, rules: Rules[T], kind: type[W], asked: type[Any], game: Reactions[T, W]) -> None:
        """Enter them in the book of the game."""
        self._asked, self._game = asked, game
        rules.acts(kind)(self.go_on)
        rules.asks(asked)(self.ask)
        rules.answers(asked)(self.answer)

    def go_on(self, t: T, window: W) -> None:
        """Ask the next seat of the pass; after it resolve what was announced, and begin another."""
        asking = window.seats if window.asking is None else window.asking
        if not asking:
            self._end_pass(t, window)
            return
        game, seat, window = self._game, asking[0], replace(window, asking=asking[1:])
        order = game.order(t, seat)
        if order == NONE or not game.may_react(t, window, seat):
            push(t, window)
        elif order == ASK or seat in window.own:
            push(t, self._asked(seat), window)
        else:
            # That nothing is armed is as secret as what is: looking for it turns something up either way.
            t.revealed = True
            option = game.armed(t, window, seat)
            push(t, self._announced(t, window, Announced(seat, option, by_itself=True)) if option else window)

    def ask(self, t: T, frame: Any) -> Question:  # noqa: ANN401 - the game's own kind of frame
        """Ask whether the seat reacts."""
        return self._game.asked(t, t.state.agenda[-2], frame.seat)

    def answer(self, t: T, frame: Any, option: str) -> None:  # noqa: ANN401 - the game's own kind of frame
        """Remember what is announced; nothing of it shows before it is resolved."""
        window = t.state.agenda[-1]
        t.state.agenda = t.state.agenda[:-1]
        if option == DECLINE:
            push(t, replace(window, late=(*window.late, frame.seat)))
        else:
            push(t, self._announced(t, window, Announced(frame.seat, option)))

    def _announced(self, t: T, window: W, announced: Announced) -> W:
        self._game.heard(t, announced.seat)
        passed = (*window.passed, *window.late)
        return replace(window, announced=(*window.announced, announced), passed=passed, late=())

    def _end_pass(self, t: T, window: W) -> None:
        if not window.announced:
            return
        if window.passed and not window.is_second:
            push(t, replace(window, asking=window.passed, passed=(), late=(), is_second=True))
            return
        push(t, replace(window, asking=None, passed=(), late=(), is_second=False, announced=()))
        self._game.resolve(t, window, sorted(window.announced, key=lambda each: window.seats.index(each.seat)))


def covered(window: W, seat: int, hidden: str) -> W:
    """Cover what others than the seat have announced: that they have, everybody knows."""
    shown = [each if each.seat == seat else each._replace(option=hidden) for each in window.announced]
    return replace(window, announced=tuple(shown))
