"""A bot that tries what it may do on a copy of what it sees, and takes what looks best.

It knows no game: it is given the rules to try answers with, and somebody who judges positions. What its seat cannot
see is imagined, so that it never knows more than a person in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from statistics import fmean
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.question import Question

from .beam import LONGEST
from .contract import Answer, Asked, Bot, Lent, at_once, checked, number
from .imagining import Imagined
from .tasting import taste_of

DEPTH = 2
"""How many decisions, one within the other, are tried out; deeper ones take what looks best at once."""
PREPARED = 6
"""How many preparations may follow each other."""
TRIES = 2
"""How often an answer is tried that turns something up."""
ALIKE = 1e-6
_FINE = 1 << 32


class Tried(NamedTuple):
    """An answer that was tried out: what it is worth, and where it led."""

    value: float
    table: Table[Any, Any]
    question: Question | None
    turned_up: bool = False


class Hand(NamedTuple):
    """How a bot plays what it has thought out."""

    loose: float = 0.0
    """How many points worse than the best its answer may be."""
    depth: int = DEPTH


FIRM = Hand()


class _Followed(NamedTuple):
    """Where the answers after an answer led: the value found, if any, and those answers."""

    value: float | None
    table: Table[Any, Any]
    question: Question | None


class Until(NamedTuple):
    """How far an answer is followed: to where the agenda is shorter, or asks the same again; and how deep."""

    height: int
    point: str
    depth: int

    def is_resolved(self, height: int, asked: Question) -> bool:
        """Tell whether what the answer set off is resolved."""
        return height < self.height or (height == self.height and asked.point == self.point)


class Thought:
    """A seat thinking about one question."""

    def __init__(self, lent: Lent, view: Any, seat: int, depth: int = DEPTH) -> None:  # noqa: ANN401 - the game's own view
        """Look at the prospects first; everything tried is judged against them."""
        self.lent, self.game, self.judge, self.seat, self.depth = lent, lent.rules, lent.judge, seat, depth
        self.look = lent.judge.look(view, seat)
        self.turn = lent.rules.turn(view)

    def tried(self, table: Table[Any, Any], question: Question, option: str, depth: int) -> Tried:
        """Answer on a copy, follow what the answer sets off, and judge."""
        height = 0 if self.judge.is_open(question) else len(table.state.agenda)
        twin = self.game.table(self.game.copy(table.state), None)
        self.game.answer(twin, option, question.seat)
        asked = self._next(twin)
        turned_up = twin.revealed
        if self.judge.is_preparation(option):
            return Tried(self._prepared(twin, question, asked, depth), twin, asked)
        found = _Followed(None, twin, asked)
        if depth < self.depth:
            found = self._followed(twin, asked, Until(height, question.point, depth + 1))
        value = self.judge.worth(found.table.state, self.look) if found.value is None else found.value
        return Tried(value, found.table, found.question, turned_up)

    def _next(self, table: Table[Any, Any]) -> Question | None:
        """Give the next question: of several that are open the seat's own."""
        return self.lent.next_for(table, self.seat)

    def _prepared(self, table: Table[Any, Any], before: Question, asked: Question | None, depth: int) -> float:
        """Judge a preparation by the best of what it makes possible."""
        value = self.judge.worth(table.state, self.look)
        if asked is None or asked.point != before.point or depth > self.depth + PREPARED:
            return value
        options = self.judge.shortlist(table, asked, self.look)
        new = [option for option in options if option not in before.options or self.judge.is_preparation(option)]
        return max([value, *[self.tried(table, asked, option, depth + 1).value for option in new]])

    def _followed(self, table: Table[Any, Any], asked: Question | None, until: Until) -> _Followed:
        """Answer own questions as seems best until what began is resolved or the turn is over; give the value found."""
        value: float | None = None
        for _ in range(LONGEST):
            if asked is None or until.is_resolved(len(table.state.agenda), asked):
                break
            if not self.judge.goes_on(table.state) or self.game.turn(table.state) != self.turn:
                break
            # Another seat that is asked in between answers at once, as far as it is imagined.
            is_own = asked.seat == self.seat
            options = self.judge.shortlist(table, asked, self.look) if is_own else (at_once(self.lent.sight, asked),)
            if len(options) == 1:
                self.game.answer(table, options[0], asked.seat)
                value = None
                asked = self._next(table)
            else:
                value, table, asked = self._best(table, asked, options, until.depth)
        return _Followed(value, table, asked)

    def _best(self, table: Table[Any, Any], asked: Question, options: tuple[str, ...], depth: int) -> _Followed:
        """Try all options and take the best; a preparation has no value of its own."""
        tried = [self.tried(table, asked, option, depth) for option in options]
        best = max(range(len(tried)), key=lambda number: tried[number].value)
        value, twin, after, _ = tried[best]
        return _Followed(None if self.judge.is_preparation(options[best]) else value, twin, after)


