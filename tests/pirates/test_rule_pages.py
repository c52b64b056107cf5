"""The rulebook of Pirates: every rule has its place, no link is dead, and questions players ask are answered."""

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.library.paths import rules_folder
from maracaibo_tui.library.rulebook import Rulebook, look_up, page_of, read_rulebook, search
from maracaibo_tui.library.search_words import Synonyms
from tests.support.rule_pages import (
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

FOLDER = rules_folder() / "pirates"
HERE = Path(__file__).parent
EFFECTS = {**v.RULES, **{name: tuple(rules.split(", ")) for name, rules in v.PRINTED_ELSEWHERE.items()}}
"""By name of each effect, or by where a pack gives it, the rules that explain it."""
# Whoever knows the printed game in English, German or Dutch finds the same page by any of the words.
WORDS_OF_ALL = (
    ("treasure", "Schatz", "schat"),
    ("treasure island", "Schatzinsel", "schateiland"),
    ("raid", "Kaperfahrt", "kaapvaart"),
    ("explorer", "Entdecker", "verkenner"),
    ("figurehead", "Galionsfigur", "boegbeeld"),
    ("residence", "Residenz", "residentie"),
    ("mission", "Auftrag", "missie"),
    ("black-market tile", "Schwarzmarktplättchen", "zwartemarkttegel"),
    ("bury", "vergraben", "begraven"),
    ("swords", "Schwerter", "zwaarden"),
    ("ship upgrade", "Schiffsverbesserung", "scheepsupgrade"),
    ("improvement card", "Verbesserungskarte", "upgradekaart"),
    ("dig board", "Grabungstafel", "delfbord"),
    ("final scoring", "Endwertung", "eindtelling"),
    ("discount", "Rabatt", "korting"),
    ("river", "Fluss", "rivier"),
)


@cache
def book() -> Rulebook:
    """Read the rulebook once for all tests."""
    return read_rulebook(FOLDER)


def test_every_rule_has_one_entry() -> None:
    """Each rule and each effect of the game opens one entry with a title and a text, and nothing else has an id."""
    listed = tomllib.loads((HERE / "ids.toml").read_text(encoding="utf-8"))
    chapters = {**listed["rules"], **listed["effects"]}
    ids = [f"{chapter}-{number:02}" for chapter, last in chapters.items() for number in range(1, last + 1)]
    assert sorted(ids_on_pages(book())) == sorted(ids)
    assert all(each.title and each.text and each.asked for each in book().entries if each.ids)


def test_no_link_is_dead() -> None:
    """Every link leads to a rule, a page or a passage, a link to a rule names its page, and what is named is linked."""
    assert not dead_links(book())
    assert not links_to_a_wrong_page(book(), FOLDER)
    assert not rules_without_a_link(book())


def test_the_overview_leads_to_every_page() -> None:
    """No page is forgotten by the page that shows the whole game."""
    assert not pages_not_in_the_overview(book())


def test_every_ruling_is_listed_and_told_with_its_rule() -> None:
    """The list names each ruling that a rule tells, in order and without a gap, and its name leads to the rule."""
    text = "\n".join(each.text for each in page_of(book(), "rulings"))
    rows = re.findall(r"^\| (R-P\d+) \| .* \| (\S+) \|$", text, re.MULTILINE)
    assert [ruling for ruling, _ in rows] == [f"R-P{number:02}" for number in range(1, len(rows) + 1)]
    told = [(ruling, each.id) for each in book().entries for ruling in re.findall(r"\bRuling (R-P\d+):", each.text)]
    assert sorted(told) == rows
    assert [each.id for each in look_up(book(), "r-p17")] == ["PIR-RES-05"]


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_every_effect_name_is_explained(name: str) -> None:
    """The page of names leads from each effect to its rules, and a search for the name finds one of them."""
    assert effect_rows(book(), name) == [list(EFFECTS[name])]
    if name in v.RULES:
        assert {each.id for each in search(book(), name)} & set(EFFECTS[name])


def test_the_synonyms_are_well_formed() -> None:
    """The file of what people call things is read strictly, and names only pages that exist."""
    raw = tomllib.loads((FOLDER / "synonyms.toml").read_text(encoding="utf-8"))
    assert set(msgspec.convert(raw, Synonyms).worth) <= set(book().pages)


@pytest.mark.parametrize("words", WORDS_OF_ALL, ids=lambda words: words[0])
def test_words_of_all_three_languages_find_the_same_rules(words: tuple[str, ...]) -> None:
    """The words of the printed editions lead to the same first rules."""
    found = [[each.id for each in search(book(), word)[:3]] for word in words]
    assert found[0]
    assert all(each == found[0] for each in found)


def test_questions_find_their_rule() -> None:
    """Questions players ask, in three languages, nearly all find their rule among the first three, most at once."""
    (questions,) = asked(HERE / "questions.toml").values()
    assert not unknown_rules(book(), questions)
    assert len({each["ask"] for each in questions}) == len(questions)
    ranks = [rank(book(), each) for each in questions]
    failed = [each["ask"] for each, place in zip(questions, ranks, strict=True) if not 1 <= place <= 3]
    print(f"\n{len(ranks)} questions: {ranks.count(1)} first; not among the first three: {failed}")
    assert ranks.count(1) >= 0.75 * len(ranks)
    assert len(failed) <= 0.05 * len(ranks)


def test_the_page_for_a_first_game_speaks_the_words_of_the_screen() -> None:
    """Its signs are among those explained, and it says in the game's own words what each kind of space brings."""
    text = " ".join((FOLDER / "first-game.md").read_text(encoding="utf-8").split())
    signs = (FOLDER / "signs.md").read_text(encoding="utf-8")
    for sign in ("$", "VP", "+G", "+E", "+P", "/1", "+2$i", "!", "P", "=", "u", "b"):
        assert f"`{sign}`" in text or f"({sign})" in text or f" {sign} " in text, sign
        assert f" {sign}" in signs, sign
    assert all(kind in text for kind in ("improvement card", "residence", "location", "Bay", "Maracaibo"))
    assert not re.findall(r"\b(?:scrolls?|upgrade cards?|coins?|fields?)\b", text)
