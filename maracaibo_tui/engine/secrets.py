"""Secret answers: what others read of an answer while the game goes on. Whoever gave it reads all of it.

A game names them by decision point and word (`engine.forms`); after the end nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from .forms import taken_apart

if TYPE_CHECKING:
    from .match import Entry
    from .question import Question

NOTHING: frozenset[str] = frozenset()


class Secrets(Struct, frozen=True, kw_only=True):
    """Which answers others must not read, at which points.

    `sealed` are points of joint questions: answers there are cut until the last one is in. Those of `cut` are read up
    to their first colon; of those of `whole` others do not learn that there was an answer at all. At `close` points the
    options depend on secrets, so nobody else learns that an answer was the only one; at `alike` points, where several
    persons play, whoever has only one answer is asked all the same, so that nobody notices.
    """

    sealed: frozenset[str] = NOTHING
    cut: Mapping[str, frozenset[str]] = {}
    whole: frozenset[str] = NOTHING
    close: frozenset[str] = NOTHING
    alike: frozenset[str] = NOTHING


def read_by(
    secrets: Secrets, journal: Sequence[Entry], question: Question | None, seat: int
) -> Iterator[tuple[int, Entry]]:
    """Give the entries of a journal, each with its place, as a seat may read them; seat 0 reads what everybody may."""
    if question is None:
        yield from enumerate(journal)
        return
    opened = _first_sealed(secrets, journal, question)
    for at, entry in enumerate(journal):
        form = taken_apart(entry.answer)
        if entry.seat == seat:
            yield at, entry
        elif form.word not in secrets.whole:
            is_cut = at >= opened or form.word in secrets.cut.get(entry.point, NOTHING)
            is_auto = entry.auto and entry.point not in secrets.close and at < opened
            is_whole = not is_cut and is_auto == entry.auto
            yield at, entry if is_whole else replace(entry, answer=form.word if is_cut else entry.answer, auto=is_auto)


def known_to_all(secrets: Secrets, journal: Sequence[Entry], *, is_over: bool) -> Sequence[int]:
    """Give the places of the answers that everybody may know to have been given."""
    return [at for at, entry in enumerate(journal) if is_over or taken_apart(entry.answer).word not in secrets.whole]


def _first_sealed(secrets: Secrets, journal: Sequence[Entry], question: Question) -> int:
    """Find the first answer to a joint question that is still open: what is sealed is so to its last answer."""
    at = len(journal)
    while at and question.point in secrets.sealed and journal[at - 1].point == question.point:
        at -= 1
    return at
