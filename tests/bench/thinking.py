"""How long bots think, how many positions they make, and how many games they play on (RIV-80)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from statistics import fmean, median

from maracaibo_tui.commands.simulation import Bots, Table, play, seed_of, whim_of
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players import random
from maracaibo_tui.players.contract import Answer, Asked, Bot, Budget
from maracaibo_tui.players.known import Seated, lender, made

Numbers = dict[str, float]
PAIRS = 5
GREEDY_AT_FIRST = 0.0071
"""Games of greedy for one of random play, as it was before it had terms (rivals.md 10)."""


class _Enough(Exception):  # noqa: N818 - nothing has gone wrong
    """The time is over."""


class _Timed:
    """A bot that notes how long each answer takes, and what it spends; and ends the game when the time is over."""

    def __init__(self, bot: Bot, until: float = float("inf")) -> None:
        self._bot, self._until = bot, until
        self.seconds: list[float] = []
        self.budgets: list[Budget] = []

    def answer(self, asked: Asked) -> Answer:
        budget = Budget()
        began = time.perf_counter()
        if self.seconds and began > self._until:
            raise _Enough
        found = self._bot.answer(asked._replace(budget=budget))
        self.seconds.append(time.perf_counter() - began)
        self.budgets.append(budget)
        return found

    def forget(self) -> None:
        self._bot.forget()


def _timed(terms: Terms, name: str, seed: int, until: float = float("inf")) -> tuple[Bots, list[_Timed]]:
    lend = lender(terms.title, terms.game)
    bots = [_Timed(made(name, lend), until) for _ in range(terms.options.players)]

    def at(table: Table) -> Sequence[Seated]:
        sight = terms.title.sight
        return [
            Seated(bot, lambda seat: sight.view(table.state, seat), sight.ORDERS, whim_of(seed, number))
            for number, bot in enumerate(bots)
        ]

    return at, bots


def thinking(game: Rules, name: str, seconds: float) -> Numbers:
    """Have a bot play both seats for so long; give what a choice costs, the worst thought, and what is made in one."""
    terms = Terms(title_of(game.name), game, Options(players=2))
    answers: list[float] = []
    budgets: list[Budget] = []
    began, number = time.perf_counter(), 0
    while time.perf_counter() - began < seconds or not number:
        seed = seed_of(1, number)
        bots, timed = _timed(terms, name, seed, began + seconds)
        with suppress(_Enough):
            play(terms, seed, bots)
        for bot in timed:
            answers += bot.seconds
            budgets += bot.budgets
        number += 1
    thoughts = [budget for budget in budgets if budget.nodes_spent]
    spent = sum(answers)
    found = {f"{name}_choice_ms": 1e3 * fmean(answers), f"{name}_worst_s": max(answers)}
    if thoughts:
        found["nodes_a_thought"] = fmean([budget.nodes_spent for budget in thoughts])
    if any(budget.playouts_spent for budget in budgets):
        found["playouts_per_second"] = sum(budget.playouts_spent for budget in budgets) / spent
    return found


def beside_chance(game: Rules, seconds: float) -> Numbers:
    """Play greedy and random games by turns, for others use the machine as well; give the median of their ratio."""
    terms = Terms(title_of(game.name), game, Options(players=2))
    shares = []
    for pair in range(PAIRS if seconds > 1 else 1):
        greedy = _games_a_second(terms, "greedy", pair, seconds)
        shares.append(greedy / _games_a_second(terms, "random", pair, seconds))
    return {"greedy_share": median(shares), "times_the_first": median(shares) / GREEDY_AT_FIRST}


def _games_a_second(terms: Terms, name: str, seed: int, seconds: float) -> float:
    games, began = 0, time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds or not games:
        bots = [random.choose] * 2 if name == "random" else _timed(terms, name, seed)[0]
        play(terms, seed_of(seed, games), bots)
        games += 1
    return games / taken
