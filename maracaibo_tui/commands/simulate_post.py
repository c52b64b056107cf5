"""A game of a series played by its number alone, in any process."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import repeat

from msgspec import Struct

from maracaibo_tui.arena.deals import entrant_of, lineups, place_of
from maracaibo_tui.arena.guarding import PATIENCE, Guarded
from maracaibo_tui.arena.outcome import Outcome
from maracaibo_tui.arena.results import Line
from maracaibo_tui.cabinet.packs import Pack, load_printed, title_for
from maracaibo_tui.commands.simulate_seating import Seating
from maracaibo_tui.commands.simulation import Played, Table, play, seed_of
from maracaibo_tui.play.terms import Terms


class Post(Struct, frozen=True, kw_only=True):
    """All that a process needs to know to play any game of a series."""

    game: str
    pack: Pack
    chosen: Mapping[str, str]
    chairs: int
    entrants: tuple[str, ...]
    plan: str
    seed: int
    patience: float = PATIENCE


def terms_of(post: Post) -> Terms:
    """Give what is played."""
    title = title_for(post.game, post.pack)
    rules = title.rules(load_printed(title, post.pack))
    return Terms(title, rules, title.options.options_of(post.chosen, post.chairs))


class Playing:
    """A process that plays games of a series; it reads what is printed once."""

    def __init__(self, post: Post, terms: Terms | None = None) -> None:
        """Take the terms, or read them."""
        self._post, self._terms = post, terms or terms_of(post)
        self._lineups = lineups(post.plan, len(post.entrants), post.chairs)
        self._seating = Seating(self._terms, post.patience)

    def played(self, number: int) -> Outcome:
        """Play a game."""
        began = time.perf_counter()
        place = place_of(number, self._lineups)
        seed = seed_of(self._post.seed, place.deal)
        bots: list[Guarded] = []

        def at(table: Table, whims: Sequence[int]) -> Sequence[Guarded]:
            bots.extend(map(self._guarded, place.lineup, whims, repeat(table)))
            return bots

        try:
            over = play(self._terms, seed, at, entrants=place.lineup)
        except Exception as error:  # noqa: BLE001 - whatever breaks a game is written down, and the others go on
            asked = [f"seat {bot.last.seat} at {bot.last.point}" for bot in bots if bot.last is not None]
            what = f"{type(error).__name__}: {error}"
            return Outcome(number, error=f"game {number} (seed {seed}): {what}; last asked: {', '.join(asked)}")
        line = self._line(number, over, bots)
        told = [f"game {number}, chair {chair}: {fault}" for chair, bot in enumerate(bots, 1) for fault in bot.faults]
        return Outcome(number, line, round(time.perf_counter() - began, 3), tuple(told))

    def _guarded(self, player: int, whim: int, table: Table) -> Guarded:
        name = self._post.entrants[entrant_of(self._post.plan, player)]
        return self._seating.guarded(name, whim, table)

    def _line(self, number: int, over: Played, bots: Sequence[Guarded]) -> Line:
        place, sight, state = place_of(number, self._lineups), self._terms.title.sight, over.state
        standings, winners = sight.standings(state), sight.winners(state)
        return Line(
            n=number,
            deal=place.deal,
            seed=str(seed_of(self._post.seed, place.deal)),
            seats=tuple([entrant_of(self._post.plan, player) for player in place.lineup]),
            points=tuple(standings.values()),
            won=tuple([int(seat in winners) for seat in standings]),
            parts=tuple([dict(getattr(player, "score", {})) for player in state.players]),
            turns={str(round_): over.turns[round_] for round_ in sorted(over.turns)},
            asked=over.asked,
            spent=tuple([bot.spent for bot in bots]),
            faults=tuple([len(bot.faults) for bot in bots]),
            end=self._terms.game.digest(state),
        )
