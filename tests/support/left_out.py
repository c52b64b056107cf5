"""What a shortlist leaves out, beside what it keeps: `python -m tests.support.left_out GAME`.

Every option of a question is followed to the end of the turn, as well as a narrow beam can. What looks better on one
imagined table only, because of what happens to lie face down there, is tried on others: luck is nobody's loss.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.players.beam import Mind, Shape, best_of
from maracaibo_tui.players.contract import Budget
from maracaibo_tui.players.imagining import Imagined
from tests.support.bots_at_work import Moment, Sitting, every, moments, sitting

NEAR = 0.5
NARROW = Shape(6, 1)
TABLES = range(1, 5)
BLIND = {"maracaibo": ("DEC-41",), "pirates": ()}
"""Between piles that lie face down nobody can tell a better one: whichever is kept, nothing is lost."""


def lost(at: Sitting, seed: int, step: int) -> Iterator[tuple[str, float]]:
    """Say of every so-manyth question of a game how much better the best option that is left out would have been."""
    for moment in every(moments(at, seed), step):
        if at.lent.judge.goes_on(moment.state):
            yield moment.question.point, _lost(at, moment)


def _lost(at: Sitting, moment: Moment) -> float:
    question, view = moment.question, at.terms.title.sight.view(moment.state, moment.question.seat)
    mind, tables = Mind(at.lent, view, question.seat, Budget()), Imagined(at.lent, view, 7)
    kept = mind.options(tables[0], question)
    left_out = [option for option in question.options if option not in {*kept, *at.terms.title.sight.ORDERS}]
    if not left_out or question.point in BLIND[at.terms.game.name]:
        return 0.0
    values = {option: _tried(mind, tables[0], question, option) for option in (*kept, *left_out)}
    best, other = (max(those, key=values.__getitem__) for those in (kept, left_out))
    if values[other] - values[best] > NEAR:
        by = [_tried(mind, tables[n], question, other) - _tried(mind, tables[n], question, best) for n in TABLES]
        return max(0.0, fmean(by))
    return max(0.0, values[other] - values[best])


def _tried(mind: Mind, table: Table[Any, Any], question: Question, option: str) -> float:
    """Follow an option to the end of the turn, as well as a narrow beam can."""
    root = mind.root(table, question)._replace(options=(option,))
    return best_of(mind.ends(root, NARROW)).value


def main(words: Sequence[str]) -> int:
    """Look at many questions; print how often what is kept is near the best, and where it is not, by decision point."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.left_out", description=main.__doc__)
    parser.add_argument("game", choices=tuple(BLIND))
    parser.add_argument("--questions", type=int, default=2000)
    wish = parser.parse_args(words)
    found, at, seed = defaultdict[str, list[float]](list), sitting(wish.game), 10
    while sum(map(len, found.values())) < wish.questions:
        for point, by in lost(at, seed, 1):
            found[point].append(by)
        seed += 1
    all_of_them = [by for each in found.values() for by in each]
    near, mean = 100 * _near(all_of_them), fmean(all_of_them)
    print(f"{len(all_of_them)} questions, {near:.1f} % near, {mean:.3f} lost on average")
    for point, each in sorted(found.items()):
        if _near(each) < 1:
            print(f"{point:8} {len(each):5} {100 * _near(each):6.1f} %")
    return 0


def _near(lost_: Sequence[float]) -> float:
    """Give the share of questions at which next to nothing is lost."""
    return fmean(by <= NEAR for by in lost_)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
