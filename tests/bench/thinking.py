"""How long bots think, how many positions they make, and how many games they play on (RIV-80)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from statistics import fmean, median
from typing import Any

from maracaibo_tui.commands.simulation import Bots, Table, bots_named, play, seed_of
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players import random
from maracaibo_tui.players.contract import Answer, Asked, Bot
from maracaibo_tui.players.known import Seated, lender, made

Numbers = dict[str, float]
PAIRS = 5


class _Enough(Exception):  # noqa: N818 - nothing has gone wrong
    """The time is over."""


class _Timed:
    """A bot that notes how long each answer takes, and what it spends; and ends the game when the time is over."""

    def __init__(self, bot: Bot, until: float) -> None:
        self._bot, self._until = bot, until
        self.seconds: list[float] = []
        self.spent: list[tuple[int, int]] = []

    def answer(self, asked: Asked) -> Answer:
        began = time.perf_counter()
        if self.seconds and began > self._until:
            raise _Enough
        found = self._bot.answer(asked)
        self.seconds.append(time.perf_counter() - began)
        self.spent.append(found.spent)
        return found

    def forget(self) -> None:
        self._bot.forget()


def _timed(terms: Terms, bots: Sequence[_Timed]) -> Bots:
    sight = terms.title.sight

    def at(table: Table, whims: Sequence[int]) -> Sequence[Seated]:
        def look(seat: int) -> Any:  # noqa: ANN401 - the game's own view
            return sight.view(table.state, seat)

        return [Seated(bot, look, sight.ORDERS, whim) for bot, whim in zip(bots, whims, strict=True)]

    return at


def thinking(game: Rules, name: str, seconds: float) -> Numbers:
    """Have a bot play both seats for so long; give what a choice costs, the worst thought, and what is made in one."""
    terms = Terms(title_of(game.name), game, Options(players=2))
    lend = lender(terms.title, terms.game)
    began, number = time.perf_counter(), 0
    bots = [_Timed(made(name, lend), began + seconds) for _ in range(terms.options.players)]
    while time.perf_counter() - began < seconds or not number:
        for bot in bots:
            bot.forget()
        with suppress(_Enough):
            play(terms, seed_of(1, number), _timed(terms, bots))
        number += 1
    answers = [each for bot in bots for each in bot.seconds]
    spent = [each for bot in bots for each in bot.spent]
    found = {f"{name}_choice_ms": 1e3 * fmean(answers), f"{name}_worst_s": max(answers)}
    if thoughts := [nodes for nodes, _ in spent if nodes]:
        found["nodes_a_thought"] = fmean(thoughts)
    if playouts := sum([games for _, games in spent]):
        # The thoughts that played on, with their plans: what a play-out costs all told.
        found["playouts_per_second"] = playouts / sum(
            [taken for bot in bots for taken, (_, games) in zip(bot.seconds, bot.spent, strict=True) if games]
        )
    return found


def beside_chance(game: Rules, seconds: float) -> Numbers:
    """Play greedy and random games by turns, for others use the machine as well; give the median of their ratio."""
    terms = Terms(title_of(game.name), game, Options(players=2))
    greedy = bots_named(terms, ["greedy"] * 2)
    shares = []
    for pair in range(PAIRS if seconds > 1 else 1):
        own = _games_a_second(terms, greedy, pair, seconds)
        shares.append(own / _games_a_second(terms, [random.choose] * 2, pair, seconds))
    return {"greedy_share": median(shares)}


def _games_a_second(terms: Terms, bots: Bots, seed: int, seconds: float) -> float:
    games, began = 0, time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds or not games:
        play(terms, seed_of(seed, games), bots)
        games += 1
    return games / taken
