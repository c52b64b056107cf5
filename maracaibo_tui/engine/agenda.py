"""The agenda: a stack of frames that says what is still to be resolved, and the rules that resolve them.

A frame is a small frozen record of values. When its rule runs it is taken off the stack; a rule that has more to do
puts frames back. A frame whose rule asks stays on the stack until the answer has come.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from .question import Question


class HasAgenda(Protocol):
    """What the engine must know of a state: its stack of frames, the top last."""

    agenda: tuple[Any, ...]


S = TypeVar("S", bound=HasAgenda)
B = TypeVar("B")
F = TypeVar("F")
R = TypeVar("R")


class Table(Generic[S, B]):
    """A position being played: the state, everything printed, and who is told what happens."""

    __slots__ = ("printed", "revealed", "state", "tell")

    def __init__(self, state: S, printed: B, tell: Callable[[Any], None] | None = None) -> None:
        """Sit down at a position; nobody listens unless tell is given."""
        self.state = state
        self.printed = printed
        self.tell = tell
        self.revealed = False


T = TypeVar("T", bound=Table[Any, Any])


class Rules(Generic[T]):
    """The rules of one game by kind of frame: what each does, asks and makes of an answer."""

    def __init__(self) -> None:
        """Start with no rules; modules add theirs with the decorators below."""
        self._acts: dict[type, Callable[[T, Any], None]] = {}
        self._asks: dict[type, Callable[[T, Any], Question | None]] = {}
        self._answers: dict[type, Callable[[T, Any, str], None]] = {}

    def acts(self, kind: type[F]) -> Callable[[Callable[[T, F], None]], Callable[[T, F], None]]:
        """Say what a frame of this kind does by itself."""
        return _entry(self._acts, kind)

    def asks(self, kind: type[F]) -> Callable[[Callable[[T, F], Question | None]], Callable[[T, F], Question | None]]:
        """Say what a frame of this kind asks; None means there is nothing to decide, and the frame is done."""
        return _entry(self._asks, kind)

    def answers(self, kind: type[F]) -> Callable[[Callable[[T, F, str], None]], Callable[[T, F, str], None]]:
        """Say what an answer to a frame of this kind does; the frame is off the stack by then."""
        return _entry(self._answers, kind)

    def settle(self, table: T) -> Question | None:
        """Go on until somebody has to decide, which asking again does not change; None when nothing is left to do."""
        state = table.state
        acts, asks = self._acts, self._asks
        while state.agenda:
            frame = state.agenda[-1]
            act = acts.get(type(frame))
            if act is None:
                question = asks[type(frame)](table, frame)
                if question is not None:
                    return question
                state.agenda = state.agenda[:-1]
            else:
                state.agenda = state.agenda[:-1]
                act(table, frame)
        return None

    def answer(self, table: T, option: str) -> None:
        """Take the frame on top off the stack and carry out the answer."""
        frame = table.state.agenda[-1]
        table.state.agenda = table.state.agenda[:-1]
        self._answers[type(frame)](table, frame, option)


def push(table: Table[Any, Any], *frames: object) -> None:
    """Put frames on the stack so that the first named is resolved first."""
    table.state.agenda += frames[::-1]


def _entry(rules: dict[type, R], kind: type) -> Callable[[R], R]:
    def enter(rule: R) -> R:
        rules[kind] = rule
        return rule

    return enter
