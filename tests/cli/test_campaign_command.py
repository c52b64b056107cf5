"""`maracaibo campaign` makes, lists, branches, copies and tells campaigns; nothing in it tells too early."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.wishes import OldGame
from maracaibo_tui.commands.app import called
from maracaibo_tui.games import title_of
from maracaibo_tui.library.paths import content_folder
from maracaibo_tui.library.saves import games_folder
from tests.cli.conftest import Maracaibo as Program

NAME = "quiet-concern-1"


@pytest.fixture(name="concern")
def new_campaign(maracaibo: Program) -> str:
    """Make a campaign of two."""
    ran = maracaibo("campaign", "new", "--players", "Ada,Ben", "--seed", "5", "--edition", "first")
    assert (ran.code, ran.err) == (0, "")
    assert NAME in ran.out
    return NAME


def test_without_campaigns_the_command_is_named(maracaibo: Program) -> None:
    """Whoever has none reads how one is made."""
    ran = maracaibo("campaign")
    assert (ran.code, ran.err) == (0, "")
    assert "maracaibo campaign new" in ran.out
    assert maracaibo("campaign", "--json").out == "[]\n"


def test_a_campaign_is_listed_with_who_and_how_far(concern: str, maracaibo: Program) -> None:
    """A line with its name, its people, its chapter and its game; programs read the whole file."""
    assert f"{concern}: The Quiet Concern · Ada, Ben · chapter" in maracaibo("campaign").out
    assert "1, 1682, game 1\n" in maracaibo("campaign").out
    (found,) = json.loads(maracaibo("campaign", "--json").out)
    assert (found["name"], found["campaign"], found["options"]["chosen"]["edition"]) == (
        concern,
        "quiet-concern",
        "first",
    )


def test_next_begins_a_game_and_then_goes_on_with_it(concern: str) -> None:
    """The game is a save like any other, which says its campaign and its number."""
    first = called(["campaign", "next", concern, "--plain"])
    assert first == OldGame(f"{concern}-game-1", plain=True)
    assert called(["campaign", "next", concern]) == OldGame(f"{concern}-game-1")
    assert [file.stem for file in games_folder().glob("*.json")] == [f"{concern}-game-1"]


def test_show_replay_and_saves_know_its_games(concern: str, maracaibo: Program) -> None:
    """The position shows what the story has laid out, the deal is dealt again, the list names the campaign."""
    called(["campaign", "next", concern])
    save = f"{concern}-game-1"
    assert "round 1, game 1 of" in maracaibo("saves").out
    shown = maracaibo("show", save)
    assert f"Game 1 of {concern}" in shown.out
    assert maracaibo("replay", save, "--verify").code == 0
    assert json.loads(maracaibo("show", save, "--json").out)["header"]["campaign"] == concern


def test_the_chronicle_tells_what_was_read_and_no_more(concern: str, maracaibo: Program) -> None:
    """The front of the first card is out; its other side, and all other cards, only for whoever asks for spoilers."""
    called(["campaign", "next", concern])
    outputs = [
        maracaibo("campaign").out,
        maracaibo("campaign", "--json").out,
        maracaibo("campaign", "chronicle", concern).out,
        maracaibo("campaign", "chronicle", concern, "--json").out,
        maracaibo("show", f"{concern}-game-1").out,
        maracaibo("show", f"{concern}-game-1", "--json").out,
        maracaibo("saves").out,
        maracaibo("content", "list", "story").out,
        cabinet.path(concern).read_text(encoding="utf-8"),
    ]
    told = " ".join(" ".join(outputs).split())
    stories = [each for each in load_printed(title_of("maracaibo"), whole=True).box.stories.values() if each.kind]
    early = [each.id for each in stories if each.back and " ".join(each.back.split()) in told]
    early += [each.id for each in stories if each.id != "01" and each.front and " ".join(each.front.split()) in told]
    assert not early
    (side,) = json.loads(maracaibo("campaign", "chronicle", concern, "--json").out)["sides"]
    assert (side["card"], side["side"], side["game"]) == ("01", "front", 1)
    whole = " ".join(maracaibo("campaign", "chronicle", concern, "--spoilers").out.split())
    assert all(" ".join(each.front.split()) in whole for each in stories if each.front)
    listed = json.loads(maracaibo("content", "list", "story", "--spoilers", "--json").out)
    assert {each["card"] for each in listed} == {each.id for each in stories if each.front}


def test_a_chapter_is_begun_with_the_seats_of_another_campaign_or_afresh(concern: str, maracaibo: Program) -> None:
    """A campaign of its own each; what happened before is told by the chapter card."""
    assert "quiet-concern-2" in maracaibo("campaign", "chapter", concern, "6").out
    assert cabinet.read_campaign("quiet-concern-2").options.seats == ("Ada", "Ben")
    assert "quiet-concern-3" in maracaibo("campaign", "chapter", "quiet-concern", "2", "--players", "Cleo,Dan").out
    assert " 6, 1687," in maracaibo("campaign").out
    for number in (0, 12):
        ran = maracaibo("campaign", "chapter", concern, str(number))
        assert (ran.code, ran.err) == (2, f"No chapter {number} can be begun at: choose 1 to 11.\n")


def test_a_chapter_may_be_begun_by_others_with_other_patience(concern: str, maracaibo: Program) -> None:
    """What is said counts, what is not said is taken over."""
    assert maracaibo("campaign", "chapter", concern, "6", "--players", "Cleo,Dan,Eli", "--patience", "0").code == 0
    found = cabinet.read_campaign("quiet-concern-2")
    assert found.options.seats == ("Cleo", "Dan", "Eli")
    assert (found.options.patience, found.state["patience"]) == (0, 0)
    assert (found.options.seed, found.options.chosen["edition"]) == (5, "first")


@pytest.mark.parametrize("words", [("new", "--players", "Ada,Ben"), ("seats", NAME), ("chapter", NAME, "2")])
def test_what_the_story_settles_cannot_be_chosen(concern: str, maracaibo: Program, words: tuple[str, ...]) -> None:
    """A story card of single games would be left out without a word."""
    del concern
    ran = maracaibo("campaign", *words, "--story", "76")
    assert (ran.code, ran.err) == (2, "--story: a campaign settles that by its own story.\n")


def test_branch_export_import_delete_undelete(concern: str, maracaibo: Program, tmp_path: Path) -> None:
    """Each says what it did and what undoes it."""
    assert "quiet-concern-2" in maracaibo("campaign", "branch", concern, "--at", "1").out
    assert maracaibo("campaign", "export", concern, tmp_path / "out.json").code == 0
    assert "as quiet-concern-3" in maracaibo("campaign", "import", tmp_path / "out.json").out
    assert "undelete" in maracaibo("campaign", "delete", concern).out
    assert concern in maracaibo("campaign", "--deleted").out
    assert maracaibo("campaign", "undelete", concern).out == f"{concern} is back.\n"


def test_seats_change_between_games_and_an_evening_need_not_have_happened(concern: str, maracaibo: Program) -> None:
    """Who plays next is said; the game in play is laid aside and can be brought back."""
    assert maracaibo("campaign", "seats", concern, "--players", "Cleo,Dan,Eli").out.endswith("by Cleo, Dan, Eli.\n")
    assert cabinet.read_campaign(concern).options.chosen["edition"] == "first"
    assert maracaibo("campaign", "seats", concern, "--players", "Cleo", "--solo", "2").code == 0
    assert maracaibo("campaign", "seats", concern, "--players", "Cleo,Dan").code == 0
    called(["campaign", "next", concern])
    assert f"saves undelete {concern}-game-1" in maracaibo("campaign", "drop", concern).out
    ran = maracaibo("campaign", "drop", concern)
    assert (ran.code, ran.err) == (2, f'No game of "{concern}" is in play.\n')


@pytest.mark.parametrize(
    "state",
    [
        {"cards": [{"card": "999", "laid": True}]},
        {"tiles": ["L99"]},
        {"cards": 7},
        {"ending": "happy"},
        {"facts": [{}]},
        {"cards": [{"card": "75"}]},
        {"patience": "none"},
    ],
)
def test_a_file_that_does_not_fit_its_content_is_refused_in_a_sentence(
    concern: str, maracaibo: Program, state: dict[str, object]
) -> None:
    """Whoever made it: no command ends in a traceback."""
    campaign = cabinet.read_campaign(concern)
    cabinet.keep(replace(campaign, state={**campaign.state, **state}))
    for words in (("chronicle", concern), ("next", concern)):
        ran = maracaibo("campaign", *words)
        assert "should not have happened" not in ran.err
        assert "Traceback" not in ran.err
        assert ran.code == 0 or len(ran.err.strip().splitlines()) == 1
    assert "should not" not in maracaibo("campaign").err


@pytest.mark.parametrize(
    "words",
    [
        ("next", "nothing"),
        ("branch", NAME, "--at", "7"),
        ("chapter", "nothing", "2"),
        ("chronicle", "nothing"),
        ("export", NAME, "/nowhere/at/all.json"),
        ("import", "/nowhere.json"),
        ("undelete", "nothing"),
        ("recover", NAME),
        ("new", "--players", "Ada", "--game", "pirates"),
        ("new", "--players", "Ada,Ben", "--story", "75", "--solo", "9"),
        ("new", "--players", "Ada,Ben", "--patience", "-1"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(concern: str, maracaibo: Program, words: tuple[str, ...]) -> None:
    """Exit 2, one line, no traceback."""
    del concern
    ran = maracaibo("campaign", *words)
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1


def test_a_file_whose_chapter_nobody_knows_leaves_the_list_whole(concern: str, maracaibo: Program) -> None:
    """Made with another story, or by hand: it is named with its reason, and the others stand below it."""
    campaign = cabinet.read_campaign(concern)
    pack = {"pack_folder": str(content_folder() / "example"), "pack": "example"}
    cabinet.keep(replace(campaign, id="odd-1", state={**campaign.state, "cards": [{"card": "81"}]}, **pack))
    ran = maracaibo("campaign")
    assert "should not have happened" not in ran.err
    assert "odd-1: The campaign" in ran.err
    assert f"{concern}: The Quiet Concern" in ran.out


def test_a_campaign_whose_pack_lies_elsewhere_now_goes_on_with_it(maracaibo: Program, tmp_path: Path) -> None:
    """On another machine or after tidying up: it is named once, for the game in play as well as for those to come."""
    here, there = tmp_path / "here", tmp_path / "there"
    shutil.copytree(content_folder() / "example", here)
    assert maracaibo("campaign", "new", "--players", "Ada,Ben", "--pack", here).code == 0
    called(["campaign", "next", "lamp-oil-1"])
    here.rename(there)
    assert "--pack" in maracaibo("campaign", "next", "lamp-oil-1").err
    called(["campaign", "next", "lamp-oil-1", "--pack", str(there)])
    assert cabinet.read_campaign("lamp-oil-1").pack_folder == str(there)
    assert called(["campaign", "next", "lamp-oil-1"]) == OldGame("lamp-oil-1-game-1")
    assert "now: 101 A Dark Quay" in maracaibo("campaign").out
    ran = maracaibo("campaign", "next", "lamp-oil-1", "--pack", "maracaibo")
    assert ran.code == 2
    assert "is played with" in ran.err
