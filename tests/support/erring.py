"""A game of somebody who errs, for the analysis of it."""

from __future__ import annotations

from itertools import islice

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.players.analysis import given_by
from maracaibo_tui.players.contract import without_orders
from maracaibo_tui.players.costly import Given
from maracaibo_tui.players.known import made
from tests.support.bots_at_work import Sitting, asked

ONE_IN = 5
ERRING = 1
"""The seat of whoever errs."""


def answers(at: Sitting, count: int, seed: int = 4) -> list[Given]:
    """Give so many answers of somebody who takes one in five at random, in one game after the other."""
    found = list[Given]()
    while len(found) < count:
        # Every game has steps and turns of its own.
        before = 1 + (found[-1].step if found else 0)
        game = [each._replace(step=before + each.step, turn=(seed, *each.turn)) for each in _game(at, seed)]
        found += islice(game, count - len(found))
        seed += 1
    return found


def _game(at: Sitting, seed: int) -> list[Given]:
    rules = at.terms.game
    match = Match(rules, rules.begin(at.terms.options, seed))
    start, chance = rules.copy(match.state), from_seed(seed)
    bots = [made("greedy", at.lend) for _ in range(at.terms.options.players)]
    while match.question is not None:
        question, number = without_orders(match.question, at.lent.sight.ORDERS), len(match.journal)
        chance, errs = below(chance, ONE_IN)
        chance, at_random = below(chance, len(question.options))
        option = question.options[at_random]
        if question.seat != ERRING or errs:
            option = asked(at, bots[question.seat - 1], match.state, question, number, seed)
        match.answer(option, auto=len(question.options) == 1)
    return [*given_by(at.lent, start, [(entry.seat, entry.answer, entry.auto) for entry in match.journal], ERRING)]
