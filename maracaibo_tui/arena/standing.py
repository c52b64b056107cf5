"""How a series stands while it is played: what the first entrant scored, and how far a test is."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from .results import Line, Series
from .sprt import Rule, Trial
from .statistics import Interval, wilson


class Standing:
    """Running figures of the first entrant."""

    def __init__(self, series: Series, rule: Rule | None, lines: Iterable[Line]) -> None:
        """Take in what was played before."""
        self._games = len(series.lineups)
        self.trial = Trial(rule, series.chairs) if rule is not None else None
        self._deals: dict[int, list[Line]] = {}
        self._next = 0
        self._score, self._scored, self.lines = 0.0, 0, 0
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Take in a game."""
        self.lines += 1
        own = _own(line)
        self._score, self._scored = self._score + sum(own), self._scored + len(own)
        if self.trial is None:
            return
        self._deals.setdefault(line.deal, []).append(line)
        while not self.trial.verdict and len(self._deals.get(self._next, ())) == self._games:
            deal = sorted(self._deals.pop(self._next), key=lambda each: each.n)
            self.trial.add(fmean([score for each in deal for score in _own(each)]))
            self._next += 1

    @property
    def is_decided(self) -> bool:
        """Tell whether the test has its answer."""
        return self.trial is not None and bool(self.trial.verdict)

    @property
    def rate(self) -> Interval:
        """Give the rate of wins so far."""
        return wilson(self._score, self._scored)


def _own(line: Line) -> list[float]:
    return [line.score(chair) for chair, entrant in enumerate(line.seats) if entrant == 0]
