"""Killing a playing process: at random instants, at every call of a save, after every length of a short write."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from maracaibo_tui.library import saves

from .outcome import Outcome
from .reference import after, moments, wrong_file

LONGEST = 0.2
"""So many seconds after its start a process is killed at the latest: it opens the game and gives a few answers."""
LOTS = 10
"""So many times as late it is killed on the busiest machine."""
BEFORE = 40
"""So many answers a game has before each call of the next save is tried."""
SEED = 2


class Try(NamedTuple):
    """How one save is disturbed: at which of its calls, and how many bytes a write takes."""

    how: str
    number: int = 0
    most: int = 0


class Player:
    """The process that forks players, and what they say."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Speak with a running one."""
        self._process = process

    def begin(self, *words: object) -> int:
        """Have a command carried out; gives the process that does it."""
        self.send(*words)
        return int(self.line()[1])

    def send(self, *words: object) -> None:
        """Send a command."""
        assert self._process.stdin is not None
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        self._process.stdin.flush()

    def line(self) -> list[str]:
        """Hear the next line."""
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()

    def rest(self) -> list[list[str]]:
        """Hear everything that is said until the process is gone."""
        said: list[list[str]] = []
        while (line := self.line()) and line != ["gone"]:
            said.append(line)
        return said


@contextmanager
def players() -> Iterator[Player]:
    """Start the process that forks players of one game."""
    with players_of("tests.torture.player") as player:
        yield player


@contextmanager
def players_of(module: str) -> Iterator[Player]:
    """Start a process that forks players."""
    command = [sys.executable, "-m", module]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield Player(process)
        finally:
            # With all that it has forked.
            os.killpg(process.pid, signal.SIGKILL)


def run(count: int, seed: int) -> Outcome:
    """Kill so many times at random instants, then once at every call and after every length."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-kills-") as folder, players() as player:
        path = Path(folder) / "sunday.json"
        failures, figures = at_random(player, path, count, seed)
        more, calls = at_every_call(player, path, every=1 if count >= len(after(SEED, BEFORE)) // 10 else 200)
    return Outcome("kills", count + int(calls["calls tried"]), (*failures, *more), {**figures, **calls})


def at_random(player: Player, path: Path, count: int, seed: int) -> tuple[list[str], dict[str, float]]:
    """Let games be played on and on by processes that are killed; each file must hold all that was sure."""
    drawn = random.Random(seed)  # noqa: S311 - nothing depends on its being secret
    failures: list[str] = []
    game, sure = seed, 0
    confirmed: list[int] = []
    saves.write(path, after(game, 0))
    for number, delay in enumerate(instants(count, LONGEST, drawn, lambda: bool(confirmed))):
        said = _killed(player, path, game, delay)
        heard = [int(line[1]) for line in said if line[0] == "sure"]
        confirmed.extend(heard)
        sure = max([sure, *heard])
        failures += [f"kill {number}: {' '.join(line)}" for line in said if line[0] in {"failed", "problem"}]
        if problem := wrong_file(path, game, sure):
            failures.append(f"kill {number}, game {game}: {problem}")
        if problem or ["over"] in said or sure >= len(moments(game)):
            game, sure = game + 1, 0
            saves.write(path, after(game, 0))
    return failures, {"kills": number + 1, "confirmed": len(confirmed), "games": game - seed + 1}


def instants(count: int, longest: float, drawn: random.Random, is_enough: Callable[[], bool]) -> Iterator[float]:
    """Draw so many instants; on a machine so busy that nobody came far enough by then, as many later ones again."""
    for lot in range(1, LOTS + 1):
        yield from (drawn.uniform(0, lot * longest) for _ in range(count))
        if is_enough():
            return


def _killed(player: Player, path: Path, game: int, delay: float) -> list[list[str]]:
    end(player.begin("play", path, game), delay)
    return player.rest()


def end(process: int, delay: float) -> None:
    """Kill a process after a while."""
    # The game may be over before; a process of the same number must not be hit.
    with suppress(ProcessLookupError):
        handle = os.pidfd_open(process)
        time.sleep(delay)
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(handle, signal.SIGKILL)
        os.close(handle)


def at_every_call(player: Player, path: Path, every: int) -> tuple[list[str], dict[str, float]]:
    """Kill before and after every call of one save, and after every so many bytes of its write, whole or cut."""
    start = after(SEED, BEFORE)
    calls = _tried(player, path, start, Try("count"))[-1][1:]
    # The new file is somewhat longer or shorter than the old one; beyond its end nothing is cut.
    lengths = range(0, len(start) + 200, every)
    tries = [Try(how, number) for how in ("before", "after") for number in range(len(calls))]
    tries += [Try("cut", calls.index("write"), length) for length in lengths]
    # A write that takes nothing at all would be tried for ever.
    tries += [Try("short", calls.index("write"), length) for length in lengths if length]
    failures = []
    for each in tries:
        said = _tried(player, path, start, each)
        least = max([BEFORE, *(int(line[1]) for line in said if line[0] == "sure")])
        problem = wrong_file(path, SEED, least) or next((" ".join(line) for line in said if line[0] == "failed"), "")
        if problem:
            failures.append(f"{each.how} call {each.number} ({calls[each.number]}), {each.most} bytes: {problem}")
    return failures, {"calls of a save": len(calls), "calls tried": len(tries)}


def _tried(player: Player, path: Path, start: bytes, each: Try) -> list[list[str]]:
    # What the last one left behind would shift the numbers of the calls.
    for left in path.parent.glob(".*.part"):
        left.unlink()
    path.write_bytes(start)
    player.begin("once", path, SEED, *each)
    return player.rest()
