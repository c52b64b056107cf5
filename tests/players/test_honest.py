"""Bots are honest: what a seat cannot see changes no answer of theirs, memory included (RIV-02, RIV-05)."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest

from maracaibo_tui.players.contract import Answer, Asked, Bot
from maracaibo_tui.players.planner import Planner
from tests.players import honest
from tests.players.honest import compared
from tests.support.bots_at_work import sitting

BOTS = ("greedy", "mild", "planner:nodes=150", "searcher:nodes=150:playouts=4")


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
@pytest.mark.parametrize("bot", BOTS)
def test_twins_answer_alike(game: str, bot: str) -> None:
    """At some decisions and turns of a game both twins answer as the bot does."""
    found = compared(sitting(game), bot, 3, step=40)
    assert found.answers > 5
    assert not found.otherwise


class _Peeping(Planner):
    """A bot that was given the state, and looks at a hidden pile."""

    state: Any = None

    def answer(self, asked: Asked) -> Answer:
        return Answer(asked.question.options[crc32(str(self.state.draw).encode()) % len(asked.question.options)])


def test_a_bot_that_peeps_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is not blind: who looks at the pile answers otherwise at a twin's table."""
    at = sitting("maracaibo")

    def asked(_at: Any, _bot: Bot, state: Any, question: Any, *_rest: object) -> str:  # noqa: ANN401
        peeping = _Peeping(at.lent, {})
        peeping.state = state
        return peeping.answer(Asked(None, question, 0)).option

    monkeypatch.setattr(honest, "asked", asked)
    assert compared(at, "greedy", 3, step=10).otherwise
