"""Whole games against Jordan, all levels, layouts and modules mixed: nothing that must hold is ever broken."""

from __future__ import annotations

import random

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.audit.invariants import Audit
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.players import busy
from maracaibo_tui.players import random as at_random
from tests.pirates.jordan_positions import game

GAMES = 16
LAYOUTS = ("open_sea", "narrows", "two_passages")
MODULES = ("unknown_locations", "unknown_improvements", "pirate_battle", "mission_hunters", "rubies", "retired_pirate")


def _options(level: int, number: int) -> Options:
    """Mix modules differently in every game; over all games every pair of them meets."""
    chance = random.Random(f"{level} {number}")  # noqa: S311 - a game
    modules = {module: chance.random() < 0.5 for module in MODULES}
    return Options(players=1, bot="jordan", bot_level=level, layout=LAYOUTS[number % 3], **modules)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("level", range(7))
def test_invariants_hold_in_games_against_jordan(level: int, number: int) -> None:
    """After every decision, and at the end, with a lively player or one that takes anything."""
    lively = busy.bot(title_of("pirates").sight)
    playing, choose = game(), lively if number % 3 else at_random.choose
    table = playing.table(playing.begin(_options(level, number), number), None)
    audit = Audit(table, fresh=True)
    table.tell = audit.tell
    question, chance = playing.settle(table), from_seed(number)
    while question is not None:
        chance, answer = choose(question, chance)
        playing.answer(table, answer)
        question = playing.settle(table)
        assert not audit.check(question)
    assert table.state.phase == "over"
