"""What counts from the moment of gaining to the end, figureheads included (PIR-GEN-05)."""

from __future__ import annotations

from msgspec import Struct

from .once import OneTime
from .symbols import Amount, Count, Kind


class RaidOptionTreasure(
    Struct, frozen=True, tag="raid_option_treasure", tag_field="effect", forbid_unknown_fields=True
):
    """Raid option: a treasure of the kind of the Raid (EFF-PIP-01)."""

    swords: Count = 3


class RaidOptionVp(Struct, frozen=True, tag="raid_option_vp", tag_field="effect", forbid_unknown_fields=True):
    """Raid option: points (EFF-PIP-02)."""

    swords: Count = 2
    vp: Amount = 3


class RaidOptionMarker(Struct, frozen=True, tag="raid_option_marker", tag_field="effect", forbid_unknown_fields=True):
    """Raid option: points and a marker on an island of choice (EFF-PIP-03)."""

    swords: Count = 4
    vp: Amount = 3


class RaidSwords(Struct, frozen=True, tag="raid_swords", tag_field="effect", forbid_unknown_fields=True):
    """More swords in every Raid and battle (EFF-PIP-04)."""

    amount: Count


class RaidSwordsKind(Struct, frozen=True, tag="raid_swords_kind", tag_field="effect", forbid_unknown_fields=True):
    """More swords if the die of that colour is chosen (EFF-PIP-05)."""

    kind: Kind
    amount: Count = 2


class ExploreSteps(Struct, frozen=True, tag="explore_steps", tag_field="effect", forbid_unknown_fields=True):
    """More spaces in every Explore (EFF-PIP-06, EFF-PIF-02)."""

    amount: Count


class ExploreExchange(Struct, frozen=True, tag="explore_exchange", tag_field="effect", forbid_unknown_fields=True):
    """In every Explore: some spaces fewer for the effects (EFF-PIP-07, EFF-PIF-10)."""

    less: Count
    effects: tuple[OneTime, ...]


class Discount(Struct, frozen=True, tag="discount", tag_field="effect", forbid_unknown_fields=True):
    """Improvement cards and residences cost less (EFF-PIP-08, EFF-PIF-12)."""

    amount: Count


class RaidOptionDoubloonsVp(
    Struct, frozen=True, tag="raid_option_doubloons_vp", tag_field="effect", forbid_unknown_fields=True
):
    """Raid option of the Mermaid: doubloons and points (EFF-PIF-01)."""

    swords: Count = 2
    doubloons: Amount = 2
    vp: Amount = 2


class Sail(Struct, frozen=True, tag="sail", tag_field="effect", forbid_unknown_fields=True):
    """Sail further, as the Harpy (EFF-PIF-03)."""

    movement: Count = 4


class RenewMissions(Struct, frozen=True, tag="renew_missions", tag_field="effect", forbid_unknown_fields=True):
    """Renew the open missions before taking one, as the Whale (EFF-PIF-04)."""


class DoubloonsPerMission(
    Struct, frozen=True, tag="doubloons_per_mission", tag_field="effect", forbid_unknown_fields=True
):
    """Doubloons for each mission in hand in the income phase (EFF-PIF-04)."""

    amount: Count = 1


class RaidRerolls(Struct, frozen=True, tag="raid_rerolls", tag_field="effect", forbid_unknown_fields=True):
    """More rerolls in every Raid, as the Lion (EFF-PIF-05)."""

    amount: Count = 1


class RaidOptionDoubloons(
    Struct, frozen=True, tag="raid_option_doubloons", tag_field="effect", forbid_unknown_fields=True
):
    """Raid option of the Kraken: doubloons (EFF-PIF-08)."""

    swords: Count = 3
    doubloons: Amount = 6


class RaidOptionBury(Struct, frozen=True, tag="raid_option_bury", tag_field="effect", forbid_unknown_fields=True):
    """Raid option of the Skull: bury a treasure (EFF-PIF-11)."""

    swords: Count = 2
