"""The list of saved games and looking on, with keys pressed: everything the commands do, and on small screens too."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.record_file import read_header
from maracaibo_tui.library.saves import games_folder, listed, listed_file, path_of, write
from maracaibo_tui.library.settings import SETTINGS_FILE
from maracaibo_tui.library.settings import path_of as settings_path
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages.page_screen import PageScreen
from tests.support.looked_at import parts_of
from tests.support.played import TITLE
from tests.support.seated import TWO, in_a_terminal, play, session_of, shown

SIZES = ((80, 24), (120, 40))
A_PASTE = 100


def _begun(answers: int = 20) -> Sitting:
    sitting = SetUp(TITLE).begin(Plan(seats=TWO, chosen={"start": "listed"}, seed=3))
    play(sitting.session, answers)
    return sitting


def _opened() -> MaracaiboApp:
    return application(NewGame(), Terminal())


async def _press(pilot: Pilot[Any], *keys: str) -> str:
    await pilot.press(*keys)
    await pilot.pause()
    return shown(pilot)


async def _saves(pilot: Pilot[Any]) -> str:
    """Open the list of saved games from the title, wherever it stands there."""
    await pilot.pause()
    way = next(row for row in shown(pilot).splitlines() if "Saved games" in row)
    return await _press(pilot, next(sign for sign in way if sign.isdigit()))


async def _typed(pilot: Pilot[Any], text: str) -> str:
    """Paste a text in place of what stands there, and press Enter."""
    page = pilot.app.screen.pages[-1] if isinstance(pilot.app.screen, PageScreen) else None
    typed = getattr(page, "typed", None)
    await pilot.press(*["backspace"] * len(typed.text if typed else ""))
    for part in range(0, len(text), A_PASTE):
        pilot.app.screen.post_message(Paste(text[part : part + A_PASTE]))
        await pilot.pause()
    return await _press(pilot, "enter")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_key_of_the_page_is_shown(size: tuple[int, int]) -> None:
    """The last line has room for all of them."""

    async def look() -> None:
        for _ in range(2):
            _begun().saving.release()
        async with _opened().run_test(size=size) as pilot:
            assert "bring back" not in await _saves(pilot)
            # The answer to it stands there until the next key.
            await _press(pilot, "D")
            last = (await _press(pilot, "down")).splitlines()[-1]
        for does in ("open", "rename", "delete", "bring back", "copy out", "take in", "back"):
            assert does in last

    in_a_terminal(look)()


@in_a_terminal
async def test_words_narrow_a_long_list_down() -> None:
    """A key asks for words, the head says which hold and how one comes back, and what is not there is said."""
    for name in ("Ada", "Carla", "Diego"):
        for _ in range(4):
            sitting = SetUp(TITLE).begin(Plan(seats=(Seat(name), Seat("Ben")), chosen={"start": "listed"}, seed=3))
            sitting.saving.release()
    async with _opened().run_test(size=(80, 24)) as pilot:
        assert "f filter · 12" in await _saves(pilot)
        await pilot.press("f")
        text = await _typed(pilot, "CARLA round")
        assert "4 of 12 with CARLA round, Esc all" in text
        assert ("ben-carla-4" in text, "ada-ben-1" in text) == (True, False)
        await pilot.press("f")
        assert "No saved game has 'nobody'." in await _typed(pilot, "nobody")
        assert "f filter · 12" in await _press(pilot, "escape")
        await pilot.press("f")
        await _typed(pilot, "diego-1")
        assert "is deleted" in await _press(pilot, "D")
        assert "f filter · 11" in shown(pilot)


@in_a_terminal
async def test_a_game_is_copied_out_and_taken_in() -> None:
    """A path is typed for both; what cannot be done is said at the foot, and may be typed anew."""
    sitting = _begun()
    sitting.saving.release()
    target = games_folder().parent / "copy.json"
    async with _opened().run_test(size=(80, 24)) as pilot:
        assert "Copy it to: ~/ada-ben-1.json" in (await _saves(pilot), await _press(pilot, "E"))[1]
        text = await _typed(pilot, str(target))
        assert target.read_bytes() == sitting.saving.path.read_bytes()
        assert "is copied to" in text
        await _press(pilot, "I")
        assert "there is no such file" in " ".join((await _typed(pilot, str(target) + "x")).split())
        assert "Take in" not in (await _press(pilot, "ctrl+c")).splitlines()[-1]
        await _press(pilot, "I")
        assert "It is here now, as copy." in await _typed(pilot, str(target))
    assert {game.name for game in listed()} == {"ada-ben-1", "copy"}
    assert path_of("copy").read_bytes() == target.read_bytes()


@in_a_terminal
async def test_into_an_empty_list_a_game_is_taken_in_or_refused() -> None:
    """What is wrong with a file is said where one types, also while there is no game yet."""
    async with _opened().run_test(size=(80, 24)) as pilot:
        last = (await _saves(pilot)).splitlines()[-1]
        assert last.split() == ["I", "take", "in", "Esc", "back"]
        await _press(pilot, "I")
        for path, hint in (
            ("/nowhere", "there is no such file"),
            ("~nobodyatall/x", "nobody of that name"),
            ("/", "it is a folder"),
            ("/" + "x" * 300, "cannot be opened"),
        ):
            assert hint in await _typed(pilot, path)
        assert "no saved games" in await _press(pilot, "escape")


@in_a_terminal
async def test_a_damaged_game_goes_on_from_its_last_good_state() -> None:
    """It is called damaged, what Enter does is said, and Enter leads to a table; the file is as it was."""
    sitting = _begun()
    sitting.saving.release()
    path = sitting.saving.path
    answers = read_header(path.read_bytes()).answers
    write(path, path.read_bytes())
    harmed = path.read_bytes()[:-100]
    path.write_bytes(harmed)
    app = _opened()
    async with app.run_test(size=(80, 24)) as pilot:
        text = " ".join((await _saves(pilot)).split())
        assert "cut short" in text
        assert f"{answers} answers) as a game of its own" in text
        await _press(pilot, "enter")
        assert isinstance(app.screen, MatchScreen)
        assert len(session_of(app.screen).match.journal) == answers
        beneath = app.screen_stack[0]
        assert isinstance(beneath, PageScreen)
        # It is opened once: nobody looks on at it beneath the table.
        assert [page.name for page in beneath.pages] == ["title", "saves"]
    assert path.read_bytes() == harmed
    assert path_of("ada-ben-1-2").exists()


@pytest.mark.parametrize("kind", ["newer", "foreign"])
def test_files_of_others_are_told_apart(kind: str) -> None:
    """The list says in a word what a file is; nothing is offered in its place, and Enter leaves it alone."""
    word, data = {"newer": ("newer version", b'{"format": 99}'), "foreign": ("no saved game", b"hello")}[kind]

    async def look() -> None:
        games_folder().mkdir(parents=True)
        (games_folder() / "strange.json").write_bytes(data)
        async with _opened().run_test(size=(80, 24)) as pilot:
            assert word in await _saves(pilot)
            assert "cannot be opened" in await _press(pilot, "enter")
        assert (games_folder() / "strange.json").read_bytes() == data

    in_a_terminal(look)()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_that_is_open_elsewhere_is_looked_on_at_and_taken_over(size: tuple[int, int]) -> None:
    """Who has it is said; what is answered there is seen here; and once it is free, Enter plays on."""

    async def look() -> None:
        sitting = _begun()
        app = _opened()
        async with app.run_test(size=size) as pilot:
            text = await _saves(pilot)
            assert "open elsewhere" in text
            assert "It is open in another window" in text
            text = await _press(pilot, "enter")
            assert "played by process" in text
            assert "Havana" in text
            assert "still played by process" in await _press(pilot, "enter")
            assert " Points ─" in await _press(pilot, "tab")
            play(sitting.session, 10)
            assert isinstance(app.screen, PageScreen)
            assert app.screen.pages[-1].look_again()  # type: ignore[attr-defined]
            sitting.saving.release()
            assert app.screen.pages[-1].look_again()  # type: ignore[attr-defined]
            app.screen.redraw()
            assert "free: Enter takes it over" in await _press(pilot, "tab")
            await _press(pilot, "enter")
            assert isinstance(app.screen, MatchScreen)
            assert session_of(app.screen).match.journal[: len(sitting.session.match.journal)] == (
                sitting.session.match.journal
            )

    in_a_terminal(look)()


@in_a_terminal
async def test_what_the_title_would_go_on_with_is_looked_on_at_while_it_is_open() -> None:
    """To go on with the last game, while another window has it, leads to looking on."""
    sitting = _begun()
    async with _opened().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Looking on at ada-ben-1" in await _press(pilot, "1")
    sitting.saving.release()


@pytest.mark.parametrize("name", ["", "ada-ben-1"])
def test_to_resume_a_game_that_is_open_leads_to_looking_on(name: str) -> None:
    """From the shell, too; once the game is free, Enter plays on, and what is left then is the title."""

    async def look() -> None:
        sitting = _begun()
        app = application(OldGame(name), Terminal())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Looking on at ada-ben-1" in shown(pilot)
            sitting.saving.release()
            await _press(pilot, "enter")
            assert isinstance(app.screen, MatchScreen)
            assert "Saved as ada-ben-1" in await _press(pilot, "q")

    in_a_terminal(look)()


def test_no_clock_runs_beneath_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has taken a game over is not followed any more by the page that was looked on at."""
    monkeypatch.setattr("maracaibo_tui.tui.shell.pages.page_screen._LOOKS_AGAIN", 0.01)

    async def look() -> None:
        sitting = _begun()
        app = application(OldGame("ada-ben-1"), Terminal())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            pages = app.screen
            assert isinstance(pages, PageScreen)
            assert pages._clock is not None  # noqa: SLF001 - a clock shows nowhere else
            sitting.saving.release()
            await _press(pilot, "enter")
            async with asyncio.timeout(10):
                while pages._clock is not None:  # noqa: SLF001 - likewise
                    await pilot.pause(0.01)
            assert isinstance(app.screen, MatchScreen)

    in_a_terminal(look)()


