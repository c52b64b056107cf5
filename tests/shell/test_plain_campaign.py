"""Plain mode tells a campaign: what it is about, sides that are read, votes, what happened before, how it ended."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.engine.campaign_pages import Played
from maracaibo_tui.play.campaigns import course_of, new_campaign, next_game, offered_by
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.campaigns import CampaignsPage
from maracaibo_tui.tui.plain.questions import question, welcome
from maracaibo_tui.tui.plain.story import after, epilogue
from maracaibo_tui.tui.plain.talk import Talk, answered, play
from maracaibo_tui.tui.plain.words import Plain
from tests.support.played import TITLE, game
from tests.support.seated import asked, kit, play_to, referee_of
from tests.support.stories import read_after_a_round

PLAN = Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "1"}, seed=5)
TWO = (Seat("Ada"), Seat("Ben"))


def _said(name: str, lines: Iterable[str]) -> str:
    """Type lines in the next game of a campaign, and give what was said."""
    left, said, sitting = [*lines], list[str](), next_game(name)
    play(sitting, Talk(lambda _prompt: left.pop(0) if left else None, said.append))
    sitting.saving.release()
    return " ".join(" ".join(said).split())


def _table(session: Session) -> Plain:
    session.settle()
    session.pass_keyboard()
    return Plain(kit(), referee_of(session))


def test_a_new_campaign_begins_with_what_it_is_about_and_its_first_card() -> None:
    """The notice and the premise once, then the front that was read at set-up; not again once somebody has played."""
    name = new_campaign(TITLE, PLAN)
    said = _said(name, ["1"])
    box = game().printed.box
    assert "We invented the people and their words, not that." in said
    assert " ".join(box.stories["01"].front.split()) in said
    assert "story tile at 15 Portobelo" in said
    assert box.stories["01"].back not in said
    again = _said(name, [])
    assert "We invented the people" not in again


def test_at_a_chapter_it_tells_what_happened_before() -> None:
    """The words of the chapter card, what lies on the map, who is known."""
    said = _said(new_campaign(TITLE, PLAN, 7), [])
    door = next(each for each in game().printed.box.stories.values() if each.kind == "door" and each.chapter == 7)
    assert " ".join(door.so_far.split()) in said
    assert "Who you know:" in said
    assert "Felipa" not in said


def test_the_next_game_tells_how_the_last_one_went() -> None:
    """Points and who has won."""
    name = new_campaign(TITLE, PLAN)
    campaign = cabinet.read_campaign(name)
    played = Played(
        number=1,
        match="x",
        played="",
        seats=("Ada",),
        options={},
        before=campaign.state,
        scores={"1": 90, "jean": 101},
        winners=("jean",),
        events=(),
    )
    state = {**campaign.state, "cards": [{"card": "01", "laid": True, "waited": 1}]}
    cabinet.keep(replace(campaign, state=state, games=(played,)))
    assert "Game 1: Ada 90, Jean 101; won by Jean." in _said(name, [])


def test_a_vote_says_what_counts_and_what_is_known_of_each_way() -> None:
    """The other side first, who decides a level vote, and of both ways what the table may know."""
    table = _table(play_to(read_after_a_round("02", TWO), asked("DEC-63")))
    said = " ".join(" ".join(question(table)).split())
    story = game().printed.box.stories["02"]
    assert " ".join(story.back.split()) in said
    assert "who reads, decides" in said
    assert all(way.label in said and way.hint.partition(".")[0] in said for way in story.option)
    assert not [way for way in story.option if way.told in said]


def test_after_the_vote_the_choice_and_the_next_card_are_told() -> None:
    """What was chosen, what is told of it, who voted what, and the front of the card that follows."""
    table = _table(play_to(read_after_a_round("02", TWO), asked("DEC-63")))
    story = game().printed.box.stories["02"]
    said = " ".join(" ".join(question(table)).split())
    assert said.count(" ".join(story.back.split())) == 1
    said = ""
    for _ in TWO:
        table.referee.sit_down()
        said += " ".join(answered(table, "1"))
    table.referee.sit_down()
    said += " ".join(welcome(table))
    said = " ".join(said.split())
    assert " ".join(story.back.split()) not in said
    way = story.option[0]
    assert f"You choose: {way.label}" in said
    assert " ".join(game().printed.box.stories[way.next or ""].front.split()) in said
    assert " ".join(game().printed.box.stories[story.option[1].next or ""].front.split()) not in said


@pytest.mark.parametrize("ending", ["common-chest", "quiet-hand"])
def test_the_end_is_told_in_lines(ending: str) -> None:
    """The title of the ending, its motto, and one line after the other; before the end the way to the next game."""
    name = new_campaign(TITLE, PLAN)
    sitting = next_game(name)
    table = _table(sitting.session)
    assert f'"maracaibo campaign next {name} --plain"' in " ".join(after(table, sitting))
    campaigns = offered_by(TITLE)
    course = course_of(name).course
    end = campaigns.pages.epilogue(course._replace(state={**course.state, "ending": ending}, position=None))
    assert end is not None
    said = " ".join(" ".join(epilogue(table, end)).split())
    assert f"The campaign has ended: {end.title}." in said
    assert all(" ".join(line.split()) in said for line in end.lines)
    sitting.saving.release()


def _typed(lines: Iterable[str]) -> tuple[list[str], str]:
    """Type lines on the page of campaigns; give what was said, and the campaign whose game is played, if any."""
    left, said = [*lines], list[str]()
    page = CampaignsPage(Talk(lambda _prompt: left.pop(0), said.append), TITLE)
    sitting = page.chosen()
    if sitting is None:
        return said, ""
    sitting.saving.release()
    return said, sitting.campaign


def test_campaigns_are_listed_made_read_and_played_in_lines() -> None:
    """From the first page on: new, a number plays the next game, what was told is read, and the list comes again."""
    said, played = _typed(["new Ada, Ben", "1"])
    assert played == "quiet-concern-1"
    assert said[0].startswith("There are no campaigns yet")
    said, _ = _typed(["read 1", "world 1", "people 1", "statistics 1", "epilogue 1", "h", "back"])
    text = " ".join(" ".join(said).split())
    assert " ".join(game().printed.box.stories["01"].front.split()) in text
    assert game().printed.box.stories["01"].back not in text
    assert "Still in the box:" in text
    assert "It has not ended yet." in text


def test_campaigns_branch_begin_at_chapters_are_deleted_and_brought_back_in_lines() -> None:
    """Each says what it did; what cannot be done is a sentence."""
    name = new_campaign(TITLE, PLAN)
    made = ["branch 1 1", f"chapter {3} of 1", f"chapter {2} Ada, Ben", "seats 1 Cleo, Dan", "delete 1", "undo"]
    said, _ = _typed([*made, "branch 1 9", "drop 1", "x", "back"])
    text = " ".join(said)
    assert all(f"called quiet-concern-{number} now" in text for number in (2, 3, 4))
    assert "The Quiet Concern: Cleo, Dan;" in text
    assert "is deleted; undo brings it back." in text
    assert "is in play." in text
    assert "is back." in text
    assert "Type the number of a campaign, or h for help." in text
    assert {each.id for each in cabinet.listed()} >= {name, "quiet-concern-4"}


def test_other_content_is_agreed_to_in_lines() -> None:
    """Whoever does not say yes stays on the page."""
    name = new_campaign(TITLE, PLAN)
    cabinet.keep(replace(cabinet.read_campaign(name), fingerprint="0123"))
    assert _typed(["1", "no", "back"])[1] == ""
    said, played = _typed(["1", "yes"])
    assert played == name
    assert "has changed since" in " ".join(said)
