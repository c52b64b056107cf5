"""The searcher: the same tables for all plans, halving, and no more games than it may play on."""

from __future__ import annotations

import pytest

from maracaibo_tui.players.beam import Mind
from maracaibo_tui.players.contract import Asked, Budget
from maracaibo_tui.players.imagining import Imagined
from maracaibo_tui.players.known import made
from maracaibo_tui.players.plan import DEEP, plans
from maracaibo_tui.players.searcher import Race, Runner, raced
from tests.support.bots_at_work import Moment, Sitting, asked, every, moments, redealt, sitting

GAMES = ("maracaibo", "pirates")


def _planned(at: Sitting, seed: int = 3) -> list[Moment]:
    return [each for each in moments(at, seed) if at.lent.judge.goes_on(each.state)]


@pytest.mark.parametrize("game", GAMES)
def test_never_more_games_are_played_on_than_allowed(game: str) -> None:
    """The budget counts games played on; the halves that leave the race leave with as many games each."""
    at = sitting(game)
    for moment in _planned(at)[5:60:25]:
        for playouts in (1, 7, 24):
            budget = Budget(None, playouts)
            view = at.terms.title.sight.view(moment.state, moment.question.seat)
            mind = Mind(at.lent, view, moment.question.seat, budget)
            tables = Imagined(at.lent, view, 2)
            found = plans(mind, tables, moment.question, DEEP._replace(ahead=0))
            runners = raced(mind, tables, found, Race(playouts))
            assert budget.playouts_spent <= playouts
            assert budget.playouts_spent == sum(len(runner.values) for runner in runners)
            assert {id(runner.plan) for runner in runners} == {id(plan) for plan in found[: Race().candidates]}
            # Whoever stays in the race has played on at least as often as whoever left.
            assert [*map(_count, runners[:2])] == sorted(map(_count, runners), reverse=True)[:2]


def _count(runner: Runner) -> int:
    return len(runner.values)


@pytest.mark.parametrize("game", GAMES)
def test_what_it_does_not_see_changes_nothing(game: str) -> None:
    """At a table that looks the same and is not, it answers the same (RIV-02)."""
    at = sitting(game)
    for moment in every(moments(at, 6, "busy"), 60):
        twin = redealt(at, moment.state, moment.question.seat, 77)
        bots = [made("searcher:playouts=8:nodes=300", at.lend) for _ in range(2)]
        states = (moment.state, twin)
        pair = [asked(at, bot, state, moment.question, 3, 8) for bot, state in zip(bots, states, strict=True)]
        assert pair[0] == pair[1]


def test_it_takes_what_comes_off_best() -> None:
    """A plan that looks best and comes off worse than another is not taken."""
    at = sitting("maracaibo")

    def differ(moment: Moment) -> bool:
        view = at.terms.title.sight.view(moment.state, moment.question.seat)
        asked_ = Asked(view, moment.question, 4)
        answers = {made(name, at.lend).answer(asked_).option for name in ("planner", "searcher:playouts=30:prior=0")}
        return len(answers) == 2

    assert any(differ(moment) for moment in _planned(at)[::9])
