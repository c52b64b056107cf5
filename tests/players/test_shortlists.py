"""What is left out of a thought would hardly have been better (rivals.md 12)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.beam import Mind, Shape, best_of
from maracaibo_tui.players.contract import Budget
from tests.support.bots_at_work import Sitting, every, moments, sitting

EVERY, NEAR = 5, 0.5
NARROW = Shape(6, 1)
SHARE, LOST = 0.9, 0.2
"""Of so many questions the best option by full trying is near one that is kept; so much is lost on the average."""


def _lost(at: Sitting) -> Iterator[float]:
    """Say of every question how much better the best option that was left out would have been."""
    judge, rules, sight = at.lent.judge, at.terms.game, at.terms.title.sight
    for state, question, _ in every(moments(at, 10), EVERY):
        if not judge.goes_on(state):
            continue
        view = sight.view(state, question.seat)
        mind = Mind(at.lent, view, question.seat, Budget())
        table = rules.table(judge.imagine(view, 7), None)
        kept = mind.options(table, question)
        left_out = [option for option in question.options if option not in {*kept, *sight.ORDERS}]
        if not left_out:
            yield 0.0
            continue
        best = max(_tried(mind, table, question, option) for option in kept)
        yield max(0.0, max(_tried(mind, table, question, option) for option in left_out) - best)


def _tried(mind: Mind, table: object, question: Question, option: str) -> float:
    """Follow an option to the end of the turn, as well as a narrow beam can."""
    root = mind.root(table, question)._replace(options=(option,))  # type: ignore[arg-type]
    return best_of(mind.ends(root, NARROW)).value


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_what_is_left_out_would_hardly_have_been_better(game: str) -> None:
    """At nearly every question one of the options that are kept comes within half a point of the best of all."""
    lost = [*_lost(sitting(game))]
    assert len(lost) > 30
    assert sum(by <= NEAR for by in lost) >= SHARE * len(lost)
    assert sum(lost) <= LOST * len(lost)
