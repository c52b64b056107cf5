"""Somebody who plays whole games at a keyboard: takes options, opens everything there is to look at, passes on."""

from __future__ import annotations

import random

from tests.edge.terminal import UNDERSTOOD, Terminal

LOOKS = (
    "m", "c", "s", "t", "x", "o", "g", "v", "d", "i", "Z", "Z", "R", "+", "-", "\t", "\x1b[Z", "\x0c",
    "??", "MM", "M\x1b[B\x1b[B\r", "g\x1b[A\x1b[A\r\x1b[A\r", "n", "p", "f4", "c\x1b[B\r", "d\x1b[B\x1b[B\r", "u",
    ":\x1b[B\x1b[B", "/influence", "/4\r", "/hand\x1b[B\r", "o\x1b[B\r", "s\x1b[B\r", "x\x1b[B\r", "t\x1b[B\r",
)  # fmt: skip
"""What is pressed between two answers; Esc puts it away."""
OVER = "The game is over"
MOST = 6000


def play(held: Terminal, seed: int, *, looks: float = 0.15, burst: int = 6, enough: int = MOST) -> int:
    """Play on at random until the game is over or enough keys were pressed; give how many that were."""
    chance = random.Random(seed)  # noqa: S311 - keys, not secrets
    keys = 0
    while OVER not in held.picture.text() and (keys < enough or enough == MOST):
        assert held.process.poll() is None, f"Answers and looks have ended the program:\n{held.picture.text()}"
        assert keys < MOST, f"The game does not end:\n{held.picture.text()}"
        if chance.random() < looks:
            keys += _look(held, chance.choice(LOOKS))
        answers = [chance.choice("011123459\r") for _ in range(burst)]
        held.keys("".join(answers))
        keys += len(answers)
        held.until_still()
    return keys


def _look(held: Terminal, look: str) -> int:
    """Look at something and put it away again, page by page."""
    held.keys(look)
    held.until_still()
    for _ in range(3):
        held.keys("\x1b")
        # An Esc is understood only when nothing follows it.
        held.until_still(pause=UNDERSTOOD)
    return len(look) + 3
