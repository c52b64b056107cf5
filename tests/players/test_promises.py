"""What is open on the agenda is promised: nothing that asks is forgotten, and no promise is broken by much."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.judgement import plans
from maracaibo_tui.games.pirates.judgement import waiting
from maracaibo_tui.players.contract import without_orders
from maracaibo_tui.players.known import made
from tests.support.bots_at_work import Sitting, asked, sitting

SEEDS, ENOUGH, BROKEN = range(1, 4), 15, 1.0


class _Open(NamedTuple):
    """Something that is being resolved: how deep it lies, what it is, and what was promised for it."""

    depth: int
    kind: str
    promised: float
    look: Any


def _changes(at: Sitting) -> Mapping[str, list[float]]:
    """Play games; give by kind of frame what came of it more than was promised."""
    found = defaultdict[str, list[float]](list)
    for seed in SEEDS:
        for kind, by in _of_a_game(at, seed):
            found[kind].append(by)
    return found


def _of_a_game(at: Sitting, seed: int) -> Iterator[tuple[str, float]]:
    rules, judge, sight = at.terms.game, at.lent.judge, at.terms.title.sight
    match = Match(rules, rules.begin(at.terms.options, seed), keep_steps=False)
    bots = [made("greedy", at.lend) for _ in range(at.terms.options.players)]
    open_, turn, number = list[_Open](), rules.turn(match.state), 0
    while match.question is not None:
        state, question = match.state, without_orders(match.question, sight.ORDERS)
        if rules.turn(state) != turn:
            open_, turn = [], rules.turn(state)
        depth = len(state.agenda)
        yield from ((each.kind, _worth(at, state, each.look) - each.promised) for each in open_ if depth < each.depth)
        open_ = [each for each in open_ if depth >= each.depth]
        top = state.agenda[-1] if state.agenda else None
        if top is not None and judge.goes_on(state) and not any(each.depth == depth for each in open_):
            look = judge.look(sight.view(state, question.seat), question.seat)
            open_.append(_Open(depth, type(top).__name__, _worth(at, state, look), look))
        number += 1
        bot = bots[question.seat - 1]
        match.answer(
            asked(at, bot, state, question, number, seed) if len(question.options) > 1 else question.options[0]
        )


def _worth(at: Sitting, state: Any, look: Any) -> float:  # noqa: ANN401 - the game's own
    """Value a position with what is promised there."""
    judge = at.lent.judge
    return judge.worth(state, look) + judge.pending(Table(state, at.terms.game.printed), look)


PROMISED = {"maracaibo": plans._PROMISED, "pirates": waiting._WAITS}  # noqa: SLF001 - nobody else looks into them
NOTHING = {
    "maracaibo": {
        "Sail": "the turn begins",
        "MainAction": "what the turn is about is never cut",
        "PayCards": "what is paid for is worth it, or is not begun",
        "PayEqualGoods": "the same",
        "RedBarrier": "the step itself is counted",
        "AreaChoice": "of areas that are worth the same",
        "Placement": "the marker is promised",
        "Payment": "what is paid for is worth it, or is not begun",
    },
    "pirates": {"SailMove": "the turn begins", "OwnTile": "a single answer ends it, and either is tried"},
}
"""What asks and promises nothing, with the reason."""


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_no_promise_is_broken_and_nothing_is_forgotten(game: str) -> None:
    """What came of each kind of frame is not less than promised by more than a point; others promise nothing."""
    found = _changes(sitting(game))
    broken = {kind: fmean(by) for kind, by in found.items() if len(by) >= ENOUGH and fmean(by) < -BROKEN}
    assert not broken
    assert len([kind for kind, by in found.items() if len(by) >= ENOUGH]) > 1
    named = {kind.__name__ for kind in PROMISED[game]}
    assert found.keys() - named <= NOTHING[game].keys()
