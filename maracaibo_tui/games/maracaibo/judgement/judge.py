"""Everything that bots and hints ask about Maracaibo besides its rules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.judging import Scale, Term, counted_against, multiplied
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.income import scorings_to_come
from maracaibo_tui.games.maracaibo.rules.jean_scoring import jean_income
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from . import plans
from .choices import OPEN_TO_THE_END, PREPARATIONS, shortlist
from .outlook import Outlook
from .terms import COMPARED, TERMS
from .unseen import imagine
from .weights import Weights


class Judgement:
    """A judge of positions, by the weights of one."""

    TERMS: Mapping[str, Term] = TERMS

    def __init__(self, printed: Printed, weights: Weights) -> None:
        """Judge with the printed components by these weights."""
        self._printed, self._weights = printed, weights
        rounds = range(1, printed.turn.rounds + 1)
        self._scales = [Scale(TERMS, weights.factors, number) for number in rounds]
        self._without_automa = [Scale(TERMS, weights.factors, number, COMPARED) for number in rounds]

    def imagine(self, view: State, chance: int) -> State:
        """Fill in at random what a view does not show."""
        return imagine(self._printed, view, chance)

    def look(self, view: State, seat: int) -> Outlook:
        """Look at a seat's prospects, which stay the same while it compares what it may do."""
        return Outlook(self._printed, view, seat, self._weights)

    def worth(self, state: State, look: Outlook) -> float:
        """Value a position by the prospects the seat had."""
        is_compared = state.jean is not None or state.jacques is not None
        scale = (self._scales if is_compared else self._without_automa)[look.round - 1]
        return scale.worth(Table(state, self._printed), state.players[look.seat - 1], look)

    def terms(self, state: State, look: Outlook) -> Mapping[str, float]:
        """Value a position term by term."""
        scale = self._scales[look.round - 1]
        return scale.terms(Table(state, self._printed), state.players[look.seat - 1], look)

    def rivals(self, state: State, seat: int) -> Sequence[tuple[float, float]]:
        """Give what counts against a seat: what the others have and may expect.

        What an automa compares is in the terms; here is what it has, and the income that it will have.
        """
        t: MaracaiboTable = Table(state, self._printed)
        if state.jean is not None:
            return ((1.0, state.jean.vp + jean_income(self._printed, state.jean) * scorings_to_come(t)),)
        if state.jacques is not None:
            return ((1.0, float(state.jacques.vp)),)
        others = [p.seat for p in state.players if p.seat != seat]
        return counted_against([self.worth(state, self.look(state, other)) for other in others])

    def tasting(self, taste: Mapping[str, float]) -> Judgement:
        """Give a judge with a taste."""
        return Judgement(self._printed, replace(self._weights, factors=multiplied(self._weights.factors, taste)))

    def shortlist(self, table: MaracaiboTable, question: Question, look: Outlook) -> tuple[str, ...]:
        """Leave out options that are no better than others."""
        return shortlist(table, question, look)

    def is_open(self, question: Question) -> bool:
        """Tell whether answers show what they bring only at the end of the turn."""
        return question.point in OPEN_TO_THE_END

    def is_preparation(self, option: str) -> bool:
        """Tell whether an option does no more than make others possible."""
        return option in PREPARATIONS

    def goes_on(self, state: State) -> bool:
        """Tell whether a turn is still in the phases that are thought through: sailing and main action."""
        return state.phase in plans.PLANNED

    def stratum(self, way: Sequence[str]) -> Hashable:
        """Keep apart where the ship sails and what is done there."""
        return plans.stratum(way)

    def pending(self, table: MaracaiboTable, look: Outlook) -> float:
        """Promise what is still open on the agenda."""
        return plans.pending(table, look)

    def next_turn(self, state: State, seat: int) -> State | None:
        """Give the position in which the seat has its next turn."""
        return plans.next_turn(Table(state, self._printed), seat)
