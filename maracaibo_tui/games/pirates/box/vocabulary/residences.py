"""What residences score at the end (PIR-SCORE-06)."""

from __future__ import annotations

from msgspec import Struct

from .symbols import Count, Kind


class ResDoubloonIncome(Struct, frozen=True, tag="res_doubloon_income", tag_field="effect", forbid_unknown_fields=True):
    """Points for each doubloon of income (EFF-PIR-01)."""

    vp: Count = 2
    max: Count = 24


class ResVpIncome(Struct, frozen=True, tag="res_vp_income", tag_field="effect", forbid_unknown_fields=True):
    """Points for each point of income (EFF-PIR-02)."""

    vp: Count = 3
    max: Count = 24


class ResShip(Struct, frozen=True, tag="res_ship", tag_field="effect", forbid_unknown_fields=True):
    """Points for each ship improvement card (EFF-PIR-03)."""

    vp: Count = 5
    max: Count = 25


class ResEquipment(Struct, frozen=True, tag="res_equipment", tag_field="effect", forbid_unknown_fields=True):
    """Points for each equipment card (EFF-PIR-04)."""

    vp: Count = 4
    max: Count = 24


class ResCrew(Struct, frozen=True, tag="res_crew", tag_field="effect", forbid_unknown_fields=True):
    """Points for each crew card (EFF-PIR-05)."""

    vp: Count = 4
    max: Count = 24


class ResBuried(Struct, frozen=True, tag="res_buried", tag_field="effect", forbid_unknown_fields=True):
    """Points for each buried treasure (EFF-PIR-06)."""

    vp: Count = 3
    max: Count = 24


class ResMissions(Struct, frozen=True, tag="res_missions", tag_field="effect", forbid_unknown_fields=True):
    """Points for each fulfilled mission (EFF-PIR-07)."""

    vp: Count = 4
    max: Count = 24


class ResTreasure(Struct, frozen=True, tag="res_treasure", tag_field="effect", forbid_unknown_fields=True):
    """Points for each treasure of a kind (EFF-PIR-08, EFF-PIR-09, EFF-PIR-10)."""

    kind: Kind
    vp: Count = 4
    max: Count = 24


class ResTreasureSets(Struct, frozen=True, tag="res_treasure_sets", tag_field="effect", forbid_unknown_fields=True):
    """Points for each set of the three kinds (EFF-PIR-11)."""

    vp: Count = 8
    max: Count = 24


class ResRivers(Struct, frozen=True, tag="res_rivers", tag_field="effect", forbid_unknown_fields=True):
    """Points for each river crossed (EFF-PIR-12)."""

    vp: Count = 6
    max: Count = 24
