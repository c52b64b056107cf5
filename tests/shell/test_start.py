"""Beginning and going on: from the words of the command line to a table, and from a file to the same question."""

import errno
import os
import re
import stat
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.record_file import read_header
from maracaibo_tui.library.saves import SaveError, games_folder, path_of, read
from maracaibo_tui.library.shelf import delete, last_played, rename
from maracaibo_tui.play.granting import alone, is_complete, planned
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat, coloured
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, free_paths, old_game, read_seat
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.pages.progress import moments_of
from tests.support.played import TITLE
from tests.support.seated import kit, play, referee_of

TWO = (Seat("Ada"), Seat("Ben"))
LISTED = {"start": "listed"}


def begun(seats: tuple[Seat, ...] = TWO, seed: int = 5, **chosen: str) -> Sitting:
    """Begin a game that is written down."""
    return SetUp(TITLE).begin(Plan(seats=seats, chosen={**LISTED, **chosen}, seed=seed))


def _free_path(seats: tuple[Seat, ...], opponent: str) -> Path:
    return next(free_paths(seats, opponent))


def opened_again(sitting: Sitting) -> Sitting:
    """Leave a game and go on with it from its file."""
    sitting.saving.release()
    return old_game(sitting.saving.path)


def state_of(session: Session) -> str:
    """Give the fingerprint of a session's position."""
    return session.match.game.digest(session.match.state)


@pytest.mark.parametrize(
    "wish,seats,chosen",
    [
        (NewGame(players="Ada,Ben"), TWO, {}),
        (NewGame(players=" Ada , Zo\u00eb\x07"), (Seat("Ada"), Seat("Zo\u00eb")), {}),
        (NewGame(players="Ada", bot="random"), (Seat("Ada"), Seat("Bot Ben", "random")), {}),
        (
            NewGame(players="Ben", bot="usual,busy"),
            (Seat("Ben"), Seat("Bot Ada", "greedy"), Seat("Bot Carla", "busy")),
            {},
        ),
        (NewGame(solo=3), (Seat("Ada"),), {"opponent": "jean", "level": "3"}),
        (NewGame(players="Eve", solo=2, bot="jacques"), (Seat("Eve"),), {"opponent": "jacques", "level": "2"}),
        (NewGame(players="Ada,Ben", bot="jacques:4"), TWO, {"opponent": "jacques", "level": "4"}),
        (
            NewGame(players="Ada,Ben", options={"story": "77", "edition": "first"}),
            TWO,
            {"story": "77", "edition": "first"},
        ),
    ],
)
def test_what_was_asked_for_is_what_is_planned(wish: NewGame, seats: tuple[Seat, ...], chosen: dict[str, str]) -> None:
    """Names, bots, opponent, level, story and edition of the command line become a plan that needs no question."""
    assert is_complete(wish)
    plan = planned(TITLE, wish, Plan())
    assert (plan.seats, plan.chosen) == (seats, chosen)


def test_what_was_not_asked_for_is_as_before() -> None:
    """A wish without names keeps those of the last game, for the page to show."""
    before = Plan(seats=TWO, chosen={"story": "76", "edition": "first"})
    plan = planned(TITLE, NewGame(options={"edition": "second"}, seed=4), before)
    assert not is_complete(NewGame(options={"edition": "second"}, seed=4))
    assert (plan.seats, plan.chosen, plan.seed) == (TWO, {"story": "76", "edition": "second"}, 4)


def test_alone_against_jean_keeps_the_level() -> None:
    """The way from the title takes one person and the level played last."""
    plan = alone(TITLE, Plan(seats=(Seat("Rob", "random"), Seat("Eve")), chosen={"level": "4"}))
    assert (plan.seats, plan.chosen) == ((Seat("Eve"),), {"level": "4", "opponent": "jean"})


