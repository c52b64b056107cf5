"""`maracaibo saves` lists the games of whoever calls it."""

import json
from pathlib import Path
from shutil import move

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import begin
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.paths import GUEST
from maracaibo_tui.library.saves import games_folder, path_of, write
from tests.cli.conftest import Maracaibo as Program
from tests.support.written import written


@pytest.fixture(name="sunday")
def saved_game() -> Path:
    """Save a game of two that has just begun."""
    game, path = Maracaibo(load_printed(title_of("maracaibo"))), path_of("sunday")
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
    assert "how far" in ran.out.splitlines()[0]
    assert "round 1" in ran.out
    row = ran.out.splitlines()[2].split()
    assert row[:3] == [sunday.stem, "Ada,", "Ben"]
    assert row[-1] == Maracaibo.version


def test_an_automatic_opponent_is_named_as_at_the_table(maracaibo: Program) -> None:
    """With the name that it has on the screen, and its level."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    write(path_of("alone"), written(game, begin(game, Options(players=1, bot="jean", bot_level=2), 7, ("Ada",))))
    assert "Ada against Jean, level 2" in maracaibo("saves").out


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


def test_games_are_renamed_deleted_and_brought_back(sunday: Path, maracaibo: Program) -> None:
    """Each says what it did, and how it is undone where that is possible."""
    assert maracaibo("saves", "rename", "sunday", "monday") == (0, "sunday is called monday now.\n", "")
    assert not sunday.exists()
    ran = maracaibo("saves", "delete", "monday")
    assert (ran.code, ran.err) == (0, "")
    assert '"maracaibo saves undelete monday" brings it back' in ran.out
    assert "monday" in maracaibo("saves", "--deleted").out
    assert json.loads(maracaibo("saves", "--json").out) == []
    assert maracaibo("saves", "undelete", "monday") == (0, "monday is back.\n", "")
    assert [game["name"] for game in json.loads(maracaibo("saves", "--json").out)] == ["monday"]


def test_words_find_games_in_a_long_list(sunday: Path, maracaibo: Program) -> None:
    """Every word has to stand in the name, in who plays or in how far it is; what fits nothing says what is near."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    write(path_of("alone"), written(game, begin(game, Options(players=1, bot="jean", bot_level=2), 7, ("Ada",))))
    for words, names in (
        (("JEAN", "2"), ["alone"]),
        (("ben",), [sunday.stem]),
        (("round", "1", "ada"), ["alone", "sunday"]),
    ):
        found = json.loads(maracaibo("saves", *words, "--json").out)
        assert sorted(each["name"] for each in found) == names
        assert maracaibo("saves", "--json", *words).out == maracaibo("saves", "list", *words, "--json").out
        assert [name for name in ("alone", "sunday") if name in maracaibo("saves", *words).out] == names
    assert maracaibo("saves", "monday") == (1, "", "No saved game fits 'monday'; the nearest is sunday.\n")
    assert (
        maracaibo("saves", "renmae", "sunday", "x").err
        == "No saved game fits 'renmae sunday x'; the nearest is rename.\n"
    )
    assert maracaibo("saves", "monday", "--json")[:2] == (1, "[]\n")
    assert maracaibo("saves", "delete", "alone").code == 0
    assert "alone" in maracaibo("saves", "jean", "--deleted").out


