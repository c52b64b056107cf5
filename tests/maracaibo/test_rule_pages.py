"""The rulebook at hand: every rule has its place, no link is dead, and questions players ask find their answer."""

import inspect
import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.library.paths import rules_folder
from maracaibo_tui.library.rulebook import Rulebook, page_of, read_rulebook, search
from maracaibo_tui.library.search_words import Synonyms
from tests.architecture.rule_ids import rulebook
from tests.support.rule_pages import (
    Question,
    asked,
    dead_links,
    effect_rows,
    ids_on_pages,
    links_to_a_wrong_page,
    pages_not_in_the_overview,
    rank,
    rules_without_a_link,
    unknown_rules,
)

FOLDER = rules_folder() / "maracaibo"
QUESTIONS = ("questions.toml", "questions_kept_back.toml")
EFFECTS = {
    **{shape.tag: inspect.getdoc(shape.cls) or "" for shape in msgspec.inspect.type_info(v.Effect).types},  # type: ignore[attr-defined]
    **v.PRINTED_ELSEWHERE,
}
"""By name of each effect a text that ends with its rules."""
# Whoever plays the printed game in English or German finds the same rule by either word.
WORDS_OF_BOTH = (
    ("worker", "Arbeiter"),
    ("money", "Dublonen"),
    ("combat", "Kampf"),
    ("assistant", "Gehilfe"),
    ("hand cards", "Handkarten"),
    ("village action", "Dorfaktion"),
    ("city action", "Stadtaktion"),
    ("interim scoring", "Zwischenwertung"),
    ("final scoring", "Endwertung"),
    ("influence", "Einfluss"),
    ("explorer", "Entdecker"),
    ("victory points", "Siegpunkte"),
    ("quest tiles", "Questplättchen"),
    ("prestige buildings", "Prestigegebaude"),
    ("movement points", "Bewegungspunkte"),
    ("discard pile", "Ablagestapel"),
)


@cache
def book() -> Rulebook:
    """Read the rulebook once for all tests."""
    return read_rulebook(FOLDER)


def test_every_rule_has_one_entry() -> None:
    """Each id that a page explains opens an entry with a title and a text, and stands on one page only."""
    assert sorted(ids_on_pages(book())) == sorted(rulebook("maracaibo"))
    assert all(each.title and each.text for each in book().entries)


def test_no_link_is_dead() -> None:
    """Every link of every page leads to a rule, a page or a passage, and a link to a rule names the right page."""
    assert not dead_links(book())
    assert not links_to_a_wrong_page(book(), FOLDER)


def test_a_mentioned_rule_can_be_followed() -> None:
    """Every rule that a text names is also one of its links."""
    assert not rules_without_a_link(book())


def test_the_overview_leads_to_every_page() -> None:
    """No page is forgotten by the page that shows the whole game."""
    assert not pages_not_in_the_overview(book())


def test_every_ruling_is_listed() -> None:
    """The list of rulings names each ruling that a rule mentions, in order and without a gap."""
    listed = re.findall(r"^\| (R-\d+) \|", "\n".join(each.text for each in page_of(book(), "rulings")), re.MULTILINE)
    assert listed == [f"R-{number:02}" for number in range(1, len(listed) + 1)]
    named = {ruling for each in book().entries for ruling in re.findall(r"\bR-\d+\b", each.text)}
    assert named == set(listed)


def test_every_ruling_without_a_number_is_listed() -> None:
    """Beneath the numbered rulings stand those that the pages state without a number, each with its rule."""
    stated = {each.id for each in book().entries if re.search(r"\bRuling:", each.text)}
    (listed,) = (each.text for each in page_of(book(), "rulings") if each.title == "Rulings without a number")
    assert stated
    assert set(re.findall(r"\b(?:MAR|EFF)-[A-Z]+-\d+\b", listed)) == stated


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_every_effect_name_is_explained(name: str) -> None:
    """The page of names leads from each effect to its rules, and a search for the name finds them."""
    printed = re.findall(r"(?:EFF|MAR)-[A-Z]+-\d+", EFFECTS[name])
    assert effect_rows(book(), name) == [printed]
    assert {each.id for each in search(book(), name)} & set(printed)


def test_the_synonyms_are_well_formed() -> None:
    """The file of what people call things is read strictly, and names only pages that exist."""
    raw = tomllib.loads((FOLDER / "synonyms.toml").read_text(encoding="utf-8"))
    assert set(msgspec.convert(raw, Synonyms).worth) <= set(book().pages)


@pytest.mark.parametrize("english,german", WORDS_OF_BOTH)
def test_english_and_german_words_find_the_same_rules(english: str, german: str) -> None:
    """The words of both printed editions lead to the same first rules."""
    assert [each.id for each in search(book(), english)[:3]] == [each.id for each in search(book(), german)[:3]]


@cache
def _questions() -> dict[str, list[Question]]:
    """Read the questions that players ask: frozen, tried while improving, kept back, never looked at."""
    return asked(*(Path(__file__).parent / name for name in QUESTIONS))


def test_questions_name_rules_that_exist() -> None:
    """No question waits for a rule that was renamed, and none is asked twice."""
    questions = [question for asked in _questions().values() for question in asked]
    assert not unknown_rules(book(), questions)
    assert len({each["ask"] for each in questions}) == len(questions)


@pytest.mark.parametrize(
    "kind,count,at_once,among_three",
    [("frozen", 60, 45, 57), ("tried", 190, 155, 178), ("tried_later", 40, 25, 33), ("kept_back", 40, 19, 30)],
)
def test_questions_find_their_rule(kind: str, count: int, at_once: int, among_three: int) -> None:
    """Of sixty questions players ask, 57 find their rule among the first three and 45 at once; of others most do."""
    ranks = [rank(book(), question) for question in _questions()[kind]]
    first, three = ranks.count(1), sum(1 <= rank <= 3 for rank in ranks)
    print(f"\n{len(ranks)} questions, {kind}: {first} first, {three} among the first three")
    assert len(ranks) == count
    assert first >= at_once
    assert three >= among_three


def test_the_page_for_a_first_game_speaks_the_words_of_the_screen() -> None:
    """It calls things what the table calls them, its signs are among those explained, and no colour is needed."""
    text = " ".join((FOLDER / "first-game.md").read_text(encoding="utf-8").split())
    assert not re.findall(r"\b(?:scrolls?|workers?|stop hand|strength|money)\b", text)
    signs = (FOLDER / "signs.md").read_text(encoding="utf-8")
    named = ("‹20›", "t○", "c○", "s○", "(fig)", "(MP)", "(CP)", "(VP)", "($)", "`I`", "`P`", "`A`", "`!`")
    for sign in named:
        assert sign in text, sign
        assert f"{sign.strip('()`')}" in signs, sign


def test_the_page_for_a_first_game_says_where_combat_points_come_from() -> None:
    """Every kind of source is named beside how many one begins with."""
    text = " ".join((FOLDER / "first-game.md").read_text(encoding="utf-8").split())
    told = text.partition("Where do combat points come from?")[2].partition("Example:")[0]
    assert all(source in told for source in ("city actions", "flags", "explorer track", "assistants", "quests", "ship"))
    assert "You begin with one" in told
