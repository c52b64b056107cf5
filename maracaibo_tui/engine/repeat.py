"""Giving the answers of a journal again: the one place where that happens.

An entry counts for the seat it names: where several are asked at once, any order of theirs leads to the same position.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .match import Entry, Match
from .question import Question

Misfit = Callable[[Question | None, Entry], str]
"""Says what of an entry does not fit the open question; nothing if all does."""


class Repeated(NamedTuple):
    """How many answers could be given again, and what is different at which of them."""

    steps: int
    difference: str = ""
    at: int = 0


def repeat(match: Match[Any], journal: Iterable[Entry], misfit: Misfit, *, digests: bool = False) -> Repeated:
    """Give answers again until one does not fit; with `digests` each turn must lead to the position it led to."""
    step = 0
    for step, entry in enumerate(journal, 1):
        if difference := misfit(match.asked(entry.seat) or match.question, entry):
            return Repeated(step - 1, difference, step)
        match.answer(entry.answer, seat=entry.seat, auto=entry.auto)
        if digests and entry.digest and entry.digest != match.game.digest(match.state):
            return Repeated(step, f"the position after {entry.answer!r} is not the recorded one", step)
    return Repeated(step)


def not_offered(question: Question | None, entry: Entry) -> str:
    """Say that an answer cannot be given any more."""
    if question is None:
        return f"the game is over, the journal goes on with {entry.answer!r}"
    if entry.seat != question.seat:
        return f"seat {entry.seat} is not asked, the journal has {entry.answer!r} of it"
    return "" if entry.answer in question.options else f"{entry.answer!r} is not offered at {question.point}"
