"""Taking back: how far it goes, what stays, and what stands in its way. The one rule of it.

Whoever gave an answer takes it back, and with it all that followed from it. While several seats are asked at once, each
takes back its own answers freely: those of the others stay. Otherwise going back leads past whatever followed, and what
that was is said here: answers of others, and things that were hidden. Whether that may be is up to who plays: in a game
of several persons both are barriers; alone one goes on, after being asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .match import Entry, Match

NOWHERE = -1


class Way(NamedTuple):
    """A way back: the step it leads before, the answers that are given again then, and what it leads past."""

    at: int = NOWHERE
    kept: tuple[Entry, ...] = ()
    others: frozenset[int] = frozenset()
    """The seats of other persons whose answers would be taken back as well."""
    reveals: bool = False

    @property
    def is_none(self) -> bool:
        """Tell that there is nothing to take back."""
        return self.at == NOWHERE


def way_back(match: Match[Any], seat: int = 0, persons: Collection[int] | None = None, to: int | None = None) -> Way:
    """Find the way before the last answer of a person, or before the first from an entry of the journal on.

    Of a question that several seats are asked at once it is the last, or first, answer of this seat. Without `persons`
    everybody is one.
    """
    if NOWHERE != match.joint_from <= (match.joint_from if to is None else to):
        at = _chosen(match, (seat,), match.joint_from, to)
        if at != NOWHERE:
            return Way(at, tuple(_stays(match, at, seat)))
    at = _chosen(match, persons, 0, to)
    if at == NOWHERE:
        return Way()
    given = range(at, len(match.steps))
    others = frozenset(_seat(match, each) for each in given if _is_a_persons(match, each, persons)) - {seat}
    return Way(at, (), others, any(match.steps[each].revealed for each in given))


def _chosen(match: Match[Any], persons: Collection[int] | None, since: int, to: int | None) -> int:
    """Find the last answer of a person since an entry of the journal, or where one is named the first from it on."""
    steps = range(len(match.steps))
    least, order = (since, reversed(steps)) if to is None else (to, iter(steps))
    fits = (at for at in order if match.steps[at].journal >= least and _is_a_persons(match, at, persons))
    return next(fits, NOWHERE)


def _stays(match: Match[Any], at: int, seat: int) -> Iterator[Entry]:
    """Name the answers of others that were given since."""
    return (entry for entry in match.journal[match.steps[at].journal :] if entry.seat != seat)


def _seat(match: Match[Any], at: int) -> int:
    return match.journal[match.steps[at].journal].seat


def _is_a_persons(match: Match[Any], at: int, persons: Collection[int] | None) -> bool:
    return match.steps[at].persons and (persons is None or _seat(match, at) in persons)
