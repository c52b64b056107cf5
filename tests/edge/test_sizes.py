"""Terminals of every size, and of sizes that change."""

import random
import signal
from pathlib import Path

import pytest
from textual.geometry import Size

from maracaibo_tui.tui.screen.edge.driver import EdgeDriver
from tests.edge.kinds import SHOWN, SIZES, absurd, storm
from tests.edge.terminal import FIRST_QUESTION, TWO, terminal


@pytest.mark.parametrize("screen", ["title", "table"])
def test_every_size_is_drawn(screen: str, home: Path) -> None:
    """From 1×1 to 500×200 nothing is drawn outside, and back at 80×24 the first picture stands again."""
    command, sight, _ = SHOWN[screen]
    with terminal(command, home) as held:
        held.until(sight)
        before = held.until_quiet()
        for size in SIZES[::5]:
            held.resize(*size)
            held.until(lambda picture: picture.is_full)
            held.until_quiet()
        held.resize(80, 24)
        held.until(sight)
        assert held.until_quiet() == before
        assert not held.picture.foreign


def test_a_table_that_is_too_small_says_so(home: Path) -> None:
    """Below 60×18 the table gives way to a sentence with the sizes, and the game goes on at the same question."""
    with terminal(TWO, home, size=(59, 17)) as held:
        assert "60×18" in held.until("too small")
        held.resize(60, 18)
        held.until(FIRST_QUESTION)


@pytest.mark.parametrize("size", [(65535, 65535), (0, 0)])
def test_an_absurd_size_is_drawn_as_far_as_anybody_can_see(size: tuple[int, int], home: Path) -> None:
    """A claim of thousands of cells costs no memory; none at all is taken for the usual size."""
    _seconds, megabytes = absurd(home, size)
    assert megabytes < 80


@pytest.mark.parametrize("shown", ["table", "search", "veil"])
def test_a_storm_of_sizes_ends_in_the_right_picture(shown: str, home: Path) -> None:
    """However often the window changes, the picture afterwards is the one before; `make bench` says what it costs."""
    storm(home, shown, 40, random.Random(7))  # noqa: S311 - sizes, not secrets


def test_a_size_that_changes_back_at_once_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two changes in a row that lead back are both told, though the application has taken neither yet."""
    driver = EdgeDriver.__new__(EdgeDriver)
    told: list[object] = []
    sizes = iter([(100, 30), (80, 24), (80, 24)])
    monkeypatch.setattr(driver, "_told", Size(80, 24), raising=False)
    monkeypatch.setattr(driver, "_get_terminal_size", lambda: next(sizes))
    monkeypatch.setattr(driver, "send_message", lambda message: told.append(message.size))
    monkeypatch.setattr(driver, "_draw_anew", lambda: told.append("anew"))
    for _ in range(3):
        driver._tell_size()  # noqa: SLF001 - what the loop calls after a signal
    assert told == [Size(100, 30), Size(80, 24), "anew"]


def test_an_unchanged_size_asks_for_a_new_picture(home: Path) -> None:
    """Whatever attaches to a running session reports the size again, and gets every cell."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        before = held.until_quiet()
        held.picture.resized(80, 24)
        held.process.send_signal(signal.SIGWINCH)
        held.until(FIRST_QUESTION)
        assert held.until_quiet() == before


def test_an_idle_game_sends_nothing(home: Path) -> None:
    """While nobody presses a key, no byte is sent."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.until_quiet()
        assert not held.is_anything_sent(within=1.0)
