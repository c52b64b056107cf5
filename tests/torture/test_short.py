"""A short form of the long tests of `make torture`: what they are about holds, and they can be run."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from maracaibo_tui.library.whole_file import Keep

from . import campaigns, damage, errors, full_disk, kills, long_tests, power, together
from .outcome import Outcome


@contextmanager
def _in_place(path: Path, _keep: Keep) -> Iterator[int]:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    try:
        yield handle
    finally:
        os.close(handle)


def _whole(outcome: Outcome) -> None:
    assert outcome.count > 0
    assert outcome.failures == ()


def test_killed_processes_lose_nothing() -> None:
    """Killed at some instants, at every call of a save and after some short writes, a game has every sure answer."""
    outcome = kills.run(12, seed=1)
    _whole(outcome)
    assert outcome.figures["confirmed"] > 0


def test_a_campaign_survives_whoever_plays_it() -> None:
    """Killed within games and between them: every sure answer is there, and each game that is over is folded once."""
    outcome = campaigns.run(14, seed=1)
    _whole(outcome)
    assert outcome.figures["sure (toy)"] > 0
    assert outcome.figures["sure (maracaibo)"] > 0


def test_a_power_cut_loses_nothing() -> None:
    """Whatever was not waited for may be gone: the game is as before or as after, and as after once it is done."""
    _whole(power.run(1, seed=1))


def test_an_error_at_any_call_loses_nothing() -> None:
    """Whatever a call of a save answers, the old game or the new one is there, and the next save works."""
    _whole(errors.run(1, seed=1))


def test_damaged_files_are_told_and_kept() -> None:
    """Cut, changed and made up files are refused in a sentence, and the last good state is there."""
    _whole(damage.run(1500, seed=1))


def test_a_full_disk_harms_nothing() -> None:
    """What fits is saved, what does not is said, nothing is half there."""
    _whole(full_disk.run(10, seed=1))


def test_processes_take_turns_at_one_save() -> None:
    """Two and eight of them: one plays, the others look on, and no sure answer is lost when one is killed."""
    outcome = together.run(30, seed=1)
    _whole(outcome)
    assert outcome.figures["refused (8)"] > 0


@pytest.mark.parametrize("harm", ["in place", "not waited for"])
def test_these_tests_would_notice(harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that writes over the old file, or does not wait for the disk, is caught."""
    if harm == "in place":
        monkeypatch.setattr("maracaibo_tui.library.whole_file.replacing", _in_place)
        assert full_disk.run(10, seed=1).failures
    else:
        monkeypatch.setattr("maracaibo_tui.library.whole_file.sync_folder", lambda _folder: None)
        said = power.run(1, seed=1).failures
        assert {"answer", "set"} <= {failure.partition(",")[0] for failure in said}


def test_the_long_tests_are_found() -> None:
    """Those that ask for more time are run at their full length, and nothing else is."""
    found = long_tests.long_tests()
    assert {"tests/maracaibo/test_broken_rules.py", "tests/maracaibo/test_counts.py"} < set(found)
    assert "tests/torture/test_short.py" not in found
