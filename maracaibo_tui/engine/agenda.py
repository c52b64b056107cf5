"""The agenda: a stack of frames that says what is still to be resolved, and the rules that resolve them.

A frame is a small frozen record of values. When its rule runs it is taken off the stack; a rule that has more to do
puts frames back. A frame whose rule asks stays on the stack until the answer has come.

Several seats are asked at once by frames of one kind, one a seat, that lie side by side on top of the stack: see
`Rules.together`.
"""

from collections.abc import Callable
from itertools import takewhile
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
        self._together: dict[type, Callable[[Any], bool]] = {}

    def acts(self, kind: type[F]) -> Callable[[Callable[[T, F], None]], Callable[[T, F], None]]:
        """Say what a frame of this kind does by itself."""
        return _entry(self._acts, kind)

    def asks(self, kind: type[F]) -> Callable[[Callable[[T, F], Question | None]], Callable[[T, F], Question | None]]:
        """Say what a frame of this kind asks; None means there is nothing to decide, and the frame is done."""
        return _entry(self._asks, kind)

    def answers(self, kind: type[F]) -> Callable[[Callable[[T, F, str], None]], Callable[[T, F, str], None]]:
        """Say what an answer to a frame of this kind does; the frame is off the stack by then."""
        return _entry(self._answers, kind)

    def together(self, kind: type[F], waits: Callable[[F], bool] = lambda _frame: False) -> None:
        """Say that frames of this kind that lie side by side are asked at once: a joint question, one frame a seat.

        A frame that `waits` is asked when the others are done. An answer leads to no more than a further frame of this
        kind for the same seat, the next link; what all of them lead to stands in the frame below, which is reached
        with the last answer. So nothing depends on the order in which answers come.
        """
        self._together[kind] = waits

    def asked(self, table: T) -> tuple[Question, ...]:
        """Give every question that is open, in the order in which a single keyboard asks them."""
        question = self.settle(table)
        if question is None:
            return ()
        frames = self._joint(table)
        if not frames:
            return (question,)
        ask, waits = self._asks[type(frames[0])], self._together[type(frames[0])]
        open_ = [(waits(frame), asked) for frame in frames if (asked := ask(table, frame)) is not None]
        now = [asked for is_late, asked in open_ if not is_late] or [open_[0][1]]
        return tuple(now)

    def missing(self, table: T) -> tuple[int, ...]:
        """Name all seats whose answer to a joint question is missing, also those that are asked last; else none."""
        frames = self._joint(table)
        ask = self._asks[type(frames[0])] if frames else None
        return tuple([frame.seat for frame in frames if ask is not None and ask(table, frame) is not None])

    def _joint(self, table: T) -> list[Any]:
        """List the frames that are asked at once, the top first; none where only one seat can be asked."""
        agenda = table.state.agenda
        if not agenda or type(agenda[-1]) not in self._together:
            return []
        return list(takewhile(lambda frame: type(frame) is type(agenda[-1]), reversed(agenda)))

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

    def answer(self, table: T, option: str, seat: int = 0) -> None:
        """Take the frame on top off the stack, or the one beside it that asks the seat, and carry out the answer."""
        agenda = table.state.agenda
        frame = agenda[-1]
        if seat and type(frame) in self._together:
            self._answer_beside(table, option, seat)
            return
        table.state.agenda = agenda[:-1]
        self._answers[type(frame)](table, frame, option)

    def _answer_beside(self, table: T, option: str, seat: int) -> None:
        """Carry out an answer of one of several seats; whoever else is asked lies above, as before."""
        above, frame = next((number, each) for number, each in enumerate(self._joint(table)) if each.seat == seat)
        agenda = table.state.agenda
        at = len(agenda) - 1 - above
        table.state.agenda = agenda[:at]
        self._answers[type(frame)](table, frame, option)
        table.state.agenda += agenda[at + 1 :]


def push(table: Table[Any, Any], *frames: object) -> None:
    """Put frames on the stack so that the first named is resolved first."""
    table.state.agenda += frames[::-1]


def _entry(rules: dict[type, R], kind: type) -> Callable[[R], R]:
    def enter(rule: R) -> R:
        rules[kind] = rule
        return rule

    return enter
