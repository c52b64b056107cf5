"""Whole games without a screen: bots answer, and whoever wants to watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import Choose
from maracaibo_tui.players.known import Lend, lender, seated

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
    asked: tuple[int, ...] = ()
    """By chair: how often somebody was asked who had a choice."""


def seed_of(seed: int, number: int) -> int:
    """Give the seed of a game of a series."""
    return from_seed(from_seed(seed) + number)


def chance_of(seed: int, entrant: int, number: int) -> int:
    """Give the chance of the so-manyth question of a game to an entrant: it follows from nothing else (RIV-04)."""
    return from_seed(whim_of(seed, entrant) + number)


def whim_of(seed: int, entrant: int) -> int:
    """Give the chance that an entrant has for a whole game."""
    return from_seed(from_seed(seed + 1) + entrant)


def bots_named(terms: Terms, names: Sequence[str], lend: Lend | None = None, seed: int = 0) -> Bots:
    """Give bots by their names and wishes; each sees no more of the table than its seat may."""
    sight, lend = terms.title.sight, lend or lender(terms.title, terms.game)

    def at(table: Table) -> Sequence[Bot]:
        def look(seat: int) -> Any:  # noqa: ANN401 - the game's own view
            return sight.view(table.state, seat)

        return [seated(name, lend, look, whim_of(seed, number)) for number, name in enumerate(names)]

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
    answering = bots(table) if callable(bots) else bots
    watchers = watch(table) if watch is not None else ()
    if watchers:
        table.tell = _to_all(watchers)
    asked, whims = game.settle(table), [whim_of(seed, entrant) for entrant in entrants or range(len(answering))]
    played, given = Played(table.state, Counter()), Counter[int]()
    while asked is not None:
        played.decisions += 1
        if len(asked.options) == 1:
            answer = asked.options[0]
        else:
            chair = asked.seat - 1
            # As `chance_of` has it, reckoned in one step.
            answer = answering[chair](asked, from_seed(whims[chair] + given[chair]))[1]
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
