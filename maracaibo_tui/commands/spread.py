"""What a list of numbers is like, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

from msgspec import Struct


class Spread(Struct, frozen=True):
    """What a list of numbers is like."""

    min: float
    median: float
    mean: float
    max: float

    @property
    def words(self) -> str:
        """Say it in a line."""
        return f"{self.min} to {self.max}, median {self.median}, mean {self.mean}"


def spread(numbers: Sequence[int]) -> Spread:
    """Look at a list of numbers."""
    return Spread(min(numbers), median(numbers), round(mean(numbers), 2), max(numbers))
