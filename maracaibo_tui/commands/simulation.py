"""Whole games without a screen: bots answer, and whoever wants to watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import Choose, chance_for_game, chance_of
from maracaibo_tui.players.known import Lend, lender, seated

Bot = Choose
Table: TypeAlias = Any
"""Where a game is played: the game's own."""
Bots = Sequence[Bot] | Callable[[Table, Sequence[int]], Sequence[Bot]]
"""The bots of all seats, or what seats them at the table where they play, given the chance of each for the game."""


class Played(Struct):
    """A game that is over: how it ended and what it took, with the turns of each round."""

    state: Any
    turns: Counter[int]
    decisions: int = 0
    choices: int = 0
    asked: tuple[int, ...] = ()
    """By chair: how often somebody was asked who had a choice."""


def seed_of(seed: int, number: int) -> int:
    """Give the seed of a game of a series."""
    return from_seed(from_seed(seed) + number)


def bots_named(terms: Terms, names: Sequence[str], lend: Lend | None = None) -> Bots:
    """Give bots by their names and wishes; each sees no more of the table than its seat may."""
    sight, lend = terms.title.sight, lend or lender(terms.title, terms.game)

    def at(table: Table, whims: Sequence[int]) -> Sequence[Bot]:
        def look(seat: int) -> Any:  # noqa: ANN401 - the game's own view
            return sight.view(table.state, seat)

        return [seated(name, lend, look, whim) for name, whim in zip(names, whims, strict=True)]

    return at


def play(
    terms: Terms,
    seed: int,
    bots: Bots,
    watch: Callable[[Table], Sequence[Watcher]] | None = None,
    entrants: Sequence[int] = (),
) -> Played:
    """Play a game to its end; without anybody watching nothing is reported.

    `entrants` says by chair whose chances are taken: those of the chair itself where nobody says otherwise.
    """
    game, begins_turn, round_of = terms.game, terms.title.checks.begins_turn, terms.title.sight.round_of
    table = game.table(game.begin(terms.options, seed), None)
    whims = [chance_for_game(seed, entrant) for entrant in entrants or range(terms.options.players)]
    answering = bots(table, whims) if callable(bots) else bots
    watchers = watch(table) if watch is not None else ()
    if watchers:
        table.tell = _to_all(watchers)
    asked = game.settle(table)
    played, given = Played(table.state, Counter()), Counter[int]()
    while asked is not None:
        played.decisions += 1
        if len(asked.options) == 1:
            answer = asked.options[0]
        else:
            chair = asked.seat - 1
            answer = answering[chair](asked, chance_of(whims[chair], given[chair]))[1]
            given[chair] += 1
            played.choices += 1
        if begins_turn(asked):
            played.turns[round_of(table.state)] += 1
        game.answer(table, answer)
        after = game.settle(table)
        for watcher in watchers:
            watcher.answered(asked, answer, after)
        asked = after
    played.asked = tuple([given[chair] for chair in range(len(answering))])
    return played


def _to_all(watchers: Sequence[Watcher]) -> Callable[[object], None]:
    def tell(event: object) -> None:
        for watcher in watchers:
            watcher.tell(event)

    return tell
