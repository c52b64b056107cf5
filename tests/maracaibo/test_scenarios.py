"""The rules of Maracaibo, shown one by one in positions that anybody can read."""

from functools import cache
from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario import Packs, files_of, outcome
from maracaibo_tui.commands.scenario_file import read_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = files_of([FOLDER])


@cache
def packs() -> Packs:
    """Return the packs, each read once for all scenarios."""
    return Packs()


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    """What a scenario says happens."""
    failure = outcome(read_file(path), packs())
    assert not failure


def test_scenarios_have_ids_of_their_own() -> None:
    """No two scenarios share an id: it names them in reports."""
    ids = [read_file(path).id for path in FILES]
    assert {each for each in ids if ids.count(each) > 1} == set()
