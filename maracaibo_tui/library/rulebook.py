"""A rulebook at hand: entries by id and by page, where their links lead, and which of them words are about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from maracaibo_tui.library.rulebook_pages import Entry, is_id, read_pages, written_ids
from maracaibo_tui.library.search import Index, Text
from maracaibo_tui.library.search_words import Language, Synonyms
from maracaibo_tui.library.toml_file import read_toml

__all__ = [
    "Entry",
    "Rulebook",
    "entry",
    "extended",
    "links",
    "look_up",
    "page_of",
    "read_as",
    "read_rulebook",
    "search",
]

SYNONYMS = "synonyms.toml"
_WORD_LIKE_AN_ID = re.compile(r"\b[A-Za-z]+(?:-[A-Za-z]+)*-\d+\b")
# The opening words of a page are found after its rules.
_OPENING = 0.5
# What is much less about the words than the best is not shown.
_WORTH_SHOWING = 0.25


class Rulebook:
    """All entries of a rulebook in the order of its pages; what a search needs is made when somebody searches."""

    def __init__(self, entries: Sequence[Entry], synonyms: Path | None = None) -> None:
        """Take the entries, and the file of what people call things."""
        self.entries = tuple(entries)
        self.synonyms = synonyms
        self.by_id = {id_: entry for entry in reversed(entries) for id_ in entry.ids or (entry.id,)}
        self.pages = {entry.page: entry.page_title for entry in entries}

    @cached_property
    def language(self) -> Language:
        """The words of this rulebook; without its synonyms it can still be searched."""
        raw = read_toml(self.synonyms, self.synonyms.name)[0] if self.synonyms is not None else None
        try:
            return Language(msgspec.convert(raw or {}, Synonyms))
        except msgspec.ValidationError:
            return Language(Synonyms())

    @cached_property
    def index(self) -> Index:
        """The index over all entries, in their order."""
        worth = self.language.worth
        return Index([_text(entry, worth.get(entry.page, 1.0)) for entry in self.entries], self.language)


def read_rulebook(folder: Path) -> Rulebook:
    """Read every page of a folder."""
    return Rulebook(read_pages(folder), folder / SYNONYMS)


def extended(book: Rulebook, more: Iterable[Entry]) -> Rulebook:
    """Give a rulebook with further entries behind its own: cards, tiles, whatever else can be looked up."""
    return Rulebook((*book.entries, *more), book.synonyms)


def entry(book: Rulebook, name: str) -> Entry | None:
    """Give the entry with this id; ids may be written small and without their zero."""
    return book.by_id.get(name) or book.by_id.get(written_ids(name)) or book.by_id.get(name.strip().lower())


def page_of(book: Rulebook, name: str) -> tuple[Entry, ...]:
    """Give all entries of the page on which an id stands, or of the page that is called so."""
    found = entry(book, name)
    page = found.page if found is not None else name.strip().lower()
    return tuple(each for each in book.entries if each.page == page)


def links(book: Rulebook, of: Entry) -> tuple[Entry, ...]:
    """Give the entries that an entry links to, in the order of its text."""
    return tuple(found for target in of.links if (found := book.by_id.get(target)) is not None)


def look_up(book: Rulebook, name: str) -> tuple[Entry, ...]:
    """Give the rule with this id, every entry of this page, or the rules that name this ruling."""
    if name.strip().lower() in book.pages:
        return page_of(book, name)
    found = entry(book, name)
    if found is not None:
        return (found,)
    ruling = written_ids(name)
    if not is_id(ruling):
        return ()
    named = re.compile(rf"\b{ruling}\b")
    return tuple(each for each in book.entries if each.ids and named.search(each.text))


def search(book: Rulebook, words: str) -> tuple[Entry, ...]:
    """Find what words are about, best first; an id among the words goes before everything else."""
    named = [found for name in _WORD_LIKE_AN_ID.findall(words) for found in look_up(book, name)]
    found = book.index.find(_WORD_LIKE_AN_ID.sub(" ", words))
    best = [book.entries[number] for number, score in found if score >= found[0][1] * _WORTH_SHOWING]
    return tuple(dict.fromkeys([*named, *best]))


def read_as(book: Rulebook, words: str) -> str | None:
    """Say how words were read that the rulebook does not have; None if it has them all, or nothing like them."""
    return book.index.corrected(words)


def _text(entry: Entry, worth: float) -> Text:
    if entry.ids:
        return Text(entry.title, entry.asked, entry.text, f"{entry.page_title} {entry.section}", worth, entry.page)
    # The tables that open a page are lists of rules, and those are found themselves.
    return Text(entry.title, entry.asked, entry.text.partition("|")[0], entry.page_title, worth * _OPENING, entry.page)
