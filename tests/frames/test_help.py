"""The help panel: a link followed, a search typed, the page of a thing, and why something is not possible."""

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.support.screens import EVERY_SIZE, FIRST_DECISIONS, frame, seen, solo
from tests.support.seated import placed

SAILING = (*FIRST_DECISIONS, "1")
WAYS = {
    "rule": ("question_mark",),
    "search": ("slash",),
    "link": ("question_mark", "n", "enter"),
    "link-of-link": ("question_mark", "1", "1"),
    "index": ("question_mark", "question_mark"),
    "typed": ("slash", *"villige action"),
    "found": ("slash", *"hand limit", "enter"),
    "card": ("c", "enter"),
    "nothing": ("slash", *"xyzzy"),
    "places": ("M", "down", "down"),
    "commands": ("colon", *"ex"),
    "all-commands": ("colon",),
}


@EVERY_SIZE
@pytest.mark.parametrize("way", WAYS)
def test_help(frames: SnapshotAssertion, way: str, size: tuple[int, int]) -> None:
    """Wherever one reads, the page is named, links have their numbers, and the question stays in sight."""
    assert frame(solo(), (*SAILING, *WAYS[way]), size) == frames


@EVERY_SIZE
def test_why_not(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """What was pointed at though it is not possible now comes first, with its reason and rule."""
    played = placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",))
    assert seen(played, ("down", "down", "down", "question_mark"), size) == frames


@EVERY_SIZE
def test_leaving_is_asked(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Before the table is left there is a question, where that is wished for."""
    from maracaibo_tui.library.settings import Settings
    from maracaibo_tui.tui.app import MaracaiboApp
    from tests.support.screens import shown
    from tests.support.seated import screen_of

    screen = screen_of(placed({"players.1.ship": "3"}), Settings(confirm_leave=True))
    assert shown(MaracaiboApp(screen.look, screen), ("q",), size) == frames
