"""A game whose positions nobody can value yet is played by bots that do not think."""

from __future__ import annotations

import pytest

from maracaibo_tui.cli import run
from maracaibo_tui.play.seats import Seat
from tests.support.any_table import let_the_toy_in, play_on, session_at
from tests.support.toy.box import Printed
from tests.support.toy.title import TITLE, ToyTitle


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in, and let it have no judge."""

    def judge(_self: ToyTitle, _printed: Printed, _weights: object) -> None:
        raise NotImplementedError

    let_the_toy_in(monkeypatch)
    monkeypatch.setattr(ToyTitle, "judge", judge)


def test_bots_without_a_plan_need_no_judge(capsys: pytest.CaptureFixture[str]) -> None:
    """Games of random and busy bots are simulated, and a person plays beside one."""
    assert run(["simulate", "--game", "toy", "--seats", "random,busy"]) == 0
    assert "1 game" in capsys.readouterr().out
    assert play_on(session_at(TITLE, (Seat("Ada"), Seat("Rob", "busy"))), 40).is_over


def test_a_bot_that_thinks_asks_for_the_judge() -> None:
    """Who values positions cannot do without."""
    with pytest.raises(NotImplementedError):
        play_on(session_at(TITLE, (Seat("Ada"), Seat("Rob", "greedy"))), 40)
