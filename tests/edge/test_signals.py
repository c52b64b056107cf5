"""How the game ends when the line drops or somebody ends it, and what stays behind."""

import re
import signal
import sys
import termios
from itertools import product
from pathlib import Path

import pytest

from maracaibo_tui.tui.screen.edge.signals import RESET
from tests.edge.endings import SITUATIONS, hang_up, stall
from tests.edge.terminal import FIRST_QUESTION, PATIENCE, PROGRAM, TWO, signals_blocked, terminal, threads

ENDED = [(situation, "plain") for situation in SITUATIONS] + list(product(("idle", "stalled"), ("ignored", "wrapped")))
"""What is tried here; `make torture` tries every situation below every start."""


@pytest.mark.parametrize("situation,start", ENDED)
def test_a_lost_terminal_ends_the_game(situation: str, start: str, home: Path) -> None:
    """Whatever was going on, and even where hang-ups are ignored, the process ends; `make torture` says how soon."""
    hang_up(home, start, situation)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGHUP])
def test_a_signal_ends_the_game_and_says_so(number: signal.Signals, home: Path) -> None:
    """Requests to end are followed at once, with the exit code that a shell expects."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.process.send_signal(number)
        assert held.ended() == 128 + number


def test_terminate_gives_the_terminal_back(home: Path) -> None:
    """After a request to end, letters are shown again, lines wrap, the cursor is there and the first screen as well."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.until_still()
        raw = termios.tcgetattr(held.handle)
        assert not raw[3] & termios.ECHO
        held.process.send_signal(signal.SIGTERM)
        assert held.ended() == 128 + signal.SIGTERM
        assert held.is_given_back()
        assert termios.tcgetattr(held.handle)[3] & termios.ECHO
        assert b"\x1b[?1003l" in held.sent


def test_a_picture_that_is_being_sent_is_cut_off(home: Path) -> None:
    """What a thread is just sending does not keep the terminal from being given back, and nothing comes after that."""
    stuck = f"""
import select, sys, threading
from maracaibo_tui.tui.screen.edge import signals
from maracaibo_tui.tui.screen.edge.guard import PICTURE
from maracaibo_tui.tui.screen.edge.outlet import Outlet
outlet = Outlet(PICTURE, signals.hung_up, signals.is_over)
outlet.write("\x1b[1mpicture" * 100_000)
sender = threading.Thread(target=outlet.flush, daemon=True)
sender.start()
while select.select([], [PICTURE], [], 0)[1]:
    pass
signals.give_back(None, {PATIENCE})
sender.join({PATIENCE})
"""
    with terminal((sys.executable, "-c", stuck), home) as held:
        assert held.ended() == 0
    assert held.sent.endswith(RESET)
    assert held.sent.count(b"picture") < 100_000


def test_terminate_does_not_wait_for_a_stalled_terminal(home: Path) -> None:
    """When nobody reads what is drawn, a request to end is followed all the same."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        stall(held)
        held.process.send_signal(signal.SIGTERM)
        assert held.process.wait(PATIENCE) == 128 + signal.SIGTERM


def test_stopped_and_continued_it_draws_the_same(home: Path) -> None:
    """Stopped from outside and continued, five times over, the picture returns and no thread is left over."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        before, count = held.until_quiet(), threads(held.process)
        for _ in range(5):
            held.process.send_signal(signal.SIGSTOP)
            held.picture.resized(80, 24)
            held.process.send_signal(signal.SIGCONT)
            held.until(FIRST_QUESTION)
        assert held.until_quiet() == before
        assert threads(held.process) == count
        assert not termios.tcgetattr(held.handle)[3] & termios.ECHO


def test_only_the_main_thread_takes_signals(home: Path) -> None:
    """No other thread can be given a signal: the main thread would sleep on and not act on it."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        masks = signals_blocked(held.process)
    assert not masks.pop(held.process.pid)
    assert len(masks) == 3
    for blocked in masks.values():
        assert blocked >= {signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGCONT, signal.SIGWINCH}


def test_leaving_never_waits_for_a_key(home: Path) -> None:
    """The thread that waits for keys ends when it is woken, even where the sign to end comes late."""
    late = f"""
import sys
from textual.drivers.linux_driver import LinuxDriver
end = LinuxDriver.disable_input
def late_end(driver):
    driver._key_thread.join(0.5)
    end(driver)
LinuxDriver.disable_input = late_end
from maracaibo_tui.cli import run
sys.exit(run({list(TWO[3:])!r}))
"""
    with terminal((sys.executable, "-c", late), home) as held:
        held.until(FIRST_QUESTION)
        held.leave()
        assert held.ended() == 0


def test_it_is_never_put_to_sleep(home: Path) -> None:
    """Control-Z and the request to sleep do nothing: over SSH nobody could wake the game again."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.process.send_signal(signal.SIGTSTP)
        held.keys(b"\x1a")
        held.resize(59, 17)
        held.until("too small")


def _without_numbers(text: str) -> list[str]:
    """Give the rows above what is said, without the numbers of options: whoever comes back finds them counted anew."""
    return [re.sub(r"(?<=[ ▌])\d  (?=[A-Z])", "   ", row) for row in text.splitlines()[:-2]]


def test_a_lost_terminal_loses_no_answer(home: Path) -> None:
    """After a drop the game asks the very question that was on the screen."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.keys("1")
        held.until("which one do you discard?")
        seen = held.until_quiet()
        held.hang_up()
        held.process.wait(PATIENCE)
    with terminal((*PROGRAM, "resume"), home) as held:
        held.until("Pass the keyboard to Ada.")
        held.until_quiet()
        held.keys("y")
        held.until("which one do you discard?")
        assert _without_numbers(held.until_quiet()) == _without_numbers(seen)
    assert not list(home.rglob("*.part"))
