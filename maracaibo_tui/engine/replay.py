"""Playing a journal again from the first state, and naming the first step that differs."""

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from msgspec import Struct

from .match import Entry, Match
from .question import Question
from .record import Record, RecordedGame
from .record_file import RecordError
from .repeat import not_offered, repeat

S = TypeVar("S")


class Replayed(Struct, Generic[S], frozen=True):
    """How far a journal could be played again; a difference is a sentence that names the step."""

    match: Match[S]
    steps: int
    difference: str = ""


def replay(game: RecordedGame[S], record: Record[S], to: int | None = None) -> Replayed[S]:
    """Play a journal again up to an answer, or to its end and then compare with the state that was saved."""
    journal = record.journal if to is None else record.journal[:to]
    try:
        match = Match(game, game.copy(record.beginning.state), keep_steps=False)
        found = repeat(match, journal, partial(_misfit, game.given), digests=True)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        kind = type(error).__name__
        raise RecordError(f"its beginning is one that cannot be played on ({kind}); use an older copy") from error
    if found.difference:
        return Replayed(match, found.steps, f"step {found.at}: {found.difference}")
    is_whole = len(journal) == len(record.journal)
    if is_whole and game.digest(match.state) != game.digest(record.now):
        return Replayed(match, found.steps, f"step {found.steps}: the last position is not the saved one")
    return Replayed(match, found.steps)


def _misfit(given: Callable[[Question], str | None], question: Question | None, entry: Entry) -> str:
    if question is not None and (question.seat, question.point) != (entry.seat, entry.point):
        asked, recorded = f"seat {question.seat} is asked {question.point}", f"seat {entry.seat} {entry.point}"
        return f"{asked}, the journal has {recorded}"
    if refused := not_offered(question, entry):
        return refused
    if question is not None and entry.auto and len(question.options) > 1 and given(question) != entry.answer:
        return f"{entry.answer!r} is said to be given by itself at {question.point}, where somebody decides"
    return ""
