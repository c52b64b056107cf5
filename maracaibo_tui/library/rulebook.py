"""Reading the pages of a rulebook into entries, and finding the entries that some words are about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import groupby
from math import log
from pathlib import Path

from msgspec import Struct

from maracaibo_tui.library.problem import nearest

_HEADING = re.compile(r"^(#{1,6}) +(.*)$")
# `MAR-SHIP-10..12` stands for the three ids from 10 to 12; `MAR-GEN-01, MAR-GEN-02` for two.
_IDS = re.compile(r"^((?:[A-Z]+-)+\d+(?:\.\.\d+)?,? +)+")
_ID = re.compile(r"((?:[A-Z]+-)+)(\d+)(?:\.\.(\d+))?")
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*`]+")
# A word, and what hyphens hold together as one word more: `must-stop` is found by itself and by `stop`.
_WORD = re.compile(r"\w+")
_COMPOUND = re.compile(r"\w+(?:-\w+)+")
_ENOUGH_TO_GUESS = 3
_TITLE_WEIGHT = 4.0
_ID_WEIGHT = 20.0
_PAGE_WEIGHT = 0.5
_BEGINNING_WEIGHT = 0.4


class Entry(Struct, frozen=True):
    """One rule of the rulebook, or the opening words of a page; the text has one line a paragraph or table row."""

    ids: tuple[str, ...]
    title: str
    page: str
    page_title: str
    text: str

    @property
    def id(self) -> str:
        """The id by which the entry is called; the opening words of a page are called like the page."""
        return self.ids[0] if self.ids else self.page


class Rulebook:
    """All entries of a rulebook in the order of its pages, ready to be searched."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Take the entries as they are; the index for searching is made when somebody searches."""
        self.entries = tuple(entries)
        self.by_id = {rule: entry for entry in entries for rule in entry.ids}
        self.pages = {entry.page: entry.page_title for entry in entries}

    @cached_property
    def index(self) -> tuple[dict[str, float], ...]:
        """For each entry its words and how much it is about them."""
        return tuple(_weights(entry) for entry in self.entries)

    @cached_property
    def found_in(self) -> Counter[str]:
        """For each word the number of entries it is found in."""
        return Counter(word for words in self.index for word in words)


def read_rulebook(folder: Path) -> Rulebook:
    """Read every page of a folder, in the order of their names."""
    pages = sorted(folder.glob("*.md"))
    if not pages:
        raise FileNotFoundError(f"There are no pages of the rulebook in {folder}: install the game again.")
    return Rulebook([entry for page in pages for entry in _entries(page.stem, _text_of(page))])


def look_up(book: Rulebook, name: str) -> tuple[Entry, ...]:
    """Give the rule with this id, every entry of this page, or the rules that name this ruling."""
    rule = _ID.sub(lambda found: f"{found[1]}{int(found[2]):02}", name.strip().upper())
    if rule in book.by_id:
        return (book.by_id[rule],)
    if name.lower() in book.pages:
        return tuple(entry for entry in book.entries if entry.page == name.lower())
    if not _ID.fullmatch(rule):
        return ()
    named = re.compile(rf"\b{rule}\b")
    return tuple(entry for entry in book.entries if entry.ids and named.search(entry.text))


def search(book: Rulebook, words: str) -> tuple[Entry, ...]:
    """Find entries by words, best first: those that have all of the words, or else those that have some."""
    wanted = _words(words)
    simple = [number for number, word in enumerate(wanted) if "-" not in word]
    scores = [[_score(book, weights, word) for word in wanted] for weights in book.index]
    full = [number for number, score in enumerate(scores) if simple and all(score[each] for each in simple)]
    some = full or [number for number, score in enumerate(scores) if any(score)]
    best = sorted(some, key=lambda number: -sum(scores[number]))
    return tuple(book.entries[number] for number in best)


def suggestion(book: Rulebook, words: str) -> str | None:
    """Put the most similar words of the rulebook in place of those that it does not have."""
    guesses = [word if word in book.found_in else nearest(word, book.found_in) for word in _words(words)]
    return " ".join(guess for guess in guesses if guess) or None


def _text_of(page: Path) -> str:
    # A damaged page is still worth reading.
    return page.read_text(encoding="utf-8", errors="replace")


def _entries(page: str, text: str) -> Iterator[Entry]:
    page_title = page
    for level, heading, lines in _sections(text):
        if level == 1:
            page_title = heading
        ids, title = _ids_and_title(heading)
        paragraphs = _paragraphs(lines)
        if ids or paragraphs:
            yield Entry(ids, title, page, page_title, "\n".join(paragraphs))


def _sections(text: str) -> Iterator[tuple[int, str, list[str]]]:
    level, heading, lines = 0, "", list[str]()
    for line in text.splitlines():
        if found := _HEADING.match(line):
            yield level, heading, lines
            level, heading, lines = len(found.group(1)), found.group(2).strip(), []
        else:
            lines.append(line.strip())
    yield level, heading, lines


def _ids_and_title(heading: str) -> tuple[tuple[str, ...], str]:
    given = _IDS.match(f"{heading} ")
    if given is None:
        return (), _plain(heading)
    ids = [
        f"{stem}{number:0{len(first)}}"
        for stem, first, last in _ID.findall(given.group())
        for number in range(int(first), int(last or first) + 1)
    ]
    return tuple(ids), _plain(heading[given.end() :]).strip() or ids[0]


def _paragraphs(lines: list[str]) -> list[str]:
    # Lines are wrapped in the file and joined here; rows of tables stay lines of their own.
    paragraphs: list[str] = []
    for kind, group in groupby(lines, key=lambda line: line[:1] if line[:1] in ("", "|") else "text"):
        if kind == "|":
            paragraphs += [_plain(line) for line in group]
        elif kind:
            paragraphs.append(_plain(" ".join(group)))
    return paragraphs


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(r"\1", text))


def _weights(entry: Entry) -> dict[str, float]:
    # The tables that open a page are lists of rules, and those are found themselves.
    text = Counter(_words(entry.text if entry.ids else entry.text.partition("|")[0]))
    length = sum(text.values())
    # A word that is said again counts less each time, and less in a long text.
    weights = {word: 2.2 * count / (count + 0.9 + length / 200) for word, count in text.items()}
    for word in _words(entry.title):
        weights[word] = weights.get(word, 0) + _TITLE_WEIGHT
    for word in _words(" ".join(entry.ids)):
        weights[word] = weights.get(word, 0) + (_ID_WEIGHT if "-" in word else 1)
    if entry.ids:
        for word in _words(entry.page_title):
            weights[word] = weights.get(word, 0) + 1
        return weights
    return {word: weight * _PAGE_WEIGHT for word, weight in weights.items()}


def _score(book: Rulebook, weights: dict[str, float], word: str) -> float:
    weight = weights.get(word, 0.0)
    if not weight and len(word) >= _ENOUGH_TO_GUESS:
        # What begins with the word counts too, so that half a word is enough.
        longer = [(weight, found) for found, weight in weights.items() if found.startswith(word)]
        weight, word = max(longer, default=(0.0, word))
        weight *= _BEGINNING_WEIGHT
    return weight * log(1 + len(book.entries) / book.found_in[word]) if weight else 0.0


def _words(text: str) -> list[str]:
    lower = text.lower()
    return [_singular(word) for word in _WORD.findall(lower)] + _COMPOUND.findall(lower)


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > _ENOUGH_TO_GUESS + 1:
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > _ENOUGH_TO_GUESS else word
