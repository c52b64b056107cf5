"""Bad situations in words: one sentence each, exit code 2, and nothing written."""

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import begin
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.saves import games_folder, path_of, write
from tests.cli.conftest import Maracaibo as Program
from tests.support.mended import Change, reclosed
from tests.support.played import TITLE
from tests.support.written import written
from tests.torture.disk import Call, React, watched

OPENING = (("show", "sunday"), ("replay", "sunday"), ("resume", "sunday", "--plain"))
CHANGING = (
    ("saves", "rename", "sunday", "monday"),
    ("saves", "delete", "sunday"),
    ("saves", "undelete", "old"),
    ("saves", "import", "sunday.json"),
    ("saves", "recover", "sunday"),
)
_HUGE = 10_000_000_000


@pytest.fixture(name="sunday")
def a_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save a game, one that is deleted, and a copy of it in the folder where one is."""
    path = path_of("sunday")
    game = Maracaibo(load_printed(TITLE))
    data = written(game, begin(game, Options(), 7, ("Ada", "Ben")))
    for place in (path, path, path_of("old", path.parent / ".deleted"), tmp_path / "sunday.json"):
        write(place, data)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    return path


def _everything(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Give every file with its contents; the locks say who last looked and are nobody's game."""
    return {
        str(path.relative_to(folder)): (path.lstat().st_mode, path.read_bytes() if path.is_file() else b"")
        for path in folder.rglob("*")
        if ".locks" not in path.parts and path.lstat().st_size < _HUGE
    }


def _refused(maracaibo: Program, words: tuple[str, ...], hint: str) -> None:
    before = _everything(Path.cwd())
    ran = maracaibo(*words)
    assert (ran.code, ran.out) == (2, ""), ran
    assert ran.err.count("\n") == 1, ran.err
    assert hint in ran.err
    assert _everything(Path.cwd()) == before


