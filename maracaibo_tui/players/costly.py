"""An answer of a game that is over beside those that looked better: what it cost, on the same tables for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question

from .beam import Mind, Shape, Way, own_answers
from .contract import Budget, Lent
from .imagining import Imagined
from .plan import DEEP, Planned, plans
from .searcher import end_of

LEAST, SURELY = 0.5, 1.64
"""An answer is listed if it costs more than that, less so many standard errors."""
SURE, LIKELY = 3.0, 2.0
OTHERS = "others"
"""What is no term: what counts against the seat, for it is what others have."""
_QUICK = DEEP._replace(ahead=0, tables=1, shape=Shape(12, 1))
_NODES, _OTHERS, _TURNS = 1000, 2, 1
_AS_PLAYED = ""
"""Stands for the answer that was taken with what followed it: whoever saw further than a narrow beam is not blamed."""
_KNOWN = 4
"""On fewer tables nobody is surely behind."""


class Given(NamedTuple):
    """An answer of a seat that had a choice: its place in the journal, what was seen and asked, and what was taken."""

    step: int
    view: Any
    question: Question
    taken: str
    turn: tuple[int, ...] = ()
    way: Way = ()
    """The answer and those that followed it, as far as they are certain."""


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
    def at_least(self) -> float:
        """Say what it cost in any case."""
        return self.cost - LIKELY * self.error

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
        """What looks better, and has not fallen behind."""
        self._taken = (given.taken, _AS_PLAYED) if len(given.way) > 1 else (given.taken,)
        self._terms: dict[str, list[Mapping[str, float]]] = {option: [] for option in (*self._taken, *self.others)}
        self._plan = found[0] if found else None

    @property
    def deals(self) -> int:
        """Count the tables that were tried."""
        return len(self._terms[self._taken[0]])

    @property
    def options(self) -> tuple[str, ...]:
        """Name what is compared; nothing where the answer that was taken looked best."""
        return (*self._taken, *self.others) if self.others else ()

    def go_on(self, deals: int, budget: Budget) -> None:
        """Try all answers on tables up to so many, the same for all, as far as the budget goes."""
        for deal in range(self.deals, deals if self.others else 0):
            if self._plan is None or not budget.play_on(len(self.options)):
                return
            table: Table[Any, Any] = self._tables[deal]
            for option in self.options:
                way = self.given.way if option == _AS_PLAYED else ((self.given.question.seat, option),)
                plan: Planned = self._plan._replace(sure=way)
                end = end_of(self._mind, table, deal, plan, _TURNS)
                self._terms[option].append(terms_at(self._lent, end, self._mind.seat))
        self._leave_behind()

    def _leave_behind(self) -> None:
        """Go on without answers that are surely behind another one that looked better."""
        if self.others and self.deals >= _KNOWN:
            self._taken = (self._best(self._taken),)
            best = self._best(self.others)
            self.others = tuple([each for each in self.others if not _is_ahead(self._apart(best, each))])

    def _best(self, options: Sequence[str]) -> str:
        """Give the one that came to most on the average."""
        return max(options, key=lambda option: fmean([sum(terms.values()) for terms in self._terms[option]]))

    def _apart(self, option: str, other: str) -> list[float]:
        """Say table by table by how much one answer did better than another."""
        pairs = zip(self._terms[option], self._terms[other], strict=True)
        return [sum(one.values()) - sum(two.values()) for one, two in pairs]

    @property
    def costly(self) -> Costly:
        """Give what the answer cost, as far as that is known."""
        given = self.given
        nothing = Costly(given.step, given.question.seat, given.taken, "", 0.0, 0.0)
        return max([nothing, *map(self._against, self.others if self.deals else ())], key=lambda each: each.cost)

    @property
    def at_most(self) -> float:
        """Say what the answer may have cost."""
        return max([0.0, *[self._against(option).at_most for option in (self.others if self.deals else ())]])

    def _against(self, option: str) -> Costly:
        """Compare the answer with another one."""
        given, seat, taken = self.given, self.given.question.seat, self._best(self._taken)
        apart = self._apart(option, taken)
        pairs = [*zip(self._terms[option], self._terms[taken], strict=True)]
        changes = {name: fmean([other[name] - own[name] for other, own in pairs]) for name in pairs[0][1]}
        way = own_answers(self._ways[option], seat)
        return Costly(given.step, seat, given.taken, option, fmean(apart), _error(apart), changes, way)


def _is_ahead(apart: Sequence[float]) -> bool:
    return fmean(apart) > SURE * _error(apart)


def _error(apart: Sequence[float]) -> float:
    return sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0


def terms_at(lent: Lent, state: Any, seat: int) -> Mapping[str, float]:  # noqa: ANN401 - the game's own state
    """Value a position term by term, less what counts against the seat."""
    judge = lent.judge
    own = judge.terms(state, judge.look(lent.sight.view(state, seat), seat))
    return {**own, OTHERS: -sum([share * worth for share, worth in judge.rivals(state, seat)])}
