"""The lines that a bot would think of at a question, as different as possible, and why: what each term changes by.

Nothing else explains: a line is worth what its terms change by from now to its end (RIV-51). What is certain is kept
apart from what follows something that is turned up, and from what the next turn would bring.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import takewhile
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question

from .beam import Mind, own_answers
from .contract import Budget, Lent
from .imagining import Imagined
from .plan import DEEP, Depth, Planned, plans
from .planner import NODES
from .searcher import CANDIDATES, PRIOR, TURNS, Runner, played_on

MOST, FAR, ALONE = 3, 6.0, 3.0
"""So many lines; one that is further behind is left out; one alone says so if the next is further behind than that."""
SOON, AHEAD = DEEP._replace(ahead=0), DEEP
"""The first list at once, without a look at the next turn; and the better one with it."""
NEXT, OPEN, PLAYED = "next turn", "open", "played on"
"""What is no term: what the next turn brings more than after other lines, what is still open, and the same as the next
turn where games were played on."""
SAMPLED = 2
"""So many standard errors of a difference say that it means nothing."""


class Line(NamedTuple):
    """A way that a seat could go: answers as far as they are certain, and what that is worth."""

    answers: tuple[str, ...]
    follows: tuple[str, ...] = ()
    """Further answers, thought out on what may be turned up."""
    value: float = 0.0
    error: float = 0.0
    """The standard error of the value; 0 where nothing was left to chance."""
    certain: Mapping[str, float] = {}
    """By term: how it changes from now to the end of what is certain."""
    hoped: Mapping[str, float] = {}
    """By term: how it changes beyond that, on the average."""
    states: tuple[Any, Any, Any] = (None, None, None)
    """The position as it was imagined, that at the end of what is certain, and one in which it may end."""


class Found(NamedTuple):
    """The lines that were found, the best first, and how far the next that is not among them is behind."""

    lines: tuple[Line, ...]
    next_behind: float | None = None

    @property
    def is_alone(self) -> bool:
        """Tell whether nothing else comes near the only line."""
        return len(self.lines) == 1 and self.next_behind is not None and self.next_behind > ALONE


def found(lent: Lent, view: Any, question: Question, chance: int, depth: Depth = AHEAD) -> Found:  # noqa: ANN401 - the game's own view
    """Think about a question as the planner does, and give up to three different lines (RIV-50)."""
    return Thought(lent, view, question, chance, depth).found()


class Thought:
    """A question that is thought about: planned first, and then played on for as long as somebody likes."""

    def __init__(self, lent: Lent, view: Any, question: Question, chance: int, depth: Depth = AHEAD) -> None:  # noqa: ANN401
        """Plan; the same view, question and chance make the same plans."""
        seat, self._view = question.seat, view
        self._mind = Mind(lent, view, seat, Budget(nodes=NODES))
        self._tables = Imagined(lent, view, chance)
        is_turn = lent.judge.goes_on(view)
        depth = depth if is_turn else depth._replace(ahead=0)
        self._planned = different(self._mind, plans(self._mind, self._tables, question, depth))
        self._runners = [Runner(plan) for plan in self._planned[:CANDIDATES]] if is_turn else []

    @property
    def deals(self) -> int:
        """Count the tables on which every plan was played on."""
        return len(self._runners[0].values) if self._runners else 0

    @property
    def can_go_on(self) -> bool:
        """Tell whether there is anything to compare."""
        return len(self._runners) > 1

    def go_on(self, deals: int) -> None:
        """Play all plans on, each on the same further tables."""
        for deal in range(self.deals, self.deals + deals):
            for runner in self._runners:
                runner.values.append(played_on(self._mind, self._tables[deal], deal, runner.plan, TURNS))

    def found(self) -> Found:
        """Give up to three different lines, as they stand now (RIV-50)."""
        judged: list[tuple[Planned, float | None]] = [(plan, None) for plan in self._planned]
        if self.deals:
            judged = self._judged()
        if not judged:
            return Found(())
        best = judged[0][0].value
        near = [(plan, error) for plan, error in judged[:MOST] if best - plan.value <= FAR]
        behind = best - judged[1][0].value if len(judged) > 1 else None
        lines = [_played(self._line(plan), error) for plan, error in near]
        lines.sort(key=lambda line: -line.value)
        return Found(tuple(lines), behind)

    def _line(self, plan: Planned) -> Line:
        return line_of(self._mind, self._tables, plan, self._mind.judge.look(self._view, self._mind.seat))

    def _judged(self) -> list[tuple[Planned, float | None]]:
        """Give the plans by what they came to beside each other, with the standard error to the best."""
        runners = self._runners
        played = [fmean(runner.values) for runner in runners]
        middle, planned = fmean(played), fmean([runner.plan.value for runner in runners])
        values = [
            planned + (own - middle + PRIOR * (runner.plan.value - planned)) / (1 + PRIOR)
            for own, runner in zip(played, runners, strict=True)
        ]
        best = runners[max(range(len(values)), key=values.__getitem__)]
        judged = [
            (runner.plan._replace(value=value), _error_between(best, runner) / (1 + PRIOR))
            for runner, value in zip(runners, values, strict=True)
        ]
        return sorted(judged, key=lambda each: -each[0].value)


def _error_between(first: Runner, second: Runner) -> float:
    """Give the standard error of the difference of two plans, which were played on the same tables."""
    return _error([one - other for one, other in zip(first.values, second.values, strict=True)])


def _played(line: Line, error: float | None) -> Line:
    """Say of a line that was played on that its value comes of that."""
    if error is None:
        return line
    hoped = {PLAYED if name == NEXT else name: by for name, by in line.hoped.items()}
    return line._replace(hoped=hoped, error=error)


def different(mind: Mind, planned: Sequence[Planned]) -> list[Planned]:
    """Leave out of ways what is another one over again: the same kind, or where all are of one kind the same answer."""
    kinds = [each.end.kind for each in planned]
    by_kind = len(set(kinds)) > 1
    taken, kept = set[Hashable](), []
    for each, kind in zip(planned, kinds, strict=True):
        # The same answers in another order are the same line.
        same = tuple(sorted(own_answers(each.sure, mind.seat)))
        keys = {(kind,) if by_kind else own_answers(each.end.way, mind.seat)[:1], ("same", *same)}
        if not keys & taken:
            taken |= keys
            kept.append(each)
    return kept


def line_of(mind: Mind, tables: Imagined, planned: Planned, look: Any) -> Line:  # noqa: ANN401 - the game's own prospects
    """Say what a way is worth, term by term, seen with fresh eyes: prospects keep what was guessed in a thought."""
    judge = mind.judge
    start = tables[0]
    sure = certain_end(mind, start, planned)
    ends = [planned.end, *planned.others]
    now, then = judge.terms(start.state, look), judge.terms(sure, look)
    at_end = [judge.terms(end.table.state, look) for end in ends]
    certain = {name: then[name] - now[name] for name in now}
    hoped = {name: fmean([terms[name] for terms in at_end]) - then[name] for name in now}
    hoped[OPEN] = fmean([judge.pending(end.table, look) if end.question is not None else 0.0 for end in ends])
    hoped[NEXT] = planned.value - fmean([end.value for end in ends])
    value, states = sum(certain.values()) + sum(hoped.values()), (start.state, sure, planned.end.table.state)
    answers = own_answers(planned.sure, mind.seat)
    follows = own_answers(planned.end.way, mind.seat)[len(answers) :]
    return Line(answers, follows, value, _error(planned.spread), certain, hoped, states)


def _error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def certain_end(mind: Mind, start: Table[Any, Any], planned: Planned) -> Any:  # noqa: ANN401 - the game's own state
    """Give the last position on a way before something is turned up or somebody else is asked."""
    if planned.end.certain is None:
        return planned.end.table.state
    game = mind.rules
    twin = game.table(game.copy(start.state), None)
    held = game.copy(start.state)

    def hear(_event: object) -> None:
        nonlocal held
        if not twin.revealed:
            held = game.copy(twin.state)

    mind.following(twin)
    twin.tell = hear
    for seat, option in planned.sure:
        if seat != mind.seat or twin.revealed:
            break
        game.answer(twin, option, seat)
        mind.following(twin)
        if not twin.revealed:
            held = game.copy(twin.state)
    return held


def changes(lines: Sequence[Line]) -> Sequence[Mapping[tuple[str, bool], float]]:
    """Give of every line the changes that are its own, by term and whether they are certain (RIV-51).

    What all lines share says nothing for one of them; where nothing else is left it is named all the same.
    """
    whole = [
        {**{(name, True): by for name, by in line.certain.items()}, **{(k, False): by for k, by in line.hoped.items()}}
        for line in lines
    ]
    shared = {
        key
        for key in (whole[0] if len(whole) > 1 else ())
        if max(each.get(key, 0.0) for each in whole) - min(each.get(key, 0.0) for each in whole) < ALIKE
    }
    own_ = [{key: by for key, by in each.items() if key not in shared} for each in whole]
    return [
        kept if any(abs(by) >= LEAST for by in kept.values()) else each for kept, each in zip(own_, whole, strict=True)
    ]


ALIKE, LEAST = 0.3, 0.5
GAINS, LOSSES = 3, 2
"""So many of the largest gains and losses are named, from so much on."""


def named(own_changes: Mapping[tuple[str, bool], float]) -> list[tuple[str, bool, float]]:
    """Choose which changes are named as reasons: the largest gains, then the largest losses."""
    ordered = sorted(own_changes.items(), key=lambda each: -abs(each[1]))
    gains = [(name, sure, by) for (name, sure), by in ordered if by >= LEAST][:GAINS]
    losses = [(name, sure, by) for (name, sure), by in ordered if by <= -LEAST][:LOSSES]
    return [*gains, *losses]


def as_good_as_the_best(lines: Sequence[Line]) -> Sequence[bool]:
    """Tell of every line whether it is behind the best by nothing that counts; so are all that stand before it."""
    first, *others = lines or (None,)
    good = takewhile(lambda line: first is not None and is_as_good(first, line), others)
    count = len([*good])
    return [0 < at <= count for at in range(len(lines))]


def is_as_good(best: Line, line: Line) -> bool:
    """Tell whether the difference of two lines means nothing (RIV-52)."""
    behind = best.value - line.value
    return behind < LEAST / 2 or behind <= SAMPLED * sqrt(best.error**2 + line.error**2)
