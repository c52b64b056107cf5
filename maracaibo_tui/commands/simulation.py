"""Whole games without a screen: bots answer, and whoever wants to watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.engine.title import Judge
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.known import Choose, seated

Bot = Choose
Table: TypeAlias = Any
"""Where a game is played: the game's own."""
Bots = Sequence[Bot] | Callable[[Table], Sequence[Bot]]
"""The bots of all seats, or what seats them at the table where they play: those with a plan look at it."""


class Played(Struct):
    """A game that is over: how it ended and what it took, with the turns of each round."""

    state: Any
    turns: Counter[int]
    decisions: int = 0
    choices: int = 0


def seed_of(seed: int, number: int) -> int:
    """Give the seed of a game of a series."""
    return from_seed(from_seed(seed) + number)


def bots_named(terms: Terms, names: Sequence[str]) -> Bots:
    """Give bots by their names; each sees no more of the table than its seat may."""
    title, game, sight = terms.title, terms.game, terms.title.sight

    @cache
    def judge() -> Judge:
        return title.judge(game.printed)

    def at(table: Table) -> Sequence[Bot]:
        return [seated(name, game, judge, sight, lambda seat: sight.view(table.state, seat)) for name in names]

    return at


def play(terms: Terms, seed: int, bots: Bots, watch: Callable[[Table], Sequence[Watcher]] | None = None) -> Played:
    """Play a game to its end; without anybody watching nothing is reported."""
    game, begins_turn, round_of = terms.game, terms.title.checks.begins_turn, terms.title.sight.round_of
    table = game.table(game.begin(terms.options, seed), None)
    answering = bots(table) if callable(bots) else bots
    watchers = watch(table) if watch is not None else ()
    if watchers:
        table.tell = _to_all(watchers)
    asked, chance = game.settle(table), from_seed(seed + 1)
    played = Played(table.state, Counter())
    while asked is not None:
        played.decisions += 1
        if len(asked.options) == 1:
            answer = asked.options[0]
        else:
            played.choices += 1
            chance, answer = answering[asked.seat - 1](asked, chance)
        if begins_turn(asked):
            played.turns[round_of(table.state)] += 1
        game.answer(table, answer)
        after = game.settle(table)
        for watcher in watchers:
            watcher.answered(asked, answer, after)
        asked = after
    return played


def _to_all(watchers: Sequence[Watcher]) -> Callable[[object], None]:
    def tell(event: object) -> None:
        for watcher in watchers:
            watcher.tell(event)

    return tell
