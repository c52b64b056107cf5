"""How positions are valued: terms with names and words, their factors as data, and what a game lends to whoever thinks.

A term is one part of what a position is worth to a seat, in victory points. The worth is the sum of all terms, each
times its factor (RIV-10, RIV-11): bots, hints and reasons read the same list.
"""

# ruff: noqa: ANN401 - positions, views and prospects are the game's own

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from .question import Question

Things: TypeAlias = tuple[object, ...]
Factors: TypeAlias = Mapping[str, float | Sequence[float]]
"""By name of a term: its factor, or one a round where it changes over the game."""


class Term(NamedTuple):
    """A part of what a position is worth, by table, player and prospects; and the objects that it depends on.

    States replace values and never change them in place: as long as the watched objects are the same ones, the term
    has the same value (rivals.md 1.3). A term without `watch` is valued anew every time.
    """

    words: str
    """What it is about: `influence`."""
    value: Callable[[Any, Any, Any], float]
    watch: Callable[[Any, Any], Things] | None = None
    lost: str = ""
    """What it is called where it goes down, if that is another thing to say."""


class FactorError(ValueError):
    """Factors that do not fit the terms, said in one sentence."""


class Scale:
    """The terms of a game with the factors of one judge, in one round of the game."""

    def __init__(
        self, terms: Mapping[str, Term], factors: Factors, round_: int = 1, idle: Collection[str] = ()
    ) -> None:
        """Weigh every term; each must have a factor, and nothing else may have one; idle ones are nothing."""
        if terms.keys() != factors.keys():
            odd = min(terms.keys() ^ factors.keys())
            missing = "has no factor" if odd in terms else "is no term"
            raise FactorError(f"factors: {odd!r} {missing}; the terms are {', '.join(terms)}")
        self._weighed = tuple([(name, term, _at(factors[name], round_)) for name, term in terms.items()])
        self._counted = tuple(
            [
                (name, term.value, term.watch, factor)
                for name, term, factor in self._weighed
                if factor and name not in idle
            ]
        )

    def worth(self, table: Any, player: Any, look: Outlook) -> float:
        """Give the sum of all terms, each times its factor."""
        total, kept = 0.0, look.kept
        for name, value, watch, factor in self._counted:
            if watch is None:
                total += factor * value(table, player, look)
                continue
            things = watch(table, player)
            key = (name, *map(id, things))
            found = kept.get(key)
            if found is None:
                # The things are held, so that their ids are not used for others.
                found = kept[key] = (value(table, player, look), things)
            total += factor * found[0]
        return total

    def terms(self, table: Any, player: Any, look: Outlook) -> dict[str, float]:
        """Give what each term adds, by its name."""
        return {name: factor * term.value(table, player, look) for name, term, factor in self._weighed}


def _at(factor: float | Sequence[float], round_: int) -> float:
    if isinstance(factor, int | float):
        return factor
    return factor[min(round_, len(factor)) - 1]


def multiplied(factors: Factors, by: Mapping[str, float]) -> dict[str, float | Sequence[float]]:
    """Give factors with some of them multiplied: what somebody with a taste sees in things."""
    return {
        name: value * by.get(name, 1.0)
        if isinstance(value, int | float)
        else [each * by.get(name, 1.0) for each in value]
        for name, value in factors.items()
    }


BEST = 0.5
"""What the best of several rivals counts; the others share the rest, for who hunts only the leader makes kings."""


def counted_against(worths: Sequence[float]) -> tuple[tuple[float, float], ...]:
    """Give how much each rival counts, with what it has: one alone wholly, of several the best one half (RIV-R4)."""
    best, *others = sorted(worths, reverse=True)
    if not others:
        return ((1.0, best),)
    return ((BEST, best), *[((1 - BEST) / len(others), worth) for worth in others])


class Outlook(Protocol):
    """What stays the same while a seat compares what it may do."""

    seat: int
    kept: dict[Things, tuple[float, Things]]


class Judge(Protocol):
    """What a bot needs to know of a game besides its rules; everything is worked out of views and imagined states."""

    TERMS: Mapping[str, Term]
    """By name: what makes up the worth of a position, in the order in which it is told."""

    def imagine(self, view: Any, chance: int) -> Any:
        """Fill in at random what a view does not show; queues of forced chance are empty then."""

    def look(self, view: Any, seat: int) -> Any:
        """Look at the prospects of a seat, against which positions are judged."""

    def worth(self, state: Any, look: Any) -> float:
        """Value a position: the sum of the terms."""

    def terms(self, state: Any, look: Any) -> Mapping[str, float]:
        """Value a position term by term."""

    def rivals(self, state: Any, seat: int) -> Sequence[tuple[float, float]]:
        """Give what counts against a seat: of each rival how much it counts, and its own worth."""

    def tasting(self, taste: Mapping[str, float]) -> Judge:
        """Give a judge with a taste: the factors of terms are multiplied."""

    def shortlist(self, table: Any, question: Question, look: Any) -> tuple[str, ...]:
        """Leave out options that are no better than others; never all of them."""

    def is_open(self, question: Question) -> bool:
        """Tell whether answers show what they bring only at the end of the turn."""

    def is_preparation(self, option: str) -> bool:
        """Tell whether an option does no more than make others possible."""

    def goes_on(self, state: Any) -> bool:
        """Tell whether a turn is still in the part that is thought through."""

    def stratum(self, way: Sequence[str]) -> Hashable:
        """Give of answers since the turn began what makes them another plan: a beam stays broad over it."""

    def pending(self, table: Any, look: Any) -> float:
        """Promise what is still open for a seat on the agenda; what the worth does not count yet."""

    def next_turn(self, state: Any, seat: int) -> Any:
        """Give the position in which the seat has its next turn, the others skipped; None if the round ends first."""
