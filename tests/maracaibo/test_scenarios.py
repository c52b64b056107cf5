"""The rules of Maracaibo, shown one by one in positions that anybody can read."""

from functools import cache
from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario import Packs, files_of, outcome

FOLDER = Path(__file__).parent / "scenarios"
FILES = files_of([FOLDER])


@cache
def packs() -> Packs:
    """Return the packs, each read once for all scenarios."""
    return Packs()


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    """What a scenario says happens."""
    _, failure = outcome(path, packs())
    assert not failure
