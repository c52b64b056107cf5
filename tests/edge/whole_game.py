"""A whole game played in a terminal by the watched program, in one sitting or several, and what became of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tests.edge import canaries, typist
from tests.edge.terminal import Changes, Terminal, resident_megabytes, terminal

HOSTILE = "A\x1b[2J\x9b5i\u202e\x07[b]漢e\u0301"
"""A name with a sequence, signs that turn and ring, markup, and characters of two cells and of none."""
SEATS = {
    "plain": ("--players", "Ada,Ben"),
    "jacques": ("--players", f"{HOSTILE},Ben", "--bot", "jacques:2"),
    "jean": ("--solo", "3"),
    "three": ("--players", "Ada,Ben,Cleo", "--edition", "first"),
    "bots": ("--players", "Ada,Ben", "--bot", "busy"),
}
BEGIN = "which one do you plan"
CUT_OFF, CURTAIN = "Last time the game was", "Pass the keyboard to"
TERMS: Changes = {"TERM": "xterm-256color", "LC_TERMINAL": "\x1b]0;t\x07", "USER": "\x1b[2J"}
_SITTING = 120
"""So many keys are pressed before the line is cut."""
_SAVED_GAMES = re.compile(r"(\d) +Saved games")


class Played(Struct):
    """What was noted, what it cost, and what the terminal was sent."""

    exit_code: int
    is_given_back: bool
    foreign: list[str]
    notes: str
    answers: list[float]
    megabytes: float
    keys: int


class Seating(Struct, frozen=True):
    """Who plays, how fast, in what size of terminal, and how often the program is killed and the game gone on with."""

    seats: str
    seed: int
    burst: int = 6
    size: tuple[int, int] = (80, 24)
    cuts: int = 0


def _costs(path: Path) -> list[float]:
    """Read what answers have cost; pages that are opened for the first time are another matter."""
    lines = [line.split() for line in path.read_text().splitlines()]
    return [float(seconds) for seconds, action in lines if action == "accept" or action.startswith("pick")]


def play(folder: Path, seating: Seating) -> Played:
    """Play a game to its end, looking at everything on the way, and leave."""
    (folder / "home").mkdir(parents=True)
    canaries.write_pack(folder / "pack")
    words: tuple[str, ...] = (
        "play",
        *SEATS[seating.seats],
        "--seed",
        str(seating.seed),
        "--pack",
        str(folder / "pack"),
    )
    keys, foreign = 0, []
    for sitting in range(seating.cuts):
        with _watched(folder, words, seating) as held:
            _come_back(held, words)
            keys += typist.play(held, seating.seed + sitting, burst=seating.burst, enough=_SITTING)
            foreign += held.picture.foreign
        # From the shell and by the list of games in turn.
        words = () if sitting % 2 else ("resume",)
    with _watched(folder, words, seating) as held:
        _come_back(held, words)
        keys += typist.play(held, seating.seed + seating.cuts, burst=seating.burst)
        held.until_quiet()
        megabytes = resident_megabytes(held.process)
        held.leave()
        return Played(
            held.ended(),
            held.is_given_back(),
            [*foreign, *held.picture.foreign],
            (folder / "notes.txt").read_text(encoding="utf-8"),
            _costs(folder / "costs.txt"),
            megabytes,
            keys,
        )


@contextmanager
def _watched(folder: Path, words: tuple[str, ...], seating: Seating) -> Iterator[Terminal]:
    command = (sys.executable, "-m", "tests.edge.watched", str(folder), *words)
    with terminal(command, folder / "home", TERMS, size=seating.size) as held:
        yield held


def _come_back(held: Terminal, words: tuple[str, ...]) -> None:
    """Wait for the game, which begins, or goes on where it was cut off; without words it is opened from the list."""
    if words[:1] == ("play",):
        held.until(BEGIN)
        return
    if not words:
        found = _SAVED_GAMES.search(held.until("Saved games"))
        assert found is not None
        held.until_quiet()
        held.keys(found[1])
        held.until("captains")
        held.until_quiet()
        held.keys("\r")
    held.until(lambda picture: CUT_OFF in picture.text() or CURTAIN in picture.text())
    if CURTAIN in held.picture.text():
        # Opened by a key that means nothing else, so that what is said on coming back is seen.
        held.until_quiet()
        held.keys("y")
        held.until(CUT_OFF)
