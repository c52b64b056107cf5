"""The help panel: the rule one is at, links, the index, what is not possible, and what things are."""

import asyncio

import pytest

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.surface import BAND, LINK
from maracaibo_tui.tui.shell.overlays.help import Help
from tests.support.overlaid import main_action, text_of
from tests.support.seated import at_table, in_a_terminal, placed, screen_of, shown


@in_a_terminal
async def test_the_page_of_a_card_leads_to_its_rules() -> None:
    """On the page of a card the key of the rules opens the first of its icons; back leads to the card, Esc closes."""
    screen = main_action()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("c", "enter")
        heading = screen.desk.seen.overlays[-1].heading
        await pilot.press("question_mark")
        assert screen.desk.seen.overlays[-1].heading == "Project cards"
        await pilot.press("left")
        assert screen.desk.seen.overlays[-1].heading == heading
        await pilot.press("n", "enter", "escape")
        assert not screen.desk.seen.overlays


def test_help_opens_at_the_rule_and_follows_links() -> None:
    """The rule comes first; a link is opened by its number or at the cursor, and left again."""
    book = rulebook_of("maracaibo")
    page = Help(book, ("MAR-CITY-05",))
    assert "MAR-CITY-05" in text_of(page)
    first = text_of(page)
    assert page.press("pick1", "1")
    assert text_of(page) != first
    assert page.press("left", "h")
    assert text_of(page) == first
    assert page.press("next", "n")
    assert page.press("accept", "\r")
    assert text_of(page) != first


def test_the_title_of_a_page_is_said_once() -> None:
    """It stands in the heading of the panel; what is called otherwise keeps its title."""
    book = rulebook_of("maracaibo")
    for name, title in book.pages.items():
        page = Help(book, (name,))
        assert page.heading == title
        assert text_of(page, 74, 3).splitlines()[0].strip() != title


def test_help_shows_the_index_and_then_closes() -> None:
    """Asked again the help lists all pages; asked once more it has no use for the key."""
    book = rulebook_of("maracaibo")
    page = Help(book, ("MAR-CITY-03",))
    assert page.press("rule", "?")
    assert page.heading == "Rulebook"
    text = text_of(page, 74, 100)
    assert all(title in text for title in book.pages.values())
    assert not page.press("rule", "?")


def test_pages_are_listed_in_two_columns_where_these_have_room() -> None:
    """One goes down the first one and on at the top of the second; what is chosen is in sight."""
    book = rulebook_of("maracaibo")
    page, titles = Help(book, ()), [*book.pages.values()]
    text_of(page, 80, 30)
    for title in titles:
        page.press("down", "")
        drawn = page.draw(80, 12)
        assert [span.text.strip() for row in drawn for span in row if span.style == BAND] == [title]
    rows = text_of(page, 80, 60).splitlines()
    assert len(rows) < len(titles)
    assert text_of(page, 40, 60).count("\n") > len(titles)


def test_a_link_is_the_name_of_a_rule_and_its_id_stands_quietly_behind_it() -> None:
    """Nothing between them is underlined."""
    drawn = Help(rulebook_of("maracaibo"), ("MAR-DRAW-02",)).draw(76, 40)
    (row,) = [row for row in drawn if "Chart Room: hand limit 6  MAR-SHIP-11" in plain(row)]
    assert [span.text for span in row if span.style == LINK] == ["Chart Room: hand limit 6"]


def test_down_is_named_only_where_there_is_more_to_read() -> None:
    """A page that is whole on the screen goes no further."""
    page = Help(rulebook_of("maracaibo"), ("MAR-CITY-05",))
    for rows, is_long in ((10, True), (400, False)):
        page.draw(80, rows)
        assert ("down" in page.keys) is is_long


def test_the_next_link_is_one_in_sight() -> None:
    """Whoever has turned the pages of the index goes on from there, forwards and back."""
    page = Help(rulebook_of("maracaibo"), ())
    rows = 8
    for turned, key in (("page_down", "next"), ("page_up", "previous"), ("page_down", "next")):
        text_of(page, rows=rows)
        page.press(turned, "")
        page.press(turned, "")
        before = [row.strip() for row in text_of(page, rows=rows).splitlines() if "more below" not in row]
        page.press(key, "")
        drawn = page.draw(80, rows)
        chosen = next(span.text for row in drawn for span in row if span.style == BAND)
        assert any(row.endswith(chosen.strip()) for row in before)


