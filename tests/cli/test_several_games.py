"""What the commands know of games: each is named, or a pack or file names it, and none is taken for another."""

import shutil
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import PackError, game_of, load_box, pack_names, title_for
from maracaibo_tui.commands import scenario
from maracaibo_tui.commands.scenario_file import read_file
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.paths import content_folder
from tests.cli.conftest import Maracaibo

OTHER = "ludo"
GAMES = f"one of {', '.join(TITLES)}"


@pytest.fixture(name="other")
def pack_of_another_game(pack: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the house have another game, and give the folder of a pack of it."""
    monkeypatch.setitem(TITLES, OTHER, "tests.no_such_module")
    head = pack / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('game = "maracaibo"', f'game = "{OTHER}"'))
    return pack


def test_a_pack_names_its_game(pack: Path) -> None:
    """It is read off the head of the pack; a game that the house does not have counts as none."""
    assert game_of("maracaibo") == game_of("example") == game_of(pack) == "maracaibo"
    assert game_of(None) == game_of("no such pack") == game_of(pack / "pack.toml") == ""
    head = pack / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('game = "maracaibo"', 'game = "chess"'))
    assert game_of(pack) == ""
    assert title_for(pack=pack).id == "maracaibo"


def test_the_packs_of_a_game_are_those_that_name_it() -> None:
    """Every pack that came with the program is one of some game."""
    found = [name for game in TITLES for name in pack_names(title_of(game))]
    assert sorted(found) == sorted(path.parent.name for path in content_folder().glob("*/pack.toml"))


def test_a_pack_of_another_game_is_refused(other: Path, maracaibo: Maracaibo) -> None:
    """Whoever names both a game and a pack of another reads which is which."""
    said = f'{other}: game: found "{OTHER}", allowed "maracaibo"'
    with pytest.raises(PackError) as error:
        load_box(title_of("maracaibo"), other)
    assert str(error.value) == said
    for words in (("content", "check", other), ("content", "list", "--pack", other), ("simulate", "--pack", other)):
        assert maracaibo(*words, "--game", "maracaibo") == (2, "", f"{said}\n")


def test_a_pack_chooses_its_game(other: Path) -> None:
    """Without the name of a game the pack decides, and without a pack it is Maracaibo."""
    assert game_of(other) == OTHER
    assert title_for().id == title_for(pack="example").id == title_for("maracaibo", other).id == "maracaibo"


@pytest.mark.parametrize(
    "words", [("rules", "sail"), ("rules", "--list"), ("content", "list"), ("content", "check"), ("simulate",)], ids=str
)
def test_a_game_that_is_named_is_taken(words: tuple[str, ...], maracaibo: Maracaibo) -> None:
    """Its name changes nothing where it is the usual one; one that nobody has is refused in a sentence."""
    ran = maracaibo(*words, "--game", "maracaibo")
    assert (ran.code, ran.err) == (0, "")
    assert maracaibo(*words, "--game", OTHER) == (2, "", f'--game: found "{OTHER}", allowed {GAMES}\n')


def test_scenarios_name_their_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is of the game it names, and one that names none is Maracaibo's."""
    monkeypatch.chdir(tmp_path)
    for name, game in (("1", ""), ("2", 'game = "maracaibo"'), ("3", 'game = "ludo"'), ("4", "game = 3")):
        Path(f"{name}.toml").write_text(f'id = "T-{name}"\ntitle = "A test"\n[setup]\n{game}\n', encoding="utf-8")
    assert scenario.run([Path()]) == 2
    captured = capsys.readouterr()
    assert captured.out.splitlines() == ["PASS T-1 A test", "PASS T-2 A test", "2 passed, 0 failed"]
    assert captured.err.splitlines() == [
        f'3.toml: setup.game: found "ludo", allowed {GAMES}',
        "4.toml: setup.game: found 3, allowed a text",
    ]


def test_a_scenario_is_not_played_with_a_pack_of_another_game(other: Path, tmp_path: Path) -> None:
    """The file says which game it is, and the pack has to be one of it."""
    file = tmp_path / "1.toml"
    file.write_text('id = "T"\ntitle = "A test"\nexpect_error = \'game: found "ludo"\'\n', encoding="utf-8")
    inside = shutil.copytree(other, tmp_path / "other")
    read = read_file(file)
    assert scenario.outcome(read, scenario.Packs(inside)) == ""
