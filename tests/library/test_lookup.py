"""One ranking of rules and things: the table, plain mode and `maracaibo rules` show the same first, and the best."""

import json
from functools import cache

import pytest

from maracaibo_tui.commands import rules
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.lookup import Lookup
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.tui.plain.rules import searched
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.shell.kit import Kit
from maracaibo_tui.tui.shell.overlays.search import Search
from tests.support.seated import kit, referee_of, session

RULES = (
    "sail",
    "hand limit",
    "influence rank",
    "end of the round",
    "must-stop",
    "combat token",
    "income",
    "village action",
    "quest",
    "explorer track",
    "final scoring",
    "assistant",
    "synergy token",
    "delivery",
    "city action",
    "jean",
    "prestige building",
    "market disc",
    "displace",
    "MAR-SAIL-07",
    "mar-sail-7",
    "R-08",
    "can I sail backwards?",
    "how many cards do I draw",
)
NAMES = {
    "Legionnaire": "card/A01",
    "a17": "card/A17",
    "T03": "token/T03",
    "what does Q05 cost": "quest/Q05",
    "card/A17": "card/A17",
    "caracas": "place/10",
    "10 Caracas": "place/10",
    "Petit-Goâve": "place/2",
    "petit goave": "place/2",
    "9a": "place/9a",
    "barcelona": "place/9a",
    "france": "nation/france",
    "the red barrier": "barrier/red",
    "abbey": "building/abbey",
    "medal": "synergy/medal",
    "medal synergy": "synergy/medal",
    "story card 75": "story/75",
    "quiet waters": "story/75",
    "crow's nest": "area/ten_vp",
    "power": "career/power",
    "e12b": "space/e12b",
    "C4": "jean/C4",
    "havana": "place/havana",
    "combat token T03": "token/T03",
}
GERMAN = (
    "Segeln",
    "Handkarten",
    "Einfluss",
    "Kampf",
    "Dorf",
    "Siegpunkte",
    "Gehilfe",
    "Stadt",
    "Handlimit",
    "Forscher",
)
TYPOS = ("influnce", "displasing", "legionn", "legionaire", "vilage action", "explorr", "carcas", "asistant", "combt")
FEW = ("red", "map", "75", "a", "the", "xyzzy", "!!!", "card", "house", "royal", "captain", "silver fleet")
WORDS = (*RULES, *NAMES, *GERMAN, *TYPOS, *FEW)


@cache
def table() -> Kit:
    """Give what draws the table; the rulebook is read once."""
    return kit()


@cache
def lookup() -> Lookup[Thing]:
    """Make the look-up of the table."""
    return Lookup(rulebook_of("maracaibo"), table().things())


def at_the_table(words: str) -> str:
    """Name what the search of the table opens."""
    opened: list[str] = []
    search = Search(rulebook_of("maracaibo"), table().things(), opened.append, [])
    search.press("", words)
    search.press("accept", "\r")
    return opened[0] if opened else ""


def in_plain_mode(words: str) -> str:
    """Give the first line that plain mode says about words."""
    return next(searched(Plain(table(), referee_of(session())), words))


@pytest.mark.parametrize("words", WORDS)
def test_table_plain_mode_and_command_find_the_same_first(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever looks something up in three places reads the same."""
    rules.run(words.split(), as_json=True)
    found = json.loads(capsys.readouterr().out)
    first = found[0]["id"] if found else ""
    assert at_the_table(words) == first
    heading = f"{found[0]['title']}, " if "/" in first else first or "Nothing in the rulebook has the words "
    assert in_plain_mode(words).startswith(heading)


@pytest.mark.parametrize("words, address", NAMES.items())
def test_a_whole_name_finds_its_thing(words: str, address: str) -> None:
    """Its name with or without number or kind, and what is printed on it, go before all rules."""
    first = lookup().find(words).ranked[0]
    assert (first.id if isinstance(first, Entry) else first.address) == address


@pytest.mark.parametrize("words", [*RULES, *GERMAN])
def test_what_is_no_name_finds_a_rule(words: str) -> None:
    """A question is about rules, though words of it stand in names as well."""
    assert isinstance(lookup().find(words).ranked[0], Entry)


def test_names_with_the_words_stand_behind_the_best_rules() -> None:
    """Three rules, then things whose names have the words, then the other rules, then things of the kind."""
    found = lookup().find("village")
    assert [len(found.best), bool(found.named), bool(found.rules), found.is_guessed] == [3, True, True, False]
    assert found.ranked == (*found.best, *found.named, *found.rules, *found.kindred)
    assert all("village" in each.called.lower() for each in found.named)
    assert {each.kind for each in lookup().find("city tile").kindred} == {"city tile"}


def test_what_the_rulebook_does_not_know_may_be_the_beginning_of_a_name() -> None:
    """A name that is not typed to its end, or misspelt, goes before what the rulebook guesses."""
    for words in ("legionn", "legionaire"):
        found = lookup().find(words)
        assert found.is_guessed
        assert {each.called for each in found.named} == {"Legionnaire"}
        assert found.ranked[0] in found.named


@pytest.mark.parametrize("words", ["guildhall", "Guild Hall", "gildhall", "guldhal", "gild hal"])
def test_a_name_is_found_in_one_word_and_with_a_slip_or_two(words: str) -> None:
    """Whoever writes a name together, or misspells it, still means that card."""
    found = lookup().find(words)
    assert "Guild Hall" in {each.called for each in (*found.called, *found.named)}
    assert not found.read


@pytest.mark.parametrize("words", ["", " ", "!!!", "a", "-", "\udcff"])
def test_words_that_say_nothing_name_nothing(words: str) -> None:
    """A letter or a sign is part of every name and means none of them."""
    found = lookup().find(words)
    assert not [*found.called, *found.named, *found.kindred]
