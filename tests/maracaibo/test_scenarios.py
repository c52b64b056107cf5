"""The rules of Maracaibo, shown one by one in positions that anybody can read."""

from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario_file import read_file
from tests.maracaibo.fast_tests import LOOKING
from tests.support.mutants.scenarios import watched
from tests.support.rules_shown import failure, name, packs, scenario_files, used_twice

FILES = scenario_files("maracaibo")


@pytest.mark.parametrize("path", FILES, ids=[name(path) for path in FILES])
def test_scenario(path: Path) -> None:
    """What a scenario says happens, also under closer eyes.

    Whoever only listens knows what lies on the table; questions have their cause, and secrets are kept.
    """
    read = read_file(path)
    is_played = read.scenario is not None and read.expect_error is None
    assert not (watched(read, packs(), LOOKING) if is_played else failure(path))


def test_scenarios_have_ids_of_their_own() -> None:
    """No two scenarios share an id: it names them in reports."""
    assert used_twice(FILES) == set()
