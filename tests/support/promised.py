"""What comes of effects, beside what the judge promised for them: `python -m tests.support.promised GAME`.

An effect is all that its frame on the agenda leads to, and nothing that waits below it: it is watched on a copy whose
agenda begins with that frame.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.contract import without_orders
from maracaibo_tui.players.known import made
from tests.support.bots_at_work import Sitting, asked, sitting

GAMES = ("maracaibo", "pirates")


class _Open(NamedTuple):
    """A frame that is being resolved: how deep it lies, what kind it is, what was promised, and by which prospects."""

    depth: int
    kind: type
    promised: float
    look: Any


def more_than_promised(at: Sitting, seeds: Sequence[int], bot: str = "greedy") -> Mapping[type, list[float]]:
    """Have bots play games; give by kind of frame how much more came of each than was promised."""
    found = defaultdict[type, list[float]](list)
    for seed in seeds:
        for kind, by in _of_a_game(at, seed, bot):
            found[kind].append(by)
    return found


def _of_a_game(at: Sitting, seed: int, bot: str) -> Iterator[tuple[type, float]]:
    rules, sight = at.terms.game, at.terms.title.sight
    match = Match(rules, rules.begin(at.terms.options, seed), keep_steps=False)
    bots = [made(bot, at.lend) for _ in range(at.terms.options.players)]
    open_, number = list[_Open](), 0
    while match.question is not None:
        state, question = match.state, without_orders(match.question, sight.ORDERS)
        open_ = [*_still(open_, state), *_opened(at, state, question, open_)]
        option, number = question.options[0], number + 1
        if len(question.options) > 1:
            option = asked(at, bots[question.seat - 1], state, question, number, seed)
        for each in [*open_]:
            end = _ended(at, state, question, option, each.depth)
            if end is not None:
                open_.remove(each)
                yield each.kind, _worth(at, end, each.look) - each.promised
        match.answer(option)


def _still(open_: list[_Open], state: Any) -> list[_Open]:  # noqa: ANN401 - the game's own
    """Leave out what something else has taken off the agenda."""
    return [each for each in open_ if each.depth <= len(state.agenda)]


def _opened(at: Sitting, state: Any, question: Question, open_: list[_Open]) -> Iterator[_Open]:  # noqa: ANN401
    """Give what begins with a question, unless it goes on."""
    judge, depth, kind = at.lent.judge, len(state.agenda), type(state.agenda[-1])
    if judge.goes_on(state) and not any((each.depth, each.kind) == (depth, kind) for each in open_):
        look = judge.look(at.terms.title.sight.view(state, question.seat), question.seat)
        yield _Open(depth, kind, _worth(at, _from(at, state, depth), look), look)


def _from(at: Sitting, state: Any, depth: int) -> Any:  # noqa: ANN401 - the game's own
    """Copy a position, with nothing on the agenda below a frame."""
    alone = at.terms.game.copy(state)
    alone.agenda = alone.agenda[depth - 1 :]
    return alone


def _ended(at: Sitting, state: Any, question: Question, option: str, depth: int) -> Any | None:  # noqa: ANN401
    """Give the position in which what began at a depth is resolved, if an answer does that."""
    rules = at.terms.game
    table = rules.table(_from(at, state, depth), None)
    rules.answer(table, option, question.seat)
    rules.settle(table)
    return None if table.state.agenda else table.state


def _worth(at: Sitting, state: Any, look: Any) -> float:  # noqa: ANN401 - the game's own
    """Value a position with what is promised there."""
    judge = at.lent.judge
    return judge.worth(state, look) + judge.pending(Table(state, at.terms.game.printed), look)


def main(words: Sequence[str]) -> int:
    """Play many games, and print by kind of frame how much more came than was promised, with the error of the mean."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.promised", description=main.__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bot", default="greedy")
    wish = parser.parse_args(words)
    found = more_than_promised(sitting(wish.game), range(1, wish.games + 1), wish.bot)
    for kind, by in sorted(found.items(), key=lambda each: -len(each[1])):
        print(f"{kind.__name__:20} {len(by):6} {fmean(by):+6.2f} ± {1.96 * pstdev(by) / sqrt(len(by)):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
