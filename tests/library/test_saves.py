"""Games lie in one folder, are written whole or not at all, and are read without trusting them."""

import os
from pathlib import Path

import pytest

from maracaibo_tui.engine.record_file import MOST_BYTES, read_header
from maracaibo_tui.library import saves, whole_file
from maracaibo_tui.library.saves import SaveError
from tests.support.toy_saved import file_of


def _files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.is_file()]


def test_what_is_written_is_read() -> None:
    """A game has one file in the folder of games, which is made when the first is written."""
    path = saves.path_of("sunday")
    saves.write(path, b"one")
    saves.write(path, b"another")
    assert saves.read(path) == b"another"
    assert _files(saves.games_folder()) == ["sunday.json"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../x",
        "a/b",
        "a\\b",
        "a.b",
        "-x",
        "_x",
        "a b",
        "a\0b",
        "ä",
        "x" * 65,
        "con",
        "NUL",
        "com1",
        "\x1b[2J",
    ],
)
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    """A name is letters, digits, dashes; what could be a path, an option, a device or an escape is refused."""
    with pytest.raises(SaveError, match="A game cannot be called") as error:
        saves.path_of(name)
    assert str(error.value).isprintable()


def test_a_game_is_found_by_name_or_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain name is that of a saved game, or of a file here if there is no such game; all else is a path."""
    monkeypatch.chdir(tmp_path)
    assert saves.find("sunday") == saves.games_folder() / "sunday.json"
    assert saves.find("sunday.json") == Path("sunday.json")
    assert saves.find("some/sunday") == Path("some/sunday")
    Path("sunday").write_bytes(b"")
    assert saves.find("sunday") == Path("sunday")
    saves.write(saves.path_of("sunday"), b"game")
    assert saves.find("sunday") == saves.path_of("sunday")


def test_a_game_is_called_so_that_it_is_found_again(tmp_path: Path) -> None:
    """What a sentence tells to type leads back to the file, wherever it lies."""
    for path in (saves.path_of("sunday"), tmp_path / "sunday.json"):
        saves.write(path, b"game")
        assert saves.find(saves.name_of(path)) == path
    assert saves.name_of(saves.path_of("sunday")) == "sunday"


@pytest.mark.parametrize("broken", ["write", "fsync", "replace"])
def test_an_interrupted_write_leaves_the_old_game(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails while a game is written, the file before it is still there, and nothing else."""
    path = saves.path_of("sunday")
    saves.write(path, b"old")

    def fail(*_args: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path if broken == "replace" else os, broken, fail)
    with pytest.raises(SaveError, match=r"it cannot be written \(No space left on device\)"):
        saves.write(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert _files(path.parent) == [path.name]


def test_what_nobody_may_look_at_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder that may not be searched and a name that is none are answers, not errors."""
    assert saves.is_there(tmp_path)
    assert not saves.is_there(tmp_path / ("x" * 300))
    assert not saves.is_there(Path("a\0b"))

    def forbidden(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    assert not saves.is_there(tmp_path)


def test_the_new_game_is_on_disk_before_it_takes_the_place_of_the_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is: contents to disk, then the names of the old and the new one, then the folder to disk."""
    for older in (b"older", b"old"):
        saves.write(saves.path_of("sunday"), older)
    done = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(handle: int) -> None:
        done.append("fsync")
        fsync(handle)

    def noted_replace(self: Path, target: Path) -> Path:
        done.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    saves.write(saves.path_of("sunday"), b"new")
    assert done == ["fsync", "replace", "replace", "fsync"]


@pytest.mark.skipif(os.name == "nt", reason="files there have other rights")
def test_games_are_for_their_owner_only() -> None:
    """Other accounts of the machine can look into neither folder nor file."""
    path = saves.path_of("sunday")
    saves.write(path, b"one")
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


def test_a_missing_file_a_folder_and_a_pipe_are_named(tmp_path: Path) -> None:
    """Each is one sentence, at once; nothing waits for the other end of a pipe."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="there is no such file"):
        saves.read(tmp_path / "nothing")
    with pytest.raises(SaveError, match="it is a folder"):
        saves.read(tmp_path)
    with pytest.raises(SaveError, match="it is no file"):
        saves.read(tmp_path / "pipe")
    with pytest.raises(SaveError, match="it cannot be opened"):
        saves.read(Path("a\0b"))


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    """Beyond the size of any game only the size is looked at."""
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(10_000_000_000)
    with pytest.raises(SaveError, match=f"no saved game has more than {MOST_BYTES}"):
        saves.read(path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """Where a file stands in place of the folder, the sentence names the game's file."""
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="it cannot be written"):
        saves.write(tmp_path / "file" / "sunday.json", b"new")


def test_a_new_folder_of_games_is_on_disk_with_all_above_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each folder that is made is remembered by the one above it."""
    remembered: list[Path] = []
    monkeypatch.setattr(whole_file, "sync_folder", remembered.append)
    folder = saves.games_folder()
    saves.write(folder / "sunday.json", b"new")
    assert {folder, folder.parent, folder.parent.parent} <= set(remembered)


def test_what_a_killed_process_left_behind_is_no_hindrance() -> None:
    """A file that was not finished is thrown away by the next write."""
    path = saves.path_of("sunday")
    saves.write(path, b"old")
    (path.parent / ".sunday.json.part").write_bytes(b"half")
    saves.write(path, b"new")
    assert path.read_bytes() == b"new"
    assert _files(path.parent) == ["sunday.json"]


def test_games_are_listed_with_their_headers() -> None:
    """The last changed comes first; unfinished writes and other files are not games."""
    assert saves.listed() == []
    for number, name in enumerate(("first", "second")):
        path = saves.path_of(name)
        saves.write(path, file_of())
        os.utime(path, (number, number))
    (saves.games_folder() / ".second-x.part").write_bytes(b"")
    (saves.games_folder() / "notes.txt").write_bytes(b"")
    found = saves.listed()
    assert [game.name for game in found] == ["second", "first"]
    assert all(game.header == HEADER_NOW and not game.problem for game in found)


def test_a_damaged_game_is_listed_with_what_is_wrong() -> None:
    """One broken file does not hide the others."""
    saves.write(saves.path_of("good"), file_of())
    saves.write(saves.path_of("bad"), file_of()[:-40])
    problems = {game.name: game.problem for game in saves.listed()}
    assert problems["good"] == ""
    assert "cut short" in problems["bad"]


HEADER_NOW = read_header(file_of())


def test_a_game_with_a_name_that_no_game_can_have_is_listed_with_the_reason(tmp_path: Path) -> None:
    """A file copied under another name, `my game (copy)`, is told apart from a damaged one and says what to do."""
    path = tmp_path / "my game (copy).json"
    path.write_bytes(file_of())
    (found,) = saves.listed(tmp_path)
    assert found.header is None
    assert found.kind == "misnamed"
    assert found.problem.startswith("Rename its file.")