@pytest.mark.parametrize(
    "wish,hint",
    [
        (NewGame(players="Ada", bot="gredy"), "gredy"),
        (NewGame(players="Ada", bot="jean:much"), "much"),
        (NewGame(players="Ada,Ben", bot="random,random,random"), "seats"),
        (NewGame(solo=9), "1 to 5"),
        (NewGame(players="Ada,Ben", bot="jacques:5"), "1 to 4"),
        (NewGame(players="Ada,Ben", solo=1), "one person"),
        (NewGame(players="Ada"), "alone"),
        (NewGame(players="Ada,Ada"), "called Ada"),
        (NewGame(players="Ada,"), "no name"),
        (NewGame(players="A,B,C,D,E"), "1 to 4"),
        (NewGame(players="Ada,Ben", options={"story": "3"}), "75"),
        (NewGame(players="Ada,Ben", pack="nowhere"), "nowhere"),
        (OldGame("nowhere"), "nowhere"),
        (OldGame(), "maracaibo play"),
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_granted_is_one_sentence(wish: NewGame | OldGame, hint: str) -> None:
    """Before the screen changes, one line says what is wrong and what is allowed."""
    with pytest.raises(SaveError) as refused:
        application(wish, Terminal())
    assert hint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_game_is_on_disk_before_its_first_question_and_after_every_answer() -> None:
    """The file holds what was answered, and the header says how far the game is."""
    sitting = begun()
    assert read_header(read(sitting.saving.path)).answers == 0
    play(sitting.session, 5)
    header = read_header(read(sitting.saving.path))
    assert header.answers == len(sitting.session.match.journal)
    assert header.seats == ("Ada", "Ben")


@pytest.mark.parametrize("answers", [0, 1, 9, 60])
def test_a_game_goes_on_at_the_same_question(answers: int) -> None:
    """After closing and opening, question, position, log and undo are what they were."""
    sitting = begun()
    play(sitting.session, answers)
    again = opened_again(sitting).session
    assert again.match.question == sitting.session.match.question
    assert state_of(again) == state_of(sitting.session)
    assert again.log == sitting.session.log
    assert len(again.match.steps) == len(sitting.session.match.steps)


def test_a_game_with_a_bot_goes_on_as_if_it_had_never_stopped() -> None:
    """The bot decides after a break what it would have decided without one, and remains a bot."""
    seats = (Seat("Ada"), Seat("Bot Rob", "random"))
    one, other = begun(seats, seed=8), begun(seats, seed=8)
    play(one.session, 30)
    play(other.session, 15)
    again = opened_again(other)
    assert again.session.seats == coloured(seats)
    chance_of_the_rest = len(again.session.match.journal)
    journal = one.session.match.journal
    while len(again.session.match.journal) < len(journal):
        again.session.settle()
        at = len(again.session.match.journal)
        if at < len(journal):
            assert again.session.answer(again.session.number, journal[at].answer)
    again.session.settle()
    assert chance_of_the_rest < len(journal)
    assert again.session.match.journal[: len(journal)] == journal


def test_a_finished_game_is_opened_with_its_points() -> None:
    """Its end, its winners and how the points grew are all there."""
    sitting = begun()
    play(sitting.session, 5000)
    assert sitting.session.is_over
    again = opened_again(sitting).session
    assert again.is_over
    assert again.match.state.winners == sitting.session.match.state.winners
    moments = moments_of(kit(), referee_of(again))
    assert [round_ for round_, _ in moments] == sorted(round_ for round_, _ in moments)
    assert moments[-1][1] == {p.seat: p.vp for p in again.match.state.players}


def test_the_same_set_up_again_is_another_game() -> None:
    """Same captains and options, another deal, another file."""
    sitting = begun(story="76")
    other = sitting.again()
    assert set(other.session.seats) == set(coloured(TWO))
    assert other.session.match.state.options == sitting.session.match.state.options
    assert other.saving.path != sitting.saving.path


def test_games_are_called_after_their_captains_and_a_number() -> None:
    """The next free number is taken; names that make no file name give way."""
    assert begun().saving.path == path_of("ada-ben-1")
    assert begun().saving.path == path_of("ada-ben-2")
    assert _free_path((Seat("\u00c9mile d'Or"), Seat("Rob", "random")), "jean") == path_of("emile-d-or-jean-1")
    assert _free_path((Seat("\u03a9"),), "") == path_of("game-1")
    long = tuple(Seat(name * 20) for name in "abcd")
    assert len(_free_path(long, "jacques").stem) <= 64


def test_a_bot_is_a_bot_only_in_brackets() -> None:
    """Seats are read back as they were written; names from a file are cleaned, and a bot is named as one."""
    assert read_seat("Bot Rob (random)", TITLE) == Seat("Bot Rob", "random")
    assert read_seat("Rob (random)", TITLE) == Seat("Bot Rob", "random")
    assert read_seat("Ada", TITLE) == Seat("Ada")
    assert read_seat("A\u202eda\x1b", TITLE) == Seat("Ada")
    assert read_seat("", TITLE) == Seat("Captain")


def test_an_answer_that_cannot_be_written_is_said_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk stops nobody: the table says so after every answer, and once when it is well again."""

    def full(_path: Path, _data: bytes) -> None:
        raise SaveError("it cannot be written (No space left on device).", "No space left on device")

    sitting = begun()
    said: list[str] = []
    sitting.saving.tell = said.append
    before = read(sitting.saving.path)
    with monkeypatch.context() as disk:
        disk.setattr("maracaibo_tui.play.saving.write", full)
        play(sitting.session, 2)
    assert "No space left" in said[-1]
    assert "play on" in said[-1]
    assert sitting.saving.loss == f"Not saved: No space left on device. ({sitting.saving.path})"
    assert read(sitting.saving.path) == before
    said.clear()
    play(sitting.session, 2)
    assert said == ["The game is being saved again."]
    assert sitting.saving.loss == ""
    assert read_header(read(sitting.saving.path)).answers == len(sitting.session.match.journal)


def test_a_folder_that_cannot_be_made_is_said_at_once() -> None:
    """Where there is no place for games, the first note says so, and the game can be played."""
    games_folder().parent.mkdir(parents=True)
    games_folder().write_text("", encoding="utf-8")
    sitting = begun()
    assert "is a file, not a folder. You can play on." in sitting.note
    play(sitting.session, 3)


def test_a_game_is_open_in_one_window_only() -> None:
    """A second window is refused with a sentence; when the first is left, it may open the game."""
    sitting = begun()
    with pytest.raises(SaveError, match=f"another window \\(process {os.getpid()} .*\\): leave it there first"):
        old_game(sitting.saving.path)
    sitting.saving.release()
    assert old_game(sitting.saving.path).session.question == sitting.session.question


def test_a_game_whose_lock_cannot_be_opened_is_refused_and_left_as_it_is() -> None:
    """Nobody knows whether another window plays it, so nothing is opened and nothing written."""
    sitting = begun()
    play(sitting.session, 3)
    sitting.saving.release()
    path = sitting.saving.path
    before, lock = read(path), path.parent / ".locks" / path.stem
    lock.unlink()
    lock.mkdir()
    with pytest.raises(SaveError, match=f"^{lock}: this lock cannot be opened "):
        old_game(path)
    with pytest.raises(SaveError, match="this lock cannot be opened"):
        application(OldGame(path.stem), Terminal())
    assert read(path) == before
    lock.rmdir()
    assert old_game(path).session.question == sitting.session.question


def test_no_game_begins_where_locks_cannot_be_opened() -> None:
    """What stands in the place of the folder of locks is named, and no game is written."""
    games_folder().mkdir(parents=True)
    (games_folder() / ".locks").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match=f"^{games_folder()}/.locks: this folder of locks cannot be opened "):
        begun()
    assert not list(games_folder().glob("*.json"))


def test_a_file_system_without_locks_is_said_when_a_game_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game and an old one begin with the note, and both can be played."""

    def unknown(_handle: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", unknown)
    sitting = begun()
    assert sitting.note.startswith(f"No lock can be kept in {games_folder()}: do not open this game in a second window")
    play(sitting.session, 3)
    again = opened_again(sitting)
    assert "No lock can be kept in" in again.note
    assert again.session.question == sitting.session.question


def test_a_damaged_file_is_one_sentence() -> None:
    """A file that was cut short is refused, and left as it is."""
    sitting = begun()
    sitting.saving.release()
    path = sitting.saving.path
    data = read(path)[:-40]
    path.write_bytes(data)
    with pytest.raises(SaveError, match="cut short"):
        old_game(path)
    assert read(path) == data


def test_the_last_game_is_the_one_that_is_not_over() -> None:
    """Without a name the newest game that can be played on is meant; over games come after it, damaged ones never."""
    assert last_played() is None
    first, last = begun(), begun()
    play(last.session, 5000)
    for path, moment in ((first.saving.path, 1000), (last.saving.path, 2000)):
        os.utime(path, (moment, moment))
    broken = games_folder() / "broken.json"
    broken.write_text("{", encoding="utf-8")
    found = last_played()
    assert found is not None
    assert found.name == first.saving.path.stem
    first.saving.release()
    delete(first.saving.path.stem)
    found = last_played()
    assert found is not None
    assert found.name == last.saving.path.stem


def test_a_game_gets_another_name_only_if_it_is_free() -> None:
    """Renaming never writes over another game, and no name leads out of the folder."""
    one, other = begun(), begun()
    one.saving.release()
    other.saving.release()
    with pytest.raises(SaveError, match="already"):
        rename(one.saving.path.stem, other.saving.path.stem)
    with pytest.raises(SaveError, match="cannot be called"):
        rename(one.saving.path.stem, "../out")
    rename(one.saving.path.stem, "sunday")
    assert path_of("sunday").exists()
    assert not one.saving.path.exists()


def test_games_are_nobody_elses_business() -> None:
    """Files of games can be read by their owner only."""
    path = begun().saving.path
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(path.parent.stat().st_mode) & 0o077 == 0


@pytest.mark.parametrize("bots", ["jean:5,jacques:1", "jacques,jean", "jean:1,jean:2"])
def test_two_automatic_opponents_are_refused(bots: str) -> None:
    """Nobody who asked for two gets one without a word."""
    with pytest.raises(SaveError, match="one at a time"):
        planned(TITLE, NewGame(players="Ada", bot=bots), Plan())


@pytest.mark.parametrize(
    "wish,sentence",
    [
        (NewGame(players="Ada", bot="greedy:3"), "--bot greedy:3: greedy has no levels; Jean and Jacques have."),
        (NewGame(players="Ada,Ben", options={"story": "99"}), '--story: found "99", allowed one of 75, 76, 77'),
    ],
)
def test_a_refusal_says_what_it_is_about(wish: NewGame, sentence: str) -> None:
    """On the command line nothing else tells which of the options is meant."""
    with pytest.raises(SaveError, match=f"^{re.escape(sentence)}$"):
        application(wish, Terminal())