def test_help_names_what_is_not_possible_now() -> None:
    """Below the rule stands everything that cannot be done at this question, with the reason."""
    page = Help(rulebook_of("maracaibo"), ("MAR-MAIN-01",), [Denied("City action", "this is a village", "MAR-MAIN-02")])
    assert "City action: this is a village (MAR-MAIN-02)" in text_of(page)


@in_a_terminal
async def test_what_is_not_possible_can_be_pointed_at() -> None:
    """Behind the options the cursor reaches what is not possible now. Enter and ? open the rule that fails."""
    played = placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",))
    screen = screen_of(played)
    async with at_table(screen, (80, 24)) as pilot:
        number = played.number
        await pilot.press("down", "down")
        assert "Enter read" in shown(pilot)
        await pilot.press("enter")
        assert played.number == number
        assert screen.desk.seen.overlays[-1].heading == "Main actions"
        assert "is not a village (MAR-MAIN-03)" in text_of(screen.desk.seen.overlays[-1]).splitlines()[0]
        await pilot.press("escape", "down", "question_mark")
        assert screen.desk.seen.overlays[-1].heading == "City actions"
        assert text_of(screen.desk.seen.overlays[-1]).startswith("Deliver a good: it is a ")
        await pilot.press("escape", "p", "p")
        assert screen.desk.moment().option == screen.desk.moment().options[-1]


@in_a_terminal
async def test_the_rule_of_an_option_leads_to_what_it_is_about() -> None:
    """Beside the rule of a voyage stands the place it leads to, and its page opens by number."""
    screen = screen_of(placed({"players.1.ship": "3"}))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("question_mark")
        assert "1  Location: 4 Puerto Plata" in shown(pilot)
        await pilot.press("1")
        assert screen.desk.seen.overlays[-1].heading == "4 Puerto Plata"
        assert "A city: the main action is" in shown(pilot)
        await pilot.press("left")
        assert screen.desk.seen.overlays[-1].heading == "Sailing"


@in_a_terminal
async def test_two_keys_tell_how_a_round_ends() -> None:
    """Where a turn begins or ends, the end of a round is among the links; it names the scoring that follows."""
    screen = screen_of(placed({"players.1.ship": "3"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("question_mark", "2")
        assert "End of a round" in shown(pilot)
        assert "interim scoring" in shown(pilot)


@pytest.mark.parametrize(
    "key,heading,thing",
    [
        ("t", "France", "Nation: Spain"),
        ("t", "France", "MAR-INFL-03"),
        ("s", "Busy Crew", "Ship area: Sea Chest"),
        ("s", "Busy Crew", "MAR-SHIP-01"),
        ("x", "Explorer space", "Explorer space: Explorer space"),
        ("x", "Explorer space", "MAR-EXPLORE-01"),
        ("v", "Points now", "MAR-FINAL-02"),
        ("v", "Points now", "Interim scoring"),
        ("o", "Ada", "MAR-GEN-28"),
    ],
)
def test_the_rule_of_a_part_leads_to_what_is_in_it(key: str, heading: str, thing: str) -> None:
    """The key of the rules opens the thing at the cursor, with the rule of its part and what else is in it."""

    async def look() -> None:
        screen = main_action()
        async with at_table(screen, (120, 40)) as pilot:
            await pilot.press(key, "question_mark")
            assert screen.desk.seen.overlays[-1].heading.startswith(heading)
            assert thing in text_of(screen.desk.seen.overlays[-1], 74, 200)

    asyncio.run(look())


def test_help_without_a_known_rule_opens_at_the_index() -> None:
    """A rule that the book does not have leads to the index instead of nothing."""
    assert Help(rulebook_of("maracaibo"), ("no-such-rule",)).heading == "Rulebook"
