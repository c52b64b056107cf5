"""The weights of a judge: factors of its terms, tastes of how things are valued, and promises of what is still open.

All of them are data, in the files beside this one; they come out of games between bots with different weights.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct


class Tastes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How things are valued inside the terms, in victory points; the files say what each is."""

    doubloon: tuple[float, ...]
    doubloon_end: float
    plenty: float
    income: float
    figures: tuple[float, ...]
    combat_points: tuple[float, ...]
    combat_value: float
    influence_growth: float
    rivals: float
    rank_way: float
    disc: float
    gate: float
    upgrade: float
    compass: float
    discount: float
    permanent: float
    assistant: float
    usual_action: float
    village_action: float
    action: float
    paid: float
    earned: float
    combats: float
    objects: float
    visits: float
    nation_points: float
    marker_and_rank: float
    disc_removed: float
    explored: float
    explorer: float
    explorer_end: float
    barrier: float
    barrier_red: float
    synergy: float
    chance_of_synergy: float
    card_quest: float
    story_tile: float
    career: float
    growth: float
    held: tuple[float, ...]
    unaffordable: float
    fresh_card: float
    purchase: float
    step: float
    city_ahead: float
    combat_ahead: float
    quest_ahead: float
    assistant_ahead: float


class Spread(Struct, frozen=True, forbid_unknown_fields=True):
    """How a comparison with an automa may still change: by how much a round, and how widely."""

    drift: float
    least: float
    wide: float


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that makes one judge differ from another."""

    factors: Mapping[str, float | tuple[float, ...]]
    tastes: Tastes
    compared: Mapping[str, Spread]
    promises: Mapping[str, float]
    shortlist: Mapping[str, int] = {}
    """How many options of a kind are thought about; of kinds that are not named as many as at first."""


def weights_from(raw: Mapping[str, object]) -> Weights:
    """Take weights as their file has them."""
    return msgspec.convert(raw, Weights)
