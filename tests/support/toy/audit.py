"""What is noticed, counted and written down while bots play the toy game, and everything on its table by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from maracaibo_tui.engine.decisions import Invariants, options_lead_on, question_stands
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.paths import Patterns, StatePaths
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.traced import Records, Written

from .box import Printed
from .rules import Toy
from .sight import SECRETS, winners
from .state import BroughtUp, Options, Rolled, Scored, Sea, Washed

_SEATS = "<seat>"


def _seat(ids: tuple[str, ...]) -> int:
    return int(ids[0]) - 1


PATHS = StatePaths(
    Patterns(
        values={
            "phase": lambda t, _ids: "over" if t.state.is_over else "dives" if t.state.turn else "setup",
            "turn": lambda t, _ids: t.state.turn,
            "round": lambda t, _ids: t.state.round,
            "over": lambda t, _ids: t.state.is_over,
            "players.<seat>.points": lambda t, ids: t.state.points[_seat(ids)],
            "players.<seat>.score.total": lambda t, ids: t.state.points[_seat(ids)],
            "players.<seat>.basket": lambda t, ids: list(t.state.baskets[_seat(ids)]),
            "players.<seat>.wish": lambda t, ids: t.state.wishes[_seat(ids)],
            "players.<seat>.stake": lambda t, ids: t.state.stakes[_seat(ids)] if t.state.stakes else 1,
            "players.<seat>.hand": lambda t, ids: list(t.state.hands[_seat(ids)]) if t.state.hands else [],
            "players.<seat>.armed": lambda t, ids: list(t.state.armed[_seat(ids)]) if t.state.armed else [],
            "players.<seat>.windows": lambda t, ids: t.state.windows[_seat(ids)] if t.state.windows else "",
            "players.<seat>.vote": lambda t, ids: t.state.votes[_seat(ids)] if t.state.votes else "",
            "winners": lambda t, _ids: winners(t.state) if t.state.is_over else [],
            "decks.bag": lambda t, _ids: list(t.state.bag),
            "dice": lambda t, _ids: list(t.state.dice),
            "picks": lambda t, _ids: list(t.state.picks),
        },
        ids={_SEATS: lambda t: [str(seat) for seat in range(1, t.state.options.players + 1)]},
    )
)


class Audit:
    """An eye on the invariants: points are as told, no shell is in two places, what is armed is held, all leads on."""

    def __init__(self, table: Sea) -> None:
        """Begin with what everybody has now."""
        self._table = table
        self._points = list(table.state.points)
        ids = ("offered", "again", "same", "leads on")
        self._invariants = Invariants(Toy(table.printed), lambda state: state.is_over, *ids)

    def tell(self, event: object) -> None:
        """Add up what is told."""
        if isinstance(event, Scored):
            self._points[event.seat - 1] += event.points

    def check(self, after: Question | None, /) -> Sequence[str]:
        """Say every invariant that is broken now."""
        state, asked = self._table.state, [*question_stands(self._invariants, self._table, after)]
        asked += [] if after is None else options_lead_on(self._invariants, state, after, after.options)
        told = [] if self._points == [*state.points] else [f"points are {state.points}, told were {self._points}"]
        unheld = (set(armed) - {*hand} for armed, hand in zip(state.armed, state.hands, strict=True))
        told += [f"{prank} is armed and in no hand" for pranks in unheld for prank in sorted(pranks)]
        places = Counter([*state.bag, *(shell for basket in state.baskets for shell in basket)])
        return [*asked, *told, *(f"{shell} is in {many} places" for shell, many in places.items() if many > 1)]


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
        self._table, self._dice, self._picks, self._revealed = table, list[int](), list[str](), list[str]()
        usual = [path for path in PATHS.all_paths(table) if path.endswith((".points", ".basket"))]
        written = Written(Toy(table.printed), PATHS, ("turn", "active", *usual), SECRETS.sealed)
        self._records = Records(table, full, written)

    def tell(self, event: object) -> None:
        """Keep what chance has brought for the next record."""
        if isinstance(event, Rolled):
            self._dice += event.dice
        elif isinstance(event, Washed) and self._table.state.baskets[event.seat - 1]:
            # Where nothing else lay in the basket nothing was left to chance.
            self._picks.append(event.shell)
        elif isinstance(event, BroughtUp):
            self._revealed.append(event.shell)

    def record(self, question: Question, answer: str, after: Question | None) -> Mapping[str, object]:
        """Write down an answer and what it led to; while a question is sealed, the position before it."""
        chance = {"dice": self._dice, "picks": self._picks, "revealed": self._revealed}
        self._dice, self._picks, self._revealed = [], [], []
        return self._records.record(question, answer, after, chance)


def begins_turn(question: Question) -> bool:
    """Tell whether a question is the first of a seat's turn."""
    return question.point == "TOY-1"


def never_seen(printed: Printed, options: Options, counts: Counts) -> Mapping[str, str]:
    """Name the decisions that did not come up."""
    del printed
    reasons = {} if options.wishes else {"TOY-4": "without wishes"}
    reasons |= {} if options.pranks else dict.fromkeys(("TOY-5", "TOY-6", "TOY-7"), "without pranks")
    points = ("TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7")
    return {point: reasons.get(point, "") for point in points if not counts.points[point]}


def trace_header(printed: Printed, options: Options, seed: int) -> Mapping[str, object]:
    """Write down everything random about a set-up."""
    state = Toy(printed).begin(options, seed)
    return {
        "format": "toy-trace-1",
        "pack": printed.box.pack.id,
        "options": msgspec.to_builtins(options),
        "seats": list(range(1, options.players + 1)),
        "start_player": 1,
        "bag": state.bag,
        "offers": state.offers,
        "hands": state.hands,
    }


checker, counts, trace = Checker, Counts, Trace
