"""Another process of the program, beside the one that answers keys: lines go there and come back."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

import msgspec
from msgspec import Struct

_MOST_READ = 1 << 16


class OtherProcess:
    """A process that was started here: what is written to it and read from it is a line each."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; an OSError says why that cannot be."""
        self._running = subprocess.Popen(  # noqa: S603 - the program itself
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.out = _open(self._running.stdout).fileno()
        """Where there is something to read."""
        os.set_blocking(self.out, False)
        self._read = b""

    def write(self, thing: Struct) -> None:
        """Write a line; that the process has ended is heard where it is read from."""
        there = _open(self._running.stdin)
        with suppress(OSError):
            there.write(msgspec.json.encode(thing) + b"\n")
            there.flush()

    def read(self) -> list[bytes] | None:
        """Read the lines that have come; None at its end."""
        try:
            data = os.read(self.out, _MOST_READ)
        except BlockingIOError:
            return []
        if not data:
            return None
        *lines, self._read = (self._read + data).split(b"\n")
        return lines

    def stop(self) -> int:
        """End it at once, if it has not ended by itself; say how it did."""
        self._running.kill()
        for stream in (self._running.stdin, self._running.stdout):
            with suppress(OSError):
                _open(stream).close()
        return self._running.wait()


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise AssertionError("both ends were asked for")
    return stream
