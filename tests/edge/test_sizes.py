"""Terminals of every size, and of sizes that change."""

import random
import signal
from pathlib import Path

import pytest

from tests.edge.terminal import FIRST_QUESTION, PROGRAM, TWO, processor_seconds, resident_megabytes, terminal
from tests.support.torture import times

SIZES = [
    (1, 1), (2, 1), (1, 2), (3, 3), (1, 200), (500, 1), (10, 5), (20, 10), (40, 12), (59, 18), (60, 17), (60, 18),
    (61, 19), (79, 24), (80, 23), (80, 24), (81, 25), (100, 30), (119, 40), (120, 35), (120, 36), (120, 40), (132, 43),
    (160, 50), (189, 60), (190, 53), (190, 54), (200, 60), (250, 70), (300, 100), (499, 199), (500, 200), (500, 18),
    (60, 200), (500, 24), (80, 200), (1, 24), (80, 1), (200, 2), (4, 60),
]  # fmt: skip
ABSURD = [(3000, 3000), (501, 201), (65535, 65535)]
SCREENS = {"title": (PROGRAM, "Quit"), "table": (TWO, FIRST_QUESTION)}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_size_is_drawn(screen: str, home: Path) -> None:
    """From 1×1 to 500×200 nothing is drawn outside, and back at 80×24 the first picture stands again."""
    command, sight = SCREENS[screen]
    with terminal(command, home) as held:
        held.until(sight)
        before = held.until_quiet()
        for size in SIZES[:: times(4, 1)]:
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


@pytest.mark.parametrize("size", ABSURD[: times(1, len(ABSURD))])
def test_an_absurd_size_is_drawn_as_far_as_anybody_can_see(size: tuple[int, int], home: Path) -> None:
    """A claim of thousands of cells costs neither time nor memory; the picture fills 500×200 of them."""
    with terminal(TWO, home, size=size) as held:
        held.until(FIRST_QUESTION)
        held.until_quiet()
        assert max(held.picture.table()) == (200, 500)
        assert resident_megabytes(held.process) < 80
        assert processor_seconds(held.process) < 2


def test_a_storm_of_sizes_ends_in_the_right_picture(home: Path) -> None:
    """However often the window changes, the last picture is that of a fresh start, and few are drawn in between."""
    storm = random.Random(7)  # noqa: S311 - sizes, not secrets
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        before = held.until_quiet()
        for _ in range(times(300, 3000)):
            held.resize(storm.randrange(1, 300), storm.randrange(1, 100))
        held.resize(80, 24)
        held.until(FIRST_QUESTION)
        assert held.until_quiet() == before
        assert processor_seconds(held.process) < times(3, 10)


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
    """While nobody presses a key, no byte is sent and hardly any processor time is used."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.until_quiet()
        used = processor_seconds(held.process)
        assert not held.is_anything_sent(within=1.0)
        assert processor_seconds(held.process) - used < 0.02
