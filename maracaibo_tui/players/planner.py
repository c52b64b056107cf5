"""A bot that plans its whole turn and looks at its next one; it does as planned until something is turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maracaibo_tui.engine.question import Question

from .beam import Mind, Way
from .contract import Answer, Asked, Bot, Budget, Lent, checked, number, without_orders
from .greedy import choose
from .imagining import Imagined
from .plan import DEEP, Depth, Planned, depth_for, plans

NODES = 2500
SAYS = "Plans its whole turn, and looks at the next one."
WISHES: Mapping[str, str] = {
    "weights": "by which it values positions: usual, first, or a file",
    "nodes": f"how many positions it may make in a thought; {NODES} by itself",
    "ahead": f"for how many plans it looks at its next turn; {DEEP.ahead} by itself",
    "width": f"how many ways it follows at once; {DEEP.shape.width} by itself",
}


class Expected(NamedTuple):
    """What the seat will be shown and asked if all goes as planned, and its answer then."""

    view: str
    point: str
    options: tuple[str, ...]
    answer: str


class Planner:
    """The planner at a seat, with what it still remembers of this turn (RIV-05)."""

    def __init__(self, lent: Lent, wishes: Mapping[str, str]) -> None:
        """Take how much it may think."""
        self._lent, self._nodes = lent, int(number(wishes, "nodes", NODES, least=1))
        width = int(number(wishes, "width", DEEP.shape.width, least=1))
        shape = DEEP.shape._replace(width=width, few=width // 2)
        self._depth = depth_for(self._nodes, DEEP._replace(ahead=int(number(wishes, "ahead", DEEP.ahead)), shape=shape))
        self._memo: list[Expected] = []

    def forget(self) -> None:
        """Drop what is left of the plan."""
        self._memo = []

    def answer(self, asked: Asked) -> Answer:
        """Go on with the plan if everything is as expected; else think."""
        lent, question = self._lent, asked.question
        if (planned := remembered(lent, self._memo, asked)) is not None:
            return Answer(planned)
        self._memo = []
        if not lent.judge.goes_on(asked.view):
            return Answer(choose(lent, asked.view, question, asked.chance)[1])
        budget = asked.budget or Budget(nodes=self._nodes)
        mind = Mind(lent, asked.view, question.seat, budget)
        tables = Imagined(lent, asked.view, asked.chance)
        best = self._best(mind, tables, question, self._depth)
        self._memo = expectations(mind, tables, best.sure)
        first = self._memo.pop(0)
        return Answer(first.answer, spent=(budget.nodes_spent, budget.playouts_spent))

    def _best(self, mind: Mind, tables: Imagined, question: Question, depth: Depth) -> Planned:
        return plans(mind, tables, question, depth)[0]


def remembered(lent: Lent, memo: list[Expected], asked: Asked) -> str | None:
    """Give the answer that was planned, if the seat is shown and asked exactly what was expected."""
    if not memo:
        return None
    expected, question = memo.pop(0), asked.question
    if (expected.point, expected.options) != (question.point, question.options):
        return None
    return expected.answer if expected.view == lent.rules.digest(asked.view) else None


def expectations(mind: Mind, tables: Imagined, way: Way) -> list[Expected]:
    """Go a way that is certain, and note what the seat will be shown and asked on it."""
    lent, rules = mind.lent, mind.rules
    table = rules.table(rules.copy(tables[0].state), None)
    question, found = mind.following(table), list[Expected]()
    for seat, option in way:
        if question is None:
            break
        if seat == mind.seat and len(question.options) > 1:
            shown = rules.digest(lent.sight.view(table.state, seat))
            options = without_orders(question, lent.sight.ORDERS).options
            found.append(Expected(shown, question.point, options, option))
        rules.answer(table, option, seat)
        question = mind.following(table)
    return found


def make(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Plan the whole turn, and look at the next one."""
    return Planner(lent, checked(wishes, WISHES, "planner"))
