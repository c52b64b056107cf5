"""What lies upon the table: help, search, cards, commands, places, confirmations; each keeps its place when resized."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from maracaibo_tui.tui.shell.habits import Habits
from maracaibo_tui.tui.shell.keys import BY_KEY
from maracaibo_tui.tui.shell.kit import Denied, Moment
from maracaibo_tui.tui.shell.lines import plain
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.overlays.commands import Commands
from maracaibo_tui.tui.shell.overlays.confirm import Confirm
from maracaibo_tui.tui.shell.overlays.help import Help
from maracaibo_tui.tui.shell.overlays.search import Search
from tests.support.played import game
from tests.support.quick import until
from tests.support.seated import (
    ALONE,
    JEAN,
    SIZES,
    asked,
    at_table,
    in_a_terminal,
    kit,
    placed,
    play,
    play_to,
    screen_of,
    session,
    shown,
)

OPENED_BY = {
    "rule": ("question_mark",),
    "search": ("slash",),
    "commands": ("colon",),
    "places": ("M",),
    "card": ("c", "enter"),
}


def _table() -> MatchScreen:
    return screen_of(play_to(session(ALONE, JEAN), asked("DEC-10")))


def _text(overlay: Any, cells: int = 74, rows: int = 40) -> str:  # noqa: ANN401 - any overlay
    return "\n".join(map(plain, overlay.draw(cells, rows)))


def _moment() -> Moment:
    played = play(session(ALONE, JEAN), 30)
    return Moment(played.view(), played.viewer, None, (), 0, played.names)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", OPENED_BY)
def test_an_overlay_opens_closes_and_closes_by_its_own_key(name: str, size: tuple[int, int]) -> None:
    """Esc closes what lies on top, and so does the key that opened it; the question is then as before."""

    async def look() -> None:
        screen = _table()
        async with at_table(screen, size) as pilot:
            before = shown(pilot)
            await pilot.press(*OPENED_BY[name])
            assert len(screen.overlays) == 1
            assert screen.overlays[0].heading[:20] in shown(pilot)
            await pilot.press("escape", "escape", "m")
            assert not screen.overlays
            assert shown(pilot) == before or name == "card"
            screen.focus_part = "prompt"
            await pilot.press(*OPENED_BY[name])
            await pilot.press(OPENED_BY[name][-1])
            if screen.overlays:
                # The help shows its index first.
                await pilot.press(OPENED_BY[name][-1])
            assert not screen.overlays

    asyncio.run(look())


@pytest.mark.parametrize("name", OPENED_BY)
def test_resizing_keeps_what_is_open_and_where_one_is(name: str) -> None:
    """Through every size the same overlay stays open at the same place, with the same focus below it."""

    async def look() -> None:
        screen = _table()
        async with at_table(screen, SIZES[1]) as pilot:
            await pilot.press(*OPENED_BY[name], "down")
            top, focus = screen.overlays[-1], screen.focus_part
            text = _text(top, 60, 10)
            for size in (*SIZES, (40, 10), SIZES[1]):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert screen.overlays == [top]
                assert screen.focus_part == focus
                assert (top.heading[:20] in shown(pilot)) == (size != (40, 10))
            assert _text(top, 60, 10) == text

    asyncio.run(look())


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_question_stays_in_sight(size: tuple[int, int]) -> None:
    """Beside or above it, an overlay leaves the question to be read; Z gives it the whole height on small screens."""

    async def look() -> None:
        screen = _table()
        async with at_table(screen, size) as pilot:
            await pilot.press("question_mark")
            assert "What is your main action?" in shown(pilot)
            await pilot.press("Z")
            assert screen.is_spread

    asyncio.run(look())


@in_a_terminal
async def test_letters_typed_in_a_search_are_no_commands() -> None:
    """While one types, q leaves nothing and digits answer nothing."""
    screen = _table()
    async with at_table(screen, (80, 24)) as pilot:
        number = screen.session.number
        await pilot.press("slash", *"q1eu")
        assert screen.session.number == number
        assert "> q1eu_" in shown(pilot)


@in_a_terminal
async def test_the_page_of_a_card_leads_to_its_rules() -> None:
    """On the page of a card the key of the rules opens the first of its icons; back leads to the card, Esc closes."""
    screen = _table()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("c", "enter")
        heading = screen.overlays[-1].heading
        await pilot.press("question_mark")
        assert screen.overlays[-1].heading == "Project cards"
        await pilot.press("left")
        assert screen.overlays[-1].heading == heading
        await pilot.press("n", "enter", "escape")
        assert not screen.overlays


@in_a_terminal
async def test_a_command_is_done_by_name() -> None:
    """Typing part of a name and Enter does what its key does."""
    screen = _table()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("colon", *"expl", "enter")
        assert not screen.overlays
        assert screen.shown == "explorer"


@in_a_terminal
async def test_leaving_asks_where_that_is_wished_for() -> None:
    """With the habit, q asks first, and Esc stays."""
    screen = screen_of(play(session(ALONE, JEAN), 20), Habits(confirm_leave=True))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("q")
        assert "saved after every answer" in " ".join(shown(pilot).split())
        await pilot.press("escape")
        assert not screen.overlays


def test_help_opens_at_the_rule_and_follows_links() -> None:
    """The rule comes first; a link is opened by its number or at the cursor, and left again."""
    book = kit().rulebook()
    page = Help(book, ("MAR-CITY-05",))
    assert "MAR-CITY-05" in _text(page)
    first = _text(page)
    assert page.press("pick1", "1")
    assert _text(page) != first
    assert page.press("left", "h")
    assert _text(page) == first
    assert page.press("next", "n")
    assert page.press("accept", "\r")
    assert _text(page) != first


def test_help_shows_the_index_and_then_closes() -> None:
    """Asked again the help lists all pages; asked once more it has no use for the key."""
    book = kit().rulebook()
    page = Help(book, ("MAR-CITY-03",))
    assert page.press("rule", "?")
    assert page.heading == "Rulebook"
    text = _text(page, 74, 100)
    assert all(title in text for title in book.pages.values())
    assert not page.press("rule", "?")


def test_help_names_what_is_not_possible_now() -> None:
    """Below the rule stands everything that cannot be done at this question, with the reason."""
    page = Help(kit().rulebook(), ("MAR-MAIN-01",), [Denied("City action", "this is a village", "MAR-MAIN-02")])
    assert "City action: this is a village (MAR-MAIN-02)" in _text(page)


@in_a_terminal
async def test_what_is_not_possible_can_be_pointed_at() -> None:
    """Behind the options the cursor reaches what is not possible now; ? opens the rule that fails."""
    played = placed({"players.1.ship": "3", "players.1.hand": []}, ("sail:4",))
    screen = screen_of(played)
    async with at_table(screen, (80, 24)) as pilot:
        number = played.number
        await pilot.press("down", "down", "enter")
        assert played.number == number
        assert "not possible now; ? opens the rule" in shown(pilot)
        await pilot.press("question_mark")
        assert screen.overlays[-1].heading == "Main actions"
        assert "is no village (MAR-MAIN-03)" in _text(screen.overlays[-1]).splitlines()[0]
        await pilot.press("escape", "down", "question_mark")
        assert screen.overlays[-1].heading == "City actions"
        assert _text(screen.overlays[-1]).startswith("Deliver a good: the market takes")
        await pilot.press("escape", "p", "p")
        assert screen.moment().option == screen.moment().options[-1]


@in_a_terminal
async def test_the_rule_of_an_option_leads_to_what_it_is_about() -> None:
    """Beside the rule of a voyage stands the place it leads to, and its page opens by number."""
    screen = screen_of(placed({"players.1.ship": "3"}))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("question_mark")
        assert "1 Location: 4 Puerto Plata" in shown(pilot)
        await pilot.press("1")
        assert screen.overlays[-1].heading == "4 Puerto Plata"
        assert "A city: the main action is" in shown(pilot)
        await pilot.press("left")
        assert screen.overlays[-1].heading == "Sailing"


@pytest.mark.parametrize(
    "key,heading,thing",
    [
        ("t", "Influence with the nations", "Nation: Spain"),
        ("s", "Ship board and upgrades", "Ship area: Sea Chest"),
        ("x", "Exploring", "Explorer space: Explorer space"),
        ("v", "Final scoring", "MAR-FINAL-02"),
        ("o", "General principles", "MAR-GEN-28"),
    ],
)
def test_the_rule_of_a_part_leads_to_what_is_in_it(key: str, heading: str, thing: str) -> None:
    """Looking at tracks, ship or explorer, the key of the rules opens theirs, with their nations, areas and spaces."""

    async def look() -> None:
        screen = _table()
        async with at_table(screen, (120, 40)) as pilot:
            await pilot.press(key, "question_mark")
            assert screen.overlays[-1].heading == heading
            assert thing in _text(screen.overlays[-1], 74, 200)

    asyncio.run(look())


@in_a_terminal
async def test_a_search_in_the_help_goes_on_in_the_help() -> None:
    """What is found from the help opens in it, with the way back; one Esc leads to the table."""
    screen = _table()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("question_mark", "slash", *"hand limit", "enter")
        assert [each.name for each in screen.overlays] == ["rule"]
        assert "Hand limit" in shown(pilot)
        await pilot.press("left")
        assert screen.overlays[-1].heading == "Main actions"
        await pilot.press("escape")
        assert not screen.overlays


def test_before_anything_is_typed_the_search_offers_pages_and_what_was_looked_up() -> None:
    """An empty search shows what was opened before, then every page; nothing is listed twice."""
    book, opened, before = kit().rulebook(), list[str](), ["MAR-CITY-03"]
    search = Search(book, kit().things(), opened.append, before)
    text = _text(search, 74, 100)
    assert text.splitlines()[2].startswith("► What a delivery needs")
    assert all(title in text for title in book.pages.values())
    search.press("down", "")
    search.press("accept", "\r")
    assert opened == ["overview"]
    assert before == ["overview", "MAR-CITY-03"]
    assert _text(Search(book, (), opened.append, before), 74, 100).count("The game on one page") == 1


def test_a_search_says_how_misspelt_words_were_read() -> None:
    """Below words that the rulebook does not have stands what was searched instead."""
    search = Search(kit().rulebook(), (), lambda _address: None, [])
    for character in "displasing":
        search.press("", character)
    assert _text(search).splitlines()[1].startswith("read as: displac")


@in_a_terminal
async def test_the_next_person_does_not_see_what_was_looked_up() -> None:
    """When the keyboard goes to somebody else, the search forgets what it was asked."""
    screen = screen_of(play_to(session(), asked("DEC-04")))
    async with at_table(screen, (80, 24)) as pilot:

        async def answered() -> None:
            screen.hurry()
            screen.take(screen.moment().options[-1].id)
            await pilot.pause()

        await pilot.press("slash", *"legionnaire", "enter", "escape", "escape")
        assert screen.looked_up
        await until(lambda: screen.is_veiled, answered)
        assert not screen.looked_up


@pytest.mark.parametrize("name", OPENED_BY)
def test_beside_an_overlay_the_whole_question_can_be_read(name: str) -> None:
    """On a wide screen the question and its options keep to the cells that are left, down to their last word."""

    async def look() -> None:
        screen = _table()
        async with at_table(screen, (120, 40)) as pilot:
            await pilot.press(*OPENED_BY[name])
            areas = screen.areas(screen.size)
            assert areas["prompt"].x + areas["prompt"].cells <= areas["above"].x
            assert "What is your main action?" in shown(pilot)

    asyncio.run(look())


def test_help_without_a_known_rule_opens_at_the_index() -> None:
    """A rule that the book does not have leads to the index instead of nothing."""
    assert Help(kit().rulebook(), ("no-such-rule",)).heading == "Rulebook"


@pytest.mark.parametrize(
    "words, expected",
    [("deliver good", "MAR-CITY-"), ("caracas", "place/10"), ("MAR-CITY-03", "MAR-CITY-03")],
)
def test_search_finds_rules_places_and_cards(words: str, expected: str) -> None:
    """What is typed finds rules by their words and ids, places and cards by their names."""
    opened: list[str] = []
    search = Search(kit().rulebook(), kit().things(), opened.append, [])
    for character in words:
        search.press(BY_KEY.get(character, ""), character)
    search.press("accept", "\r")
    assert opened[0].startswith(expected)


def test_search_finds_every_card_by_its_name() -> None:
    """Typing the whole name of a card finds its page first."""
    table, things = kit(), kit().things()
    cards = [each.called for each in things if each.kind == "project card"]
    assert len(cards) == len(game().printed.cards)
    for name in cards[::17]:
        opened: list[str] = []
        search = Search(table.rulebook(), things, opened.append, [])
        for character in name:
            search.press("", character)
        search.press("accept", "\r")
        assert {each.address: each.called for each in things}[opened[0]] == name


def test_commands_are_found_by_what_they_do() -> None:
    """The list narrows down to the commands with all words typed, and names their keys."""
    done: list[str] = []
    commands = Commands(done.append, BY_KEY)
    for character in "redo":
        commands.press("", character)
    assert "U z" in _text(commands)
    commands.press("accept", "\r")
    assert done == ["redo"]
    assert commands.is_done


@pytest.mark.parametrize(
    "keys, expected", [(("accept",), []), (("up", "accept"), [1]), (("pick1",), [1]), (("pick2",), [])]
)
def test_nothing_is_done_that_is_not_confirmed(keys: Sequence[str], expected: list[int]) -> None:
    """The highlighted answer is no; yes must be chosen."""
    done: list[int] = []
    confirm = Confirm("Leave", "Really?", "Yes", lambda: done.append(1))
    for key in keys:
        confirm.press(key, "")
    assert done == expected
    assert confirm.is_done
