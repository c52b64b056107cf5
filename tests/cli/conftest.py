"""How the tests of the command line call the program."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from maracaibo_tui.cli import run


class Ran(NamedTuple):
    """What a call of the program left behind."""

    code: int
    out: str
    err: str


Maracaibo = Callable[..., Ran]


@pytest.fixture(name="maracaibo")
def call_the_program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Maracaibo:
    """Call the program with these words, in a terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("MARACAIBO_DEBUG", raising=False)

    def call(*words: object) -> Ran:
        code = run([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return call
