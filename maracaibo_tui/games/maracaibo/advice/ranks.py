"""What more influence with a nation leads to: where the marker goes, the rank there, and its points at the end."""

from __future__ import annotations

from typing import NamedTuple

from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import next_rank, rank_value
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


class Step(NamedTuple):
    """Influence, rank and points at the end, now and then."""

    influence: tuple[int, int]
    rank: tuple[int, int]
    points: tuple[int, int]


def step(t: MaracaiboTable, p: Player, nation: str, amount: int | None) -> Step:
    """Reckon what so much influence leads to; without an amount a step to the next rank (MAR-INFL-03, MAR-FINAL-16)."""
    now, last = p.influence[nation], t.printed.last_influence[nation]
    ahead = next_rank(t.printed, nation, now)
    then = min(now + amount, last) if amount is not None else now if ahead is None else ahead
    ranks = rank_value(t.printed, nation, now), rank_value(t.printed, nation, then)
    times = multiplier(t, nation)
    return Step((now, then), ranks, (ranks[0] * times, ranks[1] * times))
