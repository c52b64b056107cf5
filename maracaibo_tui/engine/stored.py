"""Positions that come from a file: what no game could hold is refused before anything is played with it."""

# ruff: noqa: ANN401 - positions are the game's own

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

Named: TypeAlias = tuple[str, str]
"""A kind of component and an id."""
_MOST = 100_000
"""No count in a game comes near this."""
_LONGEST = 200_000
"""Some twenty times the bytes of a full table."""


def see_length(data: bytes) -> None:
    """See that a position is not longer than any can be; it is a ValueError otherwise."""
    if len(data) > _LONGEST:
        raise ValueError(f"it has {len(data)} bytes, and no position has more than {_LONGEST}")


def see_seats(state: Any) -> None:
    """See that seats are as many as play, in order, and that nothing is open for others."""
    if len(state.players) != state.options.players:
        raise ValueError(f"it has {len(state.players)} seats for {state.options.players} players")
    if any(p.seat != seat for seat, p in enumerate(state.players, 1)):
        raise ValueError("its seats are not in order")
    if any(not 0 <= frame.seat <= len(state.players) for frame in state.agenda):
        raise ValueError("something is open for a seat that does not play")


def see_active(seat: int, first: int, players: int) -> None:
    """See that it is the turn of a seat that plays; the first of them is 0 where it may be nobody's."""
    if not first <= seat <= players:
        raise ValueError(f"it is the turn of seat {seat}, which does not play")


def see_numbers(owners: Iterable[object]) -> None:
    """See that no record holds a number that no game comes near."""
    if any(abs(number) > _MOST for owner in owners for number in _numbers(owner)):
        raise ValueError(f"it holds a number beyond {_MOST}")


def _numbers(owner: object) -> Iterator[int]:
    for field in getattr(owner, "__struct_fields__", ()):
        value = getattr(owner, field)
        if field == "chance":
            continue
        if isinstance(value, Mapping):
            yield from (number for number in value.values() if isinstance(number, int))
        elif isinstance(value, int):
            yield value


def ids_in(owner: object, fields: Mapping[str, tuple[str, ...]]) -> Iterator[Named]:
    """Name every id in a record, given by kind of component the fields that hold some; numbers and flags name none."""
    for kind, names in fields.items():
        for name in names:
            value = getattr(owner, name, ())
            several = () if isinstance(value, int) else (value,) if isinstance(value, str) else value
            yield from ((kind, each) for each in several)
