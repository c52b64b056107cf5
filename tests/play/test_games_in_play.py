"""The game of a campaign that is in play, where something has happened to its file, or another one says it is it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.library import shelf
from maracaibo_tui.library.saves import SaveError, games_folder, path_of
from maracaibo_tui.play import campaigns
from tests.play.test_campaigns import PLAN, answered, house, new_summer, played
from tests.support.toy.title import TITLE as TOY

__all__ = ["house", "new_summer"]
ELSEWHERE = {"kept": ["pearl"], "ending": ""}


@pytest.mark.parametrize("left", [0, 30, 1000])
def test_a_damaged_game_in_play_is_named_and_not_begun_anew(summer: str, left: int) -> None:
    """Its answers may be all there is of an evening: a sentence says how it is mended, and how it is laid aside."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 3)
    sitting.saving.release()
    file = path_of("summer-1-game-1")
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(SaveError, match="campaign drop summer-1"):
        campaigns.next_game(summer)
    assert [each.name for each in games_folder().glob("*.json")] == [file.name]


def test_a_damaged_game_is_gone_on_with_from_its_last_good_state(summer: str) -> None:
    """What was recovered is the game in play, whatever it is called."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 3)
    sitting.saving.release()
    file = path_of("summer-1-game-1")
    file.write_bytes(file.read_bytes()[:30])
    with pytest.raises(SaveError, match="saves recover summer-1-game-1"):
        campaigns.next_game(summer)
    recovered = shelf.recover(file)
    again = campaigns.next_game(summer)
    assert again.saving.path == recovered
    again.saving.release()


def test_a_damaged_game_can_be_dropped(summer: str) -> None:
    """It lies among the deleted games then, and the next one begins from the same."""
    campaigns.next_game(summer).saving.release()
    file = path_of("summer-1-game-1")
    file.write_bytes(b"")
    campaigns.drop(summer)
    sitting = campaigns.next_game(summer)
    assert not sitting.session.match.journal
    sitting.saving.release()


def test_a_game_that_began_elsewhere_is_never_sat_down_at(summer: str) -> None:
    """A save from another machine, where a campaign has the same name, is not taken for the game in play."""
    played(summer)
    sitting = campaigns.next_game(summer)
    answered(sitting, 2)
    foreign = sitting.saving.path.read_bytes()
    sitting.saving.release()
    campaigns.drop(summer)
    campaign = cabinet.read_campaign(summer)
    cabinet.keep(replace(campaign, state=ELSEWHERE))
    shelf.take_in(foreign, "theirs")
    assert not campaigns.course_of(summer).course.is_running
    sitting = campaigns.next_game(summer)
    assert sitting.saving.path.stem == "summer-1-game-2"
    assert not sitting.session.match.journal
    sitting.saving.release()


def test_a_game_that_began_elsewhere_and_has_its_name_is_refused(summer: str) -> None:
    """A sentence says so before an evening is played that the campaign could not take."""
    campaigns.next_game(summer).saving.release()
    cabinet.keep(replace(cabinet.read_campaign(summer), state=ELSEWHERE))
    with pytest.raises(SaveError, match="did not begin from where"):
        campaigns.next_game(summer)
    assert not campaigns.course_of(summer).course.is_running
    shelf.rename("summer-1-game-1", "theirs")
    campaigns.next_game(summer).saving.release()


def test_a_campaign_at_a_chapter_takes_over_seats_or_is_given_others() -> None:
    """What is said counts, what is not said is taken over."""
    made = campaigns.new_campaign(TOY, PLAN)
    same = campaigns.take_over(made, 1)
    assert cabinet.read_campaign(same).options == cabinet.read_campaign(made).options


def test_a_recovered_campaign_goes_on_with_its_game_in_play(summer: str) -> None:
    """The campaign has another name then; the game says from now on that it is one of that."""
    played(summer)
    sitting = campaigns.next_game(summer)
    answered(sitting, 3)
    sitting.saving.release()
    file = cabinet.path(summer)
    cabinet.keep(cabinet.read_campaign(summer))
    file.write_bytes(b"")
    recovered = cabinet.recover(summer)
    again = campaigns.next_game(recovered)
    assert (again.saving.path.stem, again.campaign, again.number) == ("summer-1-game-2", recovered, 2)
    answered(again)
    again.saving.release()
    assert len(cabinet.read_campaign(recovered).games) == 2


def test_a_campaign_taken_in_by_another_name_goes_on_with_its_game_in_play(summer: str, tmp_path: Path) -> None:
    """Copied out with its game, and taken in where another campaign has the name: the game is still its own."""
    played(summer)
    sitting = campaigns.next_game(summer)
    answered(sitting, 2)
    sitting.saving.release()
    copy, game = cabinet.give_out(summer, tmp_path), sitting.saving.path.read_bytes()
    sitting.saving.path.unlink()
    path_of("summer-1-game-1").unlink()
    cabinet.path(summer).unlink()
    assert campaigns.new_campaign(TOY, PLAN) == summer
    theirs = cabinet.take_in(copy)
    shelf.take_in(game, "theirs")
    again = campaigns.next_game(theirs)
    assert (again.saving.path.stem, again.campaign) == ("theirs", theirs)
    again.saving.release()
    assert open_saved("theirs").header.campaign == theirs


def test_a_copy_of_a_campaign_leaves_the_others_game_alone(summer: str, tmp_path: Path) -> None:
    """Taken in where the campaign itself is, the copy begins a game of its own."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 2)
    sitting.saving.release()
    copied = cabinet.take_in(cabinet.give_out(summer, tmp_path))
    own = campaigns.next_game(copied)
    assert own.saving.path.stem == f"{copied}-game-1"
    own.saving.release()
    again = campaigns.next_game(summer)
    assert len(again.session.match.journal) == 2
    again.saving.release()


def test_a_game_that_cannot_be_opened_is_still_told_to_be_in_play(summer: str) -> None:
    """So its page offers to go on with it, which says what is wrong, or to drop it."""
    sitting = campaigns.next_game(summer)
    answered(sitting, 3)
    sitting.saving.release()
    file = path_of("summer-1-game-1")
    data = file.read_bytes()
    for bad in (data[:40], data.replace(b'"rules"', b'"roles"')):
        file.write_bytes(bad)
        assert campaigns.course_of(summer).course.is_running
