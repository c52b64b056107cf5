"""The first page in lines has everything that the title on the screen has, as short questions."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from maracaibo_tui.engine.record_file import Header, read_header
from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.saves import games_folder, path_of
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings
from maracaibo_tui.library.settings import path_of as settings_path
from maracaibo_tui.library.settings import read as read_settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.front import Front
from maracaibo_tui.tui.plain.start import InUse
from maracaibo_tui.tui.plain.talk import Talk
from maracaibo_tui.tui.plain.titles import FirstPage, chosen
from maracaibo_tui.tui.plain.words import WIDTH
from maracaibo_tui.tui.screen.edge import Terminal
from tests.support.played import TITLE

TYPED = {
    "Continue": "Enter",
    "New game": "new",
    "Alone against Jean": "1 to 5",
    "Saved games": "saves",
    "Campaigns": "campaigns",
    "Rulebook": "rules",
    "Settings": "settings",
    "Quit": "q",
}
"""What is typed for each way that leads away from the title."""


class Typist:
    """Types lines on the first page; `parts` is what was said before each of them, and at the end."""

    def __init__(self, *lines: str, use: Callable[[Settings], None] = lambda _settings: None) -> None:
        """Type these until a game begins or nothing is left."""
        self._left, self.parts = [*lines], [""]
        self.longest = 0
        self.sitting = chosen(Talk(self._hear, self._say), TITLE, use)
        if self.sitting is not None:
            self.sitting.saving.release()

    def said(self, number: int = -1) -> str:
        """Give what was said after so many lines, in one line."""
        return " ".join(self.parts[number].split())

    @property
    def game(self) -> Sitting:
        """The game that was begun or gone on with."""
        assert self.sitting is not None, self.parts
        return self.sitting

    def _say(self, text: str) -> None:
        self.longest = max(self.longest, len(text))
        self.parts[-1] += f"{text}\n"

    def _hear(self, _prompt: str) -> str | None:
        if not self._left:
            return None
        self.parts.append("")
        return self._left.pop(0)


def _saved(*names: str, seat: str = "Ada") -> list[Path]:
    """Save a game a name, the last one last."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat(seat), Seat("Ben")), seed=1))
    sitting.saving.release()
    data = sitting.saving.path.read_bytes()
    sitting.saving.path.unlink()
    for at, name in enumerate(names):
        path_of(name).write_bytes(data)
        os.utime(path_of(name), (1000 + at, 1000 + at))
    return [path_of(name) for name in names]


def _header(path: Path) -> Header:
    return read_header(path.read_bytes())


def test_every_way_of_the_title_can_be_typed() -> None:
    """Whatever leads away from the title on the screen does so here; nothing there is left out."""
    _saved("sunday")
    ways = [way.label for way in Front(Terminal()).ways()]
    typed = FirstPage(Talk(lambda _prompt: None, lambda _text: None), TITLE, lambda _settings: None).ways()
    assert ways == list(TYPED)
    assert set(TYPED.values()) <= set(typed)
    assert typed["Enter"].startswith("to go on with sunday: Ada, Ben; round 1; ")


def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    """As on the screen, there is nothing to go on with then; Enter does no harm."""
    typist = Typist("", "q")
    assert typist.sitting is None
    assert "Enter" not in typist.said(0)


def test_a_new_game_is_set_up_question_by_question() -> None:
    """Persons, bots with a name and without, options, seed: all as typed, and remembered for the next time."""
    typist = Typist("new", "1", "Zo\u00eb, usual, Bo (beginner bot)", "3", "3", "4", "first", "9", "4711", "")
    header = _header(typist.game.saving.path)
    assert set(header.seats) == {"Zo\u00eb", "Bot Bo (mild)", "Bot Ada (greedy)"}
    assert (header.options["story_card"], header.options["edition"]) == (77, "first")
    assert typist.longest <= WIDTH
    # The seed deals the game, and is not kept.
    assert _first_hands("4711") == _first_hands("4711") != _first_hands("4712")
    text = Typist("new", "back", "q").said(1)
    assert "1 Captains: Zo\u00eb, Bot Bo (beginner bot), Bot Ada (usual bot)" in text
    assert "3 Story: 77" in text
    assert "Seed: any" in text


def _first_hands(seed: str) -> list[list[str]]:
    state = Typist("new", "9", seed, "").game.session.match.state
    return [list(player.hand) for player in state.players]


