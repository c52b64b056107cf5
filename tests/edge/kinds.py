"""Terminals of every kind: one trial of each is the same in the short tests and in the long ones."""

from __future__ import annotations

import random
import re
from pathlib import Path

from tests.edge.terminal import FIRST_QUESTION, PROGRAM, TWO, Terminal, processor_seconds, resident_megabytes, terminal

TERMS: tuple[str | None, ...] = (
    *("xterm-256color", "linux", "vt100", "ansi", "screen", "tmux-256color", "xterm-mono", "no-such-terminal"),
    *("dumb", None, "unknown", "", "\x1b[2J", "xterm-" + "x" * 5000),
)
LOCALES: dict[str, dict[str, str | None]] = {
    "UTF-8": {"LANG": "de_DE.UTF-8"},
    "none": {"LANG": None},
    "C": {"LANG": "C"},
    "POSIX": {"LANG": None, "LC_ALL": "POSIX"},
    "Latin-1": {"LANG": "en_US.ISO-8859-1"},
    "no UTF-8 mode": {"LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "broken": {"LC_ALL": "nonsense", "PYTHONIOENCODING": "latin-1"},
}
ASCII_ONLY = frozenset({"C", "POSIX", "Latin-1", "no UTF-8 mode", "broken"})
SIZES = (
    (1, 1), (2, 1), (1, 2), (3, 3), (1, 200), (500, 1), (10, 5), (20, 10), (40, 12), (59, 18), (60, 17), (60, 18),
    (61, 19), (79, 24), (80, 23), (80, 24), (81, 25), (100, 30), (119, 40), (120, 35), (120, 36), (120, 40), (132, 43),
    (160, 50), (189, 60), (190, 53), (190, 54), (200, 60), (250, 70), (300, 100), (499, 199), (500, 200), (500, 18),
    (60, 200), (500, 24), (80, 200), (1, 24), (80, 1), (200, 2), (4, 60),
)  # fmt: skip
LEAST = (60, 18)
_OF_LINES = frozenset({"dumb", None, "unknown", ""})
_COLOUR = re.compile(r"(?:^|;)(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;|$)")


def coloured(held: Terminal) -> list[str]:
    """Give the styles with colours that were sent."""
    return [style for style in held.picture.styles if _COLOUR.search(style)]


def trial(home: Path, term: str | None, locale: str, size: tuple[int, int], *, colour: bool = True) -> None:
    """Start, play, look and leave in such a terminal."""
    changes = {**LOCALES[locale], "TERM": term, "NO_COLOR": None if colour else "1"}
    if term in _OF_LINES:
        with terminal(TWO, home, changes, size=size) as held:
            in_lines(held)
    else:
        with terminal(TWO, home, changes, size=size) as held:
            on_screen(held, is_small=size[0] < LEAST[0] or size[1] < LEAST[1])
            assert colour or not coloured(held), "Colours where none are wanted."
    assert locale not in ASCII_ONLY or held.sent.isascii(), "Letters that this terminal may not know."
    assert not (home / "reports").exists(), "The program has failed."


def in_lines(held: Terminal) -> None:
    """Play in lines, without a sequence for the terminal."""
    _heard(held, b"looking. ")
    held.keys("\n")
    _heard(held, b"> ")
    held.keys("1\n")
    held.until_quiet()
    held.keys("q\n")
    assert held.ended() == 0, f"Left with {held.process.returncode}."
    assert b"\x1b" not in held.sent, "A sequence for a terminal that knows none."
    assert b"Traceback" not in held.sent
    assert b"maracaibo resume" in held.sent, "Nothing is said of the saved game."


def _heard(held: Terminal, asked: bytes) -> None:
    while asked not in held.sent:
        assert held.is_anything_sent(within=30), "Nothing is asked."


def on_screen(held: Terminal, *, is_small: bool) -> None:
    """Play on the table, or read that there is no room for it; then leave."""
    held.until(lambda picture: picture.is_full)
    if not is_small:
        held.until(FIRST_QUESTION)
        for key in ("1", "g", "?"):
            held.keys(key)
            held.until_still()
    held.until_quiet()
    held.leave()
    assert held.ended() == 0, f"Left with {held.process.returncode}."
    assert held.is_given_back(), f"Modes are left behind: {held.picture.modes}"
    assert not held.picture.foreign, f"Sent what is not ours: {held.picture.foreign[:3]}"


ABSURD = ((3000, 3000), (501, 201), (65535, 65535), (65535, 1), (0, 0))
SHOWN = {
    "title": (PROGRAM, "Quit", ""),
    "table": (TWO, FIRST_QUESTION, ""),
    "log": (TWO, FIRST_QUESTION, "1g"),
    "rule": (TWO, FIRST_QUESTION, "?"),
    "search": (TWO, FIRST_QUESTION, "/hand"),
    "commands": (TWO, FIRST_QUESTION, ":"),
    "places": (TWO, FIRST_QUESTION, "M"),
    "veil": (TWO, FIRST_QUESTION, "1111"),
    "new game": (PROGRAM, "Quit", "1"),
    "rulebook": (PROGRAM, "Quit", "4"),
    "settings": (PROGRAM, "Quit", "5"),
}
"""What is shown: the command, what is waited for, the keys that lead there."""


A_MOMENT = 0.01


def absurd(home: Path, size: tuple[int, int]) -> tuple[float, float]:
    """Claim an absurd size; give the processor time and the memory that drawing it took."""
    with terminal(TWO, home, size=size) as held:
        held.until(lambda picture: picture.is_full)
        held.until_quiet()
        assert not held.picture.foreign, f"Drawn outside: {held.picture.foreign[:3]}"
        return processor_seconds(held.process.pid), resident_megabytes(held.process)


def storm(home: Path, shown: str, count: int, chance: random.Random) -> float:
    """Change the size so often, then compare the picture with the one before; give the processor time it took."""
    command, sight, keys = SHOWN[shown]
    with terminal(command, home) as held:
        held.until(sight)
        for key in keys:
            held.keys(key)
            held.until_still()
        before, used = held.until_quiet(), processor_seconds(held.process.pid)
        for _ in range(count):
            held.resize(chance.randrange(1, 500), chance.randrange(1, 200))
            while held.is_anything_sent(within=A_MOMENT):
                pass
        held.resize(80, 24)
        held.until(lambda picture: picture.is_full)
        after = held.until_quiet()
        assert after == before, f"Another picture:\n{after}"
        return processor_seconds(held.process.pid) - used
