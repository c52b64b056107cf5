"""Whole games in a real terminal by keys alone: every question on the screen is the engine's, and so is the end."""

from pathlib import Path

import pytest

from tests.terminal.whole_game import KINDS, Kind, played

SEED = 5


@pytest.mark.parametrize("kind", KINDS[:2], ids=str)
def test_a_whole_game_by_keys_alone(kind: Kind, tmp_path: Path) -> None:
    """Every question is shown as the engine asks it, also after a break in a combat, and the sheet has its points."""
    assert played(kind, SEED, tmp_path), "this game has no combat to break off in: choose another seed"
