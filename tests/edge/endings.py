"""How the program ends when its terminal goes away, in everything it may be doing."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event

from tests.edge.terminal import FIRST_QUESTION, PATIENCE, PROGRAM, TWO, Terminal, terminal

HUNG_UP = 128 + signal.SIGHUP
AT_ONCE = 1.0
_FULL, _LATE = 4000, 30
"""Bytes that a terminal holds until somebody reads them, and how many pictures more are then asked for."""
_TELLING = (*PROGRAM, "play", "--solo", "2", "--seed", "1")
_IGNORING = ("sh", "-c", 'trap "" HUP; exec "$@"', "sh")
_WRAPPING = ("sh", "-c", 'trap "" HUP; "$@"; exit $?', "sh")
STARTS: Mapping[str, tuple[str, ...]] = {"plain": (), "ignored": _IGNORING, "wrapped": _WRAPPING}
"""What the game is started by: in the last two a hang-up is ignored, as it is below some programs."""


def _title(held: Terminal) -> None:
    held.until("Quit")


def _idle(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.until_quiet()


def _answering(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.keys("1")


def _help_open(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.keys("?")
    held.until_still()


def _searching(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.keys("/han")


def _veiled(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    for card in "1234":
        # A key answers only what was on the screen before it was pressed.
        held.keys(card)
        held.until_still()
    held.until("Pass the keyboard")


def _telling(held: Terminal) -> None:
    """Play until Jean's turn is being told."""
    held.until(FIRST_QUESTION)
    for _ in range(40):
        held.keys("\r")
        held.until_still()
        if "Jean · step" in held.picture.text():
            return
    raise AssertionError(f"Jean does nothing:\n{held.picture.text()}")


def _asked_to_leave(held: Terminal) -> None:
    held.until(FIRST_QUESTION)
    held.keys("q")


def stall(held: Terminal) -> None:
    """Read nothing of many large pictures, until terminal, queue and game are stuck."""
    held.until(FIRST_QUESTION)
    deadline = time.monotonic() + PATIENCE
    pause, number, late = Event(), 0, 0
    while late < _LATE:
        assert time.monotonic() < deadline, f"Not stuck: {held.unread()} bytes wait to be read."
        held.resize(200, 60 + number % 2)
        pause.wait(0.04)
        number += 1
        late += held.unread() > _FULL


SITUATIONS: Mapping[str, tuple[Sequence[str], Callable[[Terminal], None]]] = {
    "title": (PROGRAM, _title),
    "idle": (TWO, _idle),
    "answering": (TWO, _answering),
    "help open": (TWO, _help_open),
    "searching": (TWO, _searching),
    "veiled": (TWO, _veiled),
    "telling": (_TELLING, _telling),
    "leaving": (TWO, _asked_to_leave),
    "stalled": (TWO, stall),
}


def hang_up(home: Path, start: str, situation: str) -> float:
    """Close the terminal in a situation; give how many seconds later the process was gone."""
    command, lead = SITUATIONS[situation]
    with terminal((*STARTS[start], *command), home) as held:
        lead(held)
        held.hang_up()
        began = time.monotonic()
        try:
            code = held.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError("It lives on without a terminal.") from None
        assert code in {HUNG_UP, -signal.SIGHUP}, f"Left with {code}."
        return time.monotonic() - began


def end(home: Path, situation: str, number: signal.Signals) -> float:
    """Ask the process to end in a situation; give how many seconds later it had."""
    command, lead = SITUATIONS[situation]
    with terminal(command, home) as held:
        lead(held)
        began = time.monotonic()
        held.process.send_signal(number)
        try:
            code = held.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"It does not obey {number.name}.") from None
        took = time.monotonic() - began
        assert code == 128 + number, f"Left with {code}."
        if situation != "stalled":
            held.ended()
            assert held.is_given_back(), f"Modes are left behind: {held.picture.modes}"
        return took
