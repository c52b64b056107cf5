"""How far a series is: games, pace, time left, and what it shows so far (RIV-68)."""

from __future__ import annotations

import sys
import time
from collections import deque

from maracaibo_tui.arena.standing import Standing
from maracaibo_tui.commands.simulate_summary import percent

_MINUTE, _BLINK = 60.0, 0.5


class Progress:
    """The last line of a terminal; elsewhere a line a minute."""

    def __init__(self, name: str, standing: Standing, games: int) -> None:
        """Begin with what is there: how the entrant of this name stands, and how many games are wanted."""
        self._name, self._standing, self._games = name, standing, games
        self._is_terminal = sys.stderr.isatty()
        self.began = self._shown = time.monotonic()
        self._ended: deque[float] = deque()
        self._is_there = False

    def show(self, *, is_new: bool) -> None:
        """Show how far it is, if it is time to."""
        now = time.monotonic()
        if is_new:
            self._ended.append(now)
        while self._ended and self._ended[0] < now - _MINUTE:
            self._ended.popleft()
        if now - self._shown < (_BLINK if self._is_terminal else _MINUTE):
            return
        self._shown = now
        if self._is_terminal:
            print(f"\r{self.line(now)}\x1b[K", end="", file=sys.stderr, flush=True)
            self._is_there = True
        else:
            print(self.line(now), file=sys.stderr, flush=True)

    def line(self, now: float) -> str:
        """Say how far it is."""
        pace = len(self._ended) / max(1.0, min(_MINUTE, now - self.began)) * _MINUTE
        left = (self._games - self._standing.lines) / pace if pace else 0.0
        words = [f"{self._standing.lines} of {self._games} games"]
        if pace:
            words += [f"{pace:.0f} a minute", f"{_minutes(left)} left"]
        return ", ".join([*words, self._so_far()])

    def _so_far(self) -> str:
        """Say what it shows: how the first entrant does, and how far a test is."""
        rate, trial = f"{self._name} {percent(self._standing.rate)}", self._standing.trial
        if trial is None:
            return rate
        low, high = trial.rule.bounds
        return f"{rate}, LLR {trial.llr:+.2f} between {low:.2f} and {high:.2f}"

    def clear(self) -> None:
        """Take the line away."""
        if self._is_there:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._is_there = False


def _minutes(left: float) -> str:
    return f"{left / 60:.1f} h" if left >= _MINUTE else f"{left:.0f} min" if left >= 1 else f"{left * 60:.0f} s"
