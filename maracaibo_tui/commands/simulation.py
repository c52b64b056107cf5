"""Whole games without a screen: bots answer, and whoever wants to watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences, count_answer, count_event
from maracaibo_tui.games.maracaibo.audit.recount import disagreements
from maracaibo_tui.games.maracaibo.judgement.judge import Judgement
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.events import RoundEnded
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.players.known import Choose, seated

Bot = Choose
Bots = Sequence[Bot] | Callable[[MaracaiboTable], Sequence[Bot]]
"""The bots of all seats, or what seats them at the table where they play: those with a plan look at it."""
SAILING = "DEC-04"


class Watcher(Protocol):
    """Whoever follows a game answer by answer."""

    def tell(self, event: object) -> None:
        """Listen to an event."""

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """See an answer and the question it led to."""


class Played(Struct):
    """A game that is over: how it ended and what it took."""

    state: State
    turns: Counter[int]
    decisions: int = 0
    choices: int = 0


def seed_of(seed: int, number: int) -> int:
    """Give the seed of a game of a series."""
    return from_seed(from_seed(seed) + number)


def bots_named(game: Maracaibo, names: Sequence[str]) -> Bots:
    """Give bots by their names; each sees no more of the table than its seat may."""
    judge = Judgement(game.printed)

    def at(table: MaracaiboTable) -> Sequence[Bot]:
        return [seated(name, game, judge, lambda seat: view(table.state, seat)) for name in names]

    return at


def play(
    game: Maracaibo,
    options: Options,
    seed: int,
    bots: Bots,
    watch: Callable[[MaracaiboTable], Sequence[Watcher]] | None = None,
) -> Played:
    """Play a game to its end; without anybody watching nothing is reported."""
    table = game.table(game.begin(options, seed), None)
    answering = bots(table) if callable(bots) else bots
    watchers = watch(table) if watch is not None else ()
    if watchers:
        table.tell = _to_all(watchers)
    question = game.settle(table)
    chance = from_seed(seed + 1)
    played = Played(table.state, Counter())
    while question is not None:
        played.decisions += 1
        if len(question.options) == 1:
            answer = question.options[0]
        else:
            played.choices += 1
            chance, answer = answering[question.seat - 1](question, chance)
        if question.point == SAILING:
            played.turns[table.state.round] += 1
        asked = question
        game.answer(table, answer)
        question = game.settle(table)
        for watcher in watchers:
            watcher.answered(asked, answer, question)
    return played


def _to_all(watchers: Sequence[Watcher]) -> Callable[[object], None]:
    def tell(event: object) -> None:
        for watcher in watchers:
            watcher.tell(event)

    return tell


class Checker:
    """A watcher that looks at every invariant and counts what occurred."""

    def __init__(self, table: MaracaiboTable, name: str, counts: Occurrences, violations: list[str]) -> None:
        """Watch a game; what is wrong goes to the violations, with the name of the game."""
        self._table, self._name, self._counts, self._violations = table, name, counts, violations
        self._audit = Audit(table, fresh=True)
        self._before: dict[int | str, int] = {}
        self._answers = 0

    def tell(self, event: object) -> None:
        """Pass the event on, and remember the points when a round is over."""
        self._audit.tell(event)
        count_event(self._table, self._counts, event)
        if isinstance(event, RoundEnded):
            self._before = {p.seat: p.vp for p in self._table.state.players}

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Count the answer and check the position it led to."""
        self._answers += 1
        count_answer(self._table, self._counts, question, answer)
        found = self._audit.check(after)
        if after is None:
            found += disagreements(self._table.printed, self._table.state, self._before)
        when = f"{self._name}, decision {self._answers} (seat {question.seat} {answer})"
        self._violations += [f"{when}: {sentence}" for sentence in found]