def _refuses_writing(reason: int) -> React:
    """Let nothing be made, written, moved or removed below the folder of games."""

    def react(call: Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        writes = call.name != "open" or call.arguments[1] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        if writes and call.name not in {"close", "fsync"} and str(games_folder()) in str(call.arguments[0]):
            raise OSError(reason, os.strerror(reason))
        return really()

    return react


@pytest.mark.parametrize("words", [*CHANGING, ("saves",), *OPENING], ids=" ".join)
def test_a_home_that_is_a_file_is_named(
    words: tuple[str, ...], sunday: Path, maracaibo: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MARACAIBO_HOME leads to a file: nothing is made out of it."""
    monkeypatch.setenv("MARACAIBO_HOME", str(Path.cwd() / "sunday.json"))
    hint = 'No deleted game is called "old"' if "undelete" in words else "sunday.json"
    _refused(maracaibo, words, hint)
    assert sunday.exists()


@pytest.mark.parametrize("words", [*CHANGING, ("saves",), *OPENING, ("play", "--plain", "--solo", "1")], ids=" ".join)
def test_without_a_home_the_way_out_is_named(
    words: tuple[str, ...], sunday: Path, maracaibo: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no place for games: the sentence names the variable that gives one."""

    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    for variable in ("MARACAIBO_HOME", "HOME"):
        monkeypatch.delenv(variable, raising=False)
    _refused(maracaibo, words, "set MARACAIBO_HOME to a folder")
    assert sunday.exists()


@pytest.mark.parametrize("words", CHANGING, ids=" ".join)
@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_a_disk_that_takes_nothing_is_told(
    words: tuple[str, ...], reason: int, sunday: Path, maracaibo: Program
) -> None:
    """Read-only, forbidden, full, over the quota, broken: the system's own words in a sentence."""
    if "recover" in words:
        sunday.write_bytes(sunday.read_bytes()[:-10])
    with watched(_refuses_writing(reason)):
        _refused(maracaibo, words, os.strerror(reason))
    assert sunday.exists()


def test_a_game_that_cannot_be_saved_says_so_before_its_first_question(sunday: Path, maracaibo: Program) -> None:
    """In a read-only home one may play; that nothing is saved is said first of all, and again at the end."""
    before = _everything(Path.cwd())
    with watched(_refuses_writing(errno.EROFS)):
        ran = maracaibo("play", "--plain", "--solo", "1")
    assert ran.code == 1
    assert ran.out.startswith("Not saved: Read-only file system. You can play on.")
    assert ran.out.count("Read-only file system") == 2
    assert "Saved:" not in ran.out
    assert _everything(Path.cwd()) == before
    assert sunday.exists()


@pytest.mark.parametrize("words", OPENING, ids=" ".join)
@pytest.mark.parametrize(
    "change,hint",
    [
        (lambda file: file.update(format=99), "it has format 99, this program reads up to"),
        (lambda file: file.update(format=0), "format 0, which is too old for this program"),
        (lambda file: file["header"].update(game="ludo"), "it is a game of 'ludo'"),
        (lambda file: file["header"].update(pack="mine"), "'mine' did not come with the game: name its folder with"),
        (lambda file: file["header"].update(pack_folder="/nowhere"), "/nowhere: found no such pack"),
    ],
    ids=["newer format", "older format", "another game", "another pack", "pack gone"],
)
def test_files_of_others_are_told(
    words: tuple[str, ...],
    change: Change,
    hint: str,
    sunday: Path,
    maracaibo: Program,
) -> None:
    """Another version, another game, another pack: which it is, and what helps."""
    sunday.write_bytes(reclosed(sunday.read_bytes(), change))
    _refused(maracaibo, words, hint)


def test_another_version_of_the_rules_is_told_and_no_hindrance(sunday: Path, maracaibo: Program) -> None:
    """A game of other rules goes on by these, and says so."""
    sunday.write_bytes(reclosed(sunday.read_bytes(), lambda file: file["header"].update(rules="0.9")))
    ran = maracaibo("show", "sunday")
    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert "played by rules 0.9" in ran.err


@pytest.mark.parametrize("words", [*CHANGING[:2], OPENING[2]], ids=" ".join)
def test_a_second_terminal_is_told_who_has_the_game(words: tuple[str, ...], sunday: Path, maracaibo: Program) -> None:
    """Neither played nor renamed nor deleted while it is open; how to look on is said."""
    hold = Hold(sunday)
    _refused(maracaibo, words, f"open in another window (process {os.getpid()}")
    hold.release()


@pytest.mark.parametrize("words", [*CHANGING[:2], OPENING[2]], ids=" ".join)
def test_a_lock_that_cannot_be_opened_is_told(words: tuple[str, ...], sunday: Path, maracaibo: Program) -> None:
    """Neither played nor renamed nor deleted while nobody knows whether it is open; what to do is said."""
    (sunday.parent / ".locks" / "sunday").mkdir(parents=True)
    _refused(maracaibo, words, "if it is not, remove the lock, or have its owner do so.")
    assert sunday.exists()


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(_HUGE)


STRANGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a pipe": (_pipe, "it is no file"),
    "a folder": (Path.mkdir, "it is a folder"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "it is no file"),
    "a link to nowhere": (lambda path: path.symlink_to("nothing"), "there is no such file"),
    "a link to itself": (lambda path: path.symlink_to(path), "it cannot be opened"),
    "a huge file": (_huge, "no saved game has more than"),
    "nothing in it": (Path.touch, "cut short"),
    "no text": (lambda path: _filled(path, b"\xff\xfe"), "no saved game"),
    "deep nesting": (lambda path: _filled(path, b"[" * 1_000_000), "no saved game"),
}


def _filled(path: Path, data: bytes) -> None:
    path.write_bytes(data)


@pytest.mark.parametrize("kind", STRANGE)
def test_strange_files_among_the_games_are_told(kind: str, sunday: Path, maracaibo: Program) -> None:
    """Whatever lies there is named at once, opened by nobody, and hides no other game."""
    make, hint = STRANGE[kind]
    make(sunday.with_stem("strange"))
    ran = maracaibo("saves")
    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert hint in ran.err
    assert "sunday" in ran.out
    for command in OPENING:
        _refused(maracaibo, tuple("strange" if word == "sunday" else word for word in command), hint)
