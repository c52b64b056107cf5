"""Holding a saved game, or a file for a moment, so that two windows never write over each other.

The hold ends with the process, however that ends.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, name_of
from maracaibo_tui.library.whole_file import make_folder

LOCKS = ".locks"
_TRIES, _PAUSE = 5, 0.02
"""Whoever only asks who holds a game does so for less than a moment; that is waited for."""
_LONGEST_NOTE = 200
_TURN = 0.5
"""Seconds after which a turn is not waited for any longer; a turn itself takes some milliseconds."""


class OthersTurnError(Exception):
    """Another process has not ended its turn with a file in time."""


class Hold:
    """A game held by this process; where a folder knows no locks, nothing is held and nothing refused."""

    def __init__(self, path: Path) -> None:
        """Hold the game of this file, or say who does."""
        self._file = path.parent / LOCKS / path.stem
        self._handle = _locked(self._file, name_of(path))
        self.was_cut_off = False
        """Whoever held it before went without a word: the line broke, or the process was killed."""
        if self._handle is not None:
            with suppress(OSError):
                self.was_cut_off = os.fstat(self._handle).st_size > 0
                # Over the old note and then cut, so that nobody ever reads none.
                length = os.pwrite(self._handle, f"{_note()}\n".encode("ascii", "replace"), 0)
                os.ftruncate(self._handle, length)

    def release(self, *, for_good: bool = False) -> None:
        """Let others have the game; with a game that is gone for good goes its lock."""
        if self._handle is not None:
            if for_good:
                with suppress(OSError):
                    self._file.unlink()
            with suppress(OSError):
                os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


def holder(path: Path) -> str:
    """Say who holds the game of this file: process, terminal and time; nothing if nobody does."""
    file = path.parent / LOCKS / path.stem
    try:
        handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return ""
    try:
        return "" if _is_locked_now(handle) else _read(handle)
    finally:
        os.close(handle)


@contextmanager
def own_turn(path: Path) -> Iterator[None]:
    """Have a file for a moment in which nobody else does; where a folder knows no locks, do without."""
    handle, end = _opened(path.parent / LOCKS / path.stem), time.monotonic() + _TURN
    try:
        # The lock stays where it is when the turn ends, so that whoever waits for it waits for the right one.
        while handle is not None and not _is_locked_now(handle):
            if time.monotonic() > end:
                raise OthersTurnError
            time.sleep(_PAUSE)
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _locked(file: Path, name: str) -> int | None:
    for tried in range(_TRIES):
        handle = _opened(file)
        if handle is None:
            return None
        if not _is_locked_now(handle):
            who = _read(handle)
            os.close(handle)
            if tried == _TRIES - 1:
                raise SaveError(
                    f'The game "{plain(file.name)}" is open in another window ({who}): leave it there first; '
                    f'"maracaibo show {name}" looks on.'
                )
            time.sleep(_PAUSE)
        elif _is_still_there(handle, file):
            return handle
        else:
            # Whoever held the game has removed it, and its lock with it.
            os.close(handle)
    return None


def _opened(file: Path) -> int | None:
    # A file of its own: the game's file is replaced with every answer, and a lock belongs to a file, not to a name.
    try:
        make_folder(file.parent)
        return os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        return None


def _is_locked_now(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _is_still_there(handle: int, file: Path) -> bool:
    with suppress(OSError):
        return os.path.samestat(os.fstat(handle), file.stat())
    return False


def _note() -> str:
    terminal = ""
    with suppress(OSError):
        terminal = f" on {os.ttyname(0)}"
    return f"process {os.getpid()}{terminal} since {datetime.now().astimezone():%H:%M}"


def _read(handle: int) -> str:
    with suppress(OSError):
        note = os.pread(handle, _LONGEST_NOTE, 0).decode("ascii", "replace")
        return plain(note.partition("\n")[0]) or "one that just opened it"
    return "one that does not say who it is"
