"""Intervals: what a rate of wins and a mean of margins may be when so many games were played (rivals.md 7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.96
_T = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045),
)
"""By degrees of freedom, from 1: how many standard errors hold 95 % where few were seen."""


class Interval(NamedTuple):
    """A figure, and between which two it lies with 95 %."""

    found: float
    low: float
    high: float


def wilson(score: float, games: int) -> Interval:
    """Give a rate of wins with Wilson's interval; shared victories count as parts."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    rate, square = score / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """Give a mean of deals with its interval; of one deal nothing is known but itself."""
    if len(values) < 2:  # noqa: PLR2004 - one has no spread
        found = values[0] if values else 0.0
        return Interval(found, float("-inf"), float("inf"))
    found, half = fmean(values), errors(len(values)) * stdev(values) / sqrt(len(values))
    return Interval(found, found - half, found + half)


def errors(deals: int) -> float:
    """Give how many standard errors make the interval of a mean of so many deals."""
    return _T[deals - 2] if deals - 1 <= len(_T) else Z


def paired(first: Sequence[float], second: Sequence[float]) -> Interval:
    """Compare two who played the same deals: the mean of what the first is ahead on each."""
    return mean([one - other for one, other in zip(first, second, strict=True)])
