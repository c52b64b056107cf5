"""What is said and written when the program itself is wrong."""

import stat
import sys
from pathlib import Path

import pytest

from maracaibo_tui.tui.screen.edge import crash
from tests.edge.terminal import TWO, VEIL, terminal

WORD = "Night Watchman of seat 2"
# Makes the game fail when help is asked for, with a secret in its variables and in its message.
_BROKEN = f"""
import sys
from maracaibo_tui.tui.shell.receiver import Receiver
def broken(self, action, character):
    hidden_card = {WORD!r}
    raise KeyError(hidden_card)
Receiver.press = broken
from maracaibo_tui.cli import run
sys.exit(run({list(TWO[3:])!r}))
"""


def _look_up(card: str) -> None:
    raise ValueError(f"no such card: {card}")


def _failed() -> Exception:
    hidden_card = WORD
    try:
        _look_up(hidden_card)
    except ValueError as first:
        failed = KeyError(hidden_card)
        failed.__cause__ = first
    try:
        raise failed
    except KeyError as second:
        return second


def test_a_mistake_of_the_program_ends_it_with_a_few_lines(home: Path) -> None:
    """The terminal is given back, a few lines say what happened and how to go on, and the exit code is 1."""
    with terminal((sys.executable, "-c", _BROKEN), home) as held:
        held.until(VEIL)
        held.keys("?")
        assert held.ended() == crash.FAILED
        assert held.is_given_back()
        said = held.sent.decode().rpartition("\x1b[?1049l")[2]
    assert "KeyError" in said
    assert "maracaibo resume" in said
    assert len(said.splitlines()) < 8
    assert len(list((home / "reports").iterdir())) == 1


def test_no_secret_is_in_message_or_report(home: Path) -> None:
    """Neither what the variables held nor what the error said is shown, printed or written."""
    with terminal((sys.executable, "-c", _BROKEN), home) as held:
        held.until(VEIL)
        shown = len(held.sent)
        held.keys("?")
        held.ended()
        assert WORD.encode() not in held.sent[shown:]
    (report,) = (home / "reports").iterdir()
    assert WORD not in report.read_text(encoding="utf-8")
    assert stat.S_IMODE(report.stat().st_mode) == 0o600


def test_a_report_names_the_places_in_the_code() -> None:
    """Every error of the chain stands in the report with file, line and function."""
    report = crash.report(_failed())
    assert "KeyError in edge/test_crash.py" in report
    assert "ValueError in edge/test_crash.py" in report
    assert "_failed: " in report
    assert WORD not in report


def test_old_reports_make_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However often something fails, the folder of reports stays small."""
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path))
    folder = tmp_path / "reports"
    folder.mkdir()
    old = [f"2020-01-01-{number:06}-1.txt" for number in range(30)]
    for name in old:
        (folder / name).touch()
    said = crash.told(_failed())
    kept = {path.name for path in folder.iterdir()}
    (new,) = kept - set(old)
    assert new in said
    assert kept == {*old[-19:], new}


def test_a_report_that_cannot_be_written_is_said_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where there is no room for a report, the message says so and is no traceback."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path / "file"))
    assert "could not be written" in crash.told(_failed())
