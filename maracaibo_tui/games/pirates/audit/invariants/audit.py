"""The audit: it listens to what happens and looks at the position after every decision."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import pieces
from .decisions import options_lead_on, question_stands
from .history import begin_history, compare_history, hear_history
from .incomes import hear_incomes
from .ledger import begin_ledger, compare_ledger, hear_ledger

STANDING: tuple[Callable[[PiratesTable], Iterator[str]], ...] = (
    pieces.one_place_each,
    pieces.places_are_filled,
    pieces.marks_are_right,
    pieces.owned_once,
    pieces.counts_are_sound,
    pieces.jordan_is_sound,
    pieces.unknown_is_untouched,
)
_ID = len("INV-P00")
# Invariants about counts that content of a scenario changes, by kind.
COUNTED: Mapping[str, frozenset[str]] = {
    "improvements": frozenset({"INV-P05"}),
    "tiles": frozenset({"INV-P12"}),
    "solo_cards": frozenset({"INV-P27"}),
}


class Audit:
    """Whoever checks a game; counts history from the position in which it is created."""

    def __init__(
        self,
        table: PiratesTable,
        changed: frozenset[str] = frozenset(),
        *,
        fresh: bool = False,
        every_option: bool = False,
    ) -> None:
        """Sit down at a table; `changed` are kinds of components changed, `fresh` says that the game just begins."""
        self._table, self._every_option = table, every_option
        self._excused = frozenset(chain.from_iterable(COUNTED.get(kind, ()) for kind in changed))
        self._history, self._ledger = begin_history(table, fresh=fresh), begin_ledger(table)
        self._heard: list[str] = []
        self._chance = from_seed(0)

    def tell(self, event: object) -> None:
        """Listen to an event."""
        table = self._table
        self._heard += hear_ledger(table, self._ledger, event)
        self._heard += hear_history(table, self._history, event)
        self._heard += hear_incomes(table, event)

    def check(self, after: Question | None, /) -> list[str]:
        """Say everything that is wrong now, one sentence each, the invariant first."""
        found = [*question_stands(self._table, after)]
        if after is not None and after.options:
            found += options_lead_on(self._table, after, self._tried(after))
        heard, self._heard = self._heard, []
        found += heard
        for invariant in STANDING:
            found += invariant(self._table)
        found += compare_history(self._table, self._history)
        found += compare_ledger(self._table, self._ledger)
        return [sentence for sentence in found if sentence[:_ID] not in self._excused]

    def _tried(self, question: Question) -> tuple[str, ...]:
        """Choose the options to try: one a decision, or all of them."""
        if self._every_option:
            return question.options
        self._chance, pick = below(self._chance, len(question.options))
        return (question.options[pick],)
