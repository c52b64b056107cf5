"""Campaigns from the title on: begun, left, gone on with, branched, laid aside, with nothing told too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.campaign_pages import Entry, Epilogue, Line, Played, Row, Section, Side
from maracaibo_tui.library.saves import listed as games
from maracaibo_tui.play import campaigns
from maracaibo_tui.play.campaign_points import scored
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.lines import Lines, plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.pages import campaigns as listed
from maracaibo_tui.tui.shell.pages.campaigns import CampaignsPage
from maracaibo_tui.tui.shell.pages.chronicle import ChroniclePage
from maracaibo_tui.tui.shell.pages.epilogue import EpiloguePage
from maracaibo_tui.tui.shell.pages.games import facts
from maracaibo_tui.tui.shell.pages.games_plot import points_by_game
from maracaibo_tui.tui.shell.pages.page_screen import FootedPage
from maracaibo_tui.tui.shell.pages.saved_rows import list_of
from maracaibo_tui.tui.shell.pages.sections import SectionsPage, section
from maracaibo_tui.tui.shell.pages.title import Way
from maracaibo_tui.tui.shell.pages.ways import WaysPage
from maracaibo_tui.tui.shell.pages.world import Leads, WorldPage
from tests.support.campaigns import PLAN, left_at_once
from tests.support.played import TITLE, game
from tests.support.quick import quickly
from tests.support.seated import SIZES, in_a_terminal, shown

LIST = ("5",)


@pytest.fixture(autouse=True)
def nothing_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for what is to happen, not for the clock."""
    quickly(monkeypatch)


@asynccontextmanager
async def at_title() -> AsyncIterator[Pilot[Any]]:
    """Open the program where it opens."""
    async with application(NewGame(), Terminal()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield pilot


def _read(lines: Lines) -> str:
    return " ".join(" ".join(map(plain, lines)).replace("▌", " ").split())


@in_a_terminal
async def test_a_campaign_is_begun_left_and_gone_on_with() -> None:
    """The premise comes first, then card 01; whoever comes back sits at the same game."""
    name = campaigns.new_campaign(TITLE, PLAN)
    async with at_title() as pilot:
        await pilot.press("4", "enter", "enter")
        assert "In the summer of 1682" in shown(pilot)
        assert "We invented the people" in shown(pilot)
        for keys in (("1",), ("1", "1")):
            await pilot.press(*keys)
            await pilot.pause()
            assert "Card 01 Adrift" in shown(pilot)
            await pilot.press("enter", "q")
            await pilot.pause()
        assert campaigns.course_of(name).course.is_running


@in_a_terminal
async def test_the_chronicle_is_read_where_a_side_is_read() -> None:
    """The key of the log opens it upon the page; Esc comes back to what is read."""
    campaigns.new_campaign(TITLE, PLAN, 4)
    async with at_title() as pilot:
        await pilot.press("4", "enter", "1", "enter")
        await pilot.pause()
        assert "g chronicle" in shown(pilot)
        await pilot.press("g")
        await pilot.pause()
        assert "The Keeper of Mona, the other side" in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "Card 20 The Great Wind" in shown(pilot)


@in_a_terminal
async def test_the_chronicle_has_a_key_of_its_own() -> None:
    """At the table and in the list of campaigns; a game that stands alone says that it has none."""
    campaigns.new_campaign(TITLE, PLAN, 4)
    async with at_title() as pilot:
        await pilot.press("4", "G")
        assert "Nothing was read yet." in shown(pilot)
        await pilot.press("escape", "enter", "1", "enter")
        await pilot.pause()
        assert "Card 20 The Great Wind" in shown(pilot)
        await pilot.press("enter", "enter", "G")
        await pilot.pause()
        assert "The Keeper of Mona, the other side" in shown(pilot)
    SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=1)).saving.release()
    async with application(OldGame(), Terminal()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "G")
        assert "it has no chronicle" in shown(pilot)
        await pilot.press("colon")
        assert "chronicle" not in shown(pilot).replace("it has no chronicle", "")


