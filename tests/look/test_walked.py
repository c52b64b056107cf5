"""Recorded games of all games of the house, looked at in every size: no picture breaks a law."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.local import Local
from maracaibo_tui.tui.shell.desk import Desk
from maracaibo_tui.tui.shell.kit import ASK
from tests.architecture.tree import short
from tests.look.walked import GAMES, broken, looks, sessions
from tests.support.looked_at import parts_at
from tests.support.recorded import read_game
from tests.support.seated import kit

STEP = 199
"""Every so many questions the table is looked at; `python -m tests.look.walked` looks more often."""


@pytest.mark.parametrize("path", GAMES, ids=short)
def test_no_picture_of_a_recorded_game_breaks_a_law(path: Path) -> None:
    """Nothing is cut or waits below where there is free room, and every ink, sign and key is in its place."""
    assert list(broken(read_game(path), STEP)) == []


def test_all_sizes_and_parts_are_looked_at() -> None:
    """Whoever walks through all games has seen every size, and in each of both games most parts of the table."""
    told = [each.split(", ") for path in GAMES[:6] for each, _ in looks(read_game(path), 17)]
    assert {each[2] for each in told} == {"60x18", "80x24", "100x30", "120x40", "150x50", "200x60"}
    assert len({each[3] for each in told}) > 4


def test_a_village_question_says_what_cards_bring_beside_all_that_can_be_planned() -> None:
    """The choice that ends it has few words there, so that the columns have the room."""
    recorded = read_game(next(path for path in GAMES if path.stem == "four-players-bent"))
    asked = next(islice(sessions(recorded), 37, None))
    desk = Desk(kit(), Local(recorded.showing.title, asked), Settings(pace="instant"))
    desk.referee.begin()
    desk.show_what_is_asked()
    desk.size = (120, 40)
    rows = next(part.texts for part in parts_at(desk) if part.name == ASK)
    buys = [row for row in rows if " Buy " in row]
    assert len(buys) > 3
    assert [row for row in buys if not {"income", "assistant", "always"} & {*row.split()}] == []
    assert [row for row in rows if "0  No more of them" in row]
