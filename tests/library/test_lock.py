"""A game is open in one window only; who has it open is told, and it is free the moment the holder is gone."""

import errno
import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from maracaibo_tui.library.lock import LOCKS, Hold, holder, own_turn
from maracaibo_tui.library.saves import SaveError, path_of

HOLDS = """
import sys
from pathlib import Path
from maracaibo_tui.library.lock import Hold
hold = Hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture(name="path")
def a_game() -> Path:
    """Name a game; for holding it, it need not exist."""
    return path_of("sunday")


def test_whoever_holds_a_game_is_told(path: Path) -> None:
    """Process and time; and nothing while nobody holds it."""
    assert holder(path) == ""
    hold = Hold(path)
    assert holder(path).startswith(f"process {os.getpid()} ")
    assert " since " in holder(path)
    hold.release()
    assert holder(path) == ""


def test_whoever_comes_after_a_cut_off_holder_knows(path: Path) -> None:
    """A holder that let go leaves no trace; one that was killed is known to have been cut off, once."""
    assert [_was_cut_off(path), _was_cut_off(path)] == [False, False]
    command = [sys.executable, "-c", HOLDS, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.kill()
    assert [_was_cut_off(path), _was_cut_off(path)] == [True, False]


def _was_cut_off(path: Path) -> bool:
    hold = Hold(path)
    hold.release()
    return hold.was_cut_off


def test_a_game_is_free_only_when_its_holder_is_gone(path: Path) -> None:
    """A process that was stopped may go on and has it still; of one that was killed nothing keeps others out."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(SaveError, match=rf"open in another window \(process {other.pid}.*maracaibo show sunday"):
            Hold(path)
        other.send_signal(signal.SIGSTOP)
        with pytest.raises(SaveError, match=f"process {other.pid}"):
            Hold(path)
        other.kill()
        other.wait()
    Hold(path).release()


def test_where_to_look_on_is_told_also_of_a_game_that_lies_elsewhere(tmp_path: Path) -> None:
    """A game in another folder is called by its file, for its name would be that of another game."""
    hold = Hold(tmp_path / "sunday.json")
    with pytest.raises(SaveError, match=f"maracaibo show {tmp_path / 'sunday.json'}"):
        Hold(tmp_path / "sunday.json")
    hold.release()


def test_a_stranger_cannot_speak_through_a_lock(path: Path) -> None:
    """What stands in the lock of a game is shown spelled out."""
    hold = Hold(path)
    (path.parent / LOCKS / path.stem).write_bytes(b"\x1b[2J\n" + b"x" * 1000)
    assert holder(path).isprintable()
    assert len(holder(path)) < 300
    hold.release()


def test_a_lock_that_was_removed_meanwhile_is_made_anew(path: Path) -> None:
    """Two windows never hold two locks of one game: what is held is what the next one finds."""
    hold = Hold(path)
    hold.release(for_good=True)
    first = Hold(path)
    with pytest.raises(SaveError):
        Hold(path)
    first.release()


def _closes(monkeypatch: pytest.MonkeyPatch, closed: Path) -> None:
    """Let a file, and all that lies in it, belong to somebody else."""
    really = os.open

    def opened(path: str | Path, *how: int) -> int:
        if closed in (Path(path), Path(path).parent):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return really(path, *how)

    monkeypatch.setattr("os.open", opened)


def test_a_lock_of_somebody_else_refuses_the_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds a game whose lock cannot be opened nobody knows: one sentence says what, where and what to do."""
    Hold(path).release()
    lock = path.parent / LOCKS / path.stem
    _closes(monkeypatch, lock)
    with pytest.raises(SaveError) as refused:
        Hold(path)
    assert str(refused.value) == (
        f"{lock}: this lock cannot be opened (Permission denied), so nobody can tell whether the game "
        '"sunday" is open in another window: if it is not, remove the lock, or have its owner do so.'
    )
    assert holder(path) == ""
    with own_turn(path):
        pass


def test_a_folder_of_locks_that_is_closed_refuses_every_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that may be in there cannot be seen; the folder is named."""
    folder = path.parent / LOCKS
    folder.mkdir(parents=True)
    _closes(monkeypatch, folder)
    with pytest.raises(SaveError, match=f"{folder}: this folder of locks cannot be opened .*remove the folder"):
        Hold(path)


@pytest.mark.parametrize("reason", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL])
def test_where_no_file_can_be_locked_that_is_said(path: Path, reason: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system without locks is no reason not to play, and a note tells what to take care of."""

    def unknown(_handle: int, _how: int) -> None:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(fcntl, "flock", unknown)
    hold = Hold(path)
    assert (
        hold.note
        == f"No lock can be kept in {path.parent}: do not open this game in a second window, or answers are lost."
    )
    assert holder(path) == ""
    hold.release()


def test_a_lock_that_cannot_be_had_for_another_reason_refuses_the_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that fails is no file system without locks."""

    def failing(_handle: int, _how: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(fcntl, "flock", failing)
    with pytest.raises(SaveError, match=r"this lock cannot be opened \(Input/output error\)"):
        Hold(path)


@pytest.mark.parametrize("reason", [errno.EROFS, errno.ENOSPC, errno.EDQUOT])
@pytest.mark.parametrize("call", ["os.open", "pathlib.Path.mkdir"])
def test_where_nothing_can_be_written_that_is_said(
    path: Path, call: str, reason: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk that takes nothing no lock can be made, and no answer be written over."""
    if call == "os.open":
        Hold(path).release()

    def refusing(*_given: object, **_named: object) -> int:
        raise OSError(reason, os.strerror(reason))

    with monkeypatch.context() as disk:
        disk.setattr(call, refusing)
        assert "No lock can be kept in" in Hold(path).note


def test_a_game_that_is_held_has_nothing_to_say(path: Path) -> None:
    """Where locks are known no note is made."""
    hold = Hold(path)
    assert hold.note == ""
    hold.release()


def test_a_pipe_in_place_of_a_lock_holds_nobody_up(path: Path) -> None:
    """Whoever lists games does not wait for somebody who writes into it; to play is refused or goes on, but ends."""
    lock = path.parent / LOCKS / path.stem
    lock.parent.mkdir(parents=True)
    os.mkfifo(lock)
    for call in ("holder(path)", "Hold(path)"):
        code = f"from pathlib import Path; from maracaibo_tui.library.lock import *; path = Path({str(path)!r}); {call}"
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=False)
        assert ran.returncode == 0, ran.stderr
