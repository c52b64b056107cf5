"""How the tests of the command line call the program."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from maracaibo_tui.cli import run
from maracaibo_tui.library.paths import content_folder


class Ran(NamedTuple):
    """What a call of the program left behind."""

    code: int
    out: str
    err: str


Maracaibo = Callable[..., Ran]


@pytest.fixture(name="pack")
def copy_of_the_pack(tmp_path: Path) -> Path:
    """Copy the pack of the game to a place where it may be broken."""
    return shutil.copytree(content_folder() / "maracaibo", tmp_path / "pack")


@pytest.fixture(name="maracaibo")
def call_the_program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Maracaibo:
    """Call the program with these words, in a terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("MARACAIBO_DEBUG", raising=False)

    def call(*words: object) -> Ran:
        code = run([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return call
