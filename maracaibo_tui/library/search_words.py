"""Turning what somebody writes into the words of a search: folded, cut to their stems, synonyms made one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from unicodedata import normalize

from msgspec import Struct

_WORD = re.compile(r"\w+")
# "player's" is "player", "can't" is "cant"; dashes part words.
_POSSESSIVE = re.compile(r"['’](?:s\b)?")
_SHORT = 3
_VOWELS = frozenset("aeiouy")
_ENDINGS = (("ation", 3), ("ment", 3), ("ness", 3), ("ing", 3), ("ed", 3), ("ly", 5))
_DOUBLED = re.compile(r"([bdgmnprt])\1$")


class Synonyms(Struct, frozen=True, forbid_unknown_fields=True):
    """What players call things, which words say nothing, and how much the rules of some pages are worth."""

    same: Mapping[str, tuple[str, ...]] = {}
    near: Mapping[str, tuple[str, ...]] = {}
    ignored: tuple[str, ...] = ()
    worth: Mapping[str, float] = {}


class Language:
    """The words of one rulebook: which phrases are one term, and which terms a term may stand for as well."""

    def __init__(self, synonyms: Synonyms) -> None:
        """Prepare the look-up tables."""
        self.ignored = frozenset(stem(word) for phrase in synonyms.ignored for word in folded(phrase))
        self.worth = synonyms.worth
        self._phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for term, others in synonyms.same.items():
            self._add(term, (term, *others))
        for word in synonyms.near:
            if " " in word:
                self._add(word, (word,))
        self.near = {
            term: tuple({found for each in means for found in self.terms(each)})
            for word, means in synonyms.near.items()
            for term in self.terms(word)
        }

    def _add(self, term: str, phrases: Iterable[str]) -> None:
        name = "_".join(map(stem, folded(term)))
        for phrase in phrases:
            stems = tuple(map(stem, folded(phrase)))
            known = self._phrases.setdefault(stems[0], [])
            known.append((stems, name))
            known.sort(key=lambda each: -len(each[0]))

    @property
    def words(self) -> set[str]:
        """Give the words people use, though the pages may not have them."""
        return {word for known in self._phrases.values() for stems, _ in known for word in stems} | set(self.near)

    def terms(self, text: str) -> list[str]:
        """Give the terms of a text in order; what is to be ignored is left out."""
        return self.joined(folded(text))

    def joined(self, words: Iterable[str]) -> list[str]:
        """Put one term in place of each phrase that has one, the longest first, and leave out what is to be ignored."""
        stems = list(map(stem, words))
        found, at = [], 0
        while at < len(stems):
            for phrase, name in self._phrases.get(stems[at], ()):
                if len(phrase) == 1 or tuple(stems[at : at + len(phrase)]) == phrase:
                    found.append(name)
                    at += len(phrase)
                    break
            else:
                if stems[at] not in self.ignored:
                    found.append(stems[at])
                at += 1
        return found


def folded(text: str) -> list[str]:
    """Give the words of a text in small letters without accents."""
    lower = _POSSESSIVE.sub("", text.lower())
    if not lower.isascii():
        lower = normalize("NFKD", lower.replace("ß", "ss"))
        lower = "".join(letter for letter in lower if letter.isascii() or letter.isalpha() or letter.isspace())
    return _WORD.findall(lower)


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Cut the ending off a word, so that `sailing`, `sails` and `sailed` are one."""
    word = _singular(word)
    for ending, least in _ENDINGS:
        rest = word[: -len(ending)]
        if word.endswith(ending) and len(rest) >= least and not _VOWELS.isdisjoint(rest):
            word = _DOUBLED.sub(r"\1", rest)
            break
    if word.endswith("ery") and len(word) > _SHORT + 3:
        return word[:-1]
    return word[:-1] if word.endswith("e") and len(word) > _SHORT else word


def _singular(word: str) -> str:
    if len(word) <= _SHORT or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-2] if word.endswith(("xes", "ches", "shes", "sses", "zzes")) else word[:-1]
