"""Campaigns of any game: begun, gone on with, folded once, branched, laid aside; played here with the toy's summer."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet import campaign_file
from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.library import saves, shelf
from maracaibo_tui.library.lock import Hold, InUseError
from maracaibo_tui.library.saves import SaveError, games_folder, path_of
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.campaigns import ChangedError
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.sitting import Sitting, old_game
from tests.support.any_table import let_the_toy_in
from tests.support.toy.title import TITLE as TOY

PLAN = Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"wishes": "no"}, seed=7)


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


@pytest.fixture(name="summer")
def new_summer() -> str:
    """Make a campaign of two."""
    return campaigns.new_campaign(TOY, PLAN)


def answered(sitting: Sitting, answers: int = 99) -> None:
    """Answer so many times, or to the end; now and then nothing is brought up."""
    session = sitting.session
    session.settle()
    for _ in range(answers):
        session.pass_keyboard()
        if session.question is None:
            return
        options = session.question.options
        session.answer(session.number, options[-1 if len(session.match.journal) % 4 else 0])
        session.settle()


def played(name: str, games: int = 1) -> None:
    """Play whole games of a campaign."""
    for _ in range(games):
        sitting = campaigns.next_game(name)
        answered(sitting)
        sitting.saving.release()


def state(name: str) -> bytes:
    """Give the bytes of what comes next begins from."""
    return json.dumps(cabinet.read_campaign(name).state).encode()


def test_a_campaign_is_one_plain_file(summer: str) -> None:
    """Its owner may read it: format, story, seats, what the first game begins from; it ends with a checksum."""
    found = json.loads(cabinet.path(summer).read_bytes())
    assert (found["format"], found["id"], found["campaign"]) == ("maracaibo-campaign-1", "summer-1", "summer")
    assert found["options"]["seats"] == ["Ada", "Ben"]
    assert (found["state"], found["games"], found["parent"]) == ({"kept": [], "ending": ""}, [], None)
    assert found["check"]


def test_what_a_game_leaves_is_what_the_next_begins_from(summer: str) -> None:
    """Points, winners and what was read are kept with each game, and the state before it."""
    played(summer, 2)
    first, second = cabinet.read_campaign(summer).games
    assert first.before == {"kept": [], "ending": ""}
    assert second.before["kept"]
    assert (first.number, second.number) == (1, 2)
    assert (first.match, sorted(first.seats)) == ("summer-1-game-1", ["Ada", "Ben"])
    assert set(first.scores) == {"1", "2"}
    assert first.winners
    assert first.events


def test_a_game_in_play_is_gone_on_with(summer: str) -> None:
    """Whoever leaves in the middle comes back to the same question, and no other game is begun."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 2)
    at = len(sitting.session.match.journal)
    sitting.saving.release()
    assert not cabinet.read_campaign(summer).games
    again = campaigns.next_game(summer)
    assert (again.campaign, again.number) == (summer, 1)
    assert len(again.session.match.journal) == at > 0
    again.saving.release()
    assert len(list(games_folder().glob("*.json"))) == 1


def test_a_renamed_game_is_still_the_one_in_play(summer: str) -> None:
    """It is known by its header, not by the name of its file."""
    campaigns.next_game(summer).saving.release()
    shelf.rename("summer-1-game-1", "sunday")
    sitting = campaigns.next_game(summer)
    assert sitting.saving.path.stem == "sunday"
    sitting.saving.release()


def test_killed_between_the_end_and_folding_it_is_folded_once(summer: str) -> None:
    """The game is over on disk and the campaign knows nothing of it: the next look folds it, and no look twice."""
    sitting = campaigns.next_game(summer)
    sitting.saving.afterwards = None
    answered(sitting)
    sitting.saving.release()
    assert not json.loads(cabinet.path(summer).read_bytes())["games"]
    after = [cabinet.fold(summer) for _ in range(3)]
    assert [len(each.games) for each in after] == [1, 1, 1]
    assert after[0] == after[2]
    assert cabinet.running(after[0]) is None


