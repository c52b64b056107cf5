"""What the rulebook of every game must keep: links that lead somewhere, rulings that are listed, questions answered."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from maracaibo_tui.library.rulebook import Rulebook, entry, links, page_of, search

_LINK_TO_A_RULE = re.compile(r"\]\(([\w-]+)\.md#((?:[a-z]+-)+\d+)\)")
_RULE = re.compile(r"\b(?:[A-Z]{3}-)[A-Z]+-\d+\b")

Question = Mapping[str, Any]


def ids_on_pages(book: Rulebook) -> list[str]:
    """Give every id that a heading explains, as often as it does."""
    return [rule for each in book.entries for rule in each.ids]


def dead_links(book: Rulebook) -> list[str]:
    """Give the links that lead nowhere."""
    return [f"{each.id}: {target}" for each in book.entries for target in each.links if book.find(target) is None]


def links_to_a_wrong_page(book: Rulebook, folder: Path) -> list[str]:
    """Give the links to a rule that name another page than the one on which it stands."""
    named = [
        (path.name, page, entry(book, rule))
        for path in folder.glob("*.md")
        for page, rule in _LINK_TO_A_RULE.findall(path.read_text(encoding="utf-8"))
    ]
    return [f"{name}: {page}" for name, page, found in named if found is None or found.page != page]


def rules_without_a_link(book: Rulebook) -> list[str]:
    """Give the rules that a text names and that cannot be followed from there."""
    return [
        f"{each.id}: {rule}"
        for each in book.entries
        for rule in set(_RULE.findall(each.text)) - {id_ for link in links(book, each) for id_ in link.ids}
        if rule not in each.ids
    ]


def pages_not_in_the_overview(book: Rulebook) -> set[str]:
    """Give the pages to which the page that shows the whole game does not lead."""
    linked = {target for each in page_of(book, "overview") for target in each.links}
    return set(book.pages) - linked - {"overview"}


def effect_rows(book: Rulebook, name: str) -> list[list[str]]:
    """Give the rules behind a name in each row that the page of effect names has for it."""
    rows = "\n".join(each.text for each in page_of(book, "effects-names")).splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith(f"| {name} |")]
    return [row[-1].split(", ") for row in cells]


def asked(*files: Path) -> dict[str, list[Question]]:
    """Read the questions that players ask, by kind."""
    read = [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]
    return {kind: questions for raw in read for kind, questions in raw.items()}


def unknown_rules(book: Rulebook, questions: Iterable[Question]) -> list[str]:
    """Give the rules that questions wait for and that no page has."""
    rules = {rule for each in questions for rule in (each["rule"], *each.get("also", ()))}
    return sorted(rule for rule in rules if book.find(rule) is None)


def rank(book: Rulebook, question: Question) -> int:
    """Tell at which place the right rule is found, 0 if not at all."""
    right = {question["rule"], *question.get("also", ())}
    found = search(book, question["ask"])
    return next((place for place, each in enumerate(found, 1) if right & {each.id, *each.ids}), 0)
