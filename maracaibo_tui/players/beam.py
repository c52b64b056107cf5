"""A beam over whole turns: every way of answering is followed, layer by layer, and the most promising ones are kept.

Where a turn goes and what is mainly done in it is never cut, however it looks at first; of what comes after that the
best of each kind are kept (RIV-21). One position that is made is one node of the budget (RIV-20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import Any, NamedTuple, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question

from .contract import Budget, Lent, at_once, without_orders

Way: TypeAlias = tuple[tuple[int, str], ...]
"""Answers one after the other, each with the seat that gave it."""

WHOLE = 2
"""So many layers are kept whole: where a turn goes, and what is mainly done in it."""
LONGEST = 60
"""More decisions than a turn has, so that nothing is followed for ever."""
_DIGITS = 7


class Shape(NamedTuple):
    """How broad a beam is: how many ways are kept in all, and how many of each kind."""

    width: int
    of_a_kind: int
    few: int = 0
    """Where there are few kinds, as after something was turned up, more of each: until it is so many in all."""
    whole: int = WHOLE
    """How many layers are not cut at all."""
    behind: float = inf
    """How many points a way may be behind the best of its layer, promises counted."""


class Node(NamedTuple):
    """A position on the way: what is asked there, which answers led to it, and what it is worth."""

    table: Table[Any, Any]
    question: Question | None
    """None where the turn is over."""
    options: tuple[str, ...]
    way: Way
    places: tuple[int, ...]
    """The places of the answers among their options: of equal ways the first is taken (RIV-22)."""
    kind: Hashable
    """What keeps it apart from other ways, as the judge says it."""
    certain: int | None
    """How many answers there are up to the first one that turned something up; None where nothing was."""
    value: float

    @property
    def sure(self) -> Way:
        """Give the answers that are certain."""
        return self.way if self.certain is None else self.way[: self.certain]


class Mind:
    """A seat that thinks about its turn: what it plays by, what it judges by, and what it may spend."""

    def __init__(self, lent: Lent, view: Any, seat: int, budget: Budget) -> None:  # noqa: ANN401
        """Look at the prospects first; everything is judged against them."""
        self.lent, self.rules, self.judge = lent, lent.rules, lent.judge
        self.seat, self.budget = seat, budget
        self.look = lent.judge.look(view, seat)
        self.turn = lent.rules.turn(view)

    def root(self, table: Table[Any, Any], question: Question, certain: int | None = None) -> Node:
        """Begin at a question."""
        return Node(table, question, self.options(table, question), (), (), None, certain, 0.0)

    def options(self, table: Table[Any, Any], question: Question) -> tuple[str, ...]:
        """Give the options that are worth a thought."""
        return self.judge.shortlist(table, without_orders(question, self.lent.sight.ORDERS), self.look)

    def is_over(self, table: Table[Any, Any], question: Question | None) -> bool:
        """Tell whether the turn, or the part of it that is planned, is over."""
        state = table.state
        return question is None or self.rules.turn(state) != self.turn or not self.judge.goes_on(state)

    def following(self, table: Table[Any, Any]) -> Question | None:
        """Give the next question: of several that are open the seat's own."""
        return self.lent.next_for(table, self.seat)

    def child(self, node: Node, place: int) -> Node:
        """Answer on a copy, and whatever then has one answer only; others who are asked in between answer at once."""
        rules, seat = self.rules, self.seat
        table = rules.table(rules.copy(node.table.state), None)
        option, certain, way = node.options[place], node.certain, [*node.way]
        asker, options = seat, node.options
        while True:
            rules.answer(table, option, asker)
            way.append((asker, option))
            question = self.following(table)
            if certain is None and (table.revealed or asker != seat):
                certain = len(way)
            if question is None or self.is_over(table, question):
                question, options = None, ()
                break
            asker = question.seat
            if asker != seat:
                option = at_once(self.lent.sight, question)
                continue
            options = self.options(table, question)
            if len(options) > 1:
                break
            option = options[0]
        value = self.judge.worth(table.state, self.look)
        if question is not None:
            value += self.judge.pending(table, self.look)
        kind = self.judge.stratum(own_answers(way, seat))
        return Node(table, question, options, tuple(way), (*node.places, place), kind, certain, value)

    def ends(self, root: Node, shape: Shape) -> list[Node]:
        """Follow all ways that are kept to the end of the turn, or as far as the budget goes."""
        layer, ended = [root], list[Node]()
        seen: set[object] = set()
        for depth in range(LONGEST):
            children = list[Node]()
            for node in layer:
                for place in range(len(node.options)):
                    if not self.budget.step():
                        # A way that goes no further is judged as far as it has come.
                        unfinished = [each for each in (*layer, *children) if each.way]
                        return ended or unfinished or [self.child(root, 0)]
                    child = self.child(node, place)
                    asked = child.question and (child.question.point, child.options)
                    key = (child.kind, round(child.value, _DIGITS), asked)
                    if key in seen:
                        continue
                    seen.add(key)
                    (ended if child.question is None else children).append(child)
            if not children:
                break
            layer = children if depth < shape.whole else kept(children, shape)
        return ended or layer

    def replayed(self, table: Table[Any, Any], way: Way) -> Node | None:
        """Go a way on another table; None where it cannot be gone there."""
        rules = self.rules
        twin = rules.table(rules.copy(table.state), None)
        question = self.following(twin)
        for seat, option in way:
            if question is None or question.seat != seat or option not in question.options:
                return None
            rules.answer(twin, option, seat)
            question = self.following(twin)
        if question is None or self.is_over(twin, question):
            return Node(twin, None, (), way, (), None, len(way), self.judge.worth(twin.state, self.look))
        return self.root(twin, question, 0)


def kept(children: list[Node], shape: Shape) -> list[Node]:
    """Keep the best of each kind, where there are few kinds more of each; leave out what is far behind."""
    children.sort(key=_by_value)
    least = children[0].value - shape.behind
    most = max(shape.of_a_kind, shape.few // len({child.kind for child in children}))
    taken: Counter[Hashable] = Counter()
    kept = []
    for child in children:
        if taken[child.kind] < most and child.value >= least:
            taken[child.kind] += 1
            kept.append(child)
    return kept[: shape.width]


def own_answers(way: Iterable[tuple[int, str]], seat: int) -> tuple[str, ...]:
    """Give the answers of a seat."""
    return tuple([option for each, option in way if each == seat])


def _by_value(node: Node) -> tuple[float, tuple[int, ...]]:
    return (-node.value, node.places)


def best_of(nodes: Sequence[Node]) -> Node:
    """Give the node that is worth most, of equal ones the first in the order of the options."""
    return min(nodes, key=_by_value)