def choose(lent: Lent, view: Any, question: Question, chance: int, hand: Hand = FIRM) -> tuple[int, str]:  # noqa: ANN401
    """Take the option that looks best, of equally good ones any; give the random value after it and the option."""
    thought, imagined = Thought(lent, view, question.seat, hand.depth), Imagined(lent, view, chance)
    options = lent.judge.shortlist(imagined[0], question, thought.look)
    values = {}
    for option in options if len(options) > 1 else ():
        first = thought.tried(imagined[0], question, option, 0)
        more = range(1, TRIES) if first.turned_up else ()
        values[option] = fmean([first.value, *[thought.tried(imagined[n], question, option, 0).value for n in more]])
    if not values:
        return chance, options[0]
    best = max(values.values())
    alike = {option: value - best for option, value in values.items() if value >= best - max(ALIKE, hand.loose)}
    return _taken(alike, chance, hand)


def _taken(alike: Mapping[str, float], chance: int, hand: Hand) -> tuple[int, str]:
    """Take any of the options that are good enough; the worse one is, the less often."""
    options = list(alike)
    if not hand.loose:
        chance, pick = below(chance, len(options))
        return chance, options[pick]
    shares = [exp(behind / (hand.loose / 2)) for behind in alike.values()]
    chance, drawn = below(chance, _FINE)
    left = drawn / _FINE * sum(shares)
    for option, share in zip(options, shares, strict=True):
        left -= share
        if left < 0:
            return chance, option
    return chance, options[-1]


SAYS = {
    "greedy": "Tries out where each answer leads, and takes the best one.",
    "mild": "Has a favourite, looks only at what is near, and misses chances.",
}
WISHES: Mapping[str, str] = {
    "weights": "by which it values positions: usual, first, or a file",
    "taste": "how much it likes one thing more than another, 0.4 is plain to see; 0 by itself",
    "loose": "how many points worse than the best its answer may be; 0 by itself",
    "depth": "how many decisions it looks ahead; 2 by itself",
}


class Greedy:
    """Greedy at a seat; with a taste and a loose hand it errs as a person does."""

    def __init__(self, lent: Lent, wishes: Mapping[str, str]) -> None:
        """Take how it is to play."""
        self._lent, self._taste = lent, number(wishes, "taste", 0)
        self._hand = Hand(number(wishes, "loose", 0), int(number(wishes, "depth", DEPTH)))
        self._tasting: dict[int, Lent] = {}

    def answer(self, asked: Asked) -> Answer:
        """Choose what looks best, or nearly."""
        return Answer(choose(self._lent_to(asked.whim), asked.view, asked.question, asked.chance, self._hand)[1])

    def forget(self) -> None:
        """There is nothing to forget: its taste follows from the game."""

    def _lent_to(self, whim: int) -> Lent:
        if not self._taste:
            return self._lent
        if whim not in self._tasting:
            self._tasting = {whim: self._lent.tasting(taste_of(self._lent.judge.TERMS, self._taste, whim))}
        return self._tasting[whim]


def make(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Try out where answers lead and take the best one, question by question."""
    return Greedy(lent, checked(wishes, WISHES, "greedy"))


MILD: Mapping[str, str] = {"taste": "0.4", "loose": "4", "depth": "1"}
"""Plays sensibly, has a favourite, and misses chances."""


def make_mild(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Play sensibly turn by turn, with a favourite, and miss chances."""
    return Greedy(lent, {**MILD, **checked(wishes, WISHES, "mild")})
