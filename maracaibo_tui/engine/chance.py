"""The random source as a value: SplitMix64, one 64-bit number in, one out."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

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


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)
