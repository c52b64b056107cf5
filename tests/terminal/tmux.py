"""A terminal of a given size in tmux, driven through its control mode: what it shows is read when it says so."""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import pytest

from tests.edge.terminal import GLANCE, sleeps, work
from tests.support.fingers import Fingers
from tests.support.installing import found, installed

PROGRAM = (str(Path(sys.executable).with_name("maracaibo")),)
PATIENCE = 20.0
"""Seconds until something that has not come is a failure; the machine may be busy."""
_GLANCE = 0.2
_CONFIG = """\
set -g status off
set -g remain-on-exit on
set -g default-terminal tmux-256color
set -g escape-time 0
"""


@cache
def needed() -> str:
    """Find tmux, install it where that can be done, or say why not."""
    if not installed("tmux", programs=("tmux",)):
        pytest.skip("tmux is not installed, and only root on Debian or Ubuntu may install it here")
    return found("tmux")


class Tmux:
    """One terminal and the program in it."""

    def __init__(self, command: Sequence[str], size: tuple[int, int], environment: Mapping[str, str]) -> None:
        """Start a program in a terminal of so many cells and rows."""
        self._folder = Path(tempfile.mkdtemp(prefix="mt-"))
        config = self._folder / "config"
        config.write_text(_CONFIG, encoding="utf-8")
        self._begin = [needed(), "-S", str(self._folder / "s"), "-f", str(config)]
        told = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
        cells, rows = size
        self._control = subprocess.Popen(
            [*self._begin, "-C", "new-session", "-x", str(cells), "-y", str(rows), *told, shlex.join(command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        self._heard = b""
        self._fingers = Fingers()
        self._is_new = True
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output.fileno(), selectors.EVENT_READ)
        self._answer(time.monotonic() + PATIENCE)

    @property
    def _output(self) -> IO[bytes]:
        assert self._control.stdout is not None
        return self._control.stdout

    def press(self, *keys: str) -> None:
        """Press keys, by their character or the name that tmux gives them."""
        for number, key in enumerate(keys):
            if number and self._fingers.repeats(key):
                self.until_still()
            self._fingers.let_go(key)
            self.ask(f"send-keys {shlex.quote(key)}" if len(key) > 1 else f"send-keys -l {_quoted(key)}")

    def shown(self) -> str:
        """Give what the terminal shows, row by row."""
        return "\n".join(row.rstrip() for row in self.ask("capture-pane -p"))

    def wait(self, shows: Callable[[str], bool], what: str) -> str:
        """Wait until the terminal shows something; give all that it shows then."""
        end = time.monotonic() + PATIENCE
        while True:
            self._is_new = False
            text = self.shown()
            if shows(text):
                self._fingers.seen()
                return text
            if time.monotonic() > end:
                message = f"the terminal never showed {what}; it shows:\n{text}"
                raise AssertionError(message)
            if not self._is_new:
                self._listen(_GLANCE)

    def wait_for(self, words: str) -> str:
        """Wait for words that stand in one row."""
        return self.wait(lambda text: words in text, repr(words))

    def until_still(self) -> None:
        """Wait until the program has nothing left to do."""
        end = time.monotonic() + PATIENCE
        pid, before = self.pid(), [""]
        while (now := work(pid)) != before or not sleeps(now):
            assert time.monotonic() < end, f"the program never rests; it shows:\n{self.shown()}"
            before = now
            self._listen(GLANCE)
        self._fingers.seen()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the terminal another size."""
        self.ask(f"resize-window -x {size[0]} -y {size[1]}")

    def pid(self) -> int:
        """Give the process in the terminal."""
        return int(self.ask("display-message -p '#{pane_pid}'")[0])

    def is_dead(self) -> bool:
        """Tell whether the program has ended."""
        return self.ask("display-message -p '#{pane_dead}'") == ["1"]

    def start_again(self, command: Sequence[str]) -> None:
        """Start a program in the terminal, once the one before has ended."""
        end = time.monotonic() + PATIENCE
        while not self.is_dead():
            assert time.monotonic() < end, f"the program does not end; it shows:\n{self.shown()}"
            self._listen(_GLANCE)
        self.ask("clear-history")
        self.ask(f"respawn-pane {_quoted(shlex.join(command))}")

    def ask(self, command: str) -> list[str]:
        """Give tmux a command, and return what it answers."""
        pipe = self._control.stdin
        assert pipe is not None
        pipe.write(command.encode() + b"\n")
        pipe.flush()
        return self._answer(time.monotonic() + PATIENCE)

    def close(self) -> None:
        """End the program and the terminal."""
        subprocess.run([*self._begin, "kill-server"], check=False, capture_output=True)
        self._control.communicate()
        self._selector.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _answer(self, end: float) -> list[str]:
        lines: list[str] | None = None
        while time.monotonic() < end:
            line = self._line()
            if line is None:
                self._listen(_GLANCE)
            elif line.startswith("%begin "):
                lines = []
            elif lines is not None and line.startswith(("%end ", "%error ")):
                assert line.startswith("%end "), lines
                return lines
            elif lines is not None:
                lines.append(line)
        raise AssertionError("tmux does not answer")

    def _line(self) -> str | None:
        """Take a line of what was heard; whatever the program draws is only noted."""
        line, found, rest = self._heard.partition(b"\n")
        if not found:
            return None
        self._heard = rest
        self._is_new = self._is_new or line.startswith(b"%output")
        return line.decode(errors="replace")

    def _listen(self, seconds: float) -> None:
        if self._selector.select(seconds):
            heard = os.read(self._output.fileno(), 1 << 20)
            assert heard, "tmux has ended"
            self._heard += heard
            self._is_new = self._is_new or b"%output" in heard


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


@contextmanager
def terminal(words: Sequence[str], size: tuple[int, int], home: Path) -> Iterator[Tmux]:
    """Open the game in a terminal; its saves and settings lie in a folder of their own."""
    opened = Tmux([*PROGRAM, *words], size, {"MARACAIBO_HOME": str(home)})
    try:
        yield opened
    finally:
        opened.close()
