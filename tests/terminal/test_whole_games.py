"""Whole games in a real terminal by keys alone: every question on the screen is the engine's, and so is the end."""

from pathlib import Path

import pytest

from maracaibo_tui.engine.chance import from_seed
from tests.support import busy
from tests.support.seated import ALONE, JEAN, TWO, session
from tests.terminal import whole_game
from tests.terminal.whole_game import IN_COMBAT, KINDS, Kind, played

SEEDS = range(1, 50)


def _has_a_combat(kind: Kind, seed: int) -> bool:
    """Tell whether the game that will be played leads to a combat, by playing it without a terminal."""
    game = session(ALONE, JEAN, seed) if kind.words is whole_game.JEAN else session(TWO, None, seed)
    chance = from_seed(1)
    while not game.is_over:
        game.settle()
        game.pass_keyboard()
        question = game.question
        if question is None or question.point == IN_COMBAT:
            return question is not None
        chance, option = busy.choose(question, chance)
        game.answer(game.number, option)
    return False


@pytest.mark.parametrize("kind", KINDS[:2], ids=str)
def test_a_whole_game_by_keys_alone(kind: Kind, tmp_path: Path) -> None:
    """Every question is shown as the engine asks it, also after a break in a combat, and the sheet has its points."""
    seed = next(seed for seed in SEEDS if _has_a_combat(kind, seed))
    assert played(kind, seed, tmp_path), "the game in the terminal is another one than that without"
