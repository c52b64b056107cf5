"""A random source that picks, always the same from one seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from maracaibo_tui.engine.chance import below, from_seed, shuffled

T = TypeVar("T")


class Whims:
    """A random source that picks."""

    def __init__(self, seed: int) -> None:
        """Start from a seed."""
        self.chance = from_seed(seed)

    def one(self, *options: T) -> T:
        """Pick one."""
        self.chance, pick = below(self.chance, len(options))
        return options[pick]

    def some(self, options: Sequence[T], count: int) -> tuple[T, ...]:
        """Pick several, each once."""
        self.chance, order = shuffled(self.chance, options)
        return order[:count]
