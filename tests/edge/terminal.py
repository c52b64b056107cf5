"""The program started in a pseudo-terminal, as a person at a terminal meets it."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from tests.architecture.tree import ROOT
from tests.edge.picture import Picture
from tests.support.fingers import Fingers

PATIENCE = 30.0
QUIET = 0.2
UNDERSTOOD = 0.1
"""Seconds after which a key that leads back is taken: an Esc is understood only when nothing follows it."""
USUAL = (80, 24)
"""The size of a terminal that does not know its size."""
LEVELS = 6
"""More pages and questions than ever lie upon each other."""
Changes = Mapping[str, str | None]
"""Variables of the environment; None takes one away."""


class Terminal:
    """A pseudo-terminal with the program in it; every wait ends with what it waits for, or the test fails."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int, picture: Picture) -> None:
        """Hold the other end of the terminal."""
        self.process, self.handle, self.picture = process, handle, picture
        self.sent = b""
        self._fingers = Fingers()

    def keys(self, data: bytes | str) -> None:
        """Type these bytes."""
        left = data.encode() if isinstance(data, str) else data
        self._fingers.let_go(left.decode(errors="replace"))
        while left:
            _, writable, _ = select.select([], [self.handle], [], PATIENCE)
            assert writable, "The program reads no keys."
            left = left[os.write(self.handle, left[:1024]) :]

    def until(self, met: str | Callable[[Picture], bool]) -> str:
        """Wait until a text can be read on the screen, or something else is true of it.

        The first question of a game of several is asked once somebody sits down.
        """
        if met == FIRST_QUESTION:
            self._sit_down()
        deadline = time.monotonic() + PATIENCE
        while not (met in self.picture.text() if isinstance(met, str) else met(self.picture)):
            left = deadline - time.monotonic()
            assert left > 0, f"Not seen: {met}\n{self.picture.text()}"
            assert self._read(left), f"Ended before: {met}\n{self.picture.text()}"
        self._fingers.seen()
        return self.picture.text()

    def _sit_down(self) -> None:
        self.until(lambda picture: FIRST_QUESTION in picture.text() or VEIL in picture.text())
        if VEIL in self.picture.text():
            # A key that comes before the veil was really seen opens nothing.
            self.until_still()
            self.keys("y")

    def until_quiet(self) -> str:
        """Wait until nothing more is sent and the program has nothing left to do; give the picture."""
        self.until_still(pause=QUIET)
        return self.picture.text()

    def until_still(self, *, pause: float = 0.03) -> None:
        """Wait until nothing was sent for so many seconds, and no thread of the program has run since."""
        deadline = time.monotonic() + PATIENCE
        before: list[str] | None = None
        while True:
            assert time.monotonic() < deadline, "The program never stops drawing."
            if self._read(pause if before is None else GLANCE):
                before = None
                continue
            now = work(self.process.pid)
            if now == before and sleeps(now):
                self._fingers.seen()
                return
            before = now

    def is_anything_sent(self, within: float) -> bool:
        """Tell whether the program sends something within so many seconds."""
        return self._read(within)

    def unread(self) -> int:
        """Count the bytes that were sent and not read."""
        return int(struct.unpack("i", fcntl.ioctl(self.handle, termios.FIONREAD, bytes(4)))[0])

    def leave(self) -> None:
        """Press the keys that lead back and out, page after page; where something is typed, a letter would not."""
        for key in ("q", "\x1b") * LEVELS:
            if self.process.poll() is None:
                with suppress(OSError):
                    self.keys(key)
                self.until_still(pause=UNDERSTOOD)

    def is_given_back(self) -> bool:
        """Tell whether second screen, hidden cursor, colours and the other modes are off again."""
        modes = self.picture.modes
        return self.picture.writes_plainly and modes == {
            **modes,
            "1049": False,
            "25": True,
            "1004": False,
            "2004": False,
            "7": True,
        }

    def ended(self) -> int:
        """Wait until the program has ended, and give its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline - time.monotonic()):
            pass
        try:
            return self.process.wait(max(1.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            raise AssertionError(f"It does not end:\n{self.picture.text()}") from None

    def resize(self, cells: int, rows: int) -> None:
        """Change the size of the terminal."""
        self.picture.resized(cells, rows)
        set_size(self.handle, cells, rows)

    def hang_up(self) -> None:
        """Close the terminal."""
        os.close(self.handle)
        self.handle = -1

    def _read(self, patience: float) -> bool:
        readable, _, _ = select.select([self.handle], [], [], max(0.0, patience))
        if not readable:
            return False
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            return False
        self.sent += data
        self.picture.feed(data)
        return bool(data)


GLANCE = 0.01
"""How long nothing may happen in a program that has nothing to do, however busy the machine is."""


def work(pid: int) -> list[str]:
    """Give for every thread of a process what it does and how often it has been woken and put to sleep."""
    wanted = ("State:", "voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:")
    found: list[str] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            lines = (task / "status").read_text().splitlines()
            found += [line for line in lines if line.startswith(wanted)]
    return found


def sleeps(threads: list[str]) -> bool:
    """Tell whether no thread is doing anything."""
    return not any(line.startswith("State:") and line.split()[1] in {"R", "D"} for line in threads)


PROGRAM = (sys.executable, "-m", "maracaibo_tui")
TWO = (*PROGRAM, "play", "--players", "Ada,Ben", "--seed", "1")
FIRST_QUESTION = "which one do you plan"
VEIL = "Pass the keyboard to"


def _begin(handle: int) -> None:
    os.login_tty(handle)
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


@contextmanager
def terminal(
    command: Sequence[str], home: Path, changes: Changes | None = None, *, size: tuple[int, int] = (80, 24)
) -> Iterator[Terminal]:
    """Start a command in a terminal of this size; whatever is left of it is killed at the end."""
    handle, other = os.openpty()
    set_size(handle, *size)
    # Neither the terminal of whoever runs the tests, nor what they do not want to hear (nohup, in the background).
    begin = partial(_begin, other)
    process = subprocess.Popen(command, cwd=ROOT, env=environment(home, changes or {}), preexec_fn=begin)  # noqa: PLW1509
    os.close(other)
    held = Terminal(process, handle, Picture(size[0] or USUAL[0], size[1] or USUAL[1]))
    try:
        yield held
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        if held.handle >= 0:
            os.close(held.handle)


def environment(home: Path, changes: Changes) -> dict[str, str]:
    """Give a small environment of a usual terminal, with changes; None takes a variable away."""
    usual: dict[str, str | None] = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(home),
        "MARACAIBO_HOME": str(home),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
    }
    return {name: value for name, value in (usual | dict(changes)).items() if value is not None}


def set_size(handle: int, cells: int, rows: int) -> None:
    """Tell a terminal its size."""
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cells, 0, 0))


def threads(process: subprocess.Popen[bytes]) -> int:
    """Count the threads of a process."""
    return len(list(Path(f"/proc/{process.pid}/task").iterdir()))


def signals_blocked(process: subprocess.Popen[bytes]) -> dict[int, set[int]]:
    """Give the signals that each thread of a process cannot be given."""
    found = {}
    for task in Path(f"/proc/{process.pid}/task").iterdir():
        status = (task / "status").read_text()
        mask = int(status.partition("SigBlk:")[2].split()[0], 16)
        found[int(task.name)] = {number + 1 for number in range(64) if mask >> number & 1}
    return found


def processor_seconds(pid: int) -> float:
    """Give the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: subprocess.Popen[bytes]) -> float:
    """Give the memory that a process holds."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
