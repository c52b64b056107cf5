"""The pages of campaigns: the list, one of them, what happened before, chronicle, world, people, figures, the end."""

import pytest
from syrupy.assertion import SnapshotAssertion

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.campaign_pages import Epilogue
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.pages.epilogue import EpiloguePage
from maracaibo_tui.tui.shell.pages.page_screen import PageScreen
from tests.support.campaigns import left_at_once
from tests.support.screens import EVERY_SIZE, shown

LIST = ("5",)
"""Behind what one could continue, a new game, one alone, and the saved games."""
BRIEF = {
    "one": (*LIST, "enter"),
    "previously": (*LIST, "R"),
    "world": (*LIST, "M"),
    "people": (*LIST, "enter", "5"),
    "figures": (*LIST, "enter", "6"),
    "branch": (*LIST, "enter", "7"),
    "chapters": (*LIST, "up", "enter"),
    "seats": (*LIST, "up", "up", "enter"),
}


def _frame(keys: tuple[str, ...], size: tuple[int, int] = (80, 24)) -> str:
    left_at_once()
    return shown(application(NewGame(), Terminal()), keys, size)


@EVERY_SIZE
def test_list(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Each campaign says how far it is and who plays; what can be begun stands below."""
    assert _frame(LIST, size) == frames


@EVERY_SIZE
def test_chronicle(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Every side that was read, by years, and the text of one."""
    assert _frame((*LIST, "enter", "3"), size) == frames


@pytest.mark.parametrize("way", BRIEF)
def test_page(frames: SnapshotAssertion, way: str) -> None:
    """Every page reads well on the common screen."""
    assert _frame(BRIEF[way]) == frames


def test_epilogue(frames: SnapshotAssertion) -> None:
    """Ending and motto stand above, and line by line what became of everybody."""
    told = Epilogue("The Open Book", "Whoever can read may check.", ("One line is told.", "Then another one."))
    look = Look("dark")
    screen = PageScreen(look, EpiloguePage(told, "The Quiet Concern", lambda: None))
    assert shown(MaracaiboApp(look, lambda app: app.push_screen(screen), screen), ("enter",)) == frames
