"""What the tests of every game begin with: the toy is in the house, and a game is chosen."""

import pytest

from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import title_of
from tests.cli.conftest import Maracaibo, call_the_program
from tests.support.any_table import GAMES, let_the_toy_in
from tests.support.quick import quickly

__all__ = ["Program", "call_the_program"]

Program = Maracaibo
"""What calls the program with words."""


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in, and wait for what is to happen, not for the clock."""
    let_the_toy_in(monkeypatch)
    quickly(monkeypatch)


@pytest.fixture(name="title", params=GAMES)
def every_title(request: pytest.FixtureRequest, house: None) -> Title:
    """Give the title of every game, one after the other."""
    del house
    return title_of(str(request.param))


@pytest.fixture(name="program")
def program_to_call(maracaibo: Maracaibo) -> Program:
    """Give what calls the program."""
    return maracaibo