@in_a_terminal
async def test_an_onlooker_sees_no_hand() -> None:
    """No card of a hand is named on the page, whoever plays."""
    sitting = _begun()
    state = sitting.session.match.state
    box = sitting.session.match.game.printed.box  # type: ignore[attr-defined]
    names = {box.cards[card].name for player in state.players for card in player.hand}
    assert names
    async with _opened().run_test(size=(200, 60)) as pilot:
        await _saves(pilot)
        text = await _press(pilot, "enter")
    assert "Looking on" in text
    assert not [name for name in names if name in text]
    sitting.saving.release()


@in_a_terminal
async def test_on_a_low_screen_one_looks_on_part_by_part() -> None:
    """Tab turns from the map to the points and back; a high screen has both at once and names no such key."""
    sitting = _begun()
    for size, is_low in (((80, 24), True), ((120, 40), False)):
        async with _opened().run_test(size=size) as pilot:
            await _saves(pilot)
            first = await _press(pilot, "enter")
            assert ("Points" not in first, "Tab" in first) == (is_low, is_low)
            assert "Tortuga" in first
            second = await _press(pilot, "tab")
            assert ("Tortuga" not in second) is is_low
            assert "if it ended now" in second
            assert await _press(pilot, "tab") == first
    sitting.saving.release()


