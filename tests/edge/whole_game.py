"""A whole game played in a terminal by the watched program, and what became of it."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from tests.edge import canaries, typist
from tests.edge.terminal import Changes, processor_seconds, resident_megabytes, terminal

HOSTILE = "A\x1b[2J\x9b5i\u202e\x07[b]漢e\u0301"
"""A name with a sequence, signs that turn and ring, markup, and characters of two cells and of none."""
SEATS = {
    "plain": ("--players", "Ada,Ben"),
    "jacques": ("--players", f"{HOSTILE},Ben", "--bot", "jacques:2"),
    "jean": ("--solo", "3"),
    "three": ("--players", "Ada,Ben,Cleo", "--edition", "first"),
    "bots": ("--players", "Ada,Ben", "--bot", "busy"),
}
BEGIN = "which one do you plan?"
TERMS: Changes = {"TERM": "xterm-256color", "LC_TERMINAL": "\x1b]0;t\x07", "USER": "\x1b[2J"}


class Played(NamedTuple):
    """What was noted, what it cost, and what the terminal was sent."""

    exit_code: int
    is_given_back: bool
    foreign: list[str]
    notes: str
    answers: list[float]
    cpu: float
    megabytes: float
    keys: int

    @property
    def slow_answer(self) -> float:
        """The processor time of an answer that only one in a hundred exceeds."""
        return quantiles(self.answers, n=100)[98]


def _costs(path: Path) -> list[float]:
    """Read what answers have cost; pages that are opened for the first time are another matter."""
    lines = [line.split() for line in path.read_text().splitlines()]
    return [float(seconds) for seconds, action in lines if action == "accept" or action.startswith("pick")]


def play(folder: Path, seats: str, seed: int, *, burst: int = 6, size: tuple[int, int] = (80, 24)) -> Played:
    """Play a game to its end, looking at everything on the way, and leave."""
    home = folder / "home"
    home.mkdir(parents=True)
    canaries.write_pack(folder / "pack")
    words = ("play", *SEATS[seats], "--seed", str(seed), "--pack", str(folder / "pack"))
    with terminal((sys.executable, "-m", "tests.edge.watched", str(folder), *words), home, TERMS, size=size) as held:
        held.until(BEGIN)
        keys = typist.play(held, seed, burst=burst)
        held.until_quiet()
        used, megabytes = processor_seconds(held.process), resident_megabytes(held.process)
        held.leave()
        return Played(
            held.ended(),
            held.is_given_back(),
            held.picture.foreign,
            (folder / "notes.txt").read_text(encoding="utf-8"),
            _costs(folder / "costs.txt"),
            used,
            megabytes,
            keys,
        )
