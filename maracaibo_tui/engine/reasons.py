"""What changes a term of a judge from one view of a seat to another, put into the words of a game (RIV-51).

Only what the seat sees is named: both positions are views of it.
"""

# ruff: noqa: ANN401 - views and what is printed are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

_MOST = 3
"""So many things are named at once."""


class Sides(NamedTuple):
    """A seat before and after: both views, and what the seat has in each."""

    printed: Any
    now: Any
    then: Any
    mine: Any
    after: Any


Say = Callable[[Any], Iterator[str]]
"""Says what changes between the sides of a game."""


def filled(said: Mapping[str, Say], sides: Sides, term: str) -> str:
    """Say what of a term changes; nothing where its name says enough."""
    say = said.get(term)
    return ", ".join([*(say(sides) if say is not None else ())][:_MOST])


def sides_of(printed: Any, seat: int, now: Any, then: Any) -> Sides:
    """Look at a seat in two views."""
    return Sides(printed, now, then, now.players[seat - 1], then.players[seat - 1])
