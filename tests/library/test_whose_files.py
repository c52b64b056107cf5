"""What root writes into the folder of somebody else belongs to that one, who could not play it otherwise."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from shutil import move

import pytest

from maracaibo_tui.cabinet.saved import taken_in
from maracaibo_tui.library.lock import LOCKS, Hold
from maracaibo_tui.library.paths import data_folder
from maracaibo_tui.library.saves import SaveError, games_folder, path_of
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, write
from maracaibo_tui.library.settings import path_of as settings_path
from maracaibo_tui.library.shelf import bring_back, delete, give_out, rename
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import old_game
from tests.support.played import TITLE

FRIEND = (4321, 8765)
pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="Only root can write for somebody else.")


@pytest.fixture(name="home")
def a_friends_home() -> Path:
    """Give the folder of a friend, in which nothing is yet."""
    home = data_folder()
    home.mkdir(parents=True, exist_ok=True)
    os.chown(home, *FRIEND)
    return home


@pytest.fixture(name="file")
def a_game_elsewhere(tmp_path: Path) -> Path:
    """Save a game of two and move its file somewhere else."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), seed=1))
    sitting.saving.release()
    return Path(move(sitting.saving.path, tmp_path / "sunday.json"))


def _strangers(home: Path) -> list[Path]:
    """List what the friend does not own, or cannot read and write."""
    found = [home, *home.rglob("*")]
    mine = stat.S_IRUSR | stat.S_IWUSR
    return [each for each in found if _owner(each) != FRIEND or each.stat().st_mode & mine != mine]


def _owner(path: Path) -> tuple[int, int]:
    about = path.lstat()
    return about.st_uid, about.st_gid


def test_a_game_that_is_taken_in_renamed_and_played_is_the_friends(file: Path, home: Path) -> None:
    """The game, what it was before, its lock and all folders belong to whom the home belongs."""
    for old in (games_folder() / LOCKS / "ada-ben-1", games_folder() / LOCKS, games_folder()):
        old.unlink() if old.is_file() else old.rmdir()
    assert taken_in(file) == "sunday"
    rename("sunday", "monday")
    sitting = old_game(path_of("monday"))
    sitting.referee.begin()
    sitting.referee.sit_down()
    asked = sitting.referee.question
    assert asked is not None
    sitting.referee.answer(sitting.referee.number, asked.options[0])
    sitting.saving.release()
    bring_back(delete("monday"))
    write(settings_path(SETTINGS_FILE), Settings(theme="mono"))
    assert {path.name for path in home.rglob("*")} >= {"monday.json", LOCKS, "monday", ".earlier", SETTINGS_FILE}
    assert _strangers(home) == []


def test_a_game_that_is_copied_out_belongs_to_whom_the_folder_belongs(file: Path, home: Path) -> None:
    """A copy in root's own folder is root's, one in a friend's the friend's."""
    taken_in(file)
    for folder, owner in ((file.parent, _owner(file.parent)), (home, FRIEND)):
        assert _owner(give_out("sunday", folder / "copy.json")) == owner


def test_no_link_in_a_friends_folder_leads_root_to_another_file(home: Path, tmp_path: Path) -> None:
    """A link in place of a lock is refused, and what it leads to stays as it was."""
    other = tmp_path / "other"
    other.write_text("secret")
    lock = home / "games" / LOCKS / "sunday"
    lock.parent.mkdir(parents=True)
    lock.symlink_to(other)
    with pytest.raises(SaveError, match="this lock cannot be opened"):
        Hold(path_of("sunday"))
    assert (other.read_text(), _owner(other)) == ("secret", _owner(tmp_path))
