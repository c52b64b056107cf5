"""What a bot likes in one game more than in another: factors on the terms of a judge, drawn from a random value."""

from collections.abc import Iterable
from math import cos, exp, log, pi, sqrt

from maracaibo_tui.engine.chance import below, from_seed

_FINE = 1 << 48
PLAIN = "points"
"""Of points that are scored every bot thinks alike."""


def taste_of(terms: Iterable[str], strength: float, whim: int) -> dict[str, float]:
    """Draw a factor for every term: one that is liked counts more, on both sides of 1 as far."""
    taste, chance = {}, from_seed(whim)
    for term in terms:
        chance, normal = _normal(chance)
        taste[term] = 1.0 if term == PLAIN else exp(strength * normal)
    return taste


def _normal(chance: int) -> tuple[int, float]:
    """Draw from a normal distribution, by the method of Box and Muller."""
    chance, first = below(chance, _FINE)
    chance, second = below(chance, _FINE)
    return chance, sqrt(-2 * log((first + 1) / _FINE)) * cos(2 * pi * second / _FINE)
