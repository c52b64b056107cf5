"""How much sooner two processes play a series than one: the start of both counts."""

from __future__ import annotations

import time

from maracaibo_tui.commands.simulate_jobs import outcomes, usable_cores
from maracaibo_tui.commands.simulate_post import Post
from tests.bench.playing import Numbers

GAMES_A_SECOND = 2
"""So many games of greedy bots one process plays in about a second."""


def two_jobs(seconds: float) -> Numbers:
    """Play a series of greedy bots in one process, then the same in two."""
    games = max(2, round(GAMES_A_SECOND * seconds))
    post = Post(
        game="maracaibo",
        pack=None,
        chosen={},
        chairs=2,
        entrants=("greedy", "greedy:weights=first"),
        plan="duel",
        seed=1,
    )
    one, two = [_taken(post, games, jobs) for jobs in (1, 2)]
    return {"games": games, "cores": usable_cores(), "games_a_minute": 60 * games / two, "two_jobs_share": two / one}


def _taken(post: Post, games: int, jobs: int) -> float:
    began = time.perf_counter()
    over = [outcome for outcome in outcomes(post, iter(range(games)), jobs) if outcome is not None]
    if any(outcome.line is None for outcome in over):
        raise RuntimeError(f"a game broke: {[outcome.error for outcome in over if outcome.error]}")
    return time.perf_counter() - began
