"""Saved games are renamed, deleted, brought back, given out, taken in and mended; nothing is ever written over."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from maracaibo_tui.library import saves, shelf
from maracaibo_tui.library.lock import LOCKS, Hold
from maracaibo_tui.library.paths import GUEST
from maracaibo_tui.library.saves import SaveError, path_of
from maracaibo_tui.play.sitting import old_game
from tests.support.toy_saved import file_of


@pytest.fixture(name="sunday")
def a_saved_game() -> Path:
    """Save a game twice, so that there is an earlier state of it."""
    path = path_of("sunday")
    saves.write(path, file_of())
    saves.write(path, file_of("dive"))
    return path


def _names() -> set[str]:
    return {game.name for game in saves.listed()}


def test_a_renamed_game_keeps_its_earlier_state(sunday: Path) -> None:
    """The name changes, nothing else: file and earlier state are there under the new one."""
    data, earlier = sunday.read_bytes(), saves.earlier(sunday).read_bytes()
    shelf.rename("sunday", "monday")
    assert _names() == {"monday"}
    assert path_of("monday").read_bytes() == data
    assert saves.earlier(path_of("monday")).read_bytes() == earlier


def test_a_deleted_game_is_brought_back_as_it_was(sunday: Path) -> None:
    """It is not among the games, but among the deleted ones, and comes back to the bit."""
    data = sunday.read_bytes()
    assert shelf.delete("sunday") == "sunday"
    assert (_names(), [game.name for game in shelf.deleted()]) == (set(), ["sunday"])
    shelf.bring_back("sunday")
    assert sunday.read_bytes() == data
    assert (_names(), shelf.deleted()) == ({"sunday"}, [])


def test_games_deleted_under_one_name_are_kept_apart(sunday: Path) -> None:
    """The second of a name gets a number; a name that is taken again is not written over."""
    first = sunday.read_bytes()
    shelf.delete("sunday")
    saves.write(sunday, file_of("rest"))
    assert shelf.delete("sunday") == "sunday-2"
    saves.write(sunday, file_of())
    with pytest.raises(SaveError, match='a game called "sunday" again'):
        shelf.bring_back("sunday")
    shelf.bring_back("sunday-2")
    shelf.delete("sunday-2")
    shelf.delete("sunday")
    shelf.bring_back("sunday")
    assert sunday.read_bytes() == first


def test_of_deleted_games_the_oldest_go_for_good() -> None:
    """So many are kept as the shelf says, and no more."""
    for number in range(shelf.MOST_DELETED + 3):
        saves.write(path_of(f"game-{number}"), file_of())
        os.utime(path_of(f"game-{number}"), (number, number))
        shelf.delete(f"game-{number}")
    kept = {game.name for game in shelf.deleted()}
    assert kept == {f"game-{number}" for number in range(3, shelf.MOST_DELETED + 3)}


def test_a_game_deleted_last_is_kept_however_long_ago_it_was_played() -> None:
    """What counts is when a game was deleted: it can be brought back, though all the others were played later."""
    for number in range(shelf.MOST_DELETED):
        saves.write(path_of(f"game-{number}"), file_of())
        shelf.delete(f"game-{number}")
    saves.write(path_of("old"), file_of())
    os.utime(path_of("old"), (1, 1))
    assert shelf.delete("old") == "old"
    shelf.bring_back("old")
    assert _names() == {"old"}
    assert "game-0" not in {game.name for game in shelf.deleted()}


def test_a_game_is_given_out_and_taken_in(sunday: Path, tmp_path: Path) -> None:
    """A copy goes to a new file, or into a folder under its own name, and comes back under a name that is free."""
    folder = tmp_path / "stick"
    folder.mkdir()
    assert shelf.give_out("sunday", folder) == folder / "sunday.json"
    assert shelf.give_out("sunday", folder / "other") == folder / "other"
    data = (folder / "other").read_bytes()
    assert data == sunday.read_bytes()
    assert {path.name for path in folder.iterdir()} == {"sunday.json", "other"}
    shelf.take_in(data, "monday")
    assert path_of("monday").read_bytes() == data


@pytest.mark.parametrize(
    "what,hint",
    [
        (lambda folder: shelf.give_out("sunday", folder / "taken"), "there is such a file already"),
        (lambda folder: shelf.give_out("sunday", folder / "no" / "x"), "there is no such folder"),
        (lambda folder: shelf.give_out("nobody", folder), "there is no such file"),
        (lambda folder: shelf.give_out("sunday", folder / ("x" * 300)), "it cannot be written .File name too long"),
        (lambda folder: shelf.give_out("sunday", folder / "taken" / "x"), "taken"),
        (lambda _folder: shelf.take_in(b"", "sunday"), "already"),
        (lambda _folder: shelf.take_in(b"", "../x"), "cannot be called"),
        (lambda _folder: shelf.rename("nobody", "monday"), "there is no such game"),
        (lambda _folder: shelf.rename("sunday", "full"), "already"),
        (lambda _folder: shelf.delete("nobody"), "there is no such game"),
        (lambda _folder: shelf.bring_back("nobody"), "No deleted game"),
        (lambda _folder: shelf.recover(path_of("full")), "is not damaged"),
        (lambda _folder: shelf.recover(path_of("nobody")), "there is no such file.*No earlier state"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    what: Callable[[Path], object], hint: str, sunday: Path, tmp_path: Path
) -> None:
    """Nothing is written over and nothing is lost; the sentence says why."""
    (tmp_path / "taken").write_bytes(b"precious")
    saves.write(path_of("full"), file_of())
    before = sunday.read_bytes()
    with pytest.raises(SaveError, match=hint) as refused:
        what(tmp_path)
    assert "\n" not in str(refused.value)
    assert (sunday.read_bytes(), (tmp_path / "taken").read_bytes()) == (before, b"precious")
    assert _names() == {"sunday", "full"}


@pytest.mark.parametrize("harm", [lambda data: data[:-40], lambda data: data[:500] + b"?" + data[501:], lambda _: b""])
def test_a_damaged_game_goes_on_from_its_last_good_state(harm: Callable[[bytes], bytes], sunday: Path) -> None:
    """What it was before its last answer becomes a game of its own; the damaged file stays as it is."""
    harmed = harm(sunday.read_bytes())
    sunday.write_bytes(harmed)
    good = shelf.last_good(sunday, saves.listed_file(sunday).kind)
    assert good is not None
    assert good.header is not None
    assert good.header.answers == 0
    recovered = shelf.recover(sunday)
    assert recovered == path_of("sunday-2")
    assert recovered.read_bytes() == file_of()
    assert sunday.read_bytes() == harmed


def test_a_damaged_game_keeps_its_last_good_state_while_it_is_deleted(sunday: Path) -> None:
    """Whoever deletes a damaged game and thinks better of it can still mend it."""
    sunday.write_bytes(sunday.read_bytes()[:-40])
    shelf.delete("sunday")
    saves.write(sunday, file_of("rest"))
    shelf.rename("sunday", "monday")
    shelf.bring_back("sunday")
    assert shelf.recover(sunday).read_bytes() == file_of()


def test_a_game_is_not_mended_with_the_state_of_another(sunday: Path) -> None:
    """What is left of a game that was removed by hand is not taken for the one that gets its name."""
    sunday.unlink()
    saves.write(path_of("monday"), file_of("rest"))
    shelf.rename("monday", "sunday")
    assert shelf.last_good(sunday, "cut short") is None


def test_a_game_that_is_open_is_neither_renamed_nor_deleted(sunday: Path) -> None:
    """Another window could not go on writing; when it is left, everything is possible."""
    hold = Hold(sunday)
    for what in (lambda: shelf.rename("sunday", "monday"), lambda: shelf.delete("sunday")):
        with pytest.raises(SaveError, match="open in another window"):
            what()
    hold.release()
    shelf.rename("sunday", "monday")
    assert _names() == {"monday"}


def test_asking_for_a_game_that_is_not_there_leaves_no_trace() -> None:
    """Not even a folder is made."""
    path = path_of("sunday")
    for what in (lambda: shelf.rename("sunday", "monday"), lambda: shelf.delete("sunday"), lambda: old_game(path)):
        with pytest.raises(SaveError):
            what()
    assert not saves.games_folder().exists()


def test_a_game_that_is_gone_leaves_no_lock(sunday: Path) -> None:
    """The folder of locks does not fill up with games that were renamed and deleted."""
    shelf.rename("sunday", "monday")
    shelf.delete("monday")
    assert list((sunday.parent / LOCKS).iterdir()) == []


def test_a_guest_gives_out_no_game(sunday: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where friends play under one account, a copy goes to the player's own folder only."""
    monkeypatch.setenv(GUEST, "1")
    with pytest.raises(SaveError, match="guests of this machine copy games within"):
        shelf.give_out("sunday", tmp_path / "elsewhere.json")
    assert not (tmp_path / "elsewhere.json").exists()
    assert shelf.give_out("sunday", sunday.parent.parent / "copy.json").exists()