def test_an_opponent_and_a_level_are_chosen() -> None:
    """The level is asked for once there is somebody who has one."""
    typist = Typist("new", "1", "Ada", "2", "jean", "3", "5", "")
    options = typist.game.session.match.state.options
    assert (options.players, options.bot, options.bot_level) == (1, "jean", 5)


def test_a_pack_may_be_named_or_lie_in_a_folder(tmp_path: Path) -> None:
    """A pack that came with the game by its name, any other by its folder; what is none is refused, and asked again."""
    own = tmp_path / "own"
    own.mkdir()
    head = 'id = "own"\ngame = "maracaibo"\ntitle = "Own"\nversion = "1"\nschema = 1\nextends = "maracaibo"\n'
    (own / "pack.toml").write_text(head)
    typist = Typist("new", "8", "nowhere", str(own), "")
    assert "no such pack" in typist.said(3)
    assert _header(typist.game.saving.path).pack_folder == str(own)
    assert _header(Typist("new", "8", "example", "").game.saving.path).pack == "example"


@pytest.mark.parametrize(
    "lines,said",
    [
        (("1", "strong bot"), "Nobody plays: name a person."),
        (("1", "Ada (clever)"), "there is no such bot; there are beginner bot, usual bot, strong bot, master bot."),
        (("1", "A, strong, strong, strong, strong"), "4 bots are more than there are seats"),
        (("1", "Ada", ""), "One captain alone needs somebody to play against"),
        (("1", "Ada, Ada"), "Two captains are called Ada"),
        (("9", "many"), "A seed is a number of at most 18 digits, or any."),
        (("3", "9"), "Type one of these numbers, or nothing to leave it as it is."),
        (("99",), "Type a number from 1 to 9, Enter to begin, or back."),
    ],
)
def test_what_cannot_be_in_a_new_game_is_a_sentence(lines: tuple[str, ...], said: str) -> None:
    """It is said at once, nothing begins, and the question stays."""
    typist = Typist("new", *lines)
    assert typist.sitting is None
    assert said in typist.said()
    assert not [*games_folder().glob("*.json")]


@pytest.mark.parametrize("asked", ["h", "help"])
def test_the_first_page_is_said_again_and_nothing_else(asked: str) -> None:
    """Whoever asks for help is not taken for a captain of that name."""
    typist = Typist(asked)
    assert typist.sitting is None
    assert typist.said(1) == typist.said(0)


def test_all_saved_games_are_listed_page_by_page() -> None:
    """Ten at a time, the last played first; a number means the same game on whichever page."""
    _saved(*[f"game-{number}" for number in range(1, 24)])
    typist = Typist("saves", "more", "more", "more", "less", "23")
    first, second, third, still, back = (typist.parts[at] for at in range(1, 6))
    assert first.startswith("Saved games, 1 to 10 of 23:\n 1  game-23: Ada, Ben; round 1; ")
    assert "more shows others" in first
    assert second.startswith("Saved games, 11 to 20 of 23:\n11  game-13: ")
    assert third == still
    assert third.startswith("Saved games, 21 to 23 of 23:\n21  game-3: ")
    assert back == second
    assert typist.game.saving.path.stem == "game-1"


def test_a_saved_game_is_renamed_deleted_brought_back_copied_and_taken_in(tmp_path: Path) -> None:
    """Each by a word and a number; what was done is said."""
    _saved("one", "two")
    file = tmp_path / "copy.json"
    typist = Typist(
        *("saves", "rename 1 sunday", "delete 2", "undo", f"export 1 {file}", f"import {file}", "undo", "h", "1")
    )
    assert "two is called sunday now." in typist.said(2)
    assert "one is deleted; undo brings it back." in typist.said(3)
    assert "one is back." in typist.said(4)
    assert f"sundayiscopiedto{file}." in "".join(typist.said(5).split())
    assert "It is here now, as copy." in typist.said(6)
    assert "Nothing was deleted." in typist.said(7)
    assert "rename 2 NAME give it another name" in typist.said(8)
    assert {path.stem for path in games_folder().glob("*.json")} == {"sunday", "one", "copy"}
    assert typist.game.saving.path.stem == "copy"
    assert typist.longest <= WIDTH


