"""The nations with their influence tracks, and the barriers of the explorer track."""

from collections.abc import Mapping
from typing import get_args

from maracaibo_tui.engine.explained import Part
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed

BARRIERS: tuple[v.Barrier, ...] = get_args(v.Barrier)


def nations(_printed: Printed) -> Mapping[str, v.Nation]:
    """Give the nations (MAR-INFL-01)."""
    return {each: each for each in NATIONS}


def barriers(_printed: Printed) -> Mapping[str, v.Barrier]:
    """Give the barriers of the explorer track (MAR-EXPLORE-12, MAR-EXPLORE-13)."""
    return {each: each for each in BARRIERS}


def nation(printed: Printed, which: v.Nation) -> list[Part]:
    """Explain a nation: its track, its ranks, its markers, what they are worth at the end (MAR-INFL-03)."""
    ranks = ", ".join(f"rank {value} at {space}" for space, value in printed.ranks[which])
    return [
        Part("Each point of influence is one space on its track", "MAR-INFL-01"),
        Part(f"Noble ranks: {ranks}", "MAR-INFL-03"),
        Part(f"The track ends at {printed.last_influence[which]}", "MAR-INFL-04"),
        Part(
            "Its markers leave the supply from the left; each cleared supply space raises its multiplier", "MAR-INFL-10"
        ),
        Part("At the end a bonus for the most and second most markers on the board is added", "MAR-FINAL-17"),
        Part("At the end your rank times the multiplier is your score with it", "MAR-FINAL-20"),
        Part("Whoever is furthest ahead with it scores extra", "MAR-FINAL-13"),
    ]


def barrier(printed: Printed, which: v.Barrier) -> list[Part]:
    """Explain a barrier: what crossing it brings (MAR-EXPLORE-12, MAR-EXPLORE-13)."""
    scoring = printed.scoring
    order = Part("It is settled before the space where the explorer stops", "MAR-EXPLORE-14")
    if which == "red":
        gain = f"Crossing it: {scoring.barrier_influence} influence with one nation of your choice"
        return [Part(gain, "MAR-EXPLORE-12"), order]
    first, later = scoring.barrier_first, scoring.barrier_later
    return [
        Part(f"Crossing it: {first} VP for the first explorer, {later} VP for each later one", "MAR-EXPLORE-13"),
        order,
    ]
