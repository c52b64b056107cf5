"""A file of results on disk: gone on with where it was left, one write a line, one writer at a time (RIV-65)."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from .results import Line, ResultError, Series, chained, read, see_same, written


class Shelf:
    """A file of results that is open for more."""

    def __init__(self, path: Path, series: Series) -> None:
        """Open a file, or begin one; the lines that are there are read, and what was torn is cut off."""
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            self.lines = self._taken_up(path, series)
        except BaseException:
            os.close(self._handle)
            raise

    def _taken_up(self, path: Path, series: Series) -> list[Line]:
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ResultError(f"{path}: another process is writing to it") from None
        data = path.read_bytes()
        whole = read(data, str(path))
        if whole.series is not None:
            see_same(whole.series, series, str(path))
        os.ftruncate(self._handle, whole.length)
        os.lseek(self._handle, 0, os.SEEK_END)
        if whole.series is None:
            self._last = written(series)
            os.write(self._handle, self._last)
        else:
            self._last = data[: whole.length].splitlines()[-1]
        return whole.lines

    def add(self, line: Line) -> None:
        """Write a line at the end, in one call."""
        self._last = written(chained(line, self._last))
        os.write(self._handle, self._last)

    def close(self) -> None:
        """Close the file."""
        os.close(self._handle)
