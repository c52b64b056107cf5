"""The pages with keys pressed: from the title to a table and back, as somebody would."""

from pathlib import Path
from typing import Any

import pytest
from textual.events import Key, Paste
from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.library.saves import SaveError, games_folder, listed, path_of
from maracaibo_tui.library.settings import SETTINGS_FILE
from maracaibo_tui.library.settings import path_of as settings_path
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui import front
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.applied_settings import usual_settings
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages.page_screen import PageScreen
from tests.support.played import TITLE
from tests.support.seated import SIZES, in_a_terminal, play, shown

BEGIN = NewGame(players="Ada,Ben", seed=1)


def opened(wish: NewGame | OldGame | None = None) -> MaracaiboApp:
    """Open the program."""
    return application(wish or NewGame(), Terminal())


def played(name_of: str, answers: int) -> str:
    """Leave a game after so many answers, or at its end; give its name."""
    plan = Plan(seats=(Seat(name_of), Seat("Ben")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(TITLE).begin(plan)
    play(sitting.session, answers)
    sitting.saving.release()
    return sitting.saving.path.stem


async def press(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys and give what is shown afterwards."""
    await pilot.press(*keys)
    await pilot.pause()
    return shown(pilot)


@in_a_terminal
async def test_without_words_the_title_is_shown() -> None:
    """The first picture is the title, with all ways from it."""
    async with opened().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = shown(pilot)
    assert all(way in text for way in ("New game", "Alone against Jean", "Saved games", "Rulebook", "Settings", "Quit"))
    assert "Continue" not in text


@in_a_terminal
async def test_enter_and_enter_play() -> None:
    """From the title two keys lead to a table, and one back; then the title offers to go on."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, MatchScreen)
        text = await press(pilot, "q")
        assert isinstance(app.screen, PageScreen)
        assert "Saved as ada-1." in text
        assert " 1  Continue  " in text
        await press(pilot, "enter")
        assert isinstance(app.screen, MatchScreen)


@in_a_terminal
async def test_a_page_is_drawn_anew() -> None:
    """Ctrl+L sends a whole page again."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "3")
        drawn: list[str] = []
        app.redraw_all = lambda: drawn.append("all")  # type: ignore[method-assign]
        assert await press(pilot, "ctrl+l") == text
    assert drawn == ["all"]


@in_a_terminal
async def test_what_was_typed_ahead_of_a_table_does_nothing_beneath_it() -> None:
    """A key that reaches the pages when a table lies on them already neither leaves the program nor opens anything."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        pages = app.screen
        assert isinstance(pages, PageScreen)
        for key, sign in (("enter", "\r"), ("enter", "\r"), ("q", "q"), ("q", "q")):
            pages.post_message(Key(key, sign))
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        assert app.is_running
        assert [page.name for page in pages.pages] == ["title"]


@in_a_terminal
async def test_every_page_names_the_keys_in_use() -> None:
    """Whoever has given an action another key reads that key at the foot of every page."""
    path = settings_path(SETTINGS_FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('[keys]\nup = ["w"]\nquit = ["Q"]\nsearch = ["b"]\n', encoding="utf-8")
    async with opened().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert shown(pilot).splitlines()[-1].split()[:5] == ["Enter", "take", "w", "Down", "move"]
        assert " Q  Quit" in shown(pilot)
        assert " b search " in (await press(pilot, "question_mark")).splitlines()[-1]


@in_a_terminal
async def test_a_game_with_names_begins_at_once() -> None:
    """With names on the command line nothing is asked: the table comes first; leaving it leads to the title."""
    app = opened(BEGIN)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        text = await press(pilot, "q")
        assert "Continue" in text
        assert "New game" in text


@in_a_terminal
async def test_what_is_not_given_is_asked() -> None:
    """A seed alone opens the page for a new game, with the seed in it."""
    async with opened(NewGame(seed=4711)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = shown(pilot)
    assert "4711" in text
    assert "Enter  starts the game." in text


@in_a_terminal
async def test_the_last_choice_is_offered_again() -> None:
    """Names and rules of the last game stand on the page; its seed does not."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", *"Zelda", "enter", "q", "2")
        text = shown(pilot)
    assert "Zelda" in text
    assert "any" in text


@in_a_terminal
async def test_a_finished_game_begins_with_its_sheet() -> None:
    """Its score sheet, its plot, its board, and a new game with the same set-up."""
    name = played("Ada", 5000)
    app = opened(OldGame(name))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "The game is over" in shown(pilot)
        assert "total" in shown(pilot)
        assert "VP by round" in await press(pilot, "right")
        await press(pilot, "1")
        assert isinstance(app.screen, MatchScreen)
        assert "The game is over" in await press(pilot, "q")
        await press(pilot, "3")
        assert isinstance(app.screen, MatchScreen)
    assert path_of("ada-ben-2").exists()


@in_a_terminal
async def test_saved_games_are_listed_renamed_deleted_and_brought_back() -> None:
    """What is deleted is gone from the list, and back with one key."""
    played("Ada", 20)
    played("Eve", 20)
    (games_folder() / "broken.json").write_text("{}", encoding="utf-8")
    async with opened().run_test(size=(150, 45)) as pilot:
        text = await press(pilot, "4")
        assert "ada-ben-1" in text
        assert "no saved game" in text
        assert "no saved game" in await press(pilot, "up", "down")
        assert "Havana" in await press(pilot, "down")
        text = await press(pilot, "r", *["backspace"] * 20, *"sunday", "enter")
        assert "sunday" in text
        assert "is deleted" in await press(pilot, "D")
        assert {game.name for game in listed()} == {"broken", "ada-ben-1"}
        assert "is back" in await press(pilot, "u")
        assert {game.name for game in listed()} == {"broken", "ada-ben-1", "sunday"}
        await press(pilot, "D", "escape")
    assert {game.name for game in listed()} == {"broken", "ada-ben-1"}


@in_a_terminal
async def test_a_damaged_file_is_not_opened() -> None:
    """Enter on it leaves the page as it is and points to the sentence."""
    games_folder().mkdir(parents=True)
    (games_folder() / "broken.json").write_text("{}", encoding="utf-8")
    async with opened().run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "3", "enter")
    assert "cannot be opened" in text


@in_a_terminal
async def test_settings_show_at_once_and_reach_the_table() -> None:
    """Another set of glyphs and another key hold from the next picture on, at the table as well."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "P", "down", "down", "right", "right", "right")
        assert "ascii" in text
        await press(pilot, *["down"] * 6, "enter", "f5", "escape", "down", "f5", "down", "enter", "enter")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.look.glyph_set == "ascii"
        assert app.screen.desk.keys["f5"] == "up"


@in_a_terminal
async def test_colours_come_back_with_another_theme() -> None:
    """Whoever leaves the theme without colours sees them again at once, with all that is on the screen."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        drawn: list[str] = []
        app.redraw_all = lambda: drawn.append("all")  # type: ignore[method-assign]
        text = await press(pilot, "P", "right", "right", "right")
        assert "mono" in text
        assert app.look.is_colourless
        await press(pilot, "right")
        assert not app.look.is_colourless
        assert len(drawn) == 4


@in_a_terminal
async def test_a_paste_is_no_key() -> None:
    """While a new key is waited for, a pasted text changes nothing and takes nothing away."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "P", *["up"] * 3, "enter")
        assert "Press a key to add it" in text
        app.screen.post_message(Paste("some text"))
        await pilot.pause()
        assert shown(pilot) == text


@in_a_terminal
async def test_the_rulebook_is_read_and_searched_from_the_title() -> None:
    """Its index opens, a search leads to a rule, and Esc leads back step by step."""
    async with opened().run_test(size=(80, 24)) as pilot:
        assert "Rulebook" in await press(pilot, "question_mark")
        assert "Search" in await press(pilot, "slash")
        await press(pilot, *"hand limit", "enter")
        assert "MAR-" in shown(pilot)
        await press(pilot, "escape", "escape", "escape", "escape")
        assert "New game" in shown(pilot)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pages_follow_the_size_of_the_terminal(size: tuple[int, int]) -> None:
    """After any change of size every row of the page is drawn for the new one."""

    async def resized() -> str:
        async with opened().run_test(size=(100, 30)) as pilot:
            await press(pilot, "1", "down")
            await pilot.resize_terminal(*size)
            await pilot.pause()
            return shown(pilot)

    in_a_terminal(lambda: _check(resized(), size))()


async def _check(resized: Any, size: tuple[int, int]) -> None:  # noqa: ANN401 - a coroutine
    rows = (await resized).splitlines()
    assert len(rows) == size[1]
    assert all(len(row) == size[0] for row in rows)
    assert any("Captain 2" in row for row in rows)


@in_a_terminal
async def test_quit_leaves_the_program() -> None:
    """`q` on the title ends it well."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.return_code == 0


@in_a_terminal
async def test_a_table_that_cannot_be_saved_is_remembered_until_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not on disk when its table is left is known when the program is left."""

    def full(path: Path, _data: bytes) -> None:
        raise SaveError(f"{path}: it cannot be written.", "No space left on device")

    app = opened(BEGIN)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "y")
        with monkeypatch.context() as disk:
            disk.setattr("maracaibo_tui.play.saving.write", full)
            await press(pilot, "enter", "q", "enter", "y")
        assert [loss[:34] for loss in app.losses.values()] == ["Not saved: No space left on device"]
        await press(pilot, "1", "y", "q", "enter", "y")
        assert [*app.losses.values()] == [""]


def test_whoever_leaves_a_game_that_is_not_saved_reads_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence stands below the prompt of the shell, and the exit code is not that of success."""
    said = {Path("one"): "", Path("two"): "Not saved: No space left on device. (two)"}
    monkeypatch.setattr("maracaibo_tui.tui.front.edge.install", lambda _app: None)
    monkeypatch.setattr(MaracaiboApp, "run", lambda self, mouse: self.losses.update(said))  # noqa: ARG005 - Textual's
    assert front.shown(NewGame(), Terminal()) == 1
    assert capsys.readouterr().err == "Not saved: No space left on device. (two)\n"
    said[Path("two")] = ""
    assert front.shown(NewGame(), Terminal()) == 0


@in_a_terminal
async def test_what_is_wrong_with_the_settings_is_said_on_the_title() -> None:
    """A mistake in the file is one sentence at the foot, whole at every width, and again where settings are changed."""
    path = settings_path(SETTINGS_FILE)
    path.parent.mkdir(parents=True)
    path.write_text('theme = "drak"', encoding="utf-8")
    async with opened().run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        mistake = "".join(usual_settings()[1].split())
        assert mistake in "".join(shown(pilot).split())
        text = "".join((await press(pilot, "P")).split())
        assert f"Theusualsettingsapplyuntilthefileismended.{mistake}" in text


@in_a_terminal
async def test_a_pace_chosen_at_the_table_is_kept() -> None:
    """What + and - change holds at the next table, and in the next session of the program."""
    app = opened(BEGIN)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "y", "plus", "plus", "q", "enter", "y")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.desk.settings.pace == "quick"
        await press(pilot, "minus")
    assert usual_settings()[0].pace == "slow"


@in_a_terminal
async def test_a_file_of_settings_with_a_mistake_is_not_written_over() -> None:
    """A pace then holds for this table only, and what is wrong with the file is said."""
    path = settings_path(SETTINGS_FILE)
    path.parent.mkdir(parents=True)
    path.write_text('theme = "drak"', encoding="utf-8")
    app = opened(BEGIN)
    async with app.run_test(size=(200, 60)) as pilot:
        assert "drak" in await press(pilot, "y", "plus")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.desk.settings.pace == "slow"
    assert path.read_text(encoding="utf-8") == 'theme = "drak"'


@in_a_terminal
async def test_the_page_of_settings_does_not_write_over_a_file_with_a_mistake() -> None:
    """What was set by hand is not lost; what is chosen holds until one leaves, and the mistake is named."""
    path = settings_path(SETTINGS_FILE)
    path.parent.mkdir(parents=True)
    by_hand = 'theme = "drak"\n[keys]\nup = ["w"]\n'
    path.write_text(by_hand, encoding="utf-8")
    app = opened()
    async with app.run_test(size=(200, 60)) as pilot:
        text = await press(pilot, "P", "right")
        assert "light" in text
        assert "This lasts only until you leave." in text
        assert "drak" in text
    assert path.read_text(encoding="utf-8") == by_hand


@in_a_terminal
async def test_the_first_game_is_told_as_a_story_from_the_rulebook() -> None:
    """The index opens it over the whole screen; at its end one begins a game or goes back to the index."""
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        text = await press(pilot, "question_mark", "n", "n", "enter")
        assert "Your first game" in text
        assert "1 of " in text
        for _ in range(20):
            if "what you decide" in text:
                break
            text = await press(pilot, "enter")
        assert " 1  New game " in text
        assert "The game on one page" in await press(pilot, "2")
