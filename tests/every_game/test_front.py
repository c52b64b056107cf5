"""The pages of every game: title, new game, saved games, rulebook, settings, the end, and back to the table."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.saves import games_folder, listed
from maracaibo_tui.library.settings import Settings, read
from maracaibo_tui.library.settings import path_of as settings_path
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import Front, application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages.settings import SettingsPage
from tests.support.any_table import BESIDE_A_BOT, TWO, digest, play_on, rules_of, screen_at, session_at
from tests.support.screens import shown
from tests.support.seated import in_a_terminal
from tests.support.seated import shown as shows

LONG_AGO = 1_600_000_000
"""A day in another year."""


def _saved(title: Title, answers: int, seats: tuple[Seat, ...] = BESIDE_A_BOT) -> Path:
    """Play a game so far, and leave it."""
    sitting: Sitting = SetUp(title).begin(Plan(seats=seats, chosen={"start": "listed"}, seed=5))
    play_on(sitting.session, answers)
    sitting.saving(sitting.session)
    sitting.saving.release()
    return sitting.saving.path


def _at(title: Title) -> tuple[str, ...]:
    """Give the keys that turn from the first page to a title."""
    return ("right",) * list(TITLES).index(title.id)


def _frame(keys: tuple[str, ...], size: tuple[int, int] = (120, 40)) -> str:
    return shown(application(NewGame(), Terminal()), keys, size)


def test_the_first_page_turns_to_every_title(title: Title) -> None:
    """The game of the entries is named by their company, between marks; one key more leads to the next."""
    text = _frame(_at(title))
    assert title.company in text
    assert text.count("‹") == text.count("›") == 1
    assert ("Alone against" in text) == (title.rival is not None)
    assert title.company not in _frame((*_at(title), "right"))


def test_a_title_alone_has_no_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is only one game nothing can be turned to."""
    for game in list(TITLES)[1:]:
        monkeypatch.delitem(TITLES, game)
    text = _frame(())
    assert "‹" not in text
    assert "other game" not in text


def test_the_game_played_last_comes_first(title: Title) -> None:
    """The first page is that of the game played last, and goes on with it."""
    _saved(title, 1)
    text = _frame(())
    assert title.company in text
    assert re.search(r" 1  Continue +Ada and (?!Bot)\w+ · ", text)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
def test_who_plays_is_told_however_long_ago_that_was(title: Title, size: tuple[int, int]) -> None:
    """The day of a game is left out before the names of those who play it."""
    os.utime(_saved(title, 1, (Seat("Ada"), Seat("Bartholomew of Nevis"))), (LONG_AGO, LONG_AGO))
    (told,) = re.findall(r" 1  Continue +(.*)", _frame((), size))
    assert told.startswith("Ada and Bartholomew · ")


def test_the_form_asks_what_the_game_has_to_choose(title: Title) -> None:
    """Seats are called as the game calls them, and every choice stands in the form."""
    text = _frame((*_at(title), "1"), (120, 40))
    assert text.splitlines()[0].startswith(" New game")
    assert text.splitlines()[0].endswith(title.name)
    assert f"{title.seat.capitalize()} {title.seats[-1]}" in text
    assert all(choice.label in text for choice in SetUp(title).choices(Plan()))


async def _thought(app: MaracaiboApp, pilot: Pilot[None]) -> None:
    """Wait until no bot thinks: it does so in a process of its own."""
    while isinstance(app.screen, MatchScreen) and app.screen.desk.referee.is_thinking:
        await pilot.pause(0.01)


@in_a_terminal
async def test_a_game_is_begun_left_and_gone_on_with(title: Title) -> None:
    """From the title to the table and back: the last choice is remembered, and the saved game is at its question."""
    app = application(NewGame(), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*_at(title), "1", "enter")
        await pilot.pause()
        await _thought(app, pilot)
        await pilot.pause()
        # A bot that begins is told before anything is asked.
        assert re.search("Enter (take|go on)", shows(pilot))
        for key in ("1", "escape", "escape", "q"):
            await _thought(app, pilot)
            await pilot.press(key)
        await pilot.pause()
        assert "Saved as ada-1." in shows(pilot)
    sitting = old_game(games_folder() / "ada-1.json")
    sitting.saving.release()
    assert sitting.title.id == title.id
    assert sum(not given.auto for given in sitting.referee.answers.values()) >= 1
    app = application(OldGame("ada-1"), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await _thought(app, pilot)
        await pilot.pause()
        assert re.search("Enter (take|go on)", shows(pilot))


def test_a_game_of_several_is_resumed_behind_the_veil(title: Title) -> None:
    """Who opens it sees who decides, and nothing of the table."""
    path = _saved(title, 1, TWO)
    app = application(OldGame(path.stem), Terminal())
    text = shown(app, (), (80, 24))
    assert "┌" not in text
    assert "decides" in text or "Pass the keyboard" in text


@in_a_terminal
async def test_a_game_that_is_opened_brings_its_rulebook_and_its_title(title: Title) -> None:
    """Opened while the title of another game is shown: rulebook, settings and the title afterwards are its own."""
    path = _saved(title, 1)
    other = next(each for each in map(title_of, TITLES) if each.id != title.id)
    front = Front(Terminal())
    front.app = MaracaiboApp(front.look, lambda _app: front.show_pages(), front.pages)
    async with front.app.run_test(size=(120, 40)) as pilot:
        front.game = other
        front.go_on(path)
        await pilot.pause()
        thing = kit_of(title, rules_of(title.id).printed).things()[0]
        await pilot.press("P", "slash", *thing.address.partition("/")[2].lower())
        await pilot.pause()
        assert thing.called in shows(pilot)
        await pilot.press("escape", "escape", "escape", "q")
        await pilot.pause()
        assert title.company in shows(pilot)


def test_what_was_played_before_is_there_again(title: Title) -> None:
    """A file leads to the position, the log and the answers that can be taken back."""
    path = _saved(title, 4)
    first = old_game(path)
    first.saving.release()
    again = old_game(path)
    again.saving.release()
    assert digest(again.session) == digest(first.session)
    assert again.session.log
    assert not again.session.why_no_undo()


@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40)], ids=str)
def test_saved_games_are_listed_with_their_position(title: Title, size: tuple[int, int]) -> None:
    """The page lists the game; beside the list, or a key away, stands the table as an onlooker sees it."""
    _saved(title, 4)
    at = "3" if title.rival is None else "4"
    text = _frame((at,), size)
    assert "ada-1" in text
    header = listed()[0].header
    assert header is not None
    assert title.where(header.turn) in text
    turned = text if size[0] >= 120 else _frame((at, "tab"), size)
    home = title.keys[0].does
    assert _looks_like(title, turned)
    if size == (80, 24):
        assert f"Tab shows the {home}" in text


