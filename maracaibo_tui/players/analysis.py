"""The answers of a game that cost most, in the eyes of a bot: what was taken against what looks best (RIV-55).

A seat is judged by what it saw: every answer that is compared is played on over the same imagined tables, so luck is
no fault, and nothing of what others held is used, not even after the game (RIV-56).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question

from .beam import Mind, Shape, Way, own_answers
from .contract import Budget, Lent, without_orders
from .imagining import Imagined
from .plan import DEEP, Planned, plans
from .searcher import end_of

FEW, DEALS, MOST_DEALS = 4, 16, 128
"""So many tables every answer is tried on, those that look bad then, and at most those that may be among the worst."""
WORST = 5
_LOOK_BAD = 4 * WORST
LEAST, SURELY = 0.5, 1.64
"""An answer is listed if it costs more than that, less so many standard errors."""
SURE, LIKELY = 3.0, 2.0
OTHERS = "others"
"""What is no term: what counts against the seat, for it is what others have."""
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
    changes: Mapping[str, float] = {}
    """By term: what the better answer brought more than the one that was taken; the sum is the cost."""
    way: tuple[str, ...] = ()
    """The better answer and those that go with it, as far as they are certain."""

    @property
    def is_listed(self) -> bool:
        """Tell whether it is more than chance."""
        return self.cost - SURELY * self.error > LEAST

    @property
    def at_most(self) -> float:
        """Say what it may have cost."""
        return self.cost + LIKELY * self.error

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
        self._ways: dict[str, Way] = {}
        for each in found:
            self._ways.setdefault(each.sure[0][1] if each.sure else given.taken, each.sure)
        firsts = [option for option in self._ways if option != given.taken]
        is_best = bool(found) and found[0].sure[:1] == ((given.question.seat, given.taken),)
        self.others = () if is_best else tuple(firsts[:_OTHERS])
        self._terms: dict[str, list[Mapping[str, float]]] = {option: [] for option in (given.taken, *self.others)}
        self._plan = found[0] if found else None

    @property
    def deals(self) -> int:
        """Count the tables that were tried."""
        return len(self._terms[self.given.taken])

    def go_on(self, deals: int) -> None:
        """Try all answers on further tables, the same for all."""
        if self._plan is None or not self.others:
            return
        for deal in range(self.deals, deals):
            table: Table[Any, Any] = self._tables[deal]
            for option, terms in self._terms.items():
                plan: Planned = self._plan._replace(sure=((self.given.question.seat, option),))
                terms.append(_terms_at(self._lent, end_of(self._mind, table, deal, plan, _TURNS), self._mind.seat))

    @property
    def costly(self) -> Costly:
        """Give what the answer cost, as far as that is known."""
        taken, seat = self._terms[self.given.taken], self.given.question.seat
        best = Costly(self.given.step, seat, self.given.taken, "", 0.0, 0.0)
        for option in self.others:
            pairs = [*zip(self._terms[option], taken, strict=True)]
            apart = [sum(other.values()) - sum(own.values()) for other, own in pairs]
            cost = fmean(apart) if apart else 0.0
            if cost > best.cost:
                error = sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0
                changes = {name: fmean([other[name] - own[name] for other, own in pairs]) for name in taken[0]}
                way = own_answers(self._ways[option], seat)
                best = Costly(self.given.step, seat, self.given.taken, option, cost, error, changes, way)
        return best


def _terms_at(lent: Lent, state: Any, seat: int) -> Mapping[str, float]:  # noqa: ANN401 - the game's own state
    """Value a position term by term, less what counts against the seat."""
    judge = lent.judge
    own = judge.terms(state, judge.look(lent.sight.view(state, seat), seat))
    return {**own, OTHERS: -sum([share * worth for share, worth in judge.rivals(state, seat)])}


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
        trial.go_on(FEW)
        trials.append(trial)
        tell(number + 1, len(given))
    trials.sort(key=lambda trial: (-trial.costly.at_most, trial.given.step))
    for trial in trials[:_LOOK_BAD]:
        trial.go_on(DEALS)
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
