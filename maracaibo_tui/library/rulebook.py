"""A rulebook at hand: entries by id and by page, where their links lead, and which of them words are about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

import msgspec

from maracaibo_tui.library.paths import rules_of
from maracaibo_tui.library.rulebook_pages import Entry, entries_of, ids_in, is_id, read_pages, title_of, written_ids
from maracaibo_tui.library.search import Index, Text
from maracaibo_tui.library.search_words import Language, Synonyms
from maracaibo_tui.library.toml_file import read_toml

SYNONYMS = "synonyms.toml"
_WORD_LIKE_AN_ID = re.compile(r"\b[A-Za-z]+(?:-[A-Za-z]+)*-[A-Za-z]?\d+\b")
# The opening words of a page are found after its rules.
_OPENING = 0.5
# What is much less about the words than the best is not shown.
_WORTH_SHOWING = 0.25


class Rulebook:
    """A rulebook in the order of its pages; a page is taken apart when it is looked at, all of them for a search."""

    def __init__(self, texts: Mapping[str, str], synonyms: Path | None = None) -> None:
        """Take the pages as they are written, and the file of what people call things."""
        self.texts, self.synonyms = texts, synonyms
        self.pages = {page: title_of(page, text) for page, text in texts.items()}
        self._read: dict[str, tuple[Entry, ...]] = {}

    def page(self, name: str) -> tuple[Entry, ...]:
        """Give the entries of a page."""
        if name not in self.pages:
            return ()
        if name not in self._read:
            self._read[name] = entries_of(name, self.texts[name])
        return self._read[name]

    def find(self, name: str) -> Entry | None:
        """Give the entry that is called exactly so."""
        found = self.page(self._page_of.get(name) or name.partition("#")[0])
        return next((entry for entry in found if name in (entry.ids or (entry.id,))), None)

    @cached_property
    def _page_of(self) -> Mapping[str, str]:
        """Say on which page each rule stands."""
        return {rule: page for page, text in reversed(list(self.texts.items())) for rule in ids_in(text)}

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, page by page."""
        return tuple(entry for page in self.pages for entry in self.page(page))

    @property
    def names(self) -> list[str]:
        """Everything that an entry is called."""
        return [name for each in self.entries for name in each.ids or (each.id,)]

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


def rulebook_of(game: str) -> Rulebook:
    """Give the rulebook of a game, given the id of its title; it is read when it is first asked for, and once."""
    return _read_once(rules_of(game))


@cache
def _read_once(folder: Path) -> Rulebook:
    return read_rulebook(folder)


def entry(book: Rulebook, name: str) -> Entry | None:
    """Give the entry with this id; ids may be written small and without their zero."""
    return book.find(name) or book.find(written_ids(name)) or book.find(name.strip().lower())


def page_of(book: Rulebook, name: str) -> tuple[Entry, ...]:
    """Give all entries of the page on which an id stands, or of the page that is called so."""
    found = entry(book, name)
    return book.page(found.page if found is not None else name.strip().lower())


def links(book: Rulebook, of: Entry) -> tuple[Entry, ...]:
    """Give the entries that an entry links to, in the order of its text."""
    return tuple(found for target in of.links if (found := book.find(target)) is not None)


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
    pages = [page for page, text in book.texts.items() if ruling in text]
    return tuple(each for page in pages for each in book.page(page) if each.ids and named.search(each.text))


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
