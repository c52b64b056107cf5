"""A plan for a turn: the ways it could go up to what is turned up, each by its worth on several tables, and beyond."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import NamedTuple

from maracaibo_tui.engine.question import Question

from .beam import LONGEST, Mind, Node, Shape, Way, best_of
from .imagining import Imagined

_MOST = 12
_ALIKE = 2
_FIRST = 2
"""So many plans are compared, and so many with the same first answers."""
BEHIND = 7.0
"""More points than a promise is usually wrong by: a way that is further behind the others is not followed."""


class Depth(NamedTuple):
    """How much a plan looks at: the beam, how many tables, how far behind a way may be, and how many look ahead."""

    shape: Shape = Shape(20, 2, 10, behind=BEHIND)
    tables: int = 2
    slack: float = 6.0
    slack_unsure: float = 9.0
    ahead: int = 4
    next_shape: Shape = Shape(4, 1, behind=BEHIND)


DEEP = Depth()
_ENOUGH, _LITTLE, _LEAST = 2000, 900, 450


def depth_for(nodes: int | None, depth: Depth = DEEP) -> Depth:
    """Look at less where less may be spent: first less ahead, then on fewer tables, then in a narrower beam."""
    if nodes is None or nodes >= _ENOUGH:
        return depth
    if nodes >= _LITTLE:
        return depth._replace(ahead=min(depth.ahead, 2))
    if nodes >= _LEAST:
        return depth._replace(ahead=0)
    return depth._replace(ahead=0, tables=1, shape=Shape(max(2, nodes // 40), 1))


class Planned(NamedTuple):
    """A way that a turn could go: what of it is certain, its value, and the best end that was seen."""

    sure: Way
    value: float
    end: Node
    spread: tuple[float, ...] = ()
    """Its values on the tables on which it was tried, where that was more than one."""
    others: tuple[Node, ...] = ()
    """The best ends on the further ones of these."""


def plans(mind: Mind, tables: Imagined, question: Question, depth: Depth = DEEP) -> list[Planned]:
    """Give the ways that a turn could go, the best first."""
    root = mind.root(tables[0], question)
    groups: dict[Way, Node] = {}
    for end in mind.ends(root, depth.shape):
        held = groups.get(end.sure)
        groups[end.sure] = end if held is None else best_of((held, end))
    near = _near(sorted(groups.values(), key=lambda end: (-end.value, end.places)), depth)
    found = [_averaged(mind, tables, end, depth) for end in near]
    found.sort(key=_by_value)
    return _looked_ahead(mind, found, depth)


def _near(ends: list[Node], depth: Depth) -> list[Node]:
    """Leave out what is too far behind the best, and what is too much like another way."""
    best, taken, kept = ends[0].value, Counter[Way](), []
    for end in ends:
        behind = depth.slack if end.certain is None else depth.slack_unsure
        first = end.way[:_FIRST]
        if best - end.value <= behind and taken[first] < _ALIKE:
            taken[first] += 1
            kept.append(end)
    return kept[:_MOST]


def _averaged(mind: Mind, tables: Imagined, end: Node, depth: Depth) -> Planned:
    """Try a way that turns something up on further tables as well."""
    if end.certain is None:
        return Planned(end.sure, end.value, end)
    narrow = depth.shape._replace(width=max(1, depth.shape.width // 4), of_a_kind=1, few=0)
    others = list[Node]()
    for number in range(1, depth.tables):
        node = mind.replayed(tables[number], end.sure)
        if node is not None:
            others.append(node if node.question is None else best_of(mind.ends(node, narrow)))
    values = [each.value for each in (end, *others)]
    return Planned(end.sure, fmean(values), end, tuple(values), tuple(others))


def _looked_ahead(mind: Mind, found: list[Planned], depth: Depth) -> list[Planned]:
    """Add to the best ways what the seat's next turn would bring, against what it brings after the others."""
    most = min(depth.ahead, len(found))
    if most <= 1:
        return found
    gains = [next_gain(mind, each.end, depth.next_shape) for each in found[:most]]
    known = [gain for gain in gains if gain is not None]
    if not known:
        return found
    mean = fmean(known)
    ahead = [
        each._replace(value=each.value + (0.0 if gain is None else gain - mean))
        for each, gain in zip(found, gains, strict=False)
    ]
    ahead.sort(key=_by_value)
    return [*ahead, *found[most:]]


def _by_value(planned: Planned) -> tuple[float, tuple[int, ...]]:
    return (-planned.value, planned.end.places)


def next_gain(mind: Mind, end: Node, shape: Shape) -> float | None:
    """Give what the seat's next turn brings after this one, others skipped; None where the round ends before it."""
    rules, judge, seat = mind.rules, mind.judge, mind.seat
    table = rules.table(rules.copy(end.table.state), None)
    question = mind.following(table)
    # What is left of the turn: draws and the like, answered by the first option.
    for _ in range(LONGEST):
        if question is None or question.seat != seat or rules.turn(table.state) != mind.turn:
            break
        rules.answer(table, question.options[0], seat)
        question = mind.following(table)
    if question is None:
        return None
    if question.seat != seat or not judge.goes_on(table.state):
        state = judge.next_turn(table.state, seat)
        if state is None:
            return None
        table = rules.table(state, None)
        question = rules.settle(table)
    if question is None or not judge.goes_on(table.state):
        return None
    then = Mind(mind.lent, table.state, seat, mind.budget)
    before = judge.worth(table.state, then.look)
    return best_of(then.ends(then.root(table, question), shape)).value - before