def test_a_folded_game_is_not_taken_back(summer: str) -> None:
    """What the next game begins from must stay what this one has left."""
    sitting = campaigns.next_game(summer)
    answered(sitting)
    assert not sitting.session.why_no_undo() or sitting.session.has_several_persons
    sitting.saving.release()
    assert "campaign has gone on" in sitting.session.why_no_undo()
    again = old_game(path_of("summer-1-game-1"))
    assert "campaign has gone on" in again.session.why_no_undo()
    again.saving.release()


def test_a_second_game_of_the_same_number_is_not_folded(summer: str) -> None:
    """A copy of a save that is finished later changes nothing any more."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 2)
    copied = sitting.saving.path.read_bytes()
    answered(sitting)
    sitting.saving.release()
    shelf.take_in(copied, "copy")
    before = cabinet.path(summer).read_bytes()
    copy = old_game(path_of("copy"))
    answered(copy)
    copy.saving.release()
    assert cabinet.path(summer).read_bytes() == before


def test_a_game_that_began_elsewhere_is_not_folded(summer: str) -> None:
    """A save that says the right number but began from something else is refused in a sentence."""
    sitting = campaigns.next_game(summer)
    sitting.saving.afterwards = None
    answered(sitting)
    sitting.saving.release()
    campaign = cabinet.read_campaign(summer)
    cabinet.keep(replace(campaign, state={"kept": ["pearl"], "ending": ""}))
    with pytest.raises(SaveError, match="did not begin from where"):
        cabinet.fold(summer)


def test_two_programs_on_one_campaign(summer: str) -> None:
    """While one plays, the other is told so in a sentence; nothing is begun twice."""
    sitting = campaigns.next_game(summer)
    with pytest.raises(InUseError, match="is open in another window"):
        campaigns.next_game(summer)
    with pytest.raises(InUseError, match="is open in another window"):
        cabinet.delete(summer)
    sitting.saving.release()
    hold = Hold(cabinet.path(summer))
    with pytest.raises(InUseError, match="is being changed in another window"):
        campaigns.change_seats(summer, PLAN)
    hold.release()


def test_branching_copies_what_a_game_began_from(summer: str) -> None:
    """To the byte; the same answers lead to the same state, and nothing of the first campaign changes."""
    played(summer, 3)
    before = cabinet.path(summer).read_bytes()
    whole = cabinet.read_campaign(summer)
    for at in range(1, 4):
        branch = cabinet.branch(summer, at)
        found = cabinet.read_campaign(branch)
        assert found.state == whole.games[at - 1].before
        assert found.games == whole.games[: at - 1]
        assert found.parent == campaign_file.Parent(campaign=summer, game=at)
        played(branch, 4 - at)
        assert state(branch) == state(summer)
    assert cabinet.path(summer).read_bytes() == before
    with pytest.raises(SaveError, match="choose 1 to 4"):
        cabinet.branch(summer, 5)


def test_a_campaign_of_one_game_has_one_game(summer: str) -> None:
    """Where there is no such game one hears how many there are, as one says it aloud."""
    played(summer, 1)
    with pytest.raises(SaveError, match="has 1 game; choose 1 to 2"):
        cabinet.branch(summer, 5)


def test_a_summer_ends_and_is_not_gone_on_with(summer: str) -> None:
    """After the end it can be read and branched, never continued."""
    played(summer)
    cabinet.keep(replace(cabinet.read_campaign(summer), state={"kept": [], "ending": "september"}))
    with pytest.raises(SaveError, match="is over"):
        campaigns.next_game(summer)
    with pytest.raises(SaveError, match="choose 1 to 1"):
        cabinet.branch(summer, 2)
    campaigns.next_game(cabinet.branch(summer, 1)).saving.release()
    found = campaigns.course_of(summer)
    assert found.offered.pages.epilogue(found.course) is not None


def test_other_content_asks_before_it_goes_on(summer: str) -> None:
    """Whoever goes on has agreed to it; from then on it is not asked again."""
    cabinet.keep(replace(cabinet.read_campaign(summer), fingerprint="0123"))
    with pytest.raises(ChangedError, match="has changed since"):
        campaigns.next_game(summer)
    campaigns.next_game(summer, agreed=True).saving.release()
    campaigns.next_game(summer).saving.release()
    assert cabinet.read_campaign(summer).fingerprint != "0123"


def test_out_and_in_again(summer: str, tmp_path: Path) -> None:
    """A copy is the campaign to the byte; here it gets a name of its own if the old one is taken."""
    played(summer, 2)
    file = cabinet.give_out(summer, tmp_path)
    assert file.read_bytes() == cabinet.path(summer).read_bytes()
    assert cabinet.take_in(file) == "summer-2"
    assert state("summer-2") == state(summer)
    assert cabinet.take_in(file, "ours") == "ours"
    with pytest.raises(SaveError, match="already"):
        cabinet.take_in(file, "ours")


def test_laid_aside_and_brought_back(summer: str) -> None:
    """Deleted it is in no list; it comes back as it was, and its name is not given away meanwhile."""
    played(summer)
    before = cabinet.path(summer).read_bytes()
    aside = cabinet.delete(summer)
    assert not cabinet.listed()
    assert [each.id for each in cabinet.deleted()] == [aside]
    assert campaigns.new_campaign(TOY, PLAN) == "summer-2"
    cabinet.bring_back(aside)
    assert cabinet.path(summer).read_bytes() == before


def test_an_evening_that_did_not_happen(summer: str) -> None:
    """The game in play is laid aside; the next one begins from the same."""
    campaigns.next_game(summer).saving.release()
    campaigns.drop(summer)
    sitting = campaigns.next_game(summer)
    assert sitting.number == 1
    assert not sitting.session.match.journal
    sitting.saving.release()


def test_others_may_play_the_next_game(summer: str) -> None:
    """Seats and options may change from game to game."""
    played(summer)
    campaigns.change_seats(summer, Plan(seats=(Seat("Cleo"), Seat("Ben"), Seat("Ada")), chosen={"wishes": "no"}))
    played(summer)
    assert [len(game.seats) for game in cabinet.read_campaign(summer).games] == [2, 3]


@pytest.mark.parametrize("cut", [0, 1, 40, 300])
def test_a_damaged_campaign_says_so_and_has_its_last_good_state(summer: str, cut: int) -> None:
    """No traceback: a sentence in the list, and the state before it was last written is kept."""
    played(summer, 2)
    file = cabinet.path(summer)
    data = file.read_bytes()
    file.write_bytes(data[:cut])
    (listing,) = cabinet.listed()
    assert listing.problem
    with pytest.raises(SaveError, match="recover"):
        cabinet.read_campaign(summer)
    assert len(cabinet.read_campaign(cabinet.recover(summer)).games) == 1


def test_every_changed_byte_is_noticed(summer: str) -> None:
    """What was written is what is read, or a sentence."""
    data = cabinet.path(summer).read_bytes()
    for at in range(0, len(data), 7):
        with pytest.raises(ValueError, match=r"damaged|cut short|no campaign|format"):
            campaign_file.read(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])


def test_a_disk_that_is_full_loses_nothing(summer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stays playable; the fold is done when there is room again."""
    sitting = campaigns.next_game(summer)
    answered(sitting)
    with monkeypatch.context() as patch:
        patch.setattr(cabinet, "write", _full)
        sitting.saving.release()
    assert not cabinet.read_campaign(summer).games
    assert len(cabinet.fold(summer).games) == 1


def _full(path: Path, _data: bytes) -> None:
    raise saves.SaveError(f"{path}: {os.strerror(28)}")
