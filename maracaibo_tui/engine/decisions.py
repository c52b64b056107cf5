"""Whether questions can be answered, and every answer leads on: what no game may break, whatever its rules say."""

# ruff: noqa: ANN401 - tables and positions are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from .question import Question


class Played(Protocol):
    """What is asked of the rules."""

    def copy(self, state: Any) -> Any:
        """Copy a state."""

    def table(self, state: Any, tell: Callable[[Any], None] | None) -> Any:
        """Lay out a table for a state."""

    def settle(self, table: Any) -> Question | None:
        """Go on until somebody has to decide."""

    def answer(self, table: Any, option: str, seat: int = 0) -> None:
        """Carry out an answer."""


class Invariants(NamedTuple):
    """By which rules is played, when that is over, and the ids of what is seen to.

    They are: something to answer, the same question again, the same position after an answer, and no dead end.
    """

    rules: Played
    is_over: Callable[[Any], bool]
    offered: str
    again: str
    same: str
    leads: str


def question_stands(ids: Invariants, table: Any, question: Question | None) -> Iterator[str]:
    """See that there is something to answer, and that asking again changes nothing."""
    if question is not None and (not question.options or len(set(question.options)) != len(question.options)):
        yield f"{ids.offered}: {question.point} offers seat {question.seat} {question.options}"
    rules, point = ids.rules, question.point if question else "nothing"
    twin = rules.table(rules.copy(table.state), None)
    if rules.settle(twin) != question or twin.state != table.state:
        yield f"{ids.again}: asking {point} again gives another question or position"


def options_lead_on(ids: Invariants, state: Any, question: Question, options: Iterable[str]) -> Iterator[str]:
    """Answer on copies: no exception, no dead end, twice the same."""
    for option in options:
        what = f"{option} at {question.point} of seat {question.seat}"
        try:
            first, second = _answered(ids.rules, state, option), _answered(ids.rules, state, option)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the answer that leads there is reported
            yield f"{ids.leads}: {what} fails: {error!r}"
            continue
        reached, after = first
        if first != second:
            yield f"{ids.same}: {what} does not always do the same"
        if after is not None and not after.options:
            yield f"{ids.leads}: {what} ends in {after.point} without options"
        if after is None and not ids.is_over(reached):
            yield f"{ids.leads}: {what} ends in nothing to decide"


def _answered(rules: Played, state: Any, option: str) -> tuple[Any, Question | None]:
    table = rules.table(rules.copy(state), None)
    rules.answer(table, option)
    return table.state, rules.settle(table)