@in_a_terminal
async def test_who_comes_from_the_shell_is_told_what_happened_before() -> None:
    """The premise before the first game of all, and afterwards what was read; only then comes the table."""
    for name, told in (
        (campaigns.new_campaign(TITLE, PLAN), "In the summer of 1682"),
        (campaigns.new_campaign(TITLE, PLAN, 4), "Previously"),
    ):
        sitting = campaigns.next_game(name)
        sitting.saving.release()
        async with application(OldGame(sitting.saving.path.stem), Terminal()).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert told in shown(pilot)
            await pilot.press("right", "right", "1")
            await pilot.pause()
            assert "Card" in shown(pilot)


@in_a_terminal
async def test_the_world_leads_to_cards_and_to_the_map() -> None:
    """Enter opens the card by which something came, the key of the map shows where it lies; nothing is told early."""
    name = campaigns.new_campaign(TITLE, PLAN, 4)
    async with at_title() as pilot:
        await pilot.press("4", "M")
        assert "nothing yet" in shown(pilot)
        assert "Gone again" not in shown(pilot)
        await pilot.press("m")
        assert "16) Bluefields" in shown(pilot).replace("Bluefields (16)", "(16) Bluefields")
        assert "Bluefields (16) L" not in shown(pilot)
        sitting = campaigns.next_game(name)
        sitting.saving.release()
        await pilot.press("escape", "escape", "M", "down")
        assert "m on the map" in shown(pilot)
        await pilot.press("m")
        assert "Bluefields (16) L" in shown(pilot)
        await pilot.press("escape", "enter")
        assert "game 1, round I, read by" in shown(pilot)
        assert "Chronicle" in shown(pilot)
        assert "Card 20 The Great Wind" in shown(pilot)
        await pilot.press("escape", "up", "enter")
        assert "No card that was read tells of this." in shown(pilot)


@in_a_terminal
async def test_a_new_campaign_is_set_up_from_its_page() -> None:
    """What a campaign settles itself is not asked; Enter makes it and tells what it is about."""
    async with at_title() as pilot:
        await pilot.press("4", "enter")
        assert "Quiet Waters" not in shown(pilot)
        assert "New campaign" in shown(pilot)
        assert "Enter  begins the campaign." in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert "In the summer of 1682" in shown(pilot)
        assert len(cabinet.listed()) == 1


def test_the_list_of_saved_games_says_how_far_a_game_of_a_campaign_is() -> None:
    """The name says of which campaign it is; the column of the list has room for the round, and cuts nothing."""
    left_at_once()
    (row,) = [_read([each]) for each in list_of(games(), 0, (), 78, 1)]
    assert " round 1 " in row
    assert "game 1 o" not in row


def test_the_facts_of_a_game_leave_out_what_its_campaign_settles() -> None:
    """That it is one of a campaign the name says; the story card of a single game is none of it."""
    left_at_once()
    (game,) = games()
    assert game.header is not None
    assert ("options", "edition second") in facts(game.header)


@in_a_terminal
async def test_not_now_leaves_the_game_for_later() -> None:
    """The table is not opened, and nothing keeps another window from it."""
    left_at_once()
    async with at_title() as pilot:
        await pilot.press(*LIST, "enter", "1", "enter", "2")
        await pilot.press(*LIST, "enter")
        assert "Go on with game 1" in shown(pilot)


@in_a_terminal
async def test_a_campaign_is_branched_deleted_and_brought_back() -> None:
    """Nothing of the first one changes; what was laid aside comes back by a key."""
    left_at_once()
    async with at_title() as pilot:
        await pilot.press(*LIST, "enter", "7", "1")
        assert "begins from before game 1" in shown(pilot)
        assert {each.id for each in cabinet.listed()} == {"quiet-concern-1", "quiet-concern-2"}
        await pilot.press("D")
        assert len(cabinet.listed()) == 1
        await pilot.press("u")
        assert len(cabinet.listed()) == 2


