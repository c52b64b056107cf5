"""Playing a journal again from the first state, and naming the first step that differs."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from .match import Entry, Match
from .question import Question
from .record import Record, RecordedGame, RecordError

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
        return _played(match, journal, record, game.given)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        kind = type(error).__name__
        raise RecordError(f"its beginning is one that cannot be played on ({kind}); use an older copy") from error


def _played(
    match: Match[S], journal: tuple[Entry, ...], record: Record[S], given: Callable[[Question], str | None]
) -> Replayed[S]:
    digest = match.game.digest
    for step, entry in enumerate(journal, 1):
        if difference := _misfit(match.question, entry, given):
            return Replayed(match, step - 1, f"step {step}: {difference}")
        match.answer(entry.answer, auto=entry.auto)
        if entry.digest and entry.digest != digest(match.state):
            return Replayed(match, step, f"step {step}: the position after {entry.answer!r} is not the recorded one")
    if len(journal) == len(record.journal) and digest(match.state) != digest(record.now):
        return Replayed(match, len(journal), f"step {len(journal)}: the last position is not the saved one")
    return Replayed(match, len(journal))


def _misfit(question: Question | None, entry: Entry, given: Callable[[Question], str | None]) -> str:
    if question is None:
        return f"the game is over, the journal goes on with {entry.answer!r}"
    if (question.seat, question.point) != (entry.seat, entry.point):
        asked, recorded = f"seat {question.seat} is asked {question.point}", f"seat {entry.seat} {entry.point}"
        return f"{asked}, the journal has {recorded}"
    if entry.answer not in question.options:
        return f"{entry.answer!r} is not offered at {question.point}"
    if entry.auto and len(question.options) > 1 and given(question) != entry.answer:
        return f"{entry.answer!r} is said to be given by itself at {question.point}, where somebody decides"
    return ""
