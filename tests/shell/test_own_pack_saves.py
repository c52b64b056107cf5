"""A game with a pack of one's own is saved and goes on, as long as the pack is there and as it was."""

import shutil
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.saved import open_saved, taken_in
from maracaibo_tui.engine.record_file import read_header
from maracaibo_tui.library.paths import content_folder
from maracaibo_tui.library.saves import SaveError, path_of, read
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import old_game
from tests.support.played import TITLE
from tests.support.seated import play

TWO = (Seat("Ada"), Seat("Ben"))


@pytest.fixture(name="pack")
def a_pack_of_ones_own(tmp_path: Path) -> Path:
    """Copy the example to a folder elsewhere."""
    return Path(shutil.copytree(content_folder() / "example", tmp_path / "mine"))


@pytest.fixture(name="save")
def a_game_with_it(pack: Path) -> Path:
    """Begin a game with that pack and leave it after some answers."""
    sitting = SetUp(TITLE).begin(Plan(seats=TWO, chosen={"start": "listed", "pack": str(pack)}, seed=3))
    play(sitting.session, 8)
    sitting.saving.release()
    return sitting.saving.path


def test_the_head_says_where_the_pack_lies_and_what_it_was(save: Path, pack: Path) -> None:
    """Everybody may read id, version, folder and fingerprint; a pack that came with the game has no folder."""
    header = read_header(read(save))
    box = open_saved(save).game.printed.box
    assert header.pack_folder == str(pack)
    assert (header.pack, header.pack_version, header.content) == (box.pack.id, box.pack.version, box.fingerprint)
    usual = SetUp(TITLE).begin(Plan(seats=TWO, seed=3)).saving.path
    assert read_header(read(usual)).pack_folder == ""


def test_it_goes_on_with_its_own_cards(save: Path) -> None:
    """The same question with the same pack; another game with the same set-up has that pack, too."""
    sitting = old_game(save)
    assert "A57" in sitting.session.match.game.printed.box.cards  # type: ignore[attr-defined]
    assert sitting.note == ""
    play(sitting.session, 3)
    again = sitting.again()
    assert read_header(read(again.saving.path)).pack_folder == read_header(read(save)).pack_folder


def test_without_its_pack_it_does_not_go_on(save: Path, pack: Path, tmp_path: Path) -> None:
    """The sentence names the folder; where the pack is now can be said; the file is as it was."""
    data = read(save)
    pack.rename(tmp_path / "moved")
    with pytest.raises(SaveError, match=f"its content pack cannot be used: {pack}.*--pack") as refused:
        old_game(save)
    assert "\n" not in str(refused.value)
    assert old_game(save, str(tmp_path / "moved")).note == ""
    assert read(save) == data


def test_a_pack_named_while_a_game_is_taken_in_is_remembered(save: Path, pack: Path, tmp_path: Path) -> None:
    """On another machine the pack lies elsewhere: named once, it is found whenever the game goes on."""
    given = tmp_path / "given.json"
    given.write_bytes(read(save))
    pack.rename(tmp_path / "moved")
    with pytest.raises(SaveError, match="--pack"):
        taken_in(given)
    name = taken_in(given, pack=str(tmp_path / "moved"))
    sitting = old_game(path_of(name))
    assert sitting.note == ""
    assert len(sitting.session.match.journal) == read_header(read(save)).answers
    assert read_header(read(path_of(name))).pack_folder == str(tmp_path / "moved")


def test_a_pack_that_has_changed_is_not_mixed_in(save: Path, pack: Path) -> None:
    """The sentence says from what to what; whoever names the pack goes on with it and is told so."""
    head = pack / "pack.toml"
    text = head.read_text(encoding="utf-8")
    head.write_text(text.replace('version = "', 'version = "1', 1), encoding="utf-8")
    with pytest.raises(SaveError, match=r"has changed since, from .* to .*: put it back .* --pack"):
        old_game(save)
    sitting = old_game(save, str(pack))
    assert "goes on with the new one" in sitting.note
    sitting.saving.release()
    head.write_text(text, encoding="utf-8")
    again = old_game(save)
    assert again.note == ""
    again.saving.release()


def test_a_pack_that_was_named_is_remembered(save: Path, pack: Path, tmp_path: Path) -> None:
    """From the next answer on the file says where the pack lies now, and it need not be named again."""
    pack.rename(tmp_path / "moved")
    sitting = old_game(save, str(tmp_path / "moved"))
    play(sitting.session, 1)
    sitting.saving.release()
    assert read_header(read(save)).pack_folder == str(tmp_path / "moved")
    assert old_game(save).note == ""
