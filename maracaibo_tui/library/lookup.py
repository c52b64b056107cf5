"""What words are about: rules, and things that have names, in the one order in which everybody is shown them.

What is called just so comes first, or is named by what is printed on it: nobody who types a whole name means anything
else. Then come the best rules, for most questions are about rules; then things whose names have the words among others,
which are few and easily missed behind many rules; then the other rules, and last the things of a kind. Where the
rulebook does not know a word, its guess stands behind the names that have it or begin with it, or have what is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from maracaibo_tui.library.rulebook import Rulebook, read_as, search
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.library.search_typos import slips
from maracaibo_tui.library.search_words import folded

_BEST = 3
_ENOUGH = 3
_LETTERS_A_SLIP = 4
"""Letters of a name for each that may be wrong in it."""
# As printed on cards, tiles and tokens; a number alone is rather part of a question.
_PRINTED_ID = re.compile(r"[a-z]{1,2}\d+[a-z]?|\d+[a-z]")


class Named(Protocol):
    """Something that has a name: its address such as `card/A17`, what it is called, what kind of thing it is."""

    @property
    def address(self) -> str:
        """Where it is found."""

    @property
    def called(self) -> str:
        """Its name."""

    @property
    def kind(self) -> str:
        """What kind of thing it is."""


T = TypeVar("T", bound=Named)


class Found(NamedTuple, Generic[T]):
    """What words are about, group by group."""

    called: Sequence[T]
    best: Sequence[Entry]
    named: Sequence[T]
    rules: Sequence[Entry]
    kindred: Sequence[T]
    is_guessed: bool
    """Tells whether the rulebook does not know the words and names do, so that those go before its guess."""
    read: str = ""
    """What the words were read as, where neither the rulebook nor a name has them or begins with them."""

    @property
    def ranked(self) -> tuple[T | Entry, ...]:
        """Give everything, best first."""
        if self.is_guessed:
            return (*self.called, *self.named, *self.best, *self.rules, *self.kindred)
        return (*self.called, *self.best, *self.named, *self.rules, *self.kindred)


class Lookup(Generic[T]):
    """A rulebook and the things that have names, ready to be asked."""

    def __init__(self, book: Rulebook, things: Iterable[T]) -> None:
        """Take the names apart once; things stand in the order in which they are found."""
        self._book = book
        self._things = [_Words(thing) for thing in things]

    def find(self, words: str) -> Found[T]:
        """Find what words are about."""
        wanted = folded(words)
        ids = frozenset(filter(_PRINTED_ID.fullmatch, wanted))
        rules = search(self._book, words)
        called = [each for each in self._things if each.is_called(wanted, ids)]
        others = [each for each in self._things if each not in called]
        read = read_as(self._book, words)
        is_unknown = not rules or read is not None
        meant = folded(read or "")
        named = [
            each
            for each in others
            if each.has(wanted)
            or (is_unknown and (each.begins(wanted) or each.is_nearly(wanted) or (meant and each.has(meant))))
        ]
        kindred = [each for each in others if each not in named and each.is_of(wanted)]
        return Found(
            [each.thing for each in called],
            rules[:_BEST],
            [each.thing for each in named],
            rules[_BEST:],
            [each.thing for each in kindred],
            is_unknown and bool(named),
            ""
            if called or any(each.has(wanted) or each.begins(wanted) or each.is_nearly(wanted) for each in named)
            else read or "",
        )


class _Words(Generic[T]):
    """A thing, and the words of its name."""

    def __init__(self, thing: T) -> None:
        self.thing = thing
        kind, _, item = thing.address.partition("/")
        self.id = item.lower()
        name, self._kind = folded(thing.called), {*folded(thing.kind), kind}
        self._all = frozenset(name)
        # What is left of a name without its number and its kind; `Token Q01` has no name of its own.
        self._own = frozenset(word for word in name if not any(map(str.isdigit, word)) and word not in self._kind)
        self._forms = _forms(name, self.id, self._kind)
        # A name of one word is spelt like any other word.
        self._in_one_word = "".join(name) if len(name) > 1 else ""

    def is_called(self, wanted: Sequence[str], ids: frozenset[str]) -> bool:
        """Tell whether it is called just so, in one word or more, or one of the ids is printed on it."""
        return tuple(wanted) in self._forms or ("".join(wanted) == self._in_one_word != "") or self.id in ids

    def is_nearly(self, wanted: Sequence[str]) -> bool:
        """Tell whether its whole name is meant, in one word or more, with a slip or two."""
        given, most = "".join(wanted), len(self._in_one_word) // _LETTERS_A_SLIP
        return abs(len(given) - len(self._in_one_word)) <= most and 0 < slips(given, self._in_one_word, most) <= most

    def has(self, wanted: Sequence[str]) -> bool:
        """Tell whether its name has all the words, one of its own among them."""
        return (
            any(len(word) >= _ENOUGH for word in wanted)
            and self._all.issuperset(wanted)
            and bool(self._own & {*wanted})
        )

    def begins(self, wanted: Sequence[str]) -> bool:
        """Tell whether its name has all the words, and a word of its own begins with the last."""
        *whole, last = wanted or [""]
        return len(last) >= _ENOUGH and self._all.issuperset(whole) and any(word.startswith(last) for word in self._own)

    def is_of(self, wanted: Sequence[str]) -> bool:
        """Tell whether the words are about its kind, and perhaps its name."""
        return bool(self._kind & {*wanted}) and self._all.union(self._kind).issuperset(wanted)


def _forms(name: Sequence[str], item: str, kind: set[str]) -> set[tuple[str, ...]]:
    """Give all that a thing may be called in full: `Story card 75, Quiet Waters` also by number or name alone."""
    forms = [name]
    if item in name:
        at = name.index(item) + 1
        forms += [name[at:], name[:at] if at > 1 else []]
    if len(name) > 1 and name[-1] in kind:
        forms += [name[:-1]]
    return {tuple(form) for form in forms if not kind.issuperset(form)}
