"""Settings are changed at the table as well: the page lies upon it, and what is chosen holds there at once."""

from typing import Any

from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.applied_settings import usual_settings
from maracaibo_tui.tui.shell.keys import KEYS
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.seated import SIZES, in_a_terminal, question_of, session_of, shown

BEGIN = NewGame(players="Ada,Ben", seed=1)


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and give what is shown afterwards."""
    await pilot.press(*keys)
    await pilot.pause()
    return shown(pilot)


def opened() -> MaracaiboApp:
    """Open the program at a new table."""
    return application(BEGIN, Terminal())


@in_a_terminal
async def test_the_page_lies_upon_the_table_and_leaves_it_as_it_was() -> None:
    """Its own key, Esc and the key that leaves close it; the same question is open, the same option highlighted."""
    for size in SIZES:
        async with opened().run_test(size=size) as pilot:
            await pilot.pause()
            before = await press(pilot, "y", "down", "down")
            for closing in ("P", "escape", "q"):
                assert "Ask before leaving" in await press(pilot, "P")
                assert await press(pilot, closing) == before


@in_a_terminal
async def test_what_is_chosen_holds_at_once() -> None:
    """Theme, glyphs and keys are those of the table when it is seen again, and are kept for the next time."""
    app = opened()
    to_its_key = ["up"] * (len(KEYS) - [key.id for key in KEYS].index("commands"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, MatchScreen)
        assert " Cards ──" in await press(pilot, "y")
        to_glyphs = ("down", "down")
        text = await press(pilot, "P", "right", *to_glyphs, "left", "up", "up", *to_its_key, "enter", "b", "P")
        assert table.look.theme == usual_settings()[0].theme == "light"
        assert " Cards ──" not in text
        assert " Cards --" in text
        assert " b more " in text.splitlines()[-1]
        assert "All commands" in await press(pilot, "b")


@in_a_terminal
async def test_open_play_begins_at_once() -> None:
    """Nobody passes the keyboard any more once all may see everything."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, MatchScreen)
        await press(pilot, "y", "P", *["down"] * 6, "right", "P")
        while session_of(table).viewer == 1:
            await press(pilot, "enter")
        assert not table.desk.is_veiled
        assert session_of(table).question is not None
        assert question_of(table).seat == 2


@in_a_terminal
async def test_a_turn_that_is_told_gives_way() -> None:
    """The page opens while an automatic turn is told, from the list of commands too."""
    app = application(NewGame(players="Ada", solo=1, seed=1), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, MatchScreen)
        for _ in range(40):
            if table.desk.seen.telling is not None:
                break
            await press(pilot, "enter")
        assert table.desk.seen.telling is not None
        assert "Ask before leaving" in await press(pilot, "P")
        await press(pilot, "P")
        assert table.desk.seen.telling is None
        assert "Ask before leaving" in await press(pilot, "colon", *"preferences", "enter")
