"""Parts of the table that are shown, grown, or have no room."""

import re

import pytest
from textual.events import Paste
from textual.geometry import Region

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.screen.panel import Panel
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.played import TITLE, game
from tests.support.seated import (
    ALONE,
    JEAN,
    SIZES,
    at_table,
    in_a_terminal,
    placed,
    play,
    screen_of,
    session,
    session_of,
    shown,
)


@in_a_terminal
async def test_a_table_that_cannot_be_seen_can_be_left() -> None:
    """Where a question would not be seen, none is asked: leaving leaves."""
    screen = screen_of(placed({"players.1.ship": "5"}), Settings(confirm_leave=True))
    async with at_table(screen, (40, 10)) as pilot:
        left: list[object] = []
        screen.dismiss = left.append  # type: ignore[assignment]
        await pilot.press("q")
        assert left == [None]


@in_a_terminal
async def test_in_a_tiny_terminal_nothing_is_decided() -> None:
    """Where the question cannot be seen no key answers it; made larger, everything is there again."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (40, 10)) as pilot:
        assert "too small" in shown(pilot)
        before = game().digest(session_of(screen).match.state)
        await pilot.press("1", "enter", "e")
        assert game().digest(session_of(screen).match.state) == before
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Where do you sail" in shown(pilot)


@in_a_terminal
async def test_in_a_tiny_terminal_no_page_is_used() -> None:
    """What cannot be seen is neither deleted nor opened nor left by a letter; Ctrl+C leaves, and Ctrl+L draws anew."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), seed=3))
    sitting.saving.release()
    async with application(NewGame(), Terminal()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("4")
        before = shown(pilot)
        await pilot.resize_terminal(50, 12)
        await pilot.pause()
        await pilot.press("D", "r", "x", "down", "enter", "escape", "q", "ctrl+l")
        pilot.app.post_message(Paste("D"))
        await pilot.pause()
        assert sitting.saving.path.exists()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert shown(pilot) == before
        await pilot.resize_terminal(50, 12)
        await pilot.press("ctrl+c")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "New game" in shown(pilot)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_part_can_be_shown_and_grown(size: tuple[int, int]) -> None:
    """The key of every part shows it and gives it the focus; Z gives it the room of all, and takes it back."""

    @in_a_terminal
    async def look() -> None:
        screen = screen_of(play(session(ALONE, JEAN), 30))
        async with at_table(screen, size) as pilot:
            for part in screen.desk.kit.parts:
                screen.receiver.press(part.key, "")
                screen.redraw()
                await pilot.pause()
                assert screen.desk.seen.focus_part == part.name
                assert part.title in shown(pilot) or part.ground != PANEL
                before = _room(screen, part.name)
                await pilot.press("Z")
                assert _room(screen, part.name).area > before.area
                assert re.search(r"▌ ?1 ", shown(pilot))
                await pilot.press("Z")
                assert _room(screen, part.name) == before

    look()


@in_a_terminal
async def test_the_part_with_the_focus_is_grown() -> None:
    """Where several parts are seen, Z grows the one that Tab has led to."""
    screen = screen_of(play(session(ALONE, JEAN), 30))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("tab", "tab")
        part = screen.desk.seen.focus_part
        assert part not in {"prompt", screen.desk.shown}
        await pilot.press("Z")
        assert _room(screen, part).width == 120


def _room(screen: MatchScreen, part: str) -> Region:
    return screen.query_one(f"#{part}", Panel).region


@in_a_terminal
async def test_a_note_without_room_goes_on_with_the_next_key() -> None:
    """What has no room in two rows of the prompt is cut between sentences, and the others follow."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        screen.desk.tell(f"{'The first sentence takes nearly the whole line. ' * 3}The last one follows.")
        screen.redraw()
        assert "The last one follows." not in shown(pilot)
        await pilot.press("n")
        assert "The last one follows." in shown(pilot)
        await pilot.press("n")
        assert "follows" not in shown(pilot)