@in_a_terminal
async def test_a_game_left_while_nothing_could_be_saved_is_tried_once_more() -> None:
    """Leaving the table writes again what could not be written before, and says so if it is still not possible."""
    app = application(NewGame(players="Ada,Ben", seed=1), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        folder = games_folder()
        aside = folder.with_name("aside")
        folder.rename(aside)
        folder.write_bytes(b"")
        assert "Not saved" in await _press(pilot, "y", "1")
        folder.unlink()
        aside.rename(folder)
        assert "Saved as ada-ben-1" in await _press(pilot, "q")
    assert read_header(path_of("ada-ben-1").read_bytes()).answers == 1


@in_a_terminal
async def test_every_letter_can_be_typed_into_a_name() -> None:
    """Letters that mean going back, leaving or taking elsewhere are only letters in a name."""
    sitting = _begun()
    sitting.saving.release()
    path = settings_path(SETTINGS_FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('[keys]\nback = ["w", "escape"]\naccept = ["y", "enter"]\n', encoding="utf-8")
    async with _opened().run_test(size=(80, 24)) as pilot:
        await _saves(pilot)
        await _press(pilot, "r", *["backspace"] * 20, *"qwy", "enter")
        assert {game.name for game in listed()} == {"qwy"}


@in_a_terminal
async def test_an_onlooker_sees_the_game_of_the_file(tmp_path: Path) -> None:
    """A game that lies elsewhere is looked at where it lies, whatever else has its name in the folder of games."""
    from maracaibo_tui.tui.shell.pages.onlooking import OnlookingPage
    from maracaibo_tui.tui.shell.pages.preview import Preview

    elsewhere = _begun(120)
    elsewhere.saving.release()
    path = tmp_path / f"{elsewhere.saving.path.stem}.json"
    path.write_bytes(elsewhere.saving.path.read_bytes())
    expected = Preview()(path, listed_file(path), 80, 40)
    elsewhere.saving.path.unlink()
    here = _begun(1)
    here.saving.release()
    assert here.saving.path.stem == path.stem
    page = OnlookingPage(path, Preview(), lambda _path: None)
    assert page.draw(80, 43)[2:-1] == expected
    assert expected != Preview()(here.saving.path, listed_file(here.saving.path), 80, 40)


@in_a_terminal
async def test_only_what_failed_is_said_in_the_ink_of_warnings() -> None:
    """What went well stands in the ink of words, why something cannot be done in that of warnings."""
    _begun().saving.release()
    async with _opened().run_test(size=(80, 24)) as pilot:
        await _saves(pilot)
        await pilot.press("E")
        await _typed(pilot, str(games_folder().parent / "copy.json"))
        assert _last_ink(pilot) == "text"
        await _press(pilot, "D")
        assert _last_ink(pilot) == "text"
        await _press(pilot, "u")
        assert _last_ink(pilot) == "text"
        await _press(pilot, "u")
        assert ("Nothing was deleted." in shown(pilot), _last_ink(pilot)) == (True, "warn")
        await _press(pilot, "down")
        assert _last_ink(pilot) == "key"


def _last_ink(pilot: Pilot[Any]) -> str:
    """Give the ink of the first letter in the last row."""
    (part,) = parts_of(pilot.app.screen)
    return next(cell.ink for cell in part.rows[-1] if cell.character != " ")
