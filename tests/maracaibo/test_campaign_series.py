"""What the house is given of campaigns: archives as plain values, what begins from one and what leaves one."""

import json
from random import Random

import msgspec
import pytest

from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules import series
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter, first, left
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Kept, StoryCard
from maracaibo_tui.games.maracaibo.state.frames import InterimStep
from maracaibo_tui.games.maracaibo.state.position import Options, State
from tests.support.played import begun, game
from tests.support.skeleton import one_game, take

STORY_STEP = 6


def test_only_a_finished_game_of_a_campaign_leaves_something() -> None:
    """A single game, and one under way, do not."""
    for options in (Options(), Options(campaign=True)):
        with pytest.raises(ValueError, match="only a finished game"):
            left(game().printed, begun(options, 1).state)


def test_a_finished_game_leaves_what_was_read() -> None:
    """Facts, beats and points of it, and the cards that wait."""
    found = one_game(game(), Options(campaign=True), Random(1))  # noqa: S311 - chance of a test
    backs = [beat for beat in found.beats if beat.side == "back"]
    assert found.archive.facts == tuple(f"{beat.card}.{beat.option}" if beat.option else beat.card for beat in backs)
    assert found.archive.cards
    assert found.scores.keys() == {"1", "2"}


def test_an_archive_is_plain_values() -> None:
    """It is written down and read back as it was; patience may be another."""
    archive = Archive(cards=(Kept(card="09", laid=True, waited=1),), tiles=("L2",), facts=("01", "02.a"))
    assert series.archive(json.loads(json.dumps(msgspec.to_builtins(archive)))) == archive
    assert series.first(game().printed, 0).patience == 0
    assert series.first(game().printed) == first(game().printed) == at_chapter(game().printed, 1)
    assert series.at_chapter(game().printed, 3) == at_chapter(game().printed, 3)
    assert series.at_chapter(game().printed, 3, 0) == at_chapter(game().printed, 3, 0) != at_chapter(game().printed, 3)
    assert series.named(game().printed) == ("quiet-concern", "The Quiet Concern")


def test_a_chapter_that_no_card_opens_is_refused() -> None:
    """The campaign has eleven."""
    with pytest.raises(ValueError, match="no story card opens"):
        series.at_chapter(game().printed, 12)


def test_chapter_cards_of_the_usual_story_open_nothing_in_another_one() -> None:
    """A pack with a campaign of its own has the usual story cards as well; its chapters are its own."""
    usual = game().printed.box
    assert usual.tale is not None
    chapters = tuple(msgspec.structs.replace(each, first="14") for each in usual.tale.chapters[:2])
    own = Printed(msgspec.structs.replace(usual, tale=msgspec.structs.replace(usual.tale, chapters=chapters)))
    for chapter in (2, 3):
        with pytest.raises(ValueError, match="no story card opens"):
            series.at_chapter(own, chapter)


def test_games_without_campaigns_say_so() -> None:
    """Pirates has none, nor has a pack of Maracaibo without one."""
    assert title_of("pirates").campaigns is None
    assert series.named(Printed(msgspec.structs.replace(game().printed.box, tale=None))) == ("", "")


def test_games_of_a_campaign_have_no_story_card_of_a_single_game() -> None:
    """Whatever was chosen; all other options stay."""
    chosen = Options(players=3, edition="first", story_card=77)
    assert series.options_of(chosen) == Options(players=3, edition="first", campaign=True)


def test_a_game_begins_from_what_the_one_before_has_left() -> None:
    """The rules with it begin so, and say what is left."""
    archive = Archive(cards=(Kept(card="09"),), tiles=("L5",))
    rules = series.after(game(), archive)
    state = rules.begin(Options(campaign=True), 1)
    assert state.story is not None
    assert state.story.began == archive
    state.phase = "over"
    assert series.left(rules, state) == left(game().printed, state)


def test_a_single_game_is_written_as_ever() -> None:
    """Nothing of a campaign stands in it, so that games saved before are read, and have the digest they had."""
    state = game().begin(Options(), 1)
    assert "campaign" not in json.loads(game().encode(state)) or state.story is None
    assert json.loads(game().encode(state)).keys().isdisjoint({"story"})
    assert "campaign" not in json.loads(game().encode(state))


def test_a_game_of_a_campaign_is_written_and_read_at_any_time() -> None:
    """Its story is part of the position."""
    state = game().begin(Options(campaign=True, players=3), 1)
    again = game().decode(game().encode(state))
    assert again == state
    assert game().digest(again) == game().digest(state)
    assert game().unknown(state) == ""


def test_what_a_game_needs_of_another_pack_is_named() -> None:
    """A story card, tile or C-card that is not in the box."""
    state = game().begin(Options(campaign=True), 1)
    story = state.story
    assert story is not None
    state.campaign = msgspec.structs.replace(story, cards=(StoryCard(card="999"),))
    assert game().unknown(state) == "story 999"


def _voting(players: int) -> Match[State]:
    """Stop where the table votes on card 02, which seat 1 reads."""
    rules = game().after(Archive(cards=(Kept(card="02"),)))
    state = rules.begin(Options(campaign=True, players=players), 1)
    take(rules.table(state, None), "02", 1)
    state.phase, state.ended_by = "interim", 1
    state.agenda = (InterimStep(STORY_STEP),)
    return Match(rules, state)


def test_a_vote_is_taken_back_until_the_last_is_in() -> None:
    """Each seat takes back its own; the votes of others stay, and the reader is asked again."""
    match = _voting(3)
    match.answer("choose:2", seat=2)
    match.answer("choose:1", seat=3)
    assert [question.seat for question in match.questions] == [1]
    match.undo()
    assert [question.seat for question in match.questions] == [3]
    assert match.state.story is not None
    assert match.state.story.votes == {"2": "b"}


def test_the_last_vote_is_a_reveal() -> None:
    """Then the next card has been read, and taking back stops there."""
    match = _voting(2)
    match.answer("choose:2", seat=2)
    match.answer("choose:2", seat=1)
    assert not match.undo()
    assert match.state.story is not None
    assert match.state.story.facts == ("02.b",)


def test_votes_count_the_same_in_any_order() -> None:
    """Two seats answer at once; whoever is first, the position afterwards is the same."""
    one, other = _voting(3), _voting(3)
    for match, seats in ((one, (2, 3)), (other, (3, 2))):
        for seat in seats:
            match.answer(f"choose:{seat - 1}", seat=seat)
        match.answer("choose:1", seat=1)
    assert game().digest(one.state) == game().digest(other.state)


def test_a_game_broken_off_leaves_the_archive_as_it_was() -> None:
    """What it began from stands in it unchanged, whatever has happened since (MAR-CAMPAIGN-38)."""
    match = _voting(2)
    before = msgspec.json.encode(match.state.story.began) if match.state.story is not None else b""
    match.answer("choose:1", seat=2)
    match.answer("choose:1", seat=1)
    assert match.state.story is not None
    assert msgspec.json.encode(match.state.story.began) == before
