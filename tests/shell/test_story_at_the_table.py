"""A campaign at the table: sides of story cards are read by all, votes go from seat to seat, nothing is told early."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat, Kept
from maracaibo_tui.games.maracaibo.state.events.story import StoryChosen, StoryRead
from maracaibo_tui.games.maracaibo.state.frames import Vote
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words import sides_at_the_table as sides
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.desk import Desk
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages.side import SidePage, laid, vote_on
from tests.support.advising import at_once
from tests.support.played import game
from tests.support.screens import FOUR as LONG
from tests.support.seated import FOUR, asked, at_table, in_a_terminal, kit, play_to, referee_of, session_of, shown
from tests.support.stories import begun_at, begun_from, read_after_a_round

STORIES = [story for story in game().printed.box.stories.values() if story.kind in {"main", "side", "ending"}]


def _screen(played: Session) -> MatchScreen:
    return at_once(MatchScreen(kit(), referee_of(played), Look("dark", depth="256"), Settings(pace="instant")))


def _before_the_last_purchase(card: str, seats: int = 3) -> MatchScreen:
    """Sit down before the last answer to a scoring after which a card is read."""
    played = read_after_a_round(card, FOUR[:seats])
    return _screen(play_to(played, asked("DEC-61")))


def _words(text: str) -> str:
    return " ".join(text.replace("▌", " ").split())


def test_a_front_names_no_card_that_is_read_after_it() -> None:
    """Of two that are read at set-up the first does not say that the second lies out."""
    played = begun_from(Archive(cards=(Kept(card="14"),)), FOUR[:2])
    first, second = sides.at_setup(game().printed, played.view(), {1: "Ada", 2: "Ben"})
    assert (first.card, second.card) == ("14", "15")
    assert sides.also(game().printed, played.view(), "14") == ""
    assert sides.also(game().printed, played.view(), "15").startswith("14 The Doctor's List")


def test_a_project_card_that_is_among_the_others_does_not_come_again() -> None:
    """Two story cards bring the Reef Pilot; whichever is finished second says nothing of it (MAR-CAMPAIGN-32)."""
    for before, told in ((("08",), False), ((), True)):
        played = read_after_a_round("11", FOUR[:2])
        state = played.match.state
        beats = tuple(Beat(round=1, card=card, side="back", reader=1) for card in before)
        state.campaign = replace(sides.story_of(state), beats=beats)
        side = sides.read(game().printed, state, {1: "Ada", 2: "Ben"}, StoryRead(1, "11", "seat"))
        assert side is not None
        assert any("Reef Pilot" in each.text for each in side.says) == told


@in_a_terminal
async def test_a_front_read_at_set_up_is_read_before_anything_is_asked() -> None:
    """Everybody reads it, nobody's cards are to be seen; Enter goes on to whose turn it is."""
    screen = _screen(begun_at(4))
    async with at_table(screen, (80, 24)) as pilot:
        assert "Card 20 The Great Wind" in shown(pilot)
        assert "What the Wind Left · set-up, read by Ada" in shown(pilot)
        assert "Flooded Market at 16 Bluefields" in _words(shown(pilot))
        await pilot.press("1")
        assert "Nothing was answered." in shown(pilot)
        await pilot.press("enter")
        assert "it is your turn" in shown(pilot)
        await pilot.press("enter")
        assert "The Great Wind" not in shown(pilot)


@in_a_terminal
async def test_a_vote_goes_from_seat_to_seat_without_passing_the_keyboard() -> None:
    """Who would decide is said before; the reader votes last; who voted what is told with what comes of it."""
    screen = _before_the_last_purchase("14")
    played = session_of(screen)
    async with at_table(screen, (80, 24)) as pilot:
        await _to_the_vote(screen, pilot)
        assert "Card 14 The Doctor's List, the other side" in shown(pilot)
        assert "Ada votes last; if they are level, Ada, who reads, decides." in _words(shown(pilot))
        assert "Ben votes now." in shown(pilot)
        await pilot.press("2")
        assert "By now Ben: Keep the boats running. Cem votes now." in _words(shown(pilot))
        assert not played.waits_for_other()
        await pilot.press("enter")
        assert "Ada votes now, last." in _words(shown(pilot))
        await pilot.press("m")
        assert "What do you do?" in shown(pilot)
        await pilot.press("escape", "down", "up", "enter")
        assert "You choose: Close the harbours. The doctor thanks you without joy." in _words(shown(pilot))
        assert "Votes: Ada, Cem: Close the harbours; Ben: Keep the boats running." in _words(shown(pilot))
        await pilot.press("enter")
        assert "Card 16 Closed Harbours" in shown(pilot)
        await pilot.press("enter")
        assert "Card 18 The Hospital Garden" in shown(pilot)
        await pilot.press("enter")
        assert "it is your turn" in shown(pilot)
        assert played.question is not None
        assert played.question.point == "DEC-04"


