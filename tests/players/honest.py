"""Honesty of bots over whole games, with two twins: `python -m tests.players.honest --bot planner --games 50` (RIV-02).

The first twin sits at a table that looks the same and is dealt anew, at every decision, with nothing remembered. The
second one plays a whole turn at such a table, memory included, for as long as both are shown the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.contract import Bot, without_orders
from maracaibo_tui.players.known import made
from tests.support.bots_at_work import Moment, Sitting, asked, moments, redealt, sitting


class Compared(NamedTuple):
    """How many answers were compared, and where a twin answered otherwise."""

    answers: int
    otherwise: tuple[str, ...]


def compared(at: Sitting, bot: str, seed: int, step: int = 1) -> Compared:
    """Compare a bot with its twins at every decision of a game, or at every so-manyth."""
    answers, otherwise, turns = 0, list[str](), 0
    turn: tuple[int, ...] = ()
    for number, moment in enumerate(moments(at, seed, bot)):
        if not number % step:
            answers += 1
            otherwise += _dealt_anew(at, bot, moment, seed)
        now = at.lent.rules.turn(moment.state)
        if now != turn and at.lent.judge.goes_on(moment.state):
            turn, turns = now, turns + 1
            if not turns % max(1, step // 8):
                count, found = _whole_turn(at, bot, moment, seed)
                answers += count
                otherwise += found
    return Compared(answers, tuple(otherwise))


def _dealt_anew(at: Sitting, bot: str, moment: Moment, seed: int) -> Iterator[str]:
    """Compare fresh bots at a table and at one that looks the same."""
    state, question, number = moment
    twin = redealt(at, state, question.seat, seed * 1000 + number + 1)
    pair = [asked(at, made(bot, at.lend), each, question, number, seed) for each in (state, twin)]
    if pair[0] != pair[1]:
        yield f"seed {seed}, question {number} of seat {question.seat} ({question.point}): {pair[0]} and {pair[1]}"


def _whole_turn(at: Sitting, bot: str, moment: Moment, seed: int) -> tuple[int, list[str]]:
    """Play a turn at both tables, each with its own bot, until they are shown different things."""
    rules, sight, seat = at.lent.rules, at.terms.title.sight, moment.question.seat
    tables = [
        rules.table(rules.copy(state), None)
        for state in (moment.state, redealt(at, moment.state, seat, seed * 1000 + moment.number + 7))
    ]
    bots: list[Bot] = [made(bot, at.lend) for _ in tables]
    turn, number, count = rules.turn(moment.state), moment.number, 0
    while True:
        questions = [_own(rules.settle(table), table, rules, seat, turn) for table in tables]
        if questions[0] is None or questions[0] != questions[1]:
            return count, []
        digests = {rules.digest(sight.view(table.state, seat)) for table in tables}
        if len(digests) > 1:
            return count, []
        question = without_orders(questions[0], sight.ORDERS)
        answers = [question.options[0]] * len(tables)
        if len(question.options) > 1:
            answers = [
                asked(at, one, table.state, question, number, seed) for one, table in zip(bots, tables, strict=True)
            ]
            number, count = number + 1, count + 1
        if answers[0] != answers[1]:
            return count, [f"seed {seed}, turn {turn}, {question.point}: {answers[0]} and {answers[1]}"]
        for table, answer in zip(tables, answers, strict=True):
            rules.answer(table, answer, seat)


def _own(question: Question | None, table: Table[Any, Any], rules: Any, seat: int, turn: object) -> Question | None:  # noqa: ANN401
    """Give the question while it is the seat's own in the same turn."""
    if question is None or question.seat != seat or rules.turn(table.state) != turn:
        return None
    return question


def main(words: list[str] | None = None) -> int:
    """Compare over many games; 1 if a twin answered otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.players.honest", description="See that bots are honest.")
    parser.add_argument("--game", default="maracaibo")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=50)
    wish = parser.parse_args(words)
    at, answers, otherwise = sitting(wish.game), 0, list[str]()
    for seed in range(wish.games):
        found = compared(at, wish.bot, seed)
        answers += found.answers
        otherwise += found.otherwise
        print(f"{seed + 1} games, {answers} answers, {len(otherwise)} otherwise", file=sys.stderr)
    print("\n".join(otherwise) or f"{wish.bot}: {answers} answers of {wish.games} games, all as their twins'")
    return 1 if otherwise else 0


if __name__ == "__main__":
    sys.exit(main())
