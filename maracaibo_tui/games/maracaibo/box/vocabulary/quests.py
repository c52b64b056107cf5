"""What quests ask for, and the rewards that only quests give."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.gains import (
    Combat,
    CombatPoints,
    Doubloons,
    Explore,
    InfluenceAny,
    InfluenceNation,
    RemoveDiscs,
    TakeFigures,
    Vp,
)
from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count, Good, ObjectKind


class PayCombatPoints(Struct, frozen=True, tag="pay_combat_points", tag_field="effect", forbid_unknown_fields=True):
    """Pay combat points (EFF-QCO-01)."""

    amount: Amount = 1


class PayObjects(Struct, frozen=True, tag="pay_objects", tag_field="effect", forbid_unknown_fields=True):
    """Pay the depicted objects (EFF-QCO-02)."""

    objects: Annotated[tuple[ObjectKind, ...], Meta(min_length=1)]


class PayDoubloons(Struct, frozen=True, tag="pay_doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Pay doubloons (EFF-QCO-03)."""

    amount: Amount = 2


class RequiresMovement(Struct, frozen=True, tag="requires_movement", tag_field="effect", forbid_unknown_fields=True):
    """Have spent that many movement points in phase A of this turn (EFF-QCO-04)."""

    min: Amount = 4


class PayFigure(Struct, frozen=True, tag="pay_figure", tag_field="effect", forbid_unknown_fields=True):
    """Return figures of the own supply to the general supply (EFF-QCO-05)."""

    count: Count = 1


class PayGoods(Struct, frozen=True, tag="pay_goods", tag_field="effect", forbid_unknown_fields=True):
    """Discard hand cards with the depicted goods (EFF-QCO-06)."""

    goods: Annotated[tuple[Good, ...], Meta(min_length=1)]


class TakeStoryTile(Struct, frozen=True, tag="take_story_tile", tag_field="effect", forbid_unknown_fields=True):
    """Take the story tile to the quest track (EFF-QRW-01)."""


class PerCompass(Struct, frozen=True, tag="per_compass", tag_field="effect", forbid_unknown_fields=True):
    """Score or take doubloons for each own compass (EFF-QRW-03)."""

    vp: Amount = 0
    doubloons: Amount = 0


class RemoveSkullTile(Struct, frozen=True, tag="remove_skull_tile", tag_field="effect", forbid_unknown_fields=True):
    """Remove one skull tile in play (EFF-QRW-09)."""


QuestCost = PayCombatPoints | PayObjects | PayDoubloons | RequiresMovement | PayFigure | PayGoods
QuestReward = (
    TakeStoryTile
    | Doubloons
    | PerCompass
    | InfluenceAny
    | TakeFigures
    | CombatPoints
    | InfluenceNation
    | RemoveDiscs
    | RemoveSkullTile
    | Vp
    | Combat
    | Explore
)
