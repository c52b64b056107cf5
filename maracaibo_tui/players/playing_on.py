"""Playing on from an imagined table: every seat plays its turn by a narrow beam on what it would see there."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question

from .beam import LONGEST, Mind, Shape, Way, best_of
from .contract import Budget, Lent, at_once, without_orders

NARROW = Shape(4, 1, whole=1)


def turn_played(lent: Lent, table: Table[Any, Any], question: Question, chance: int) -> Question | None:
    """Play what is left of the turn of whoever is asked; give the question after it.

    The seat plans on what it sees there, and what it does not see it imagines anew: nobody in an imagined game knows
    the next card either (rivals.md 4.2).
    """
    rules, seat, turn = lent.rules, question.seat, lent.rules.turn(table.state)
    asked: Question | None = question
    for number in range(LONGEST):
        if asked is None or rules.turn(table.state) != turn:
            return asked
        if asked.seat != seat or not lent.judge.goes_on(table.state):
            rules.answer(table, at_once(lent.sight, without_orders(asked, lent.sight.ORDERS)), asked.seat)
            asked = rules.settle(table)
            continue
        asked = _gone(lent, table, _way(lent, table, asked, from_seed(chance + number)), asked)
    return asked


def _way(lent: Lent, table: Table[Any, Any], asked: Question, chance: int) -> Way:
    """Find the best way by a narrow beam, as far as it is certain."""
    view = lent.sight.view(table.state, asked.seat)
    mind = Mind(lent, view, asked.seat, Budget())
    imagined = lent.rules.table(lent.judge.imagine(view, chance), None)
    question = mind.following(imagined) or asked
    return best_of(mind.ends(mind.root(imagined, question), NARROW)).sure


def _gone(lent: Lent, table: Table[Any, Any], way: Way, asked: Question) -> Question | None:
    """Go a way as long as its answers are offered; the first always is."""
    question: Question | None = asked
    for seat, option in way:
        if question is None or question.seat != seat or option not in question.options:
            break
        lent.rules.answer(table, option, seat)
        question = lent.rules.settle(table)
    return question
