"""An index over short texts: which of them are about some words, best first, however the words are spelt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import log
from typing import NamedTuple

from msgspec import Struct

from maracaibo_tui.library.search_typos import Spelling, slips
from maracaibo_tui.library.search_words import Language, folded, stem

# How much it counts where a word stands: in the title, among the words people ask with, in the text, above the text.
_TITLE, _ASKED, _TEXT, _PLACE = 3.0, 1.8, 1.0, 2.0
# A word that is said again counts less each time, and less in a long text.
_ENOUGH, _LENGTH = 4.0, 0.2
# How much a word counts that was only begun, misspelt, part of another or of a term, or that is near in meaning.
_BEGUN, _MISSPELT, _PART, _NEAR = 0.4, 0.75, 0.4, 0.55
# A text that stands where the question belongs, that has words together as the question has them, that has a phrase
# like the question, that has all its words rather than a few.
_TOPIC, _TOGETHER, _ALIKE, _ALL = 1.0, 0.3, 3.0, 1.2
# A text among others that fit, under the same heading, is likelier meant: as many are looked at, it counts so much.
_NEIGHBOURS, _COMPANY = 3, 1.0
_CLOSE, _LOOKED_AT = 3, 40
# A word found once is no better than one found in a few texts.
_RAREST = 5.0
_ENOUGH_TO_GUESS, _MOST_WORDS = 3, 40

Choice = dict[str, float]


class Text(Struct, frozen=True):
    """What is searched: a title, words that people ask with, the text itself, what stands above it, worth, page."""

    title: str
    asked: str
    text: str
    place: str
    worth: float = 1.0
    heading: str = ""


class _Reading(NamedTuple):
    """What a word of a question is taken for, and what else it may be."""

    words: list[str]
    others: Choice


class Index:
    """Texts ready to be searched."""

    def __init__(self, texts: Sequence[Text], language: Language) -> None:
        """Count the words of all texts once."""
        self.language = language
        self._texts = [_Counted(text, language) for text in texts]
        found_in = Counter(term for text in self._texts for term in text.counts)
        self._rare = {term: min(_RAREST, log(1 + len(texts) / count)) for term, count in found_in.items()}
        length = sum(text.length for text in self._texts) / max(1, len(texts))
        self._found: dict[str, list[tuple[int, float]]] = {}
        for number, text in enumerate(self._texts):
            enough = _ENOUGH * (1 - _LENGTH + _LENGTH * text.length / length)
            for term, count in text.counts.items():
                weight = self._rare[term] * count * (1 + _ENOUGH) / (count + enough)
                self._found.setdefault(term, []).append((number, weight))
        written = Counter(word for text in self._texts for word in text.words)
        self.spelling = Spelling({**dict.fromkeys(language.words, 1), **found_in, **written})

    def find(self, words: str) -> list[tuple[int, float]]:
        """Give the numbers of the texts that are about these words, best first, with how much they are."""
        choices = self.understood(words)
        scores: dict[int, float] = {}
        met: dict[int, float] = {}
        for choice in choices:
            rare = self._rarest(choice)
            for number, weight in self._best(choice).items():
                scores[number] = scores.get(number, 0.0) + weight
                met[number] = met.get(number, 0.0) + rare
        whole = max(met.values(), default=1.0)
        ranked = _ranked(
            (number, score * self._texts[number].worth * (met[number] / whole) ** _ALL)
            for number, score in scores.items()
        )
        asked = sum(map(self._rarest, choices))
        first, last = ranked[:_LOOKED_AT], ranked[_LOOKED_AT:]
        fitting = ((number, score * self._fit(self._texts[number], choices, asked)) for number, score in first)
        return _ranked(self._in_company(list(fitting))) + last

    def _in_company(self, found: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
        """Raise texts whose heading has more of what fits: a question is rarely about one sentence only."""
        under: dict[str, list[float]] = {}
        for number, score in _ranked(found):
            under.setdefault(self._texts[number].heading, []).append(score)
        company = {heading: sum(scores[:_NEIGHBOURS]) for heading, scores in under.items()}
        most = max(company.values(), default=1.0)
        return [
            (number, score * (1 + _COMPANY * company[self._texts[number].heading] / most)) for number, score in found
        ]

    def understood(self, words: str) -> list[Choice]:
        """Give for each word that counts the terms it may stand for, and how surely."""
        plain = folded(words)[:_MOST_WORDS]
        unfinished = words[-1:].isalnum()
        readings = [
            self._reading(word, unfinished=unfinished and at == len(plain) - 1) for at, word in enumerate(plain)
        ]
        terms = self.language.joined([word for reading in readings for word in reading.words])
        choices = {term: self._choice(term) for term in terms}
        for reading in readings:
            others = {each: share for word, share in reading.others.items() for each in self.language.joined([word])}
            # What else a word may be stands beside it, unless it has become part of a longer term.
            for term in self.language.joined(reading.words):
                if term in choices:
                    choices[term] = {**others, **choices[term]}
        return list(choices.values())

    def corrected(self, words: str) -> str | None:
        """Put known words in place of unknown ones; None if nothing is unknown, or nothing is like it."""
        plain = folded(words)[:_MOST_WORDS]
        if all(map(self._known, plain)):
            return None
        return " ".join(filter(None, (word if self._known(word) else self._meant(word) for word in plain))) or None

    def _meant(self, word: str) -> str:
        """Put an unknown word as the texts write it, nothing if there is none like it."""
        guess = self._guess(word)
        if len(guess.words) > 1:
            return " ".join(guess.words)
        known = [each for each in (*guess.words, *guess.others) if self._known(each)]
        return min(known, key=lambda each: slips(word, each, len(word)), default="")

    def _known(self, word: str) -> bool:
        return stem(word) in self.spelling.words or stem(word) in self.language.ignored

    def _reading(self, word: str, *, unfinished: bool) -> _Reading:
        begun = self.spelling.beginning_with(word) if unfinished and len(word) >= _ENOUGH_TO_GUESS else []
        if self._known(word):
            return _Reading([word], dict.fromkeys(begun, _BEGUN))
        return _Reading([begun[0]], dict.fromkeys(begun[1:], 1.0)) if begun else self._guess(word)

    def _guess(self, word: str) -> _Reading:
        """Take an unknown word for a form of a known one, for several run together, or for a misspelling."""
        whole = self.spelling.uninflected(word)
        if whole is not None:
            return _Reading([whole], {})
        parts = self.spelling.parts(word)
        if parts:
            return _Reading(parts, {})
        alike = self.spelling.alike(word) or self.spelling.alike(stem(word)) or self.spelling.beginning_with(word)
        return _Reading(alike[:1], dict.fromkeys(alike[1:], _MISSPELT)) if alike else _Reading([word], {})

    def _choice(self, term: str) -> Choice:
        found = dict.fromkeys(_parts(term), _PART)
        found.update(dict.fromkeys(self.language.near.get(term, ()), _NEAR))
        found[term] = 1.0
        return found

    def _best(self, choice: Choice) -> dict[int, float]:
        best: dict[int, float] = {}
        for term, share in choice.items():
            for number, weight in self._found.get(term, ()):
                best[number] = max(best.get(number, 0.0), share * weight)
        return best

    def _rarest(self, choice: Choice) -> float:
        return max((self._rare.get(term, 0.0) * share for term, share in choice.items()), default=0.0)

    def _fit(self, text: _Counted, choices: Sequence[Choice], asked: float) -> float:
        """Tell how much more a text is worth: it stands where the question belongs, it says what the question says."""
        topic = sum(self._rarest(choice) for choice in choices if not text.topic.isdisjoint(choice)) / asked
        alike = max((self._alike(phrase, choices, asked) for phrase in text.phrases), default=0.0)
        return 1 + _TOPIC * topic + _TOGETHER * _together(text, choices) + _ALIKE * alike

    def _alike(self, phrase: frozenset[str], choices: Sequence[Choice], asked: float) -> float:
        """Tell how alike a question and a phrase are: 0 without a common word, 1 if they have the same words."""
        met = sum(
            max((self._rare.get(term, 0.0) * share for term, share in choice.items() if term in phrase), default=0.0)
            for choice in choices
        )
        return 2 * met / (asked + sum(self._rare.get(term, 0.0) for term in phrase)) if met else 0.0


def _together(text: _Counted, choices: Sequence[Choice]) -> float:
    """Tell which share of the words that follow each other in a question stand close to each other in a text."""
    places = text.places
    standing = [[at for term in choice for at in places.get(term, ())] for choice in choices]
    pairs = list(pairwise(standing))
    met = sum(any(abs(at - other) <= _CLOSE for at in first for other in second) for first, second in pairs)
    return met / max(1, len(pairs))


class _Counted:
    """The terms of one text: how often they are said, where, and in how long a text."""

    def __init__(self, text: Text, language: Language) -> None:
        self._said = text
        parts = [folded(part) for part in (text.title, text.asked, text.text, text.place)]
        self.words = [word for words in parts for word in words]
        self._parts = list(map(language.joined, parts))
        self.worth = text.worth
        self.heading = text.heading
        self.counts: dict[str, float] = {}
        for terms, share in zip(self._parts, (_TITLE, _ASKED, _TEXT, _PLACE), strict=True):
            for term in terms:
                self.counts[term] = self.counts.get(term, 0.0) + share
                for part in _parts(term):
                    self.counts[part] = self.counts.get(part, 0.0) + share * _PART
        self.length = len(self._parts[2])
        self._language = language

    @cached_property
    def phrases(self) -> tuple[frozenset[str], ...]:
        """Give title and questions as sets of words."""
        said = (self._said.title, *self._said.asked.split(";"))
        return tuple(frozenset(self._language.terms(phrase)) for phrase in said)

    @cached_property
    def topic(self) -> frozenset[str]:
        """Give the words that stand above the text."""
        return frozenset(self._parts[3])

    @cached_property
    def places(self) -> Mapping[str, list[int]]:
        """Say where each term stands; title, questions and text lie apart."""
        found: dict[str, list[int]] = {}
        at = 0
        for terms in self._parts:
            for term in terms:
                found.setdefault(term, []).append(at)
                at += 1
            at += 2 * _CLOSE
        return found


def _parts(term: str) -> list[str]:
    parts = term.split("_")
    return parts if len(parts) > 1 else []


def _ranked(found: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    return sorted(found, key=lambda each: -each[1])