@in_a_terminal
async def test_while_it_is_read_one_looks_at_the_map_and_at_the_rule() -> None:
    """The map is shown as it was then; Esc comes back to the page."""
    screen = _before_the_last_purchase("01", 2)
    async with at_table(screen, (80, 24)) as pilot:
        await _answer_purchases(screen, pilot)
        assert "Card 01 Adrift, the other side" in shown(pilot)
        assert "Ada has taken its story tile" in shown(pilot)
        await pilot.press("m")

        assert screen.desk.seen.past is not None
        await pilot.press("escape")
        assert "Card 01 Adrift, the other side" in shown(pilot)
        await pilot.press("question_mark")
        assert "MAR-STORY-12" in shown(pilot)
        await pilot.press("escape", "enter")
        assert "Card 02 Seventeen Hats" in shown(pilot)


async def _to_the_vote(screen: MatchScreen, pilot: object) -> None:
    await _answer_purchases(screen, pilot)
    assert screen.desk.vote is not None


async def _answer_purchases(screen: MatchScreen, pilot: object) -> None:
    """Take points until the scoring is over, whoever is asked."""
    for _ in range(12):
        question = session_of(screen).question
        if question is None or question.point not in {"DEC-61", "DEC-62"}:
            break
        screen.desk.referee.sit_down()
        screen.desk.take("vp" if "vp" in question.options else question.options[0])
        await pilot.pause()  # type: ignore[attr-defined]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_every_side_is_read_on_one_page(story: Story) -> None:
    """On the common screen text, changes and choice of every card have room at once, with four long names."""
    desk = _desk()
    for page in _pages(story, desk):
        drawn = page.draw((80, 24), "", "", desk.keys)
        assert page.is_last, "\n".join(map(plain, drawn))
        assert max(map(width, drawn)) <= 80
        assert len(drawn) == 24


@cache
def _desk() -> Desk:
    return _screen(begun_at(4, LONG)).desk


def _pages(story: Story, desk: Desk) -> Iterator[SidePage]:
    """Give the pages of both sides, and those of each way."""
    also = "24" if story.id != "24" else "29"
    archive = Archive(cards=(Kept(card=also, laid=True), Kept(card=story.id)), tiles=("L1", "L5"))
    state = game().after(archive).begin(Options(players=4, campaign=True), 1)
    names: dict[int | str, str] = dict(enumerate([seat.name for seat in LONG], 1))
    yield from [laid(read, desk, state, 0) for read in kit().read(state, names)]
    state.phase = "interim"
    for way in story.option or (None,):
        votes = {str(seat): "ab"[seat % 2] for seat in range(1, 5)}
        beat = Beat(round=1, card=story.id, side="back", reader=4, option=way.id if way else "", votes=votes)
        state.campaign = replace(sides.story_of(state), beats=(beat,))
        event = StoryChosen(story.id, way.id) if way else StoryRead(4, story.id, "seat")
        yield from [laid(read, desk, state, 0) for read in kit().read(state, names, event)]
    if story.option:
        state.agenda = (*state.agenda, Vote(4, story.id, 4))
        state.campaign = replace(sides.story_of(state), votes={"1": "a", "2": "b", "3": "b"})
        asks = Question(seat=4, point="DEC-63", options=("choose:1", "choose:2"), rule="MAR-STORY-14")
        ballot = kit().ballot(state, names, asks)
        assert ballot is not None
        yield vote_on(ballot, lambda _option: lambda: None, desk)
