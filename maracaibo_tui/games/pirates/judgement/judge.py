"""Everything that bots and hints ask about Pirates of Maracaibo besides its rules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.judging import Scale, Term, counted_against, multiplied
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.jordan_scoring import parts_of_jordan
from maracaibo_tui.games.pirates.state.position import JORDAN, State
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import choices, plans
from .outlook import Outlook
from .terms import TERMS
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

    def imagine(self, view: State, chance: int) -> State:
        """Fill in at random what a view does not show."""
        return imagine(self._printed, view, chance)

    def look(self, view: State, seat: int) -> Outlook:
        """Look at a seat's prospects, which stay the same while it compares what it may do."""
        return Outlook(self._printed, view, seat, self._weights)

    def worth(self, state: State, look: Outlook) -> float:
        """Value a position by the prospects the seat had; of a game that is over only points count."""
        p = state.players[look.seat - 1]
        if state.phase == "over":
            return float(p.vp)
        return self._scales[look.round - 1].worth(Table(state, self._printed), p, look)

    def terms(self, state: State, look: Outlook) -> Mapping[str, float]:
        """Value a position term by term."""
        p = state.players[look.seat - 1]
        if state.phase == "over":
            return {**dict.fromkeys(TERMS, 0.0), "points": float(p.vp)}
        return self._scales[look.round - 1].terms(Table(state, self._printed), p, look)

    def rivals(self, state: State, seat: int) -> Sequence[tuple[float, float]]:
        """Give what counts against a seat: what the others have and may expect, or what Jordan has."""
        if state.jordan is not None and state.options.bot == JORDAN:
            has = state.jordan.vp
            if state.phase != "over":
                has += sum(parts_of_jordan(Table(state, self._printed)).values())
            return ((1.0, float(has)),)
        others = [p.seat for p in state.players if p.seat != seat]
        return counted_against([self.worth(state, self.look(state, other)) for other in others])

    def tasting(self, taste: Mapping[str, float]) -> Judgement:
        """Give a judge with a taste."""
        return Judgement(self._printed, replace(self._weights, factors=multiplied(self._weights.factors, taste)))

    def shortlist(self, table: PiratesTable, question: Question, look: Outlook) -> tuple[str, ...]:
        """Leave out options that are no better than others."""
        return choices.shortlist(table, question, look)

    def is_open(self, question: Question) -> bool:
        """Tell whether answers show what they bring only at the end of the turn."""
        return question.point in choices.OPEN_TO_THE_END

    def is_preparation(self, option: str) -> bool:
        """Tell that no option only makes others possible."""
        del option
        return False

    def goes_on(self, state: State) -> bool:
        """Tell whether a turn is still thought through."""
        return plans.goes_on(state)

    def stratum(self, way: Sequence[str]) -> Hashable:
        """Keep apart where the ship ends and what is done there first."""
        return plans.stratum(way)

    def pending(self, table: PiratesTable, look: Outlook) -> float:
        """Promise nothing more: what is still open on the agenda is a term of the worth."""
        del table, look
        return 0.0

    def next_turn(self, state: State, seat: int) -> State | None:
        """Give the position in which the seat has its next turn."""
        return plans.next_turn(Table(state, self._printed), seat)
