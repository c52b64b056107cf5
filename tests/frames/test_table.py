"""The table at its sizes, its parts, and what lies on top of it."""

import pytest
from syrupy.assertion import SnapshotAssertion

from maracaibo_tui.tui.screen.look import Look
from tests.support.screens import EVERY_SIZE, FIRST_DECISIONS, frame, middle, seen, solo, two

SAILING = (*FIRST_DECISIONS, "1")
PARTS = ("m", "c", "s", "t", "x", "o", "g", "v", "d")


@EVERY_SIZE
def test_where_to_sail(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """The first voyage against Jean reads well at every size."""
    assert frame(solo(), SAILING, size) == frames


@EVERY_SIZE
@pytest.mark.parametrize("key", ["o", "v"])
def test_part(frames: SnapshotAssertion, key: str, size: tuple[int, int]) -> None:
    """Jean stands among the captains and the points."""
    assert frame(solo(), (*SAILING, key), size) == frames


@EVERY_SIZE
def test_first_decision(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """The first question of a game explains itself."""
    assert frame(solo(), (), size) == frames


@EVERY_SIZE
def test_the_careers_while_cards_are_chosen(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Whoever chooses cards sees both careers whole, on a small screen one key away."""
    assert frame(solo(), ("1", "s"), size) == frames


@EVERY_SIZE
def test_choosing_a_career(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Of every task of both careers it is plain what it asks for and what it brings."""
    assert frame(solo(), FIRST_DECISIONS, size) == frames


@EVERY_SIZE
def test_main_action(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """After sailing, main actions come first and free actions stand beside them."""
    assert frame(solo(), (*SAILING, "1"), size) == frames


@EVERY_SIZE
def test_village_action(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """A village action shows what it brings and what comes after it."""
    assert frame(solo(), (*SAILING, "3"), size) == frames


@EVERY_SIZE
def test_passing_the_keyboard(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Nothing of the table is on the screen while the keyboard goes to the next person."""
    assert frame(two(), ("1", *FIRST_DECISIONS), size) == frames


@EVERY_SIZE
def test_a_new_game_of_several(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Before the first question nothing is on the screen but who is to sit down."""
    assert frame(two(), (), size) == frames


def test_too_small(frames: SnapshotAssertion) -> None:
    """A terminal that is too small says so and loses nothing."""
    assert frame(solo(), (), (40, 10)) == frames


def test_plain_ascii(frames: SnapshotAssertion) -> None:
    """The plain set of glyphs is ASCII and still reads."""
    shown = frame(solo(), SAILING, look=Look("mono", glyphs="ascii"))
    assert shown.isascii()
    assert shown == frames


@EVERY_SIZE
def test_four_captains_with_long_names(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """In the middle of a game of four no name of twenty characters runs over, at any size."""
    assert seen(middle(), ("n",), size) == frames


@EVERY_SIZE
@pytest.mark.parametrize("key", PARTS)
def test_part_in_the_middle_of_a_game(frames: SnapshotAssertion, key: str, size: tuple[int, int]) -> None:
    """Every part of the table has room for four captains, at any size."""
    assert seen(middle(), (key,), size) == frames


@EVERY_SIZE
def test_a_line_of_points_is_opened(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Every line of the points says on its page of what it consists, for every captain."""
    assert seen(middle(), ("v", "up", "up", "down", "down", "enter"), size) == frames


@EVERY_SIZE
def test_what_a_bot_would_do(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """The best lines stand one below the other, and of as many as there is room for why."""
    assert frame(solo(), (*SAILING, "i"), size) == frames


@EVERY_SIZE
def test_another_line_of_a_bot(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """The highlighted line is told, and the question points at its first answer."""
    assert frame(solo(), (*SAILING, "i", "down"), size) == frames
