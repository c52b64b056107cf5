"""Holding a saved game, so that two windows never write over each other; the hold ends with the process, however."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from maracaibo_tui.library.saves import SaveError

_LOCKS = "locks"


class Hold:
    """A game held by this process; where a system or a folder knows no locks, nothing is held and nothing refused."""

    def __init__(self, path: Path) -> None:
        """Hold the game of this file, or say who does."""
        self._handle = _opened(path)
        if self._handle is not None and not _is_locked_now(self._handle):
            holder = os.read(self._handle, 20).decode("ascii", "replace").strip()
            self.release()
            who = f" (process {holder})" if holder.isdecimal() else ""
            raise SaveError(f'The game "{path.stem}" is open in another window{who}: leave it there first.')
        if self._handle is not None:
            with suppress(OSError):
                os.ftruncate(self._handle, 0)
                os.pwrite(self._handle, str(os.getpid()).encode("ascii"), 0)

    def release(self) -> None:
        """Let others have the game."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _opened(path: Path) -> int | None:
    # A file of its own: the game's file is replaced with every answer, and a lock belongs to a file, not to a name.
    folder = path.parent / f".{_LOCKS}"
    try:
        # Folders on the way there are made with no mode of their own, so the one above comes first.
        folder.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder.mkdir(exist_ok=True, mode=0o700)
        return os.open(folder / path.stem, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    except OSError:
        return None


def _is_locked_now(handle: int) -> bool:
    try:
        import fcntl  # noqa: PLC0415 - not everywhere
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
