"""While the final scoring is told step by step, what it comes to stays what it will be."""

from typing import Any

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.games.maracaibo.words.points import ahead
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support import busy
from tests.support.played import game
from tests.support.seated import ALONE, JEAN, TWO, kit, session


def _final_steps(played: Session) -> list[State]:
    """Play a game to its end and give the states that its final scoring tells."""
    chance, told = from_seed(3), []
    while not played.is_over:
        played.settle()
        played.pass_keyboard()
        if played.question is not None:
            chance, option = busy.choose(played.question, chance)
            played.answer(played.number, option)
        told += [step.state for step in played.steps if step.state.phase == "final" and step.state.players[0].score]
        played.steps = []
    return told


def _totals(state: State) -> list[int]:
    moment = Moment(view(state, 1), 1, None, (), 0, {1: "Ada", 2: "Ben", "jean": "Jean"})
    rows = [plain(each) for each in kit().draw("points", moment, 100, 30)]
    return [int(word) for word in next(row for row in rows if row.startswith(" if it ended now")).split()[4:]]


@pytest.mark.parametrize("seats,options", [(TWO, Options(players=2)), (ALONE, JEAN)], ids=["two", "jean"])
def test_no_step_of_the_final_scoring_counts_points_twice(seats: tuple[Any, ...], options: Options) -> None:
    """At every step that is told the sum of what is scored and what is to come is the final result."""
    played = session(seats, options, 4)
    told = [each for each in _final_steps(played) if "income" in each.players[0].score]
    state = played.match.state
    wanted = [each.vp for each in (*state.players, *([state.jean] if state.jean is not None else []))]
    assert len(told) > 3
    assert [_totals(each) for each in told] == [wanted] * len(told)


def test_what_jacques_takes_is_taken_from_what_the_end_adds_as_well() -> None:
    """Nobody falls below zero, but the points of cards are there before the comparison with Jacques."""
    printed = game().printed
    state = session(ALONE, Options(players=1, bot="jacques", bot_level=1)).match.state
    p, jacques = state.players[0], state.jacques
    assert jacques is not None
    p.vp, p.tableau = 0, tuple(card.id for card in printed.cards.values() if card.vp > 2)
    jacques.explorer, jacques.quests = "e10", ("Q01", "Q02")
    found = ahead(printed, view(state, 1))
    parts = {row.what: row.amounts[1] for row in found.parts if 1 in row.amounts}
    assert parts["jacques"] == -2 * printed.box.numbers.jacques.comparison
    assert found.total[1] == sum(parts.values())
