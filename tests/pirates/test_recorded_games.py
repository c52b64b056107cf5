"""Whole games of Pirates that were played once come to the same end, answer by answer."""

from functools import cache
from pathlib import Path

import pytest

from maracaibo_tui.games.pirates.state.position import Options
from tests.architecture.rule_ids import rulebook
from tests.pirates.to_show import every_table, of_tables, to_show
from tests.pirates.ways_to_end import NOT_IN_A_GAME, WAYS
from tests.support.recorded import (
    COMMAND,
    Record,
    Recorded,
    differences,
    explained,
    folder,
    main,
    read_game,
    replayed,
)

FILES = sorted(folder("pirates").glob("*.toml"))
SMALL = "jordan-5.toml"


@cache
def again(path: Path) -> tuple[Recorded, Record]:
    """Play a recorded game again, once for all tests."""
    recorded = read_game(path)
    return recorded, replayed(recorded)


def options() -> list[Options]:
    """Give the options of all recorded games."""
    return [read_game(path).options for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_ends_as_recorded(path: Path) -> None:
    """Every answer is offered, every invariant holds, and rounds, scores, winners and last position are as recorded."""
    try:
        found = list(differences(*again(path)))
    except ValueError as error:
        found = [str(error)]
    assert explained(found, read_game(path), path) == []


def test_every_table_is_there() -> None:
    """Two, three and four people, every level of Jordan, every layout and every module, in twenty games and more."""
    assert len(FILES) >= 20
    assert of_tables(options()) >= every_table()
    with_all = [chosen for chosen in options() if not every_table() - of_tables([chosen]) - _of_other_tables()]
    assert {chosen.players for chosen in with_all} >= {1, 4}


def _of_other_tables() -> set[str]:
    """Name what no two tables have in common: layouts, seats and levels."""
    return {what for what in every_table() if not what.startswith("module")}


def test_ways_to_end_name_rules() -> None:
    """The rules that make a way to end stand in the rulebook."""
    assert {rule for rules in WAYS.values() for rule in rules} <= rulebook()


def test_everything_occurs() -> None:
    """Every way to end, decision point and printed effect occurs in a game, and every improvement card is bought."""
    missing = to_show(options()) - {what for path in FILES for what in again(path)[1].shown}
    assert not missing, f"no game shows {', '.join(sorted(missing))}: {COMMAND.format(game='pirates', file='')}"


def test_nothing_occurs_that_cannot() -> None:
    """No round and no game ends in a way that is not listed."""
    seen = {way for path in FILES for way in again(path)[1].seen.ways}
    assert seen <= set(WAYS)
    assert not seen & set(NOT_IN_A_GAME)


def test_the_command_reports_file_by_file(capsys: pytest.CaptureFixture[str]) -> None:
    """The command plays the files of a game that are named and says what became of each."""
    assert main(["pirates", SMALL]) == 0
    assert capsys.readouterr().out == "jordan-5: as recorded\n"
