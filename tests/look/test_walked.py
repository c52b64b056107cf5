"""Recorded games of all games of the house, looked at in every size: no picture breaks a law."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.tree import short
from tests.look.walked import GAMES, broken, looks
from tests.support.recorded import read_game

STEP = 61
"""Every so many questions the table is looked at; `python -m tests.look.walked` looks more often."""


@pytest.mark.parametrize("path", GAMES, ids=short)
def test_no_picture_of_a_recorded_game_breaks_a_law(path: Path) -> None:
    """Nothing is cut or waits below where there is free room, and every ink, sign and key is in its place."""
    assert list(broken(read_game(path), STEP)) == []


def test_all_sizes_and_parts_are_looked_at() -> None:
    """Whoever walks through all games has seen every size, and in each of both games most parts of the table."""
    told = [each.split(", ") for path in GAMES[:6] for each, _ in looks(read_game(path), 9)]
    assert {each[2] for each in told} == {"60x18", "80x24", "100x30", "120x40", "150x50", "200x60"}
    assert len({each[3] for each in told}) > 4
