"""Several processes at one save: one plays, the others are told who it is, look on, and take over when it is gone."""

from __future__ import annotations

import re
import tempfile
import time
from pathlib import Path

from maracaibo_tui.library import saves

from .kills import Player, players
from .outcome import Outcome
from .reference import after

SEED = 2
_TOLD = re.compile(r"is open in another window \((process \d+ .*since \d\d:\d\d|one that just opened it)\)")
CROWDS = (2, 8)


def run(count: int, seed: int) -> Outcome:
    """Have two and then eight processes take turns at one save, so often in all."""
    failures: list[str] = []
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="maracaibo-together-") as folder:
        for crowd in CROWDS:
            with players() as player:
                found, measured = crowded(player, Path(folder) / f"of-{crowd}.json", crowd, (count, seed))
            failures += [f"{crowd} processes: {problem}" for problem in found]
            figures |= {f"{name} ({crowd})": value for name, value in measured.items()}
    return Outcome("together", count * len(CROWDS), tuple(failures), figures)


class Watch:
    """What the processes say, in the order in which it happened."""

    def __init__(self, path: Path) -> None:
        """Begin with nobody at the save."""
        self.path = path
        self.holder = ""
        self.sure = 0
        self.failures: list[str] = []
        self.counts = {"held": 0, "refused": 0, "looked": 0, "sure": 0}
        self.killed = 0
        self.slowest = 0.0
        self._free_since = time.monotonic()

    def hear(self, line: list[str]) -> None:
        """Note a line, and what is wrong with it."""
        what, *rest = line
        if what in {"sure", "again", "left"}:
            self._free_since = time.monotonic()
        if what in self.counts:
            self.counts[what] += 1
        if what == "held":
            self._held(*rest)
        elif what == "left":
            self.holder = ""
        elif what == "again":
            self.sure = 0
        elif what == "sure":
            if int(rest[0]) <= self.sure:
                self.failures.append(f"answer {rest[0]} was given twice")
            self.sure = int(rest[0])
        elif what == "refused" and not _TOLD.search(" ".join(rest)):
            self.failures.append(f"refused with {' '.join(rest)}")
        elif what in {"failed", "problem"}:
            self.failures.append(" ".join(line))

    def _held(self, process: str, answers: str) -> None:
        if self.holder and not _is_dead(self.holder):
            self.failures.append(f"{process} has it while {self.holder} has it")
        self.killed += bool(self.holder)
        if int(answers) < self.sure:
            self.failures.append(f"{process} went on from answer {answers}, {self.sure} were sure")
        self.holder = process
        self.slowest = max(self.slowest, time.monotonic() - self._free_since)
        self._free_since = time.monotonic()


def crowded(player: Player, path: Path, crowd: int, tries: tuple[int, int]) -> tuple[list[str], dict[str, float]]:
    """Let a crowd take turns so often; every process that is killed is followed by a new one."""
    count, seed = tries
    saves.write(path, after(SEED, 0))
    watch, begun = Watch(path), 0
    while watch.counts["held"] < count:
        while begun < crowd + watch.killed:
            player.send("share", path, SEED, seed * 1000 + begun)
            begun += 1
        if not (line := player.line()):
            watch.failures.append("nobody says anything any more")
            break
        watch.hear(line)
    figures = {**watch.counts, "killed": watch.killed, "slowest take-over ms": round(1e3 * watch.slowest, 1)}
    return watch.failures, figures


def _is_dead(process: str) -> bool:
    try:
        # The state comes after the name, which stands in brackets.
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0] in "ZX"
    except OSError:
        return True
