"""The rules of Maracaibo, shown one by one in positions that anybody can read."""

from pathlib import Path

import pytest

from tests.support.rules_shown import failure, name, scenario_files, used_twice

FILES = scenario_files("maracaibo")


@pytest.mark.parametrize("path", FILES, ids=[name(path) for path in FILES])
def test_scenario(path: Path) -> None:
    """What a scenario says happens."""
    assert not failure(path)


def test_scenarios_have_ids_of_their_own() -> None:
    """No two scenarios share an id: it names them in reports."""
    assert used_twice(FILES) == set()
