"""Finding the known word that somebody meant: misspelt, not typed to its end, inflected or run together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cached_property
from itertools import islice, takewhile

_SHORT, _LONG = 4, 8
_MOST = 24
_INFLECTIONS = ("innen", "en", "er", "es", "em", "et", "st", "n", "e", "t", "r", "s")
_JOINTS = ("", "s", "n", "en", "e")


class Spelling:
    """The words that exist, ready to be compared with one that does not."""

    def __init__(self, words: Mapping[str, int]) -> None:
        """Take the words and how common they are; what is needed for comparing is prepared when it is first used."""
        self.words = words

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self.words)

    @cached_property
    def _shortened(self) -> dict[str, list[str]]:
        """Lead from each word without one of its letters to the word."""
        found: dict[str, list[str]] = {}
        for word in self.words:
            for rest in {word, *_without(word)} if len(word) >= _SHORT else ():
                found.setdefault(rest, []).append(word)
        return found

    def beginning_with(self, word: str) -> list[str]:
        """Give the longer words that begin with what has been typed, the most common first."""
        longer = islice(self._sorted, bisect_right(self._sorted, word), None)
        found = takewhile(lambda each: each.startswith(word), longer)
        return sorted(found, key=lambda each: -self.words[each])[:_MOST]

    def alike(self, word: str) -> list[str]:
        """Give the words that differ by one slip of the keyboard, or by two if the word is long."""
        if not _SHORT <= len(word) <= _MOST:
            return []
        most = 1 if len(word) < _LONG else 2
        rests = {word, *_without(word)}
        if most > 1:
            rests.update(less for rest in _without(word) for less in _without(rest))
        near = {known for rest in rests for known in self._shortened.get(rest, ())}
        ranked = sorted((slips(word, known, most), -self.words[known], known) for known in near)
        return [known for count, _, known in ranked if count == ranked[0][0] <= most]

    def uninflected(self, word: str) -> str | None:
        """Give the known word of which this is a German form."""
        for ending in _INFLECTIONS:
            rest = word[: -len(ending)]
            if word.endswith(ending) and len(rest) >= _SHORT and rest in self.words:
                return rest
        return next((word + ending for ending in ("e", "n", "en") if word + ending in self.words), None)

    def parts(self, word: str) -> list[str]:
        """Take a word of two known words apart."""
        for at in range(len(word) - _SHORT, _SHORT - 1, -1):
            first = self._part(word[:at])
            second = self._part(word[at:])
            if first and second:
                return [first, second]
        return []

    def _part(self, word: str) -> str | None:
        for joint in _JOINTS:
            rest = word.removesuffix(joint)
            if len(rest) >= _SHORT and rest in self.words:
                return rest
        return self.uninflected(word)


def _without(word: str) -> list[str]:
    return [word[:at] + word[at + 1 :] for at in range(len(word))]


def slips(given: str, meant: str, most: int) -> int:
    """Count letters left out, added, replaced or swapped; anything above `most` is the same."""
    if abs(len(given) - len(meant)) > most:
        return most + 1
    before, row = [0] * (len(meant) + 1), list(range(len(meant) + 1))
    for i, letter in enumerate(given, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(meant, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == meant[j - 2] and given[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]
