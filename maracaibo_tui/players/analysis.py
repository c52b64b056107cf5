"""The answers of a game that cost most, in the eyes of a bot: what was taken against what looks best (RIV-55).

A seat is judged by what it saw: every answer that is compared is played on over the same imagined tables, so luck is
no fault, and nothing of what others held is used, not even after the game (RIV-56).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .contract import Budget, Lent, without_orders
from .costly import LEAST, Costly, Given, Trial

FEW, DEALS, MOST_DEALS = 4, 16, 128
"""So many tables every answer is tried on, those that look bad then, and at most those that may be among the worst."""
PLAYOUTS = 4800
"""So many games are played on at most, divided by how many play: the more there are, the longer each takes."""
WORST = 5
LOOK_BAD = 4 * WORST
_CLOSE, _SHARE = 0.25, 0.05
"""What an answer cost is known well enough with this standard error, or this share of it."""


def given_by(lent: Lent, start: Any, journal: Iterable[tuple[int, str, bool]], seat: int) -> list[Given]:  # noqa: ANN401 - the game's own state
    """Go through a game from its beginning and give the answers that a seat chose, with what it saw.

    The journal has seat, answer, and whether nobody was asked.
    """
    rules, sight = lent.rules, lent.sight
    table = rules.table(rules.copy(start), None)
    found, going_on = list[Given](), 0
    for step, (who, answer, is_auto) in enumerate(journal):
        first = rules.settle(table)
        asked = first if first is None or first.seat == who else next(q for q in rules.asked(table) if q.seat == who)
        if asked is None:
            break
        question, turn = without_orders(asked, sight.ORDERS), rules.turn(table.state)
        # What follows something that was turned up, or another seat's answer, or lies in another turn is left open.
        if table.revealed or who != seat or (found and found[-1].turn != turn):
            going_on = len(found)
        if who == seat and not is_auto and len(question.options) > 1 and answer in question.options:
            view = sight.view(table.state, seat)
            if lent.judge.goes_on(view):
                found.append(Given(step, view, question, answer, turn))
        found[going_on:] = [each._replace(way=(*each.way, (who, answer))) for each in found[going_on:]]
        table.revealed = False
        rules.answer(table, answer, who)
    return found


def analysed(
    lent: Lent,
    given: Sequence[Given],
    tell: Callable[[int, int], None] = lambda _done, _of: None,
    budget: Budget | None = None,
) -> list[Costly]:
    """Give the five answers that cost most, the worst first; `tell` hears how many were looked at (RIV-55)."""
    trials = [Trial(lent, each) for each in given]
    budget = budget or budget_for(lent, given)
    few = _first_look(trials, budget)
    for number, trial in enumerate(trials):
        trial.go_on(few, budget)
        tell(number + 1, len(given))
    trials.sort(key=lambda trial: (-trial.at_most, trial.given.step))
    for trial in trials[:LOOK_BAD]:
        if trial.at_most > LEAST:
            trial.go_on(DEALS, budget)
    while again := [trial for trial in _undecided(trials) if trial.deals < MOST_DEALS]:
        spent = budget.playouts_spent
        for trial in again:
            trial.go_on(max(DEALS, 2 * trial.deals), budget)
        if budget.playouts_spent == spent:
            break
    return [trial.costly for trial in _by_turn(trials)[:WORST] if trial.costly.is_listed]


def budget_for(lent: Lent, given: Sequence[Given]) -> Budget:
    """Say how many games may be played on for an analysis, however long the game was."""
    if not given:
        return Budget(playouts=0)
    judge, (view, question) = lent.judge, given[0][1:3]
    return Budget(playouts=PLAYOUTS // (1 + len(judge.rivals(judge.imagine(view, 0), question.seat))))


def _first_look(trials: Iterable[Trial], budget: Budget) -> int:
    """Say on how many tables every answer is tried: on fewer where half the budget would not do."""
    options = sum([len(trial.options) for trial in trials])
    return max(1, min(FEW, (budget.playouts or 0) // 2 // max(1, options)))


def _by_turn(trials: Iterable[Trial]) -> list[Trial]:
    """Give those that cost most, one a turn: what follows a fault in its turn is part of it."""
    by_turn: dict[tuple[int, ...], tuple[float, Trial]] = {}
    for trial in trials:
        cost, held = trial.costly.cost, by_turn.get(trial.given.turn)
        if cost > 0 and (held is None or cost > held[0]):
            by_turn[trial.given.turn] = cost, trial
    return [trial for _cost, trial in sorted(by_turn.values(), key=lambda each: (-each[0], each[1].given.step))]


def _undecided(trials: Iterable[Trial]) -> list[Trial]:
    """Give those that may be among the worst, or may not, and of the worst those whose cost is not well known."""
    ordered = _by_turn(trials)
    worst, further = ordered[:WORST], ordered[WORST:]
    least = max(LEAST, min([trial.costly.at_least for trial in worst], default=0.0))
    most = max([LEAST, *[trial.at_most for trial in further]])
    return [
        *[trial for trial in worst if _is_open(trial.costly, most)],
        *[trial for trial in further if trial.at_most > least],
    ]


def _is_open(costly: Costly, most: float) -> bool:
    """Tell whether another answer may take its place, or too little is known of what it cost."""
    is_close = costly.error <= max(_CLOSE, _SHARE * costly.cost)
    return costly.at_most > LEAST and (costly.at_least < most or not is_close)
