"""Which number each choice has: the same as long as an action lasts, and 0 for what ends or declines it.

So a key that was a choice a moment ago never ends what is going on, and an option keeps its key while others go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import DIGITS

END = 0
"""The number of what ends or declines."""
_Key: TypeAlias = tuple[str, ...]


class Arranged(NamedTuple):
    """Choices in the order in which they stand, the number of each, and which of them is highlighted first."""

    options: tuple[Option, ...] = ()
    numbers: tuple[int, ...] = ()
    first: int = 0
    ends: int = 0
    """So many of the last choices end what is asked, or decline it."""


class _Remembered(NamedTuple):
    """What was remembered before a question."""

    had: dict[str, dict[_Key, int]]
    beside: dict[_Key, int]
    chosen: set[int]


class Numbers:
    """Remembers which numbers choices had at the questions before, until another turn begins."""

    def __init__(self) -> None:
        """Begin with nothing numbered."""
        self._had: dict[str, dict[_Key, int]] = {}
        self._beside: dict[_Key, int] = {}
        """The numbers of what stood beside questions, wherever that was."""
        self._chosen: set[int] = set()
        """The numbers of choices at the last question."""
        self._before: dict[int, _Remembered] = {}
        """By how many answers there were: what was remembered until then."""
        self._answered: int | None = None

    def forget(self) -> None:
        """Begin anew: another turn has begun."""
        self._had.clear()
        self._beside.clear()
        self._before.clear()

    def arrange(self, at: str, offers: Sequence[Option], ends: Sequence[str], answered: int | None = None) -> Arranged:
        """Give what is offered at a point its numbers and its order: group by group, what ends it last.

        After so many answers the same numbers come again, whatever was answered since and taken back.
        """
        if answered is not None and answered != self._answered:
            self._go_back(answered)
        had = self._had.setdefault(at, {})
        choices = [each for each in offers if each.hands_in[0] not in ends]
        answers, beside = ([each for each in choices if bool(each.group) == is_beside] for is_beside in (False, True))
        numbers = {_key(each): had[_key(each)] for each in choices if _key(each) in had}
        heads = {number for key, number in had.items() if not key[0]}
        _keep_things(numbers, had, heads, answers)
        _count_on(numbers, {*had.values()}, heads, answers)
        endings = [each for each in offers if each.hands_in[0] in ends]
        for each in sorted(endings, key=lambda each: (bool(each.answers), ends.index(each.hands_in[0]))):
            used = self._chosen | {*numbers.values()}
            before = had.get(_key(each), END)
            numbers[_key(each)] = before if before not in used and before <= DIGITS else _last(used)
        # What is beside the question has the keys that are left, at every point the same one where that is free.
        for each in beside:
            if self._beside.get(_key(each), END) in {*range(1, DIGITS + 1)} - {*numbers.values()}:
                numbers.setdefault(_key(each), self._beside[_key(each)])
        # The last key is left to an ending, and one that was another choice in this action does nothing else in it.
        _count_on(numbers, {*had.values()} | self._chosen, heads | {*had.values(), DIGITS}, beside)
        self._chosen = {numbers[_key(each)] for each in choices}
        self._beside |= {_key(each): numbers[_key(each)] for each in beside}
        had |= numbers
        return _standing(offers, numbers, ends)

    def _go_back(self, answered: int) -> None:
        """Remember no more than before the question that comes after so many answers."""
        is_unknown = answered not in self._before and self._answered is not None and answered < self._answered
        if is_unknown:
            # It was asked before this sitting, or in an earlier turn: what came later gives it no numbers.
            self.forget()
            self._chosen.clear()
        self._answered = answered
        for later in [each for each in self._before if each > answered]:
            del self._before[later]
        if answered in self._before:
            kept = self._before[answered]
            self._had, self._beside = {at: {**had} for at, had in kept.had.items()}, {**kept.beside}
            self._chosen = {*kept.chosen}
        else:
            had = {at: {**had} for at, had in self._had.items()}
            self._before[answered] = _Remembered(had, {**self._beside}, {*self._chosen})


def _key(option: Option) -> _Key:
    """Tell a choice from others, however often it hands in the same answer."""
    return (option.id, option.under, *dict.fromkeys(option.answers))


def _count_on(numbers: dict[_Key, int], before: set[int], never: set[int], choices: Sequence[Option]) -> None:
    """Give a number to each choice that has none yet: one that nothing had before, if possible, and some never."""
    for each in choices:
        if _key(each) not in numbers:
            numbers[_key(each)] = _new(before, never | {*numbers.values()})


def _keep_things(numbers: dict[_Key, int], had: Mapping[_Key, int], heads: set[int], choices: Sequence[Option]) -> None:
    """Give a choice the number that something else had about the same thing, such as a card, if no head has had it."""
    things = {taken_apart(key[0]).values: number for key, number in had.items()}
    for each in choices:
        number = things.get(taken_apart(each.id).values, END) if value_of(each.id) else END
        if _key(each) not in numbers and number not in {END, *heads, *numbers.values()}:
            numbers[_key(each)] = number


def _new(before: set[int], taken: set[int]) -> int:
    """Give a number that nothing had before, as long as there are keys; then one that is not taken now."""
    keys = range(1, DIGITS + 1)
    never, free = ([key for key in keys if key not in each] for each in (before | taken, taken))
    return [*never, *free, max([DIGITS, *taken]) + 1][0]


def _last(taken: set[int]) -> int:
    """Give the last key that is free; where none is, a number without a key."""
    free = [key for key in range(DIGITS, 0, -1) if key not in taken]
    return [*free, max([DIGITS, *taken]) + 1][0]


def _standing(offers: Sequence[Option], numbers: Mapping[_Key, int], ends: Sequence[str]) -> Arranged:
    """Put choices into the order of their numbers, group by group; what ends the question stands last of all."""
    groups = [*dict.fromkeys(each.group for each in offers)]

    def place(option: Option) -> tuple[bool, int, int]:
        number, is_end = numbers[_key(option)], option.hands_in[0] in ends
        return is_end, groups.index(option.group), -number if is_end else number

    options = sorted(offers, key=place)
    wanted = [each for each in offers if not (each.group or each.is_loss or each.hands_in[0] in ends)]
    harmless = [each for each in offers if not each.is_loss and not each.answers and each.hands_in[0] in ends]
    first = options.index([*wanted, *harmless, *offers][0]) if offers else 0
    last = sum(each.hands_in[0] in ends for each in options)
    return Arranged(tuple(options), tuple([numbers[_key(each)] for each in options]), first, last)
