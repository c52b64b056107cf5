"""Positions of real games at which bots are asked, for tests of how they think."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import Asked, Bot, Lent, chance_for_game, chance_of, without_orders
from maracaibo_tui.players.known import Lend, lender, made
from tests.support.any_table import rules_of


class Sitting(NamedTuple):
    """A game that bots play, and what is lent to them."""

    terms: Terms
    lend: Lend

    @property
    def lent(self) -> Lent:
        """What the game lends, with the usual weights."""
        return self.lend("usual")


def sitting(game: str, seats: int = 2, **options: str) -> Sitting:
    """Sit down at a game: `opponent="jean", level="2"` and the like choose what the form has."""
    title, rules = title_of(game), rules_of(game)
    return Sitting(Terms(title, rules, title.options.options_of(options, seats)), lender(title, rules))


class Moment(NamedTuple):
    """A decision with a choice: the position, the question, and which of its seat's it is."""

    state: Any
    question: Question
    number: int


def moments(at: Sitting, seed: int, bot: str = "greedy") -> Iterator[Moment]:
    """Have bots play a game, and give every decision with a choice before it is made."""
    rules, sight = at.terms.game, at.terms.title.sight
    match = Match(rules, rules.begin(at.terms.options, seed), keep_steps=False)
    bots = [made(bot, at.lend) for _ in range(at.terms.options.players)]
    given = [0] * len(bots)
    while match.question is not None:
        question = without_orders(match.question, sight.ORDERS)
        if len(question.options) == 1:
            match.answer(question.options[0])
            continue
        chair = question.seat - 1
        yield Moment(rules.copy(match.state), question, given[chair])
        match.answer(asked(at, bots[chair], match.state, question, given[chair], seed))
        given[chair] += 1


def asked(at: Sitting, bot: Bot, state: Any, question: Question, number: int, seed: int) -> str:  # noqa: ANN401, PLR0913, PLR0917
    """Ask a bot as the house does."""
    view = at.terms.title.sight.view(state, question.seat)
    whim = chance_for_game(seed, question.seat - 1)
    return bot.answer(Asked(view, question, chance_of(whim, number), whim)).option


def redealt(at: Sitting, state: Any, seat: int, chance: int) -> Any:  # noqa: ANN401 - the game's own state
    """Give a position that looks the same to a seat: everything that it does not see is dealt anew."""
    return at.lent.judge.imagine(at.terms.title.sight.view(state, seat), chance)


def every(moments_: Iterator[Moment], step: int) -> Iterator[Moment]:
    """Give every so-manyth moment only."""
    return (moment for number, moment in enumerate(moments_) if not number % step)


def some(things: list[Moment], count: int, seed: int = 1) -> list[Moment]:
    """Give so many of them, drawn at random."""
    return list(shuffled(from_seed(seed), things)[1][:count])
