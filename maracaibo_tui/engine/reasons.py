"""What changes a term of a judge from one view of a seat to another, put into the words of a game (RIV-51).

Only what the seat sees is named: both positions are views of it.
"""

# ruff: noqa: ANN401 - views and what is printed are the game's own

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

_MOST = 3
"""So many things are named at once."""


class Sides(NamedTuple):
    """A seat before and after: both views, what the seat has in each, and whether a term goes up by it."""

    printed: Any
    now: Any
    then: Any
    mine: Any
    after: Any
    is_gain: bool


Say = Callable[[Sides], str]
"""Names a term together with what changes it; nothing where its own name says enough."""


def said(says: Mapping[str, Say], sides: Sides, term: str) -> str:
    """Say what changes a term; nothing where its name says enough."""
    say = says.get(term)
    return say(sides) if say is not None else ""


def sides_of(printed: Any, seat: int, views: tuple[Any, Any], *, is_gain: bool) -> Sides:
    """Look at a seat in two views."""
    now, then = views
    return Sides(printed, now, then, now.players[seat - 1], then.players[seat - 1], is_gain)


def listed(head: str, things: Iterable[str]) -> str:
    """Put things behind what they belong to; nothing where there are none."""
    named = [*things][:_MOST]
    return f"{head}: {', '.join(named)}" if named else ""


def counted(count: int, called: str) -> str:
    """Count things, of which `called` names several: `1 doubloon`."""
    return f"{count} {called.removesuffix('s') if count == 1 else called}"


def earned_and_spent(changes: Iterable[tuple[int, str]]) -> str:
    """Say what came in and what was spent: `earned: 2 doubloons, spent: 1 figure`."""
    kept = [*changes]
    earned = listed("earned", [counted(by, called) for by, called in kept if by > 0])
    spent = listed("spent", [counted(-by, called) for by, called in kept if by < 0])
    return ", ".join(filter(None, (earned, spent)))
