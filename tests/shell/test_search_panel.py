"""The search: rules, places and cards by words as they are typed, and what was looked up before."""

import pytest

from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.tui.shell.keys import BY_KEY, ERASE
from maracaibo_tui.tui.shell.overlays.search import Search
from tests.support.overlaid import main_action, text_of
from tests.support.played import game
from tests.support.quick import until
from tests.support.seated import asked, at_table, in_a_terminal, kit, play_to, screen_of, session, session_of, shown


@in_a_terminal
async def test_letters_typed_in_a_search_are_no_commands() -> None:
    """While one types, q leaves nothing and digits answer nothing."""
    screen = main_action()
    async with at_table(screen, (80, 24)) as pilot:
        number = session_of(screen).number
        await pilot.press("slash", *"q1eu")
        assert session_of(screen).number == number
        assert "> q1eu_" in shown(pilot)


@in_a_terminal
async def test_a_search_in_the_help_goes_on_in_the_help() -> None:
    """What is found from the help opens in it, with the way back; one Esc leads to the table."""
    screen = main_action()
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("question_mark", "slash", *"hand limit", "enter")
        assert [each.name for each in screen.desk.seen.overlays] == ["rule"]
        assert "Hand limit" in shown(pilot)
        await pilot.press("left")
        assert screen.desk.seen.overlays[-1].heading == "Main actions"
        await pilot.press("escape")
        assert not screen.desk.seen.overlays


def test_before_anything_is_typed_the_search_offers_pages_and_what_was_looked_up() -> None:
    """An empty search shows what was opened before, then every page; nothing is listed twice."""
    book, opened, before = rulebook_of("maracaibo"), list[str](), ["MAR-CITY-03"]
    search = Search(book, kit().things(), opened.append, before)
    text = text_of(search, 74, 100)
    assert text.splitlines()[2].startswith(" What a delivery needs")
    assert all(title in text for title in book.pages.values())
    search.press("down", "")
    search.press("accept", "\r")
    assert opened == ["overview"]
    assert before == ["overview", "MAR-CITY-03"]
    assert text_of(Search(book, (), opened.append, before), 74, 100).count("The game on one page") == 1


def test_a_search_names_no_key_that_does_nothing() -> None:
    """Where nothing is found nothing can be opened, and the cursor cannot move; typing brings the keys back."""
    search = Search(rulebook_of("maracaibo"), (), lambda _address: None, [])
    assert dict(search.keys) == {"accept": "open", "up": "up", "down": "down", "back": "close"}
    for character in "xyzzy":
        search.press("", character)
    assert "Nothing has these words." in text_of(search)
    assert dict(search.keys) == {"back": "close"}
    for _ in "xyzzy":
        search.press("", ERASE)
    assert "accept" in search.keys


@pytest.mark.parametrize("title", ["Sailing", "Prestige buildings"])
def test_a_page_is_found_once_and_called_a_page(title: str) -> None:
    """A page whose title was typed stands in the list once, though its opening passage has the words as well."""
    search = Search(rulebook_of("maracaibo"), (), lambda _address: None, [])
    for character in title:
        search.press("", character)
    rows = [row.split() for row in text_of(search, 74, 100).splitlines()[2:]]
    assert [row for row in rows if row[: len(title.split())] == title.split() and "MAR-" not in row[-1]] == [
        [*title.split(), "page"]
    ]


def test_a_search_says_how_misspelt_words_were_read() -> None:
    """Below words that the rulebook does not have stands what was searched instead."""
    search = Search(rulebook_of("maracaibo"), (), lambda _address: None, [])
    for character in "displasing":
        search.press("", character)
    assert text_of(search).splitlines()[1].startswith("read as: displac")


def _found(words: str) -> list[str]:
    """Type words and give the rows: what is below them first, then what was found."""
    search = Search(rulebook_of("maracaibo"), kit().things(), lambda _address: None, [])
    for character in words:
        search.press("", character)
    return text_of(search, 74, 70).splitlines()[1:]


def test_whoever_is_named_by_the_rulebook_is_found_there_before_cards() -> None:
    """The best rules about Jean come first, then her page and other rules; her cards stand behind all of them."""
    _note, *rows = _found("jean")
    assert "MAR-SOLO-" in rows[0]
    assert " ".join(rows[3].split()) == "Playing alone: Jean and Jacques page"
    cards = [at for at, row in enumerate(rows) if "automa card" in row]
    rules = [at for at, row in enumerate(rows) if "MAR-SOLO-" in row]
    assert len(rules) > 20
    assert max(rules) < min(cards)


def test_a_slip_of_the_keyboard_finds_the_rules_and_the_thing_of_that_name() -> None:
    """What the words were read as is said, and both the rules about that and what is called so are there."""
    note, *rows = _found("power6")
    assert note == "read as: power"
    assert any("Power" in row and "career card" in row for row in rows)
    assert any("MAR-COMBAT-16" in row for row in rows)


@in_a_terminal
async def test_the_next_person_does_not_see_what_was_looked_up() -> None:
    """When the keyboard goes to somebody else, the search forgets what it was asked."""
    screen = screen_of(play_to(session(), asked("DEC-04")))
    async with at_table(screen, (80, 24)) as pilot:

        async def answered() -> None:
            screen.teller.hurry()
            screen.desk.take(screen.desk.moment().options[-1].id)
            await pilot.pause()

        await pilot.press("slash", *"legionnaire", "enter", "escape", "escape")
        assert screen.desk.seen.looked_up
        await until(lambda: screen.desk.is_veiled, answered)
        assert not screen.desk.seen.looked_up


@pytest.mark.parametrize(
    "words, expected",
    [("deliver good", "MAR-CITY-"), ("caracas", "place/10"), ("MAR-CITY-03", "MAR-CITY-03")],
)
def test_search_finds_rules_places_and_cards(words: str, expected: str) -> None:
    """What is typed finds rules by their words and ids, places and cards by their names."""
    opened: list[str] = []
    search = Search(rulebook_of("maracaibo"), kit().things(), opened.append, [])
    for character in words:
        search.press(BY_KEY.get(character, ""), character)
    search.press("accept", "\r")
    assert opened[0].startswith(expected)


def test_search_finds_every_card_by_its_name() -> None:
    """Typing the whole name of a card finds its page first."""
    things = kit().things()
    cards = [each.called for each in things if each.address.startswith("card/")]
    assert len(cards) == len(game().printed.cards)
    for name in cards[::17]:
        opened: list[str] = []
        search = Search(rulebook_of("maracaibo"), things, opened.append, [])
        for character in name:
            search.press("", character)
        search.press("accept", "\r")
        assert {each.address: each.called for each in things}[opened[0]] == name
