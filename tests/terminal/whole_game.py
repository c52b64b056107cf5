"""A whole game in a real terminal by keys alone, broken off once in the middle of a combat."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NamedTuple

from tests.terminal.player import Player
from tests.terminal.tmux import PROGRAM, Tmux, terminal

TWO = ("play", "--players", "Ada,Ben")
JEAN = ("play", "--solo", "2")
SMALL, MIDDLE = (80, 24), (120, 40)
IN_COMBAT = "DEC-42"


class Kind(NamedTuple):
    """Who plays, in a terminal of which size, and whether the program is killed or left in the combat."""

    words: tuple[str, ...]
    size: tuple[int, int]
    killed: bool

    def __str__(self) -> str:
        cells, rows = self.size
        return f"{'jean' if self.words is JEAN else 'two'}-{cells}x{rows}-{'killed' if self.killed else 'left'}"


KINDS = (
    Kind(TWO, SMALL, killed=True),
    Kind(JEAN, MIDDLE, killed=False),
    Kind(TWO, MIDDLE, killed=False),
    Kind(JEAN, SMALL, killed=True),
)


def played(kind: Kind, seed: int, home: Path) -> bool:
    """Play to the end and compare all the way with the engine; tell whether there was a combat to break off in."""
    with terminal((*kind.words, "--seed", str(seed)), kind.size, home) as opened:
        opened.wait_for("Pass the keyboard to" if kind.words is TWO else "which one do you plan")
        player = Player(opened, kind.size, next((home / "games").glob("*.json")))
        is_broken = False
        for question in player.play():
            if question.point == IN_COMBAT and not is_broken:
                is_broken = True
                break_off(opened, killed=kind.killed)
                player.came_back()
        player.finish()
        player.check_save()
    return is_broken


def break_off(opened: Tmux, *, killed: bool) -> None:
    """End the program in the middle of a question, at once or by its key, and go on with the game."""
    if killed:
        os.kill(opened.pid(), signal.SIGKILL)
    else:
        opened.press("q")
        opened.wait_for("Saved as ")
        opened.press("q")
    opened.start_again([*PROGRAM, "resume"])
