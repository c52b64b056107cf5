"""Writing a file so that after any interruption, a power cut as well, it is the old one or the new one, and whole."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# What file systems say that have nothing to wait for.
_CANNOT_WAIT = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})
Keep = Callable[[Path], None]
"""Does something with the old file when the new one is complete and about to take its place."""


def write_whole(path: Path, data: bytes, keep: Keep = lambda _path: None) -> None:
    """Write a file and its folder, and give control back only when both are on disk."""
    make_folder(path.parent)
    with replacing(path, keep) as handle:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    remember(path.parent)


@contextmanager
def replacing(path: Path, keep: Keep) -> Iterator[int]:
    """Open a new file that takes the place of another in one step, once it is written."""
    # In the same folder, because a file is replaced in one step only within a file system.
    temporary = path.with_name(f".{path.name}.part")
    handle = _opened_anew(temporary)
    try:
        try:
            yield handle
        finally:
            os.close(handle)
        keep(path)
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _opened_anew(path: Path) -> int:
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    try:
        return os.open(path, how, 0o600)
    except FileExistsError:
        # Left behind by a process that was killed while it wrote.
        path.unlink()
        return os.open(path, how, 0o600)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, for the owner only, and see to it that they are on disk."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True, mode=0o700)
    remember(folder.parent)


def remember(folder: Path) -> None:
    """See to it that the names in a folder are on disk."""
    # The new name is on disk only once the folder is; where folders cannot be opened, as on Windows, it is by now.
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_WAIT:
            raise
    finally:
        os.close(handle)