@in_a_terminal
async def test_a_game_is_dropped_and_others_play_the_next_one() -> None:
    """As if the evening had not happened: the same game is begun anew, by whoever is named now."""
    left_at_once()
    async with at_title() as pilot:
        await pilot.press(*LIST, "enter", "8")
        assert "laid aside" in shown(pilot)
        await pilot.press("enter", "2")
        assert "Next game" in shown(pilot)
        assert "Enter  keeps this for the next game." in shown(pilot)
        assert "Content pack" not in shown(pilot)
        await pilot.press(*"Zoë", "enter")
        assert "The next game is played so." in shown(pilot)
        assert "Zoë" in shown(pilot)


@in_a_terminal
async def test_nothing_is_told_that_nobody_has_read() -> None:
    """Names of cards to come stand on none of its pages."""
    left_at_once()
    box = game().printed.box
    known = {"20", "02", "07", "08", "09", "14", "15", "18", "75", "76", "77"}
    unread = [story.name for story in box.stories.values() if story.kind and story.id not in known]
    chapters = {each.title for each in box.tale.chapters} if box.tale is not None else set()
    async with at_title() as pilot:
        await pilot.press(*LIST)
        seen = shown(pilot)
        for keys in (
            ("R",),
            ("escape", "M"),
            ("escape", "enter", "3"),
            ("escape", "4"),
            ("escape", "5"),
            ("escape", "6"),
        ):
            await pilot.press(*keys)
            seen += shown(pilot)
        assert not [name for name in unread if name in seen and name not in chapters]


def _entry(number: int) -> Entry:
    head = f"Card {number:02} · Some Name, the other side"
    side = Side(f"{number:02}", "back", head, "game 1, read by Ada", "A text.", choice="Go", told="It is told.")
    return Entry("1682", side._replace(votes="Ada: Go; Ben: Stay"), other="the other way: Stay", game=1)


