"""The answers of a game that cost most, in the eyes of a bot: what was taken against what looks best (RIV-55).

A seat is judged by what it saw: every answer that is compared is played on over the same imagined tables, so luck is
no fault, and nothing of what others held is used, not even after the game (RIV-56).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question

from .beam import Mind, Shape
from .contract import Budget, Lent, without_orders
from .imagining import Imagined
from .plan import DEEP, Planned, plans
from .searcher import played_on

DEALS, MOST_DEALS = 16, 128
"""So many tables every answer is tried on at first, and at most where it may be among the worst."""
WORST = 5
LEAST, SURELY = 0.5, 1.64
"""An answer is listed if it costs more than that, less so many standard errors."""
SURE, LIKELY = 3.0, 2.0
_QUICK = DEEP._replace(ahead=0, tables=1, shape=Shape(12, 1))
_NODES, _OTHERS, _TURNS = 1000, 2, 1


class Given(NamedTuple):
    """An answer of a seat that had a choice: its place in the journal, what was seen and asked, and what was taken."""

    step: int
    view: Any
    question: Question
    taken: str
    turn: tuple[int, ...] = ()


class Costly(NamedTuple):
    """What an answer cost: what would have been better, by how many points, and how far that is chance."""

    step: int
    seat: int
    taken: str
    better: str
    cost: float
    error: float

    @property
    def is_listed(self) -> bool:
        """Tell whether it is more than chance."""
        return self.cost - SURELY * self.error > LEAST

    @property
    def sureness(self) -> str:
        """Say how sure that is."""
        errors = self.cost / self.error if self.error else SURE
        return "sure" if errors >= SURE else "likely" if errors >= LIKELY else "perhaps"


class Trial:
    """An answer and those that look better, tried on ever more tables."""

    def __init__(self, lent: Lent, given: Given) -> None:
        """Look for what may be better; nothing has been tried yet."""
        self.given, self._lent = given, lent
        self._chance = from_seed(int(lent.rules.digest(given.view)[:8], 16))
        self._mind = Mind(lent, given.view, given.question.seat, Budget(nodes=_NODES))
        self._tables = Imagined(lent, given.view, self._chance)
        found = plans(self._mind, self._tables, given.question, _QUICK)
        firsts = dict.fromkeys([each.sure[0][1] for each in found if each.sure and each.sure[0][1] != given.taken])
        is_best = bool(found) and found[0].sure[:1] == ((given.question.seat, given.taken),)
        self.others = () if is_best else tuple(firsts)[:_OTHERS]
        self._values: dict[str, list[float]] = {option: [] for option in (given.taken, *self.others)}
        self._plan = found[0] if found else None

    @property
    def deals(self) -> int:
        """Count the tables that were tried."""
        return len(self._values[self.given.taken])

    def go_on(self, deals: int) -> None:
        """Try all answers on further tables, the same for all."""
        if self._plan is None or not self.others:
            return
        for deal in range(self.deals, deals):
            table: Table[Any, Any] = self._tables[deal]
            for option, values in self._values.items():
                plan: Planned = self._plan._replace(sure=((self.given.question.seat, option),))
                values.append(played_on(self._mind, table, deal, plan, _TURNS))

    @property
    def costly(self) -> Costly:
        """Give what the answer cost, as far as that is known."""
        taken, seat = self._values[self.given.taken], self.given.question.seat
        best = Costly(self.given.step, seat, self.given.taken, "", 0.0, 0.0)
        for option in self.others:
            apart = [other - own for other, own in zip(self._values[option], taken, strict=True)]
            cost = fmean(apart) if apart else 0.0
            if cost > best.cost:
                error = sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0
                best = best._replace(better=option, cost=cost, error=error)
        return best


def given_by(lent: Lent, start: Any, journal: Iterable[tuple[int, str, bool]], seat: int) -> Iterator[Given]:  # noqa: ANN401 - the game's own state
    """Go through a game from its beginning and give the answers that a seat chose, with what it saw.

    The journal has seat, answer, and whether nobody was asked.
    """
    rules, sight = lent.rules, lent.sight
    table = rules.table(rules.copy(start), None)
    for step, (who, answer, is_auto) in enumerate(journal):
        first = rules.settle(table)
        asked = first if first is None or first.seat == who else next(q for q in rules.asked(table) if q.seat == who)
        if asked is None:
            return
        question = without_orders(asked, sight.ORDERS)
        if who == seat and not is_auto and len(question.options) > 1 and answer in question.options:
            view = sight.view(table.state, seat)
            if lent.judge.goes_on(view):
                yield Given(step, view, question, answer, rules.turn(table.state))
        rules.answer(table, answer, who)


def analysed(
    lent: Lent, given: Sequence[Given], tell: Callable[[int, int], None] = lambda _done, _of: None
) -> list[Costly]:
    """Give the five answers that cost most, the worst first; `tell` hears how many were looked at (RIV-55)."""
    trials = list[Trial]()
    for number, each in enumerate(given):
        trial = Trial(lent, each)
        trial.go_on(DEALS)
        trials.append(trial)
        tell(number + 1, len(given))
    while again := [trial for trial in _worst(trials) if trial.others and trial.deals < MOST_DEALS]:
        for trial in again:
            trial.go_on(2 * trial.deals)
    return [trial.costly for trial in _worst(trials) if trial.costly.is_listed]


def _worst(trials: Iterable[Trial]) -> list[Trial]:
    """Give those that cost most, one a turn: what follows a fault in its turn is part of it."""
    by_turn: dict[tuple[int, ...], Trial] = {}
    for trial in trials:
        held = by_turn.get(trial.given.turn)
        if trial.costly.cost > 0 and (held is None or trial.costly.cost > held.costly.cost):
            by_turn[trial.given.turn] = trial
    return sorted(by_turn.values(), key=lambda trial: (-trial.costly.cost, trial.given.step))[:WORST]
