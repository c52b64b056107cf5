"""The weights of a judge: factors of its terms, tastes of how things are valued inside them, promises of what waits.

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
    turns: float
    pace: float
    patience: float
    ahead: float
    skipped: float
    treasure: float
    rivals: float
    raids: float
    explores: float
    sword: float
    kind_sword: float
    step: float
    reroll: float
    exchange: float
    discount: float
    movement: float
    option: Mapping[str, float]
    renewing: float
    coming: Mapping[str, float]
    hope: float
    pursuit: float
    burial: float
    line: float
    space: float
    visits: float
    tile: float
    figurehead: float
    bonus_space: float
    ruby: float
    leaning: Mapping[str, float]
    card: float
    usual: Mapping[str, float]


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that makes one judge differ from another."""

    factors: Mapping[str, float | tuple[float, ...]]
    tastes: Tastes
    promises: Mapping[str, float] = {}
    """How much of its worth is promised for what waits; for what is not named as much as at first."""
    shortlist: Mapping[str, int] = {}
    """How many options of a kind are thought about; of kinds that are not named as many as at first."""


def weights_from(raw: Mapping[str, object]) -> Weights:
    """Take weights as their file has them."""
    return msgspec.convert(raw, Weights)
