"""What lies upon the table: cards, commands, places, confirmations; each keeps its place when resized."""

import asyncio
from collections.abc import Sequence

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.shell.desk import ABOVE
from maracaibo_tui.tui.shell.keys import BY_KEY, bindings
from maracaibo_tui.tui.shell.kit import ASK
from maracaibo_tui.tui.shell.overlays.commands import GROUPS, PARTS, Commands
from maracaibo_tui.tui.shell.overlays.confirm import Confirm
from tests.support.overlaid import main_action, text_of
from tests.support.played import TITLE
from tests.support.seated import ALONE, JEAN, SIZES, at_table, in_a_terminal, placed, play, screen_of, session, shown

OPENED_BY = {
    "rule": ("question_mark",),
    "search": ("slash",),
    "commands": ("colon",),
    "places": ("M",),
    "card": ("c", "enter"),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", OPENED_BY)
def test_an_overlay_opens_closes_and_closes_by_its_own_key(name: str, size: tuple[int, int]) -> None:
    """Esc closes what lies on top, and so does the key that opened it; the question is then as before."""

    async def look() -> None:
        screen = main_action()
        async with at_table(screen, size) as pilot:
            before = shown(pilot)
            await pilot.press(*OPENED_BY[name])
            assert len(screen.desk.seen.overlays) == 1
            assert screen.desk.seen.overlays[0].heading[:20] in shown(pilot)
            await pilot.press("escape", "escape", "m", "escape")
            assert not screen.desk.seen.overlays
            assert shown(pilot) == before or name == "card"
            screen.desk.seen.focus_part = "prompt"
            await pilot.press(*OPENED_BY[name])
            await pilot.press(OPENED_BY[name][-1])
            if screen.desk.seen.overlays:
                # The help shows its index first.
                await pilot.press(OPENED_BY[name][-1])
            assert not screen.desk.seen.overlays

    asyncio.run(look())


@pytest.mark.parametrize("name", OPENED_BY)
def test_resizing_keeps_what_is_open_and_where_one_is(name: str) -> None:
    """Through every size the same overlay stays open at the same place, with the same focus below it."""

    async def look() -> None:
        screen = main_action()
        async with at_table(screen, SIZES[1]) as pilot:
            await pilot.press(*OPENED_BY[name], "down")
            top, focus = screen.desk.seen.overlays[-1], screen.desk.seen.focus_part
            text = text_of(top, 60, 10)
            for size in (*SIZES, (40, 10), SIZES[1]):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert screen.desk.seen.overlays == [top]
                assert screen.desk.seen.focus_part == focus
                assert (top.heading[:20] in shown(pilot)) == (size != (40, 10))
            assert text_of(top, 60, 10) == text

    asyncio.run(look())


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_question_stays_in_sight(size: tuple[int, int]) -> None:
    """Beside or above it, an overlay leaves the question to be read; Z gives it the whole height on small screens."""

    async def look() -> None:
        screen = main_action()
        async with at_table(screen, size) as pilot:
            await pilot.press("question_mark")
            assert "What is your main action?" in shown(pilot)
            await pilot.press("Z")
            assert screen.desk.is_spread

    asyncio.run(look())


@in_a_terminal
async def test_a_command_is_done_by_name() -> None:
    """Typing part of a name and Enter does what its key does."""
    screen = main_action()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("colon", *"expl", "enter")
        assert not screen.desk.seen.overlays
        assert screen.desk.shown == "explorer"


@in_a_terminal
async def test_leaving_asks_where_that_is_wished_for() -> None:
    """With the habit, q asks first, and Esc stays."""
    screen = screen_of(play(session(ALONE, JEAN), 20), Settings(confirm_leave=True))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("q")
        assert "The game is saved. It will go on" in " ".join(shown(pilot).split())
        await pilot.press("escape")
        assert not screen.desk.seen.overlays


@pytest.mark.parametrize("name", OPENED_BY)
def test_beside_an_overlay_the_whole_question_can_be_read(name: str) -> None:
    """On a wide screen the question and its options keep to the cells that are left, down to their last word."""

    async def look() -> None:
        screen = main_action()
        async with at_table(screen, (120, 40)) as pilot:
            await pilot.press(*OPENED_BY[name])
            areas = screen.desk.areas(screen.size)
            prompt, above = areas["prompt"], areas["above"]
            assert prompt.x + prompt.cells <= above.x or above.y + above.rows <= prompt.y
            assert "What is your main action?" in shown(pilot)

    asyncio.run(look())


def test_commands_stand_in_groups_each_with_all_that_belongs_there() -> None:
    """Every command stands under what it is for; the parts of the game have a group of their own."""
    known = bindings(TITLE.keys)
    rows = text_of(Commands(lambda _action: None, known, BY_KEY), 74, 80).splitlines()[2:]
    heads = [row.strip() for row in rows if row.strip() in GROUPS]
    assert heads == list(GROUPS)
    here = {does for name, does in known.commands.items() if name not in {"up", "down", "left", "right", "commands"}}
    listed = [next(does for does in here if row[1:].startswith(does)) for row in rows if row.strip() not in GROUPS]
    assert sorted(listed) == sorted(here)
    at = rows.index(PARTS)
    assert all(any(row[1:].startswith(key.tells or key.does) for key in TITLE.keys) for row in rows[at + 1 : at + 4])


def test_every_command_is_told_whole_on_the_smallest_screen() -> None:
    """No command and no key of it is cut at 60x18."""
    rows = text_of(Commands(lambda _action: None, bindings(TITLE.keys), BY_KEY), 60 - 5, 80).splitlines()
    assert not [row for row in rows if "…" in row]


def test_commands_are_found_by_what_they_do() -> None:
    """The list narrows down to the commands with all words typed, and names their keys."""
    done: list[str] = []
    commands = Commands(done.append, bindings(), BY_KEY)
    for character in "redo":
        commands.press("", character)
    assert "U z" in text_of(commands)
    commands.press("accept", "\r")
    assert done == ["redo"]
    assert commands.is_done


@pytest.mark.parametrize(
    "keys, expected", [(("accept",), []), (("up", "accept"), [1]), (("pick1",), [1]), (("pick2",), [])]
)
def test_nothing_is_done_that_is_not_confirmed(keys: Sequence[str], expected: list[int]) -> None:
    """The highlighted answer is no; yes must be chosen."""
    done: list[int] = []
    confirm = Confirm("Leave", "Really?", "Yes", lambda: done.append(1))
    for key in keys:
        confirm.press(key, "")
    assert done == expected
    assert confirm.is_done


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", ["question_mark", "slash", "colon", "M"])
@in_a_terminal
async def test_nothing_that_is_opened_covers_the_question(key: str, size: tuple[int, int]) -> None:
    """What is opened lies over the map, with its edge, and every row of the question stays in sight."""
    screen = screen_of(placed({"players.1.ship": "3"}))
    async with at_table(screen, size) as pilot:
        await pilot.press(key)
        areas = screen.desk.areas(screen.desk.size)
        box, asked = areas[ABOVE], areas[ASK]
        assert box.rows > 0
        assert box.y + box.rows <= asked.y
        assert box.x + box.cells <= areas[screen.desk.home].x + areas[screen.desk.home].cells
