"""Holding a saved game, or a file for a moment, so that two windows never write over each other.

The hold ends with the process, however that ends.
"""

from __future__ import annotations

import errno
import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, name_of, reason
from maracaibo_tui.library.whole_file import make_folder, new_file

LOCKS = ".locks"
_TRIES, _PAUSE = 5, 0.02
"""Whoever only asks who holds a game does so for less than a moment; that is waited for."""
_LONGEST_NOTE = 200
_TURN = 0.5
"""Seconds after which a turn is not waited for any longer; a turn itself takes some milliseconds."""
_NO_LOCKS = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL})
"""What file systems say that know no locks."""
_NO_FILES = frozenset({errno.EROFS, errno.ENOSPC, errno.EDQUOT})
"""What is said where no lock can be made because nothing can be written at all."""


class _NoLockError(Exception):
    """No lock can be had here, and nobody else can have one."""


class OthersTurnError(Exception):
    """Another process has not ended its turn with a file in time."""


class InUseError(SaveError):
    """A game that another window has open, in one sentence."""


class Hold:
    """A game held by this process; where a folder knows no locks, nothing is held and nothing refused, but said."""

    def __init__(self, path: Path) -> None:
        """Hold the game of this file, or say who does."""
        self._file = path.parent / LOCKS / path.stem
        self._handle: int | None = None
        self.note = ""
        """What must be said when the game is opened: that nothing keeps other windows from playing it as well."""
        try:
            self._handle = _locked(self._file, name_of(path))
        except _NoLockError:
            self.note = (
                f"No lock can be kept in {plain(str(path.parent))}: do not open this game in a second window, "
                "or answers are lost."
            )
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
    """Say who holds the game of this file: process, terminal and time; nothing if nobody does, or cannot be asked."""
    file = path.parent / LOCKS / path.stem
    try:
        handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return ""
    try:
        # Asked with a lock that others may have as well, so that two who ask do not take each other for the holder.
        return "" if _is_free(handle, fcntl.LOCK_SH) else _read(handle)
    finally:
        os.close(handle)


@contextmanager
def own_turn(path: Path) -> Iterator[None]:
    """Have a file for a moment in which nobody else does; where no lock can be had, do without."""
    handle, end = None, time.monotonic() + _TURN
    with suppress(OSError, _NoLockError):
        handle = _opened(path.parent / LOCKS / path.stem)
    try:
        # The lock stays where it is when the turn ends, so that whoever waits for it waits for the right one.
        while handle is not None and not _is_free(handle):
            if time.monotonic() > end:
                raise OthersTurnError
            time.sleep(_PAUSE)
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _locked(file: Path, name: str) -> int:
    """Lock a file, or say who has it, or why nobody can tell whether somebody has it."""
    try:
        return _locked_in_time(file, name)
    except OSError as error:
        place, what = (file, "lock") if os.path.lexists(file) else (file.parent, "folder of locks")
        raise SaveError(
            f"{plain(str(place))}: this {what} cannot be opened ({reason(place, error)}), so nobody can tell whether "
            f'the game "{plain(file.name)}" is open in another window: if it is not, remove the {what}, or have its '
            "owner do so."
        ) from error


def _locked_in_time(file: Path, name: str) -> int:
    for _ in range(_TRIES):
        handle = _opened(file)
        try:
            is_mine = _is_locked_now(handle)
            # Whoever held the game may have removed it, and its lock with it.
            if is_mine and _is_still_there(handle, file):
                return handle
            who = "one that just leaves it" if is_mine else _read(handle)
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)
        time.sleep(_PAUSE)
    raise InUseError(
        f'The game "{plain(file.name)}" is open in another window ({who}): leave it there first; '
        f'"maracaibo show {name}" looks on.'
    )


def _opened(file: Path) -> int:
    # A file of its own: the game's file is replaced with every answer, and a lock belongs to a file, not to a name.
    try:
        make_folder(file.parent)
    except OSError as error:
        # A folder that is not there holds no lock of anybody.
        if error.errno in _NO_FILES or _is_missing(file.parent):
            raise _NoLockError from error
        raise
    try:
        return _opened_file(file)
    except OSError as error:
        if error.errno in _NO_FILES:
            raise _NoLockError from error
        raise


def _opened_file(file: Path) -> int:
    # Notes are written into it, so no link is followed to a file that is no lock.
    how = os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW
    for _ in range(_TRIES):
        with suppress(FileNotFoundError):
            return os.open(file, how)
        # Another process may be faster, to make it or to remove it.
        with suppress(FileExistsError):
            return new_file(file)
    return os.open(file, how)


def _is_missing(folder: Path) -> bool:
    try:
        folder.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def _is_locked_now(handle: int, kind: int = fcntl.LOCK_EX) -> bool:
    try:
        fcntl.flock(handle, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        if error.errno in _NO_LOCKS:
            raise _NoLockError from error
        raise
    return True


def _is_free(handle: int, kind: int = fcntl.LOCK_EX) -> bool:
    """Lock a file for whoever only asks, or does without a lock where none can be had."""
    try:
        return _is_locked_now(handle, kind)
    except (OSError, _NoLockError):
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
