"""Files read and written whole: after any interruption, a power cut as well, there is the old one or the new one."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

# What file systems say that have nothing to wait for.
_CANNOT_WAIT = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})
Keep = Callable[[Path], None]
"""Does something with the old file when the new one is complete and about to take its place."""


class Refused(NamedTuple):
    """What lies in the place of an ordinary file: a folder, one that is too large, or a pipe or device."""

    is_folder: bool
    size: int = 0


def read_ordinary(path: Path, most: int) -> bytes | Refused:
    """Read a file of at most so many bytes, without ever waiting for a pipe or a device."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode):
            return Refused(stat.S_ISDIR(about.st_mode))
        with os.fdopen(handle, "rb", closefd=False) as file:
            data = b"" if about.st_size > most else file.read(most + 1)
    finally:
        os.close(handle)
    size = max(about.st_size, len(data))
    return data if size <= most else Refused(is_folder=False, size=size)


def write_whole(path: Path, data: bytes, keep: Keep = lambda _path: None) -> None:
    """Write a file and its folder, and give control back only when both are on disk."""
    make_folder(path.parent)
    with replacing(path, keep) as handle:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    sync_folder(path.parent)


@contextmanager
def replacing(path: Path, keep: Keep = lambda _path: None) -> Iterator[int]:
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
    try:
        return new_file(path)
    except FileExistsError:
        # Left behind by a process that was killed while it wrote.
        path.unlink()
        return new_file(path)


def new_file(path: Path) -> int:
    """Open a file that is not there yet; one that root makes for somebody belongs to whom the folder belongs."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    _hand_over(handle, path.parent)
    return handle


def _hand_over(handle: int, folder: Path) -> None:
    """Give what root has just made to the owner of the folder, who could not read it otherwise."""
    if os.geteuid() == 0:
        # A file system without owners has nothing to hand over.
        with suppress(OSError):
            mine, theirs = os.fstat(handle), folder.stat()
            if (mine.st_uid, mine.st_gid) != (theirs.st_uid, theirs.st_gid):
                os.fchown(handle, theirs.st_uid, theirs.st_gid)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, for the owner only, and see to it that they are on disk."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir(mode=0o700)
    except FileExistsError:
        if not folder.is_dir():
            raise
    else:
        _hand_over_folder(folder)
    sync_folder(folder.parent)


def _hand_over_folder(folder: Path) -> None:
    if os.geteuid() == 0:
        # Whoever owns the folder above may have put a link there meanwhile: it is not followed.
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                _hand_over(handle, folder.parent)
            finally:
                os.close(handle)


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on disk."""
    # The new name is on disk only once the folder is; one that may be written to but not read cannot be waited for.
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
