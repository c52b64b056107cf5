"""A bot that tries what it may do on a copy of what it sees, and takes what looks best.

It knows no game: it is given the rules to try answers with, and somebody who judges positions. What its seat cannot
see is imagined, so that it never knows more than a person in its place.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import below
from maracaibo_tui.engine.match import Game
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Judge

DEPTH = 2
"""How many decisions, one within the other, are tried out; deeper ones take what looks best at once."""
PREPARED = 6
"""How many preparations may follow each other."""
TRIES = 4
"""How often an answer is tried that turns something up."""
LONGEST = 60
"""More decisions than a turn has, so that nothing is followed for ever."""
ALIKE = 1e-6


Way: TypeAlias = tuple[tuple[int, str], ...]
"""Answers one after the other, each with the seat that gave it."""


class Grounds(NamedTuple):
    """What is decided on: the rules, the judge, and what the seat sees."""

    game: Game[Any]
    judge: Judge
    view: Any


class Tried(NamedTuple):
    """An answer that was tried out: what it is worth, and where it led."""

    value: float
    table: Table[Any, Any]
    question: Question | None
    turned_up: bool = False
    way: Way = ()
    """The answer and those that followed it."""


class Ahead(NamedTuple):
    """Where an answer may lead, and how far that is certain: up to the first thing that is turned up."""

    certain: Any
    state: Any
    way: tuple[str, ...] = ()
    """The answer and those that the seat is thought to give after it."""


class _Followed(NamedTuple):
    """Where the answers after an answer led: the value found, if any, and those answers."""

    value: float | None
    table: Table[Any, Any]
    question: Question | None
    way: Way = ()


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

    def __init__(self, grounds: Grounds, seat: int) -> None:
        """Look at the prospects first; everything tried is judged against them."""
        self.game, self.judge, self.seat = grounds.game, grounds.judge, seat
        self.look = grounds.judge.look(grounds.view, seat)
        self.turn = grounds.game.turn(grounds.view)

    def tried(self, table: Table[Any, Any], question: Question, option: str, depth: int) -> Tried:
        """Answer on a copy, follow what the answer sets off, and judge."""
        height = 0 if self.judge.is_open(question) else len(table.state.agenda)
        twin = self.game.table(self.game.copy(table.state), None)
        self.game.answer(twin, option, question.seat)
        asked = self._next(twin)
        turned_up, way = twin.revealed, ((question.seat, option),)
        if self.judge.is_preparation(option):
            return Tried(self._prepared(twin, question, asked, depth), twin, asked, way=way)
        found = _Followed(None, twin, asked)
        if depth < DEPTH:
            found = self._followed(twin, asked, Until(height, question.point, depth + 1))
        value = self.judge.worth(found.table.state, self.look) if found.value is None else found.value
        return Tried(value, found.table, found.question, turned_up, (*way, *found.way))

    def _next(self, table: Table[Any, Any]) -> Question | None:
        """Give the next question: of several that are open the seat's own."""
        asked = self.game.settle(table)
        if asked is None or asked.seat == self.seat:
            return asked
        return next((question for question in self.game.asked(table) if question.seat == self.seat), asked)

    def _prepared(self, table: Table[Any, Any], before: Question, asked: Question | None, depth: int) -> float:
        """Judge a preparation by the best of what it makes possible."""
        value = self.judge.worth(table.state, self.look)
        if asked is None or asked.point != before.point or depth > DEPTH + PREPARED:
            return value
        options = self.judge.shortlist(table, asked, self.look)
        new = [option for option in options if option not in before.options or self.judge.is_preparation(option)]
        return max([value, *[self.tried(table, asked, option, depth + 1).value for option in new]])

    def _followed(self, table: Table[Any, Any], asked: Question | None, until: Until) -> _Followed:
        """Answer own questions as seems best until what began is resolved or the turn is over; give the value found."""
        value: float | None = None
        way: Way = ()
        for _ in range(LONGEST):
            if asked is None or until.is_resolved(len(table.state.agenda), asked):
                break
            if not self.judge.goes_on(table.state) or self.game.turn(table.state) != self.turn:
                break
            # Another seat that is asked in between answers at once, as far as it is imagined.
            is_own = asked.seat == self.seat
            options = self.judge.shortlist(table, asked, self.look) if is_own else (self.judge.quick(table, asked),)
            if len(options) == 1:
                self.game.answer(table, options[0], asked.seat)
                value, way = None, (*way, (asked.seat, options[0]))
                asked = self._next(table)
            else:
                value, table, asked, more = self._best(table, asked, options, until.depth)
                way = (*way, *more)
        return _Followed(value, table, asked, way)

    def _best(self, table: Table[Any, Any], asked: Question, options: tuple[str, ...], depth: int) -> _Followed:
        """Try all options and take the best; a preparation has no value of its own."""
        tried = [self.tried(table, asked, option, depth) for option in options]
        best = max(range(len(tried)), key=lambda number: tried[number].value)
        value, twin, after, _, way = tried[best]
        return _Followed(None if self.judge.is_preparation(options[best]) else value, twin, after, way)


def choose(grounds: Grounds, question: Question, chance: int) -> tuple[int, str]:
    """Take the option that looks best, of equally good ones any; give the random value after it and the option."""
    thought, imagined = Thought(grounds, question.seat), _Imagined(grounds, chance)
    options = grounds.judge.shortlist(imagined[0], question, thought.look)
    values = {}
    for option in options if len(options) > 1 else ():
        first = thought.tried(imagined[0], question, option, 0)
        more = range(1, TRIES) if first.turned_up else ()
        values[option] = fmean([first.value, *[thought.tried(imagined[n], question, option, 0).value for n in more]])
    best = max(values.values(), default=0.0)
    alike = [option for option in options if values.get(option, best) >= best - ALIKE]
    chance, pick = below(chance, len(alike))
    return chance, alike[pick]


def foreseen(grounds: Grounds, question: Question, option: str, chance: int) -> Ahead:
    """Follow an option as far as it is thought through: the position it may lead to, and the last one that is sure."""
    table, game = _Imagined(grounds, chance)[0], grounds.game
    tried = Thought(grounds, question.seat).tried(table, question, option, 0)
    twin = game.table(game.copy(table.state), None)
    certain = game.copy(table.state)
    for seat, answer in tried.way:
        game.answer(twin, answer, seat)
        game.settle(twin)
        if twin.revealed:
            break
        certain = game.copy(twin.state)
    own = tuple([answer for seat, answer in tried.way if seat == question.seat])
    return Ahead(certain, tried.table.state, own)


class _Imagined:
    """What could lie behind a view, imagined as often as needed."""

    def __init__(self, grounds: Grounds, chance: int) -> None:
        self._grounds, self._chance = grounds, chance
        self._tables: dict[int, Table[Any, Any]] = {}

    def __getitem__(self, number: int) -> Table[Any, Any]:
        if number not in self._tables:
            state = self._grounds.judge.imagine(self._grounds.view, self._chance + number)
            self._tables[number] = self._grounds.game.table(state, None)
        return self._tables[number]
