"""The story of a campaign is read for games of a campaign alone."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from maracaibo_tui.cabinet import packs
from maracaibo_tui.cabinet.packs import PackError, load_box
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.library import pack_files, toml_file
from maracaibo_tui.library.paths import content_folder
from maracaibo_tui.library.problem import Problem
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.company import begun_of
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from tests.support.played import TITLE

STORY = "campaign.toml"
SEATS = (Seat("Ada"), Seat("Ben"))


@pytest.fixture(name="opened")
def files_opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down which files of packs are opened, in a program that has read none yet."""
    packs.forget()
    found: list[str] = []

    def read(path: Path, called: str) -> bytes | Problem:
        found.append(path.name)
        return toml_file.read_bytes(path, called)

    monkeypatch.setattr(pack_files, "read_bytes", read)
    return found


def test_a_single_game_does_not_open_the_story(opened: list[str]) -> None:
    """Neither where it is begun nor where it is opened again, and nothing is told of another content."""
    sitting = SetUp(TITLE).begin(Plan(seats=SEATS, seed=1))
    sitting.saving.release()
    found = open_saved(sitting.saving.path.stem)
    assert found.record.notes == ()
    assert "quests.toml" in opened
    assert STORY not in opened


def test_a_game_of_a_campaign_opens_it(opened: list[str]) -> None:
    """Where it is begun and where it is opened again."""
    sitting = campaigns.next_game(campaigns.new_campaign(TITLE, Plan(seats=SEATS, seed=1)))
    sitting.saving.release()
    packs.forget()
    opened.clear()
    found = open_saved(sitting.saving.path.stem)
    assert found.record.notes == ()
    assert STORY in opened
    assert found.game.printed.box.tale is not None


@pytest.mark.parametrize("whole", [False, True])
def test_whoever_thinks_beside_the_table_reads_the_same(*, whole: bool) -> None:
    """The process of the bots is told whether the game is one of a campaign."""
    plan = Plan(seats=SEATS, seed=1)
    sitting = campaigns.next_game(campaigns.new_campaign(TITLE, plan)) if whole else SetUp(TITLE).begin(plan)
    sitting.saving.release()
    assert begun_of(sitting.terms).whole is whole


def test_a_broken_story_keeps_nobody_from_a_single_game(tmp_path: Path) -> None:
    """Whoever checks the pack is told, and so is whoever begins a campaign with it."""
    folder = copytree(content_folder() / "maracaibo", tmp_path / "pack")
    (folder / STORY).write_text("no TOML", encoding="utf-8")
    plan = Plan(seats=SEATS, chosen={"pack": str(folder)}, seed=1)
    sitting = SetUp(TITLE).begin(plan)
    assert sitting.session.question is not None
    sitting.saving.release()
    with pytest.raises(PackError, match=STORY):
        load_box(TITLE, folder)
    with pytest.raises(SaveError, match=STORY):
        campaigns.new_campaign(TITLE, plan)
