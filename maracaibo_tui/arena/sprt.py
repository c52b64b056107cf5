"""The sequential test: play until it is clear whether somebody is stronger, and not longer (rivals.md 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from math import log

from msgspec import Struct

STRONGER, NOT_STRONGER, OPEN = "stronger", "not stronger", ""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """What is tested: a difference of `elo1` against one of `elo0`, with how many errors of each kind."""

    elo0: float = 0.0
    elo1: float = 40.0
    alpha: float = 0.05
    beta: float = 0.05
    least: int = 20
    """No decision on fewer deals."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these two nothing is decided."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def expected(elo: float, chairs: int = 2) -> float:
    """Give the share of wins that a difference in strength brings at a table of so many."""
    g = 10 ** (elo / 400)
    return float(g / (g + chairs - 1))


class Trial:
    """A test under way: deals are added in the order of their numbers."""

    def __init__(self, rule: Rule, chairs: int = 2) -> None:
        """Begin with one imagined deal that is spread evenly over all scores that a deal may have."""
        self.rule, self._s0, self._s1 = rule, expected(rule.elo0, chairs), expected(rule.elo1, chairs)
        scores = [step / (2 * chairs) for step in range(2 * chairs + 1)]
        self.deals = 0
        self._sum, self._squares = sum(scores) / len(scores), sum([score * score for score in scores]) / len(scores)

    def add(self, score: float) -> None:
        """Add the mean score of the games of a deal."""
        self.deals += 1
        self._sum += score
        self._squares += score * score

    @property
    def llr(self) -> float:
        """Give the logarithm of how much likelier the one difference is than the other."""
        seen = self.deals + 1
        mean = self._sum / seen
        variance = self._squares / seen - mean * mean
        return self.deals * (self._s1 - self._s0) * (2 * mean - self._s0 - self._s1) / (2 * variance)

    @property
    def verdict(self) -> str:
        """Say what is decided, nothing while it is open."""
        low, high = self.rule.bounds
        if self.deals < self.rule.least or low < self.llr < high:
            return OPEN
        return STRONGER if self.llr >= high else NOT_STRONGER


def trial_of(scores: Mapping[int, float], rule: Rule, chairs: int = 2) -> Trial:
    """Try the longest run of finished deals from the first one on, up to where it is decided (RIV-63)."""
    trial = Trial(rule, chairs)
    for score in _in_order(scores):
        trial.add(score)
        if trial.verdict:
            break
    return trial


def _in_order(scores: Mapping[int, float]) -> Iterable[float]:
    for deal in count():
        if deal not in scores:
            return
        yield scores[deal]
