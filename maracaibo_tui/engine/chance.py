"""Chance: the random source as a value, SplitMix64, one 64-bit number in, one out; and the three doors to it.

Every chance of a game goes through `shuffled` for the order of a pile, through `rolled` for dice and through `picked`
for one of several candidates. The last two look first into queues of the state, which are empty in every real game:
`dice` with faces and `picks` with candidates. A roll and a pick are reveals: nothing of them may stand in the state, or
be told, before.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from .agenda import Table

T = TypeVar("T")
D = TypeVar("D", bound="HasDice")
P = TypeVar("P", bound="HasPicks")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def from_seed(seed: int) -> int:
    """Turn any whole number a person may type into the start of a random source."""
    return _mixed((seed * _STEP + 1) & _MASK)


def below(source: int, count: int) -> tuple[int, int]:
    """Draw a number from 0 up to, but not including, count; give the source after it and the number."""
    source = (source + _STEP) & _MASK
    return source, (_mixed(source) * count) >> 64


def shuffled(source: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Shuffle the items; give the source after it and the new order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        source, other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return source, tuple(order)


class ForcedChanceError(ValueError):
    """An entry of a queue that cannot be, said in one sentence."""


class HasDice(Protocol):
    """A state of a game with dice."""

    chance: int
    dice: tuple[int, ...]
    agenda: tuple[Any, ...]


class HasPicks(Protocol):
    """A state of a game in which something else than the order of a pile is left to chance."""

    chance: int
    picks: tuple[str, ...]
    agenda: tuple[Any, ...]


def rolled(table: Table[D, Any], faces: int, count: int = 1) -> tuple[int, ...]:
    """Throw dice, one after the other; tell all of them in one event before anything that follows."""
    table.revealed = True
    state, thrown = table.state, []
    for _ in range(count):
        if not state.dice:
            state.chance, face = below(state.chance, faces)
            thrown.append(face + 1)
            continue
        forced, state.dice = state.dice[0], state.dice[1:]
        if not 1 <= forced <= faces:
            raise ForcedChanceError(f"dice: found {forced}, allowed 1 to {faces}")
        thrown.append(forced)
    return tuple(thrown)


def picked(table: Table[P, Any], candidates: Sequence[str]) -> str:
    """Pick one of the candidates by chance; of one alone, or of equal ones, nothing is left to it."""
    if len(set(candidates)) == 1:
        return candidates[0]
    table.revealed = True
    state = table.state
    if not state.picks:
        state.chance, at = below(state.chance, len(candidates))
        return candidates[at]
    forced, state.picks = state.picks[0], state.picks[1:]
    if forced not in candidates:
        raise ForcedChanceError(f"picks: found {forced!r}, allowed {', '.join(sorted(set(candidates)))}")
    return forced


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)
