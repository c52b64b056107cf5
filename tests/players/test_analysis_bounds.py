"""The analysis plays on no more games than it may, however long the game was and however little is sure (RIV-55)."""

from __future__ import annotations

from typing import Any

import pytest

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.players import costly
from maracaibo_tui.players.analysis import DEALS, FEW, LOOK_BAD, PLAYOUTS, WORST, analysed
from maracaibo_tui.players.costly import Given, Trial
from maracaibo_tui.players.plan import Planned
from tests.support.bots_at_work import Sitting, sitting
from tests.support.erring import answers

ANSWERS, FEWER, SCATTER = 200, 60, 40


class _Lazy:
    """Plays nothing on: every game that would be played on is counted, and comes to anything, or always to the same."""

    def __init__(self, scatter: int) -> None:
        self.playouts, self._scatter, self._chance = 0, scatter, from_seed(1)

    def end(self, *asked: Any) -> str:  # noqa: ANN401 - what the game is asked
        self.playouts += 1
        plan: Planned = asked[3]
        return plan.sure[0][1]

    def terms(self, _lent: object, option: str, _seat: int) -> dict[str, float]:
        self._chance, points = below(self._chance, self._scatter)
        return {"points": float(points), "own": len(option) + sum(option.encode()) / 1000}


@pytest.fixture
def lazy(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> _Lazy:
    """Have nothing played on."""
    found = _Lazy(request.param)
    monkeypatch.setattr(costly, "end_of", found.end)
    monkeypatch.setattr(costly, "terms_at", found.terms)
    return found


def _given(at: Sitting, count: int) -> list[Given]:
    return [each._replace(taken=each.question.options[-1], way=()) for each in answers(at, count)]


@pytest.mark.parametrize("lazy", [SCATTER], indirect=True)
@pytest.mark.parametrize("seats", [2, 4])
def test_two_hundred_answers_take_no_more_than_they_may(lazy: _Lazy, seats: int) -> None:
    """The more play the fewer games are played on, for each takes longer; the analysis spends what it may and ends."""
    at, told = sitting("pirates", seats), list[int]()
    analysed(at.lent, _given(at, ANSWERS), lambda done, _of: told.append(done))
    assert told == [*range(1, ANSWERS + 1)]
    assert 0.9 * PLAYOUTS / seats < lazy.playouts <= PLAYOUTS / seats


@pytest.mark.parametrize("lazy", [1], indirect=True)
def test_what_is_sure_is_not_looked_at_again(lazy: _Lazy) -> None:
    """Where all tables say the same, nothing is tried on more than those that every bad-looking answer is tried on."""
    at = sitting("pirates")
    given = _given(at, FEWER)
    compared = sum([len(Trial(at.lent, each).options) for each in given])
    found = analysed(at.lent, given)
    assert len(found) == WORST
    assert [each.error for each in found] == [0.0] * WORST
    assert lazy.playouts <= FEW * compared + (DEALS - FEW) * 2 * LOOK_BAD
