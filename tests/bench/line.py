"""A line to a program in a pseudo-terminal, local or through ssh, that notes when and how much it sends."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from tests.edge.terminal import PATIENCE, Terminal, terminal

STILL = 0.06
"""Seconds without a byte after which a program is done with a key."""
BYTES = {"Enter": "\r", "Escape": "\x1b", "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D"}
"""What a terminal sends for keys that are not called by their character."""


class Reaction(NamedTuple):
    """What followed a key: milliseconds to the last byte, bytes, and milliseconds of the processor."""

    ms: float
    bytes: int
    cpu_ms: float


class Line:
    """One program, its screen, and a clock."""

    def __init__(self, held: Terminal, begun: float, process: Callable[[], int] | None = None) -> None:
        """Hold a terminal in which the program was started at this moment; it may be a process beyond a server."""
        self.held, self.begun = held, begun
        self._process = process or (lambda: held.process.pid)

    @cached_property
    def pid(self) -> int:
        """The process of the program; asked for only once it has drawn something."""
        return self._process()

    def press(self, *keys: str) -> None:
        """Press keys, by their character or their name."""
        self.held.keys("".join(BYTES.get(key, key) for key in keys))

    def wait(self, shows: Callable[[str], bool], what: str) -> str:
        """Wait until the screen shows something; give all that it shows then."""
        deadline = time.monotonic() + PATIENCE
        while not shows(self.held.picture.text()):
            assert time.monotonic() < deadline, f"never shown: {what}\n{self.held.picture.text()}"
            self._read(deadline - time.monotonic())
        return self.held.picture.text()

    def wait_for(self, words: str) -> str:
        """Wait for words that stand in one row."""
        return self.wait(lambda text: words in text, repr(words))

    def until_still(self) -> None:
        """Wait until the program has nothing left to do."""
        self.held.until_still()

    def painted(self, words: str) -> Reaction:
        """Wait until words are sent for the first time: the time since the start, the bytes, the processor time."""
        data, deadline = b"", time.monotonic() + PATIENCE
        while words.encode() not in data:
            assert time.monotonic() < deadline, f"never sent: {words!r}"
            data += self._raw(deadline - time.monotonic())
        ms = 1e3 * (time.perf_counter() - self.begun)
        self.held.picture.feed(data)
        return Reaction(ms, len(data), self.cpu_ms())

    def react(self, *keys: str) -> Reaction:
        """Press keys at once, and measure until the program is still again."""
        self.still()
        cpu, began = self.cpu_ms(), time.perf_counter()
        self.press(*keys)
        last, data = began, b""
        while heard := self._raw(STILL if data else 1.0):
            last, data = time.perf_counter(), data + heard
        self.held.picture.feed(data)
        return Reaction(1e3 * (last - began), len(data), self.cpu_ms() - cpu)

    def still(self, seconds: float = STILL) -> int:
        """Wait until nothing is sent for a while; count what was sent until then."""
        data = b""
        while heard := self._raw(seconds):
            data += heard
        self.held.picture.feed(data)
        return len(data)

    def held_key(self, key: str, bytes_per_second: int, times: int = 30, seconds: float = 1.2) -> tuple[float, int]:
        """Hold a key on a slow line; give the seconds from letting go until everything has arrived, and the bytes."""
        self.still()
        began = time.perf_counter()
        pressed = arrived = 0
        last = began
        while True:
            now = time.perf_counter() - began
            if pressed < times and now >= pressed * seconds / times:
                self.press(key)
                pressed += 1
            allowed = int(now * bytes_per_second) - arrived
            heard = self._raw(STILL / 4, allowed) if allowed > 0 else b""
            if heard:
                arrived, last = arrived + len(heard), time.perf_counter()
                self.held.picture.feed(heard)
            elif pressed == times and time.perf_counter() - max(last, began + seconds) > 2 * STILL:
                return max(0.0, last - began - seconds), arrived

    def cpu_ms(self) -> float:
        """Give the processor time that the program has used so far."""
        return sum(_share(task) for task in Path(f"/proc/{self.pid}/task").iterdir()) / 1e6

    def kilobytes(self) -> int:
        """Give the memory that the program holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def _read(self, seconds: float) -> None:
        self.held.picture.feed(self._raw(seconds))

    def _raw(self, seconds: float, most: int = 1 << 16) -> bytes:
        readable, _, _ = select.select([self.held.handle], [], [], max(0.0, seconds))
        return os.read(self.held.handle, most) if readable else b""


def _share(task: Path) -> int:
    with suppress(OSError):
        return int((task / "schedstat").read_text().split()[0])
    return 0


@contextmanager
def line(command: Sequence[str], size: tuple[int, int], home: Path) -> Iterator[Line]:
    """Start a program in a pseudo-terminal of its own."""
    begun = time.perf_counter()
    with terminal(command, home, size=size) as held:
        yield Line(held, begun)