@pytest.mark.parametrize(
    "line,said",
    [
        ("rename 9 x", "Which game? Type its number behind the word"),
        ("rename 1 ../x", "A game cannot be called"),
        ("export 1", "To which file?"),
        ("import", "Which file?"),
        ("import /nowhere.json", "there is no such file"),
        ("dance", "Type the number of a game, or h for help."),
        ("mend 1", "is not damaged"),
    ],
)
def test_what_cannot_be_done_with_a_saved_game_is_a_sentence(line: str, said: str) -> None:
    """It is said, and the list stays open."""
    _saved("one")
    typist = Typist("saves", line, "1")
    assert said in typist.said(2)
    assert typist.game.saving.path.stem == "one"


def test_a_damaged_game_is_named_and_mended() -> None:
    """Its number says what is wrong; a word goes on from its last good state."""
    (path,) = _saved("one")
    sitting = Typist("saves", "1").game
    sitting.saving.hold()
    sitting.keep()
    sitting.saving.release()
    path.write_bytes(path.read_bytes()[:-40])
    typist = Typist("saves", "1", "mend 1")
    assert "one: cut short; today" in typist.said(1)
    assert "mend and its number go on" in typist.said(2)
    assert typist.game.saving.path.stem == "one-2"


def test_a_game_in_another_window_is_looked_on_at_and_taken_over() -> None:
    """By its number, and by Enter on the first page: no hand is shown; once it is free a word plays on."""
    (path,) = _saved("one")
    hold = Hold(path)
    typist = Typist("saves", "1", "", "go", "back", "back", "", "back", "q")
    assert "open in another window" in typist.said(1)
    assert "one as an onlooker sees it, without any hand: Round 1 of 4" in typist.said(2)
    assert "It is played by process" in typist.said(2)
    assert "In hand" not in typist.said(2)
    assert typist.said(3).startswith("Nothing has happened since.")
    assert "It is still played by process" in typist.said(4)
    assert "one as an onlooker sees it" in typist.said(7)
    assert typist.sitting is None
    hold.release()
    typist = Typist("saves", "look 1", "go")
    assert "answers: 0" in typist.said(2)
    assert "Nobody plays it now: go plays on." in typist.said(2)
    assert typist.game.saving.path == path


def test_settings_are_changed_used_and_written() -> None:
    """A number and a value: written beside what is set already, and used from the next line on."""
    settings = Settings(theme="mono")
    in_use = InUse(settings, Terminal())
    typist = Typist("settings", "3", "ascii", "8", "1", "9", "10", "back", "q", use=in_use.put)
    assert "1 Theme: dark" in typist.said(1)
    assert "Glyphs? Signs" in typist.said(2)
    assert "Type a number from 1 to 8, or back." in typist.said(6)
    written, problems = read_settings(settings_path(SETTINGS_FILE), Settings)
    assert (written.glyphs, written.open_play, problems) == ("ascii", True, [])
    assert in_use.settings == written
    assert in_use.look.glyphs("…") == "~"


def test_settings_that_cannot_be_written_hold_until_one_leaves() -> None:
    """The reason is said, and what was chosen is used."""
    settings_path(SETTINGS_FILE).parent.mkdir(parents=True)
    settings_path(SETTINGS_FILE).write_text("theme = 3\n")
    used: list[Settings] = []
    typist = Typist("settings", "8", "yes", "back", use=used.append)
    assert "Only until you leave." in typist.said(3)
    assert used[-1].open_play


def test_the_rulebook_is_read_on_the_first_page() -> None:
    """Its pages are listed; a page, a card and words are looked up as at the table."""
    typist = Typist("rules", "? first-game", "? legionnaire", "/ influence rank", "?", "q")
    assert "first-game Your first game" in typist.said(1)
    assert "Five hints" in typist.said(2)
    assert "Costs 6 doubloons" in typist.said(3)
    assert "See also" in typist.said(4)
    assert typist.said(5) == typist.said(1).partition(" This is the first page")[0]
    assert typist.longest <= WIDTH


@pytest.mark.parametrize("page", ["", "new", "new/1", "new/3", "saves", "saves/look 1", "settings", "settings/1"])
@pytest.mark.parametrize("leaves", [("q",), ("quit",), ()], ids=["q", "quit", "end of input"])
def test_one_can_leave_from_everywhere(page: str, leaves: tuple[str, ...]) -> None:
    """The same word that leaves a game leaves every page, and nothing begins."""
    _saved("one")
    lines = page.split("/") if page else []
    typist = Typist(*lines, *leaves, *[""] * len(leaves))
    assert typist.sitting is None
    assert len(typist.parts) == 1 + len(lines) + len(leaves)
