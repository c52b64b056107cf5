"""What the tests of every game begin with: the toy is in the house, and a game is chosen."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from maracaibo_tui.cli import run
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import title_of
from tests.support.any_table import GAMES, let_the_toy_in
from tests.support.quick import quickly


class Ran(NamedTuple):
    """What a call of the program left behind."""

    code: int
    out: str
    err: str


Program = Callable[..., Ran]


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
def call_the_program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Call the program with these words, in a terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")

    def call(*words: object) -> Ran:
        code = run([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return call