def test_a_game_that_another_window_has_is_looked_on_at(title: Title) -> None:
    """What an onlooker may know is drawn, and who plays is said."""
    path = _saved(title, 4)
    hold = Hold(path)
    try:
        text = shown(application(OldGame(path.stem), Terminal()), (), (80, 24))
    finally:
        hold.release()
    assert "Looking on at ada-1" in text
    assert _looks_like(title, text)


def test_the_rulebook_of_the_game_is_read_from_its_title(title: Title) -> None:
    """Index and search are those of the game."""
    text = _frame((*_at(title), "question_mark"))
    assert "Your first game" in text
    thing = kit_of(title, rules_of(title.id).printed).things()[0]
    assert thing.called in _frame((*_at(title), "slash", *thing.address.partition("/")[2].lower()))


@in_a_terminal
async def test_settings_hold_for_the_game_that_is_shown(title: Title) -> None:
    """The page of settings has the orders and the keys of the game; what is chosen is written down."""
    app = application(NewGame(), Terminal())
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press(*_at(title), "P")
        await pilot.pause()
        text = shows(pilot)
        assert title.orders is None or title.orders.label in text
        await pilot.press("right")
        await pilot.pause()
    settings, problems = read(settings_path("settings.toml"), Settings)
    assert not problems
    assert settings.theme == "light"


def test_a_game_in_which_nothing_is_sorted_has_no_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings do not speak of them, and the key says so at the table."""
    title = title_of("toy")
    label = title.orders.label if title.orders is not None else ""
    monkeypatch.setattr(type(title), "orders", None)
    page = SettingsPage(Settings(), title, lambda _settings: "")
    drawn = [plain(line) for line in page.draw(80, 60)]
    assert not [line for line in drawn if line.strip().startswith(f"{label} ")]
    screen = screen_at(title, session_at(title))
    text = shown(MaracaiboApp(screen.look, screen), ("S",), (80, 24))
    assert f"{title.name} has nothing to sort." in text


@in_a_terminal
async def test_the_end_leads_to_the_score_sheet_and_through_the_game_again(title: Title) -> None:
    """A game that is over opens with its sheet; from there one looks at the board, and replays it from the start."""
    path = _saved(title, 2000)
    app = application(OldGame(path.stem), Terminal())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        text = shows(pilot)
        assert "The game is over" in text
        assert "Ada" in text
        await pilot.press("2")
        await pilot.pause()
        assert "This is the past" in shows(pilot)
        assert "undo" not in shows(pilot)
        first = _line(shows(pilot))
        await pilot.press("J", "J")
        turned = _line(shows(pilot))
        assert first[0] < turned[0]
        assert turned[2] == first[2] + 2
        await pilot.press("K", "K", "right", "escape")
        await pilot.pause()
        assert "The game is over" in shows(pilot)
        assert "Same set-up again" in shows(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert _looks_like(title, shows(pilot))
        await pilot.press("u")
        assert "The game is over. To undo" in " ".join(shows(pilot).split())
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert "Same set-up again" in shows(pilot)
        await pilot.press("3")
        await pilot.pause()
        await _thought(app, pilot)
        await pilot.pause()
        assert re.search("Enter (take|go on)|step 1 of", shows(pilot))


def _line(text: str) -> list[int]:
    """Read where in the game a moment of the past lies: line, lines, turn, turns."""
    found = re.search(r"line (\d+) of (\d+), turn (\d+) of (\d+)", text)
    assert found, text
    return [int(number) for number in found.groups()]


def _looks_like(title: Title, text: str) -> bool:
    """Tell whether the home of a table is shown: under its heading, or, if it fills its room, by something on it."""
    home = kit_of(title, rules_of(title.id).printed).parts[0]
    return f" {home.title} ─" in text if home.ground == PANEL else any(sign in text for sign in ("▄", "▀", "~ ~"))