def _pages() -> list[FootedPage]:
    rows = [Row("A long line that is told " * 6, "beside it"), Row("short", "beside")]
    told = Line("The Quiet Concern", "in 1683 · game 3", "now: 07", ("told",))
    entries = [listed.Entry("one", told, ("Ada", "Ben of Nevis")), listed.Entry("two", None, problem="It is damaged.")]
    nothing = Way("A new campaign", "", lambda: None)

    def go(_name: str) -> None:
        return None

    ways = listed.Ways(lambda: entries, go, go, go, go, lambda: None, [nothing], "About it.")
    return [
        SectionsPage("World", "", [Section("Head", rows)] * 12),
        ChroniclePage("The Quiet Concern", [_entry(number) for number in range(30)]),
        ChroniclePage("The Quiet Concern", []),
        EpiloguePage(Epilogue("End", "Motto", ("One.", "Two.")), "above", lambda: None),
        WaysPage("Campaigns", "Branch", ["A sentence."], [nothing] * 12),
        CampaignsPage(ways),
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", range(6))
def test_every_page_fills_every_screen(page: int, size: tuple[int, int]) -> None:
    """As many rows as there are, none of them too long, wherever the cursor stands."""
    shown_ = _pages()[page]
    for _ in range(4):
        drawn = shown_.draw(*size)
        assert len(drawn) == size[1]
        assert max(map(width, drawn)) <= size[0]
        shown_.press("down", "")


def test_an_epilogue_is_told_line_by_line() -> None:
    """A key tells one more; after the last one it leads on, once."""
    left: list[int] = []
    page = EpiloguePage(
        Epilogue("The End", "A motto.", ("First line.", "Second line.")), "above", lambda: left.append(1)
    )
    assert "First" not in _read(page.draw(80, 24))
    page.press("accept", "")
    assert "First line." in _read(page.draw(80, 24))
    assert "Second" not in _read(page.draw(80, 24))
    page.press("accept", "")
    assert "Second line." in _read(page.draw(80, 24))
    assert not left
    page.press("accept", "")
    assert left == [1]


def _played(number: int, seats: tuple[str, ...], scores: dict[str, int]) -> Played:
    return Played(
        number=number,
        match="",
        played="",
        seats=seats,
        options={},
        before={},
        scores=scores,
        winners=(),
        events=(),
    )


def test_points_of_games_are_plotted_by_name() -> None:
    """Who was not there keeps the points of the game before; before two games there is nothing to draw."""
    first = _played(1, ("Ada", "Ben (greedy)"), {"1": 100, "2": 120})
    second = _played(2, ("Ben (greedy)", "Cem"), {"1": 150, "2": 90, "jean": 80})
    found = scored([first, second])
    assert {name: (*each.points,) for name, each in found.items()} == {
        "Ada": (100, 100),
        "Ben": (120, 150),
        "Cem": (0, 90),
        "Jean": (0, 80),
    }
    assert [each.seat for each in found.values()] == [1, 2, 3, "jean"]
    assert points_by_game(scored([first]), [1], 76) == []
    drawn = points_by_game(found, [1, 2], 76)
    assert _read(drawn).startswith("Points by game ")
    page = SectionsPage(
        "Statistics", "", [Section("Games", [Row("Ada 100")])], lambda cells: points_by_game(found, [1, 2], cells)
    )
    for size in SIZES:
        rows = page.draw(*size)
        assert max(map(width, rows)) <= size[0]
        assert "Ben 150" in _read(rows)


def test_a_chronicle_shows_the_side_at_the_cursor() -> None:
    """It begins at the last one; what was chosen, by whom, and what else could have been stands below the text."""
    page = ChroniclePage("A story", [_entry(number) for number in range(1, 40)])
    read = _read(page.draw(80, 24))
    assert "Card 39 · Some Name" in read
    assert "You chose: Go. It is told. Votes: Ada: Go; Ben: Stay. The other way: Stay." in read
    page.press("page_up", "")
    assert "Card 29 · Some Name, the other side" in _read(page.draw(80, 24))


def test_the_band_over_a_line_goes_beyond_its_words_on_both_sides() -> None:
    """No word moves when the band comes to its line."""
    sections = [Section("Lies on the map", (Row("L5 Tortuga Crews", "from the beginning"), Row("L22 Flooded Market")))]
    page = WorldPage("The Quiet Concern", sections, Leads(lambda _card: None, None, ()))
    first = page.draw(80, 24)
    assert [span.text for row in first for span in row if span.style == BAND] == [" ", "L5 Tortuga Crews", " "]
    page.press("down", "")
    assert [plain(row).rstrip() for row in page.draw(80, 24)] == [plain(row).rstrip() for row in first]


@in_a_terminal
async def test_what_cannot_be_taken_in_or_copied_is_said_while_one_types() -> None:
    """The sentence stands above the line, which stays as it was typed."""
    campaigns.new_campaign(TITLE, PLAN)
    async with at_title() as pilot:
        await pilot.press("4", "I", *"nowhere", "enter")
        assert "there is no such file" in _read_rows(pilot)
        assert "Take in the file: ~/nowhere_" in _read_rows(pilot)
        await pilot.press("escape", "E", *"/nowhere/x", "enter")
        assert "there is no such folder" in _read_rows(pilot)


def _read_rows(pilot: Pilot[Any]) -> str:
    return " ".join(shown(pilot).split())


def test_figures_stand_near_what_they_count() -> None:
    """Those of a section stand below each other, two cells beyond its longest line; other lines take all the width."""
    long = "Somebody of whom there is more to tell than would have room in a row as short as those above."
    rows = section(Section("Sides read", [Row("Ada", "12"), Row("Marguerite", "3"), Row(long)]), 100)
    assert [plain(row).rstrip() for row in rows] == ["Sides read", "  Ada         12", "  Marguerite   3", f"  {long}"]
