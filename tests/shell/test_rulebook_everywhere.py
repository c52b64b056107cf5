"""The rulebook and its search open from every page with their keys, and Esc leads back to where one was."""

from collections.abc import Sequence
from typing import Any

import pytest
from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.pages.page_screen import PageScreen
from tests.support.played import TITLE
from tests.support.seated import in_a_terminal, play, shown

WAYS: dict[str, Sequence[str]] = {
    "title": (),
    "new game, a choice": ("2", *["down"] * 4),
    "new game, the seed": ("2", "up"),
    "saved games": ("4",),
    "saved games, the map": ("4", "tab"),
    "rulebook, a page": ("question_mark", "n", "enter"),
    "settings": ("P",),
    "settings, a key": ("P", "up"),
}


def sitting_of(answers: int) -> Sitting:
    """Leave a game of two behind, played so far."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3))
    play(sitting.session, answers)
    return sitting


def left(answers: int) -> str:
    """Leave a game and its table; give its name."""
    sitting = sitting_of(answers)
    sitting.saving.release()
    return sitting.saving.path.stem


def opened(wish: NewGame | OldGame | None = None) -> MaracaiboApp:
    """Open the program."""
    return application(wish or NewGame(), Terminal())


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and give what is shown afterwards."""
    await pilot.press(*keys)
    await pilot.pause()
    return shown(pilot)


async def expect_the_rulebook(pilot: Pilot[Any]) -> None:
    """Open rulebook and search from here, and come back each time to the very same picture."""
    before = await press(pilot)
    assert "Choose a page" in await press(pilot, "question_mark")
    assert await press(pilot, "escape") == before
    assert "Type a few words" in await press(pilot, "slash")
    assert await press(pilot, "escape") == before
    text = await press(pilot, "slash", *"hand limit", "enter")
    assert "MAR-" in text
    assert "Type a few words" not in text
    assert await press(pilot, "escape") == before


@pytest.mark.parametrize("way", [name for name in WAYS if not name.startswith("rulebook")])
def test_the_rulebook_opens_from_every_page(way: str) -> None:
    """Its index with one key, its search with the other; whatever was read, Esc closes it, and nothing was lost."""

    async def look() -> None:
        left(20)
        async with opened().run_test(size=(80, 24)) as pilot:
            await press(pilot, *WAYS[way])
            await expect_the_rulebook(pilot)

    in_a_terminal(look)()


@in_a_terminal
async def test_the_rulebook_opens_from_the_end_of_a_game() -> None:
    """The score sheet is there again afterwards."""
    async with opened(OldGame(left(5000))).run_test(size=(80, 24)) as pilot:
        assert "The game is over" in await press(pilot)
        await expect_the_rulebook(pilot)


@in_a_terminal
async def test_the_rulebook_opens_from_the_settings_at_the_table() -> None:
    """It lies upon the settings, which lie upon the table."""
    async with opened(NewGame(players="Ada,Ben", seed=1)).run_test(size=(80, 24)) as pilot:
        before = await press(pilot, "y")
        assert "Ask before leaving" in await press(pilot, "P")
        await expect_the_rulebook(pilot)
        assert await press(pilot, "escape") == before


@in_a_terminal
async def test_who_looks_on_goes_on_after_reading() -> None:
    """The game is followed again once the rulebook is closed."""
    sitting = sitting_of(20)
    async with opened(OldGame(sitting.saving.path.stem)).run_test(size=(80, 24)) as pilot:
        assert "Looking on" in await press(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, PageScreen)
        await expect_the_rulebook(pilot)
        await press(pilot, "question_mark")
        screen._look_again()  # noqa: SLF001 - what the clock does
        assert screen._clock is None  # noqa: SLF001 - a clock shows nowhere else
        await press(pilot, "escape")
        assert screen._clock is not None  # noqa: SLF001 - likewise
    sitting.saving.release()


@in_a_terminal
async def test_the_key_that_opens_the_rulebook_closes_its_index() -> None:
    """On a page of it the key leads to the index first, and never lays a second rulebook upon the first."""
    async with opened().run_test(size=(80, 24)) as pilot:
        before = await press(pilot)
        assert "Choose a page" in await press(pilot, "question_mark", "n", "enter", "question_mark")
        assert await press(pilot, "question_mark") == before
        assert isinstance(pilot.app.screen, PageScreen)
        assert [page.name for page in pilot.app.screen.pages] == ["title"]


@pytest.mark.parametrize("way", ["title", "rulebook, a page"])
def test_the_key_that_opens_the_search_closes_it(way: str) -> None:
    """As at the table: on a page as in the rulebook itself, and never a second search upon the first."""

    async def look() -> None:
        left(20)
        async with opened().run_test(size=(80, 24)) as pilot:
            before = await press(pilot, *WAYS[way])
            assert "Type a few words" in await press(pilot, "slash")
            assert await press(pilot, "slash") == before
            assert isinstance(pilot.app.screen, PageScreen)
            assert len(pilot.app.screen.pages) == (1 if way == "title" else 2)

    in_a_terminal(look)()


@in_a_terminal
async def test_where_one_types_characters_are_typed() -> None:
    """In a name, in the name of a file, and in the search itself."""
    left(20)
    async with opened().run_test(size=(80, 24)) as pilot:
        assert "Who? A/B_" in await press(pilot, "2", *"Who", "question_mark", "space", "A", "slash", "B")
        await press(pilot, "escape", "4")
        assert "Copy it to: ~/ada-ben-1.json/?_" in await press(pilot, "E", "slash", "question_mark")
        await press(pilot, "escape", "escape", "slash")
        assert "> a?_" in await press(pilot, "a", "question_mark")


@in_a_terminal
async def test_a_key_that_is_waited_for_opens_nothing() -> None:
    """While the settings wait for a key, the key of the rules is such a key."""
    async with opened().run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "P", "up", "enter", "question_mark")
        assert "'rule'" in text
        assert "Choose a page" not in text


@pytest.mark.parametrize("way", ["title", "settings"])
def test_the_foot_names_the_key(way: str) -> None:
    """Where the last line has room, it says how the rulebook is opened."""

    async def look() -> None:
        left(20)
        async with opened().run_test(size=(80, 24)) as pilot:
            assert "? rulebook" in (await press(pilot, *WAYS[way])).splitlines()[-1]

    in_a_terminal(look)()
