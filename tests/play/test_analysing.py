"""The analysis is made beside the table, kept beside the saved game, and may be left at any time."""

from __future__ import annotations

import select
import sys
from pathlib import Path

import msgspec
import pytest

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.games import title_of
from maracaibo_tui.play.analysing import Analyst, Fault, Progress, beside, kept, make
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.sitting import Sitting, new_game
from maracaibo_tui.play.terms import Terms
from tests.support.any_table import play_on, rules_of

PATIENCE = 120


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save a game with a few answers."""
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path))
    return _sitting().saving.path


def _sitting() -> Sitting:
    title, rules = title_of("pirates"), rules_of("pirates")
    sitting = new_game(Terms(title, rules, title.options.options_of({}, 2)), 5, (Seat("Ada"), Seat("Ben")))
    sitting.session.settle()
    play_on(sitting.session, 9)
    sitting.keep()
    sitting.saving.release()
    return sitting


def _made(path: Path) -> list[Progress]:
    told = list[Progress]()
    make(path, 1, told.append)
    return told


def test_it_is_kept_and_the_same_when_made_again(saved: Path) -> None:
    """What was found stands beside the game, and is not made again as long as its answers are the same."""
    assert kept(saved, 1) is None
    told = _made(saved)
    assert [each.done for each in told] == [*range(1, len(told)), len(told) - 1]
    found = told[-1].found
    assert found
    assert all(fault.cost > 0 and fault.taken != fault.better and fault.where for fault in found)
    assert all(fault.reasons and fault.reasons[0].points > 0 for fault in found)
    assert kept(saved, 1) == found
    assert Analyst(saved, 1).progress.found == found
    assert not Analyst(saved, 1).look()
    beside(saved, 1).unlink()
    assert _found(Analyst(saved, 1)) == kept(saved, 1) == found
    beside(saved, 1).write_bytes(b'{"answers":"of another game","found":[]}')
    assert kept(saved, 1) is None
    beside(saved, 1).write_bytes(b"torn")
    assert kept(saved, 1) is None


def _found(analyst: Analyst) -> tuple[Fault, ...] | None:
    """Wait for what another process finds, which is begun with the first look."""
    assert analyst.look()
    while (process := analyst._process) is not None:  # noqa: SLF001 - nobody else knows it
        assert select.select([process.out], [], [], PATIENCE)[0], "nothing came"
        analyst.look()
    return analyst.progress.found


def test_it_can_be_left_at_any_time(saved: Path) -> None:
    """Nothing half made is kept, and the process has ended."""
    analyst = Analyst(saved, 1)
    assert analyst.look()
    process = analyst._process  # noqa: SLF001 - nobody else knows it
    assert process is not None
    analyst.stop()
    assert process._running.returncode is not None  # noqa: SLF001 - nobody else knows it
    assert not beside(saved, 1).exists()
    assert not [*saved.parent.glob("*.part")]


def test_a_process_that_ends_is_told(saved: Path) -> None:
    """Where nothing comes of it that is said, and nothing is waited for."""
    analyst = Analyst(saved, 1, (sys.executable, "-c", "raise SystemExit"))
    assert _found(analyst) is None
    assert analyst.is_lost
    assert not analyst.look()
    assert Analyst(saved, 1, (str(saved / "nothing"),)).look()


def test_what_is_listed_can_be_written_down() -> None:
    """A fault says where, what, and how sure."""
    reasons = (Reason("cards", 3, "cards"), Reason("stock", -0.5, "doubloons"))
    fault = Fault(step=3, where="round 1", taken="a", better="b", cost=2.5, sureness="sure", then=(), reasons=reasons)
    assert (fault.step, fault.sureness, fault.why) == (3, "sure", "+3 cards; -0.5 doubloons")
    assert msgspec.json.decode(msgspec.json.encode(fault), type=Fault) == fault
