"""`make checked` in short: a few games of every row, gone on with, added up, and nothing violated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.balance.writing import written
from tests.checked.__main__ import REASONS, main, told
from tests.checked.playing import LAYOUTS, MODULES, ROWS, Checked, Portion, Row, added_up, check, drawn, played


def test_rows_are_all_seats_and_levels_with_both_bots() -> None:
    """Two bots without a plan, seven levels of Jordan and three numbers of seats."""
    assert len({row.name for row in ROWS}) == len(ROWS) == 2 * (7 + 3)


def test_every_module_and_layout_is_drawn() -> None:
    """Among a hundred games each module is played and left out, and each layout and option is there."""
    found = [drawn(Row("busy", 2), number) for number in range(100)]
    assert {options.layout for options in found} == {*LAYOUTS}
    for name in (*MODULES, "spread_locations", "residence_doubloons"):
        assert {getattr(options, name) for options in found} == {False, True}
    assert drawn(Row("random", 1, 5), 3).bot_level == 5


def test_a_few_games_of_every_row_violate_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games a row, gone on with from one, hold to every invariant; what occurred is told."""
    file = tmp_path / "short.jsonl"
    check(ROWS, 1, file, processes=1, portion=1)
    check(ROWS, 2, file, processes=1, portion=1)
    rows, counts = added_up(written(file, Checked))
    assert {row.games for row in rows.values()} == {2}
    assert not [each for row in rows.values() for each in row.violations]
    never = [effect for effect, count in counts["effects"].items() if not count]
    assert len(never) < len(counts["effects"]) / 4
    lines = [*told(rows, counts, never)]
    assert lines[-1].startswith(f"{2 * len(ROWS)} games, ")
    assert sum(line.startswith("never: ") for line in lines) == len(never)
    assert main(["--games", "1", "--rows", "busy, 2", "--processes", "1", "--folder", str(tmp_path)]) == 1
    assert "busy, 2 seats: 1 games" in capsys.readouterr().out


def test_what_is_violated_is_said_with_its_game() -> None:
    """A violation is told word for word, and a reason stands beside what never occurred."""
    found = Checked("busy, 2 seats", 1, 9, ["busy, 2 seats, game 0: too many treasures"])
    rows, counts = added_up([found, *played(Portion(Row("busy", 2), 0, 1))])
    lines = [*told(rows, counts, ["bury"])]
    assert "busy, 2 seats, game 0: too many treasures" in lines
    assert lines[-1].endswith("1 effects never occurred, 1 violations")
    assert f"never: bury ({REASONS.get('bury', 'no reason is known')})" in lines