def test_bots_are_told_by_the_words_of_the_screen(maracaibo: Program) -> None:
    """A file has them by their ids, also one that does not name them as bots; a list says how strong they are."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    seats = ("Ada", "Ben (greedy)", "Bot Carla (busy)", "Rob (wise)")
    write(path_of("four"), written(game, begin(game, Options(players=4), 7, seats)))
    told = " ".join(maracaibo("saves").out.split())
    assert "Ada, Bot Ben (usual)," in told
    assert tuple(json.loads(maracaibo("saves", "--json").out)[0]["seats"]) == seats
    assert "Bot Ben" in maracaibo("show", "four").out
    assert "greedy" not in maracaibo("show", "four").out


def test_a_copy_of_a_damaged_game_says_so(sunday: Path, tmp_path: Path, maracaibo: Program) -> None:
    """The copy is made as it is; a script that keeps copies sees by the exit code that this one is none to rely on."""
    write(sunday, sunday.read_bytes())
    sunday.write_bytes(sunday.read_bytes()[:-100])
    ran = maracaibo("saves", "export", "sunday", tmp_path / "copy.json")
    assert (ran.code, ran.out) == (1, f"sunday is copied to {tmp_path / 'copy.json'}.\n")
    assert "cut short" in ran.err
    assert '"maracaibo saves recover sunday"' in ran.err
    assert (tmp_path / "copy.json").read_bytes() == sunday.read_bytes()


def test_a_game_travels_as_a_file(sunday: Path, tmp_path: Path, maracaibo: Program) -> None:
    """What was exported is imported under the name of its file, or the one that was given, and shows the same."""
    file = tmp_path / "to Ben!.json"
    assert maracaibo("saves", "export", "sunday", file).code == 0
    assert maracaibo("saves", "import", file).out.endswith("is here now, as to-Ben.\n")
    assert maracaibo("saves", "import", file).out.endswith("is here now, as to-Ben-2.\n")
    assert maracaibo("saves", "import", file, "--name", "monday").code == 0
    assert path_of("monday").read_bytes() == sunday.read_bytes()
    assert maracaibo("show", "monday").out == maracaibo("show", "sunday").out
    ran = maracaibo("saves", "import", file, "--name", "monday")
    assert (ran.code, ran.out) == (2, "")
    assert "already" in ran.err


@pytest.mark.parametrize("data", [b"", b"nothing", b'{\n  "format": 2,\n  "header": {', b'{"format": 99}'])
def test_what_is_no_game_is_not_taken_in(data: bytes, tmp_path: Path, maracaibo: Program) -> None:
    """One sentence, exit code 2, and nothing in the folder of games."""
    (tmp_path / "game.json").write_bytes(data)
    ran = maracaibo("saves", "import", tmp_path / "game.json")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert not list(games_folder().glob("*.json"))


def test_a_damaged_game_offers_its_last_good_state(sunday: Path, maracaibo: Program) -> None:
    """Every command that meets it says how to go on, and that way leads to a game that can be shown."""
    write(sunday, sunday.read_bytes())
    harmed = sunday.read_bytes()[:-100]
    sunday.write_bytes(harmed)
    for words in (("show", "sunday"), ("replay", "sunday")):
        ran = maracaibo(*words)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "cut short" in ran.err
        assert '"maracaibo saves recover sunday"' in ran.err
    assert '"maracaibo saves recover sunday"' in maracaibo("saves").err
    ran = maracaibo("saves", "recover", "sunday")
    assert (ran.code, ran.err) == (0, "")
    assert '"maracaibo resume sunday-2"' in ran.out
    assert maracaibo("show", "sunday-2").code == 0
    assert sunday.read_bytes() == harmed


def test_programs_read_which_game_is_open(sunday: Path, maracaibo: Program) -> None:
    """A game that another window has open says so; it can be shown, but not deleted."""
    hold = Hold(sunday)
    (found,) = json.loads(maracaibo("saves", "--json").out)
    assert found["open"].startswith("process ")
    assert ", open" in maracaibo("saves").out
    assert maracaibo("show", "sunday").code == 0
    ran = maracaibo("saves", "delete", "sunday")
    assert (ran.code, ran.out) == (2, "")
    assert "open in another window" in ran.err
    hold.release()
    assert ", open" not in maracaibo("saves").out


def test_a_deleted_game_is_not_mistaken_for_one_that_has_its_name_now(sunday: Path, maracaibo: Program) -> None:
    """Neither is it open because that one is, nor is that one's last good state offered for it."""
    write(sunday, sunday.read_bytes())
    data = sunday.read_bytes()
    for deleted in (data, data[:-100]):
        sunday.write_bytes(deleted)
        assert maracaibo("saves", "delete", "sunday").code == 0
    for _ in range(2):
        write(sunday, data)
    hold = Hold(sunday)
    found = {game["name"]: game["open"] for game in json.loads(maracaibo("saves", "--deleted", "--json").out)}
    assert found == {"sunday": "", "sunday-2": ""}
    ran = maracaibo("saves", "--deleted")
    assert ", open" not in ran.out
    assert "cut short" in ran.err
    assert "recover" not in ran.err
    hold.release()
    assert json.loads(maracaibo("saves", "--json").out)[0]["open"] == ""


def test_a_guest_takes_no_game_in(
    sunday: Path, tmp_path: Path, maracaibo: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where friends play under one account, nobody reads another's game, nor learns which files there are."""
    (tmp_path / "ben").mkdir()
    move(sunday, tmp_path / "ben" / "sunday.json")
    monkeypatch.setenv(GUEST, "1")
    for name in ("sunday.json", "none.json"):
        ran = maracaibo("saves", "import", tmp_path / "ben" / name)
        assert ran.code == 2
        assert "guests of this machine copy games within" in ran.err
    assert not list(games_folder().glob("*.json"))
