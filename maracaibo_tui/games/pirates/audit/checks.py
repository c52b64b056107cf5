"""What is noticed, counted and written down while bots play Pirates of Maracaibo."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .invariants import Audit
from .occurrences import Occurrences, count_answer, count_event
from .recount import disagreements
from .trace import Trace, header

__all__ = ["Checker", "begins_turn", "checker", "counts", "never_seen", "trace", "trace_header"]


class Checker:
    """A watcher that looks at every invariant and counts what occurred."""

    def __init__(self, table: PiratesTable, name: str, counts: Occurrences, violations: list[str]) -> None:
        """Watch a game; what is wrong goes to the violations, with the name of the game."""
        self._table, self._name, self._counts, self._violations = table, name, counts, violations
        self._audit = Audit(table, fresh=True)
        self._answers = 0

    def tell(self, event: object) -> None:
        """Pass the event on, and count it."""
        self._audit.tell(event)
        count_event(self._table, self._counts, event)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Count the answer and check the position it led to."""
        self._answers += 1
        count_answer(self._counts, question, answer)
        found = self._audit.check(after)
        if after is None:
            found += disagreements(self._table.printed, self._table.state)
        when = f"{self._name}, decision {self._answers} (seat {question.seat} {answer})"
        self._violations += [f"{when}: {sentence}" for sentence in found]


def begins_turn(question: Question) -> bool:
    """Tell whether a question is the first of a seat's turn: where to sail, or the first step (PIR-SAIL-01)."""
    return question.point == "DEC-P10" or (question.point == "DEC-P11" and "stop" not in question.options)


def never_seen(printed: Printed, options: Options, counts: Occurrences) -> Mapping[str, str]:
    """Name the effects that did not occur."""
    del printed, options
    return {effect: "" for effect, count in counts.effects.items() if not count}


checker, counts, trace, trace_header = Checker, Occurrences, Trace, header
