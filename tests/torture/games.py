"""Whole games in tmux by keys alone: two people and one against Jean, on a small and a middle screen."""

import tempfile
from pathlib import Path

from tests.terminal.whole_game import KINDS, played

from .outcome import Outcome


def run(count: int, seed: int) -> Outcome:
    """Play so many games, every kind in turn; each is broken off in its first combat and compared with the engine."""
    failures, broken = [], 0
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        with tempfile.TemporaryDirectory(prefix="maracaibo-games-") as home:
            try:
                broken += played(kind, seed + number, Path(home))
            except (AssertionError, OSError) as error:
                failures.append(f"{kind}, seed {seed + number}: {error}")
    return Outcome("games", count, tuple(failures), {"broken off in a combat": broken})
