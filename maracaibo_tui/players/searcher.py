"""A bot that plays the best plans on over many imagined tables, the same for all, and takes what comes off best."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, log2
from statistics import fmean
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question

from .beam import Mind
from .contract import Bot, Lent, checked, number
from .imagining import Imagined
from .plan import Depth, Planned, plans
from .planner import WISHES as PLANNED_BY
from .planner import Planner
from .playing_on import turn_played

PLAYOUTS, CANDIDATES, TURNS, PRIOR = 100, 5, 1, 0.3
SAYS = "Plays its best plans on over many imagined tables, and takes what comes off best."
WISHES: Mapping[str, str] = {
    **PLANNED_BY,
    "playouts": f"how many games it plays on in a thought; {PLAYOUTS} by itself",
    "candidates": f"how many plans it compares; {CANDIDATES} by itself",
    "turns": f"how many of its own turns it plays on; {TURNS} by itself",
    "prior": f"how much the planner's own value counts; {PRIOR} by itself",
}
_LAST = 2
"""Before the last leg never fewer plans are left in the race."""


class Race(NamedTuple):
    """How plans are compared."""

    playouts: int = PLAYOUTS
    candidates: int = CANDIDATES
    turns: int = TURNS
    prior: float = PRIOR


class Runner:
    """A plan in the race, with what it came to on each table."""

    def __init__(self, plan: Planned) -> None:
        """Begin with no table."""
        self.plan = plan
        self.values: list[float] = []

    def standing(self, prior: float) -> float:
        """Give the mean so far, with the planner's value beside it."""
        return (fmean(self.values) if self.values else 0.0) + prior * self.plan.value


class Searcher(Planner):
    """The searcher at a seat; it remembers its plan as the planner does."""

    def __init__(self, lent: Lent, wishes: Mapping[str, str]) -> None:
        """Take how much it may think."""
        own = {name: value for name, value in wishes.items() if name in PLANNED_BY}
        super().__init__(lent, own)
        self._race = Race(
            int(number(wishes, "playouts", PLAYOUTS, least=1)),
            int(number(wishes, "candidates", CANDIDATES, least=1)),
            int(number(wishes, "turns", TURNS, least=1)),
            number(wishes, "prior", PRIOR),
        )

    def _best(self, mind: Mind, tables: Imagined, question: Question, depth: Depth) -> Planned:
        found = plans(mind, tables, question, depth._replace(ahead=min(depth.ahead, self._race.candidates)))
        mind.budget.playouts = mind.budget.playouts or self._race.playouts
        return raced(mind, tables, found, self._race)[0].plan


def raced(mind: Mind, tables: Imagined, found: list[Planned], race: Race) -> list[Runner]:
    """Compare plans by sequential halving: in every leg the same number of games, after it the worse half leaves."""
    runners = [Runner(plan) for plan in found[: race.candidates]]
    legs = max(1, ceil(log2(len(runners)))) if len(runners) > 1 else 0
    left, deal = list(runners), 0
    for leg in range(legs):
        deals = max(1, race.playouts // (legs * len(left)))
        for _ in range(deals):
            if not mind.budget.play_on(len(left)):
                break
            for runner in left:
                runner.values.append(played_on(mind, tables[deal], deal, runner.plan, race.turns))
            deal += 1
        left.sort(key=lambda runner: -runner.standing(race.prior))
        if leg + 1 < legs:
            left = left[: max(_LAST, ceil(len(left) / 2))]
    return [*left, *[runner for runner in runners if runner not in left]]


def played_on(mind: Mind, table: Table[Any, Any], deal: int, plan: Planned, turns: int) -> float:
    """Go a plan on a table, play on until the seat has had so many turns more, and judge there."""
    return margin(mind.lent, end_of(mind, table, deal, plan, turns), mind.seat)


def end_of(mind: Mind, table: Table[Any, Any], deal: int, plan: Planned, turns: int) -> Any:  # noqa: ANN401 - the game's own state
    """Give the position that a plan leads to where it is played on until the seat has had so many turns more."""
    lent, rules, seat = mind.lent, mind.rules, mind.seat
    twin = rules.table(rules.copy(table.state), None)
    question = mind.following(twin)
    for each, option in plan.sure:
        if question is None or question.seat != each or option not in question.options:
            break
        rules.answer(twin, option, each)
        question = rules.settle(twin)
    round_ = mind.turn[0]
    # The turn that was planned is counted as well, unless it is over.
    left = turns + (rules.turn(twin.state) == mind.turn)
    while question is not None and left:
        left -= question.seat == seat
        question = turn_played(lent, twin, question, deal)
        if rules.turn(twin.state)[0] != round_:
            break
    return twin.state


def margin(lent: Lent, state: Any, seat: int) -> float:  # noqa: ANN401 - the game's own state
    """Give what a seat has and may expect, less what counts against it."""
    judge = lent.judge
    own = judge.worth(state, judge.look(lent.sight.view(state, seat), seat))
    return own - sum([share * worth for share, worth in judge.rivals(state, seat)])


def make(lent: Lent, wishes: Mapping[str, str]) -> Bot:
    """Play its best plans on over many imagined tables, and take the one that comes off best."""
    return Searcher(lent, checked(wishes, WISHES, "searcher"))
