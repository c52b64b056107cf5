"""`maracaibo saves` lists the games of whoever calls it."""

import json
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import begin, written
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import Options
from maracaibo_tui.library.saves import games_folder, path_of, write
from tests.cli.conftest import Maracaibo as Program


@pytest.fixture(name="sunday")
def saved_game() -> Path:
    """Save a game of two that has just begun."""
    game, path = Maracaibo(load_printed()), path_of("sunday")
    write(path, written(game, begin(game, Options(), 7, ("Ada", "Ben"))))
    return path


def test_without_games_the_folder_is_named(maracaibo: Program) -> None:
    """Whoever has no games reads where they would be."""
    ran = maracaibo("saves")
    assert (ran.code, ran.err) == (0, "")
    assert str(games_folder()) in ran.out
    assert maracaibo("saves", "--json").out == "[]\n"


def test_a_game_is_listed_with_who_round_and_version(sunday: Path, maracaibo: Program) -> None:
    """A line a game: its name, who plays, the round, when it was, the version of the rules."""
    ran = maracaibo("saves")
    assert (ran.code, ran.err) == (0, "")
    row = ran.out.splitlines()[2].split()
    assert row[:3] == [sunday.stem, "Ada,", "Ben"]
    assert row[-1] == Maracaibo.version


def test_programs_read_the_games_as_a_list(sunday: Path, maracaibo: Program) -> None:
    """`--json` gives an object a game with everything that stands in its head."""
    (found,) = json.loads(maracaibo("saves", "--json").out)
    assert (found["name"], found["seats"], found["over"], found["problem"]) == (sunday.stem, ["Ada", "Ben"], False, "")


def test_a_damaged_game_hides_no_other(sunday: Path, maracaibo: Program) -> None:
    """A file that is no game is named on standard error, and the others are listed."""
    (sunday.parent / "monday.json").write_bytes(b"\xff\xfe")
    ran = maracaibo("saves")
    assert ran.code == 0
    assert "sunday" in ran.out
    assert len(ran.err.splitlines()) == 1
    assert "monday.json" in ran.err
    assert [game["name"] for game in json.loads(maracaibo("saves", "--json").out) if game["problem"]] == ["monday"]


def test_a_saved_game_is_shown_and_replayed_by_its_name(sunday: Path, maracaibo: Program) -> None:
    """A game in the folder of games is called by its name, one elsewhere by its file."""
    assert maracaibo("show", "sunday", "--path", "players.1.doubloons").out.strip() == "8"
    assert maracaibo("show", sunday).code == 0
    ran = maracaibo("replay", "sunday", "--verify")
    assert (ran.code, ran.err) == (0, "")


def test_a_folder_of_games_that_is_none_is_a_sentence(maracaibo: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the folder of games cannot be read, one line says so."""
    monkeypatch.setenv("MARACAIBO_HOME", __file__)
    ran = maracaibo("saves")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
