"""What cost most is found from what was seen: a planted blunder comes first, and luck is nobody's fault."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.players import analysis, costly
from maracaibo_tui.players.analysis import analysed, given_by
from maracaibo_tui.players.contract import Asked, Budget, without_orders
from maracaibo_tui.players.costly import Costly, Given, Trial
from maracaibo_tui.players.known import made
from tests.support.bots_at_work import Sitting, sitting

ANSWERS, NEAR = 40, 4


@cache
def _played(game: str, blunder: int = -1) -> tuple[Sitting, Any, list[tuple[int, str, bool]]]:
    """Have planners begin a game; at the blunder seat 1 takes what brings least."""
    at = sitting(game)
    rules, sight = at.terms.game, at.terms.title.sight
    match = Match(rules, rules.begin(at.terms.options, 4))
    start = rules.copy(match.state)
    bots = [made("planner", at.lend) for _ in range(at.terms.options.players)]
    while match.question is not None and len(match.journal) < ANSWERS:
        question = without_orders(match.question, sight.ORDERS)
        view, step = sight.view(match.state, question.seat), len(match.journal)
        asked = Asked(view, question, from_seed(step))
        option = question.options[0] if len(question.options) == 1 else bots[question.seat - 1].answer(asked).option
        if step == blunder:
            option = at.terms.title.sight.passes(question)[0]
        match.answer(option, auto=len(question.options) == 1)
    return at, start, [(entry.seat, entry.answer, entry.auto) for entry in match.journal]


def _given(game: str, blunder: int = -1) -> tuple[Sitting, list[Given]]:
    at, start, journal = _played(game, blunder)
    return at, [*given_by(at.lent, start, journal, 1)]


def _passable(given: Given, at: Sitting) -> bool:
    passes = at.terms.title.sight.passes(given.question)
    return bool(passes) and passes[0] in given.question.options and given.taken not in passes


def test_a_planted_blunder_comes_first() -> None:
    """Whoever gives up village actions for nothing reads that first, with what would have been better."""
    at, given = _given("maracaibo")
    worth = [(Trial(at.lent, each._replace(taken=at.terms.title.sight.passes(each.question)[0], way=())), each)
             for each in given if _passable(each, at)][:4]  # fmt: skip
    for trial, _each in worth:
        trial.go_on(8, Budget())
    worst, where = max(worth, key=lambda pair: pair[0].costly.cost)
    assert worst.costly.cost > 5
    at, blundered = _given("maracaibo", where.step)
    found = analysed(at.lent, [each for each in blundered if abs(each.step - where.step) < NEAR])
    assert found[0].step == where.step
    assert found[0].sureness == "sure"
    assert found[0].better in where.question.options
    assert found[0].way[0] == found[0].better
    assert sum(found[0].changes.values()) == pytest.approx(found[0].cost)


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_made_again_it_is_the_same(game: str) -> None:
    """It depends on nothing but the journal, and tells how far it has come."""
    at, given = _given(game)
    told = list[tuple[int, int]]()
    first = analysed(at.lent, given[:4], lambda done, of: told.append((done, of)))
    assert first == analysed(at.lent, given[:4])
    assert told == [(done, len(given[:4])) for done in range(1, len(given[:4]) + 1)]
    assert len(first) <= analysis.WORST
    assert all(each.is_listed and each.seat == 1 for each in first)
    assert [each.cost for each in first] == sorted([each.cost for each in first], reverse=True)


def test_nothing_that_others_hold_is_used() -> None:
    """A position that looks the same to the seat costs the same."""
    at, start, journal = _played("maracaibo")
    given = [*given_by(at.lent, start, journal, 1)]
    assert given
    for each in given:
        assert at.terms.game.digest(at.terms.title.sight.view(each.view, 1)) == at.terms.game.digest(each.view)


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_an_answer_knows_what_followed_as_far_as_that_was_certain(game: str) -> None:
    """It stands first, what follows is of the same seat and turn, and the next answer has the same way from there."""
    at, start, journal = _played(game)
    given = given_by(at.lent, start, journal, 1)
    for each in given:
        assert each.way[0] == (1, each.taken)
        assert list(each.way) == [(seat, answer) for seat, answer, _ in journal[each.step : each.step + len(each.way)]]
    ends = {each.step + len(each.way): each.turn for each in given}
    assert len(ends) < len(given)
    assert all(each.turn == ends[each.step + len(each.way)] for each in given)


@pytest.mark.parametrize("points, cost", [(10.0, 0.0), (2.0, 3.0)])
def test_what_followed_an_answer_speaks_for_it(monkeypatch: pytest.MonkeyPatch, points: float, cost: float) -> None:
    """Whoever saw further than a narrow beam is not charged for what the beam did not see."""
    monkeypatch.setattr(costly, "end_of", lambda *asked: asked[3].sure)
    monkeypatch.setattr(costly, "terms_at", lambda _lent, way, _seat: {"points": worth(way)})
    at, given = _given("pirates")
    trial = next(trial for each in given if (trial := Trial(at.lent, _otherwise(each))).others)

    def worth(way: tuple[tuple[int, str], ...]) -> float:
        return 5.0 if way[0][1] in trial.others else points if len(way) > 1 else 1.0

    trial.go_on(analysis.DEALS, Budget())
    assert trial.costly.cost == cost


def _otherwise(given: Given) -> Given:
    """Have the last option taken, with something after it."""
    taken = given.question.options[-1]
    return given._replace(taken=taken, way=((1, taken), (1, "something")))


def test_how_sure_it_is_is_said_in_words() -> None:
    """Three standard errors are sure, two likely; what may be chance alone is not listed."""
    costly = Costly(1, 1, "a", "b", 3.0, 1.0)
    assert (costly.sureness, costly.is_listed) == ("sure", True)
    assert costly._replace(error=1.4).sureness == "likely"
    assert (costly._replace(error=1.6).sureness, costly._replace(error=1.6).is_listed) == ("perhaps", False)
    assert not costly._replace(cost=0.4, error=0.01).is_listed
