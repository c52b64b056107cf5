"""Which game was played last, whatever the clocks say."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from maracaibo_tui.library.saves import SaveError, listed, path_of, read
from maracaibo_tui.library.shelf import last_played, take_in
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from tests.support.played import TITLE
from tests.support.seated import play

FAR = 4_000_000_000
"""Seconds: a moment in the year 2096."""


def begun() -> Sitting:
    """Begin a game that is written down."""
    return SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), seed=5))


def _dated(sitting: Sitting, moment: float) -> str:
    sitting.saving.release()
    os.utime(sitting.saving.path, (moment, moment))
    return sitting.saving.path.stem


def _last() -> str:
    found = last_played()
    assert found is not None
    return found.name


def test_what_was_played_last_counts_not_what_is_dated_last() -> None:
    """A game dated in the future goes behind the one that is played now; the order of the others stays."""
    sittings = [begun(), begun(), begun()]
    moments = (1000, FAR + 1000, FAR)
    names = [_dated(each, moment) for each, moment in zip(sittings, moments, strict=True)]
    assert _last() == names[1]
    sitting = old_game(path_of(names[0]))
    assert _last() == names[1]
    play(sitting.session, 1)
    assert _last() == names[0]
    assert [game.name for game in listed()] == [names[0], names[1], names[2]]
    assert 1000 < listed()[0].changed.timestamp() < FAR
    sitting.saving.release()
    # So it is with a game that is begun, and with one that comes from elsewhere.
    os.utime(path_of(names[2]), (FAR, FAR))
    begun_now = begun()
    assert _last() == begun_now.saving.path.stem
    os.utime(path_of(names[2]), (FAR, FAR))
    take_in(read(path_of(names[0])), "monday")
    assert _last() == "monday"
    # What two windows play at the same time stays where the clock says.
    before = path_of("monday").stat().st_mtime_ns
    play(begun_now.session, 1)
    assert path_of("monday").stat().st_mtime_ns == before
    begun_now.saving.release()


def test_another_date_alone_is_no_change_to_a_game() -> None:
    """Whoever looks at a finished game again is not told that another window has played on."""
    sitting = begun()
    _dated(sitting, 1000)
    sitting.saving.hold()
    sitting.saving.release()
    data = read(sitting.saving.path)
    sitting.saving.path.write_bytes(data + b" ")
    with pytest.raises(SaveError, match="changed in another window"):
        sitting.saving.hold()


def test_a_date_that_no_calendar_has_hides_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some file systems keep dates far beyond the year 9999: the game is listed all the same."""
    name = _dated(begun(), 1000)
    about = path_of(name).lstat()
    far = os.stat_result((*about[:7], 10**13, 10**13, 10**13))
    monkeypatch.setattr(Path, "lstat", lambda _path: far)
    assert [game.name for game in listed()] == [name]
