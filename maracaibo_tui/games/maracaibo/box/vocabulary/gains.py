"""Plain gains shared by cities, flags, cards, quests, legacy tiles and the explorer track."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count, Nation


class Doubloons(Struct, frozen=True, tag="doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Take doubloons (EFF-QRW-02, EFF-EXP-01)."""

    amount: Amount


class Vp(Struct, frozen=True, tag="vp", tag_field="effect", forbid_unknown_fields=True):
    """Score victory points (EFF-QRW-10, EFF-EXP-03)."""

    amount: Amount


class DoubloonsVp(Struct, frozen=True, tag="doubloons_vp", tag_field="effect", forbid_unknown_fields=True):
    """Take doubloons and score victory points (EFF-EXP-06)."""

    doubloons: Amount
    vp: Amount


class CombatPoints(Struct, frozen=True, tag="combat_points", tag_field="effect", forbid_unknown_fields=True):
    """Gain combat points (EFF-IMM-15, EFF-CTY-07, EFF-QRW-06, EFF-EXP-05)."""

    amount: Amount = 3


class TakeFigures(Struct, frozen=True, tag="take_figures", tag_field="effect", forbid_unknown_fields=True):
    """Take figures from the general supply (EFF-IMM-11, EFF-QRW-05, EFF-EXP-07)."""

    count: Count = 2


class InfluenceAny(Struct, frozen=True, tag="influence_any", tag_field="effect", forbid_unknown_fields=True):
    """Gain influence with one nation of choice (EFF-IMM-05, EFF-QRW-04, EFF-EXP-02)."""

    amount: Amount = 1


class InfluenceNation(Struct, frozen=True, tag="influence_nation", tag_field="effect", forbid_unknown_fields=True):
    """Gain influence with the printed nation (EFF-IMM-01, EFF-QRW-07)."""

    nation: Nation
    amount: Amount = 2


class RemoveDisc(Struct, frozen=True, tag="remove_disc", tag_field="effect", forbid_unknown_fields=True):
    """Remove discs from the own ship board (EFF-IMM-04, EFF-EXP-04)."""

    count: Count = 1


class RemoveDiscs(Struct, frozen=True, tag="remove_discs", tag_field="effect", forbid_unknown_fields=True):
    """Remove several discs, one after the other (EFF-QRW-08)."""

    count: Count = 2


class VillageActions(Struct, frozen=True, tag="village_actions", tag_field="effect", forbid_unknown_fields=True):
    """Perform village actions (EFF-FLG-01)."""

    count: Count = 1


class Explore(Struct, frozen=True, tag="explore", tag_field="effect", forbid_unknown_fields=True):
    """Move the own explorer forward by up to that many spaces (EFF-CTY-02, EFF-QRW-12)."""

    steps: Count = 2


class Combat(Struct, frozen=True, tag="combat", tag_field="effect", forbid_unknown_fields=True):
    """Perform a whole Combat (EFF-CTY-01, EFF-QRW-11)."""


Gain = (
    Doubloons
    | Vp
    | DoubloonsVp
    | CombatPoints
    | TakeFigures
    | InfluenceAny
    | InfluenceNation
    | RemoveDisc
    | RemoveDiscs
    | VillageActions
    | Explore
    | Combat
)
