"""Conditions of missions, each with what it pays; all compare with at least (PIR-MISS-03)."""

from __future__ import annotations

from msgspec import Struct

from .symbols import Amount, CardKind, Count


class MissionTreasures(Struct, frozen=True, tag="mission_treasures", tag_field="effect", forbid_unknown_fields=True):
    """Own treasures of all kinds together (EFF-PIM-01)."""

    count: Count
    vp: Amount


class MissionBuried(Struct, frozen=True, tag="mission_buried", tag_field="effect", forbid_unknown_fields=True):
    """Buried treasures (EFF-PIM-02)."""

    count: Count
    vp: Amount


class MissionKind(Struct, frozen=True, tag="mission_kind", tag_field="effect", forbid_unknown_fields=True):
    """Improvement cards of a kind (EFF-PIM-03, EFF-PIM-09)."""

    kind: CardKind
    count: Count
    vp: Amount


class MissionDoubloonIncome(
    Struct, frozen=True, tag="mission_doubloon_income", tag_field="effect", forbid_unknown_fields=True
):
    """Doubloon income (EFF-PIM-04)."""

    count: Count
    vp: Amount


class MissionVpIncome(Struct, frozen=True, tag="mission_vp_income", tag_field="effect", forbid_unknown_fields=True):
    """VP income (EFF-PIM-05)."""

    count: Count
    vp: Amount


class MissionCards(Struct, frozen=True, tag="mission_cards", tag_field="effect", forbid_unknown_fields=True):
    """Improvement cards plus built residences (EFF-PIM-06)."""

    count: Count
    vp: Amount


class MissionRivers(Struct, frozen=True, tag="mission_rivers", tag_field="effect", forbid_unknown_fields=True):
    """Rivers crossed (EFF-PIM-07)."""

    count: Count
    vp: Amount


class MissionEachKind(Struct, frozen=True, tag="mission_each_kind", tag_field="effect", forbid_unknown_fields=True):
    """So many improvement cards of each of the three kinds (EFF-PIM-08)."""

    count: Count
    vp: Amount


class MissionBuriedVpIncome(
    Struct, frozen=True, tag="mission_buried_vp_income", tag_field="effect", forbid_unknown_fields=True
):
    """Buried treasures and VP income (EFF-PIM-10)."""

    buried: Count
    vp_income: Count
    vp: Amount


class MissionImmediate(Struct, frozen=True, tag="mission_immediate", tag_field="effect", forbid_unknown_fields=True):
    """Improvement cards with a lightning effect (EFF-PIM-11)."""

    count: Count
    vp: Amount


class MissionUpgrades(Struct, frozen=True, tag="mission_upgrades", tag_field="effect", forbid_unknown_fields=True):
    """Ship upgrades made (EFF-PIM-12)."""

    count: Count
    vp: Amount


class MissionCrewRivers(Struct, frozen=True, tag="mission_crew_rivers", tag_field="effect", forbid_unknown_fields=True):
    """Crew cards and rivers (EFF-PIM-13)."""

    crew: Count
    rivers: Count
    vp: Amount


class MissionEquipmentRivers(
    Struct, frozen=True, tag="mission_equipment_rivers", tag_field="effect", forbid_unknown_fields=True
):
    """Equipment cards and rivers (EFF-PIM-14)."""

    equipment: Count
    rivers: Count
    vp: Amount


class MissionEquipmentCrew(
    Struct, frozen=True, tag="mission_equipment_crew", tag_field="effect", forbid_unknown_fields=True
):
    """Equipment cards and crew cards (EFF-PIM-15)."""

    equipment: Count
    crew: Count
    vp: Amount


class MissionShipResidences(
    Struct, frozen=True, tag="mission_ship_residences", tag_field="effect", forbid_unknown_fields=True
):
    """Ship improvement cards and built residences (EFF-PIM-16)."""

    ship: Count
    residences: Count
    vp: Amount


class MissionBuriedRivers(
    Struct, frozen=True, tag="mission_buried_rivers", tag_field="effect", forbid_unknown_fields=True
):
    """Buried treasures and rivers (EFF-PIM-17)."""

    buried: Count
    rivers: Count
    vp: Amount
