"""What is noticed, counted and written down while bots play the toy game, and everything on its table by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.paths import Patterns, StatePaths, counted
from maracaibo_tui.engine.question import Question

from .box import Printed
from .rules import Toy
from .state import Options, Scored, Sea

_SEATS = "<seat>"


def _seat(ids: tuple[str, ...]) -> int:
    return int(ids[0]) - 1


PATHS = StatePaths(
    Patterns(
        values={
            "turn": lambda t, _q, _ids: t.state.turn,
            "round": lambda t, _q, _ids: t.state.round,
            "over": lambda t, _q, _ids: t.state.is_over,
            "active": lambda _t, q, _ids: 0 if q is None else q.seat,
            "options": lambda _t, q, _ids: [] if q is None else list(q.options),
            "players.<seat>.points": lambda t, _q, ids: t.state.points[_seat(ids)],
            "players.<seat>.basket": lambda t, _q, ids: list(t.state.baskets[_seat(ids)]),
            "players.<seat>.wish": lambda t, _q, ids: t.state.wishes[_seat(ids)],
            "decks.bag": lambda t, _q, _ids: list(t.state.bag),
        },
        counts={"decks.bag.count": counted(lambda t, _q, _ids: list(t.state.bag))},
        ids={_SEATS: lambda t: [str(seat) for seat in range(1, t.state.options.players + 1)]},
    )
)


class Audit:
    """An eye on the invariants: points are what was told, and no shell is in two places."""

    def __init__(self, table: Sea) -> None:
        """Begin with what everybody has now."""
        self._table = table
        self._points = list(table.state.points)

    def tell(self, event: object) -> None:
        """Add up what is told."""
        if isinstance(event, Scored):
            self._points[event.seat - 1] += event.points

    def check(self, after: Question | None, /) -> Sequence[str]:
        """Say every invariant that is broken now."""
        del after
        state = self._table.state
        told = [] if self._points == [*state.points] else [f"points are {state.points}, told were {self._points}"]
        places = Counter([*state.bag, *(shell for basket in state.baskets for shell in basket)])
        return [*told, *(f"{shell} is in {many} places" for shell, many in places.items() if many > 1)]


class Counts(Struct):
    """How often each decision and each answer came up."""

    points: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)

    def by_kind(self) -> Mapping[str, Mapping[str, int]]:
        """Give what was counted by kind."""
        return {"points": self.points, "answers": self.answers}


class Checker:
    """Looks at the invariants and counts, answer by answer."""

    def __init__(self, table: Sea, name: str, counts: Counts, violations: list[str]) -> None:
        """Watch a game."""
        self._audit, self._name, self._counts, self._violations = Audit(table), name, counts, violations

    def tell(self, event: object) -> None:
        """Pass the event on."""
        self._audit.tell(event)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Count the answer and check the position it led to."""
        self._counts.points[question.point] += 1
        self._counts.answers[taken_apart(answer).word] += 1
        self._violations += [f"{self._name}: {found}" for found in self._audit.check(after)]


class Trace:
    """A game being written down."""

    def __init__(self, table: Sea, full: int) -> None:
        """Write the whole position into every so many records."""
        self._table, self._full, self._records = table, full, 0
        self._events: list[object] = []

    def tell(self, event: object) -> None:
        """Keep an event for the next record."""
        self._events.append(event)

    def record(self, question: Question, answer: str, after: Question | None) -> Mapping[str, object]:
        """Write down an answer and what it led to."""
        self._records += 1
        told, self._events = [{type(event).__name__: msgspec.to_builtins(event)} for event in self._events], []
        full = {} if self._records % self._full else {"position": PATHS.all_paths(self._table, after)}
        return {"n": self._records, "seat": question.seat, "answer": answer, "events": told, **full}


def begins_turn(question: Question) -> bool:
    """Tell whether a question is the first of a seat's turn."""
    return question.point == "TOY-1"


def never_seen(printed: Printed, options: Options, counts: Counts) -> Mapping[str, str]:
    """Name the decisions that did not come up."""
    del printed
    reasons = {} if options.wishes else {"TOY-4": "without wishes"}
    points = ("TOY-1", "TOY-2", "TOY-3", "TOY-4")
    return {point: reasons.get(point, "") for point in points if not counts.points[point]}


def trace_header(printed: Printed, options: Options, seed: int) -> Mapping[str, object]:
    """Write down everything random about a set-up."""
    state = Toy(printed).begin(options, seed)
    return {"format": "toy-trace-1", "options": msgspec.to_builtins(options), "bag": state.bag, "offers": state.offers}


checker, counts, trace = Checker, Counts, Trace
