"""Numbers printed in the rulebook rather than on a component; their values stand in `numbers.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .vocabulary import Amount, Count, Kind

Tables = Literal["solo", "2", "3", "4"]
"""A game against Jordan, or the number of people (PIR-SETUP-10)."""
Places = Annotated[int, Meta(ge=1, le=3)]
DieKind = Literal["gold", "emerald", "pearl", "most"]
"""What a face of the treasure die names: an island, or the one with most markers (PIR-SOLO-23)."""


class SetupNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on the table and what everybody starts with (PIR-SETUP-02, -08..-11, -13..-15)."""

    doubloons: tuple[Amount, Amount, Amount, Amount]
    improvements: Amount
    residences: Amount
    island_markers: Amount
    mission_offer: Count
    missions_dealt: Count
    missions_kept: Count
    figureheads: Mapping[Tables, Amount]
    player_markers: Count
    treasure_tiles: Mapping[Kind, Amount]
    largest_group: Count


class TurnNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sailing, its fee, and what improvement and residence cards pay (PIR-SAIL-01, PIR-IMPR-01, PIR-RES-02)."""

    rounds: Count
    movement: Count
    fee: Amount
    ignore: Amount
    remote: Amount
    first_residence: Amount


class ShipNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers above the upgrade lines, from the left (PIR-UPGR-03)."""

    lines: tuple[Amount, ...]


class RaidVp(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Swords for points (EFF-PIL-01)."""

    swords: Count
    vp: Amount


class RaidDoubloons(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Swords for doubloons (EFF-PIL-02)."""

    swords: Count
    doubloons: Amount


class RaidTreasure(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Swords for a treasure of the kind of the Raid (EFF-PIL-03)."""

    swords: Count


class RaidNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rerolls and the three raid options of everybody (PIR-RAID-02, PIR-RAID-09)."""

    rerolls: Amount
    vp: RaidVp
    doubloons: RaidDoubloons
    treasure: RaidTreasure


class BayNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The extra swords and the spaces of Explore in the Bay (PIR-BAY-02)."""

    swords: Amount
    explore: Count


class MaracaiboNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What arriving on Maracaibo is worth (PIR-BAY-06)."""

    vp: Amount


class ScoringNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the final scoring pays (PIR-SCORE-02, -03, -07, -08, -10)."""

    river: Amount
    doubloons: Count
    treasure: Annotated[tuple[Amount, ...], Meta(min_length=1)]
    buried: Amount
    missions: Count
    missions_vp: Amount


class RaidStep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Raid brings Jordan on a step of his track (EFF-PIS-13..16)."""

    vp: Amount
    treasures: Amount
    marker: bool


class ExploreStep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an Explore brings Jordan on a step of his track (EFF-PIS-17..20)."""

    vp: Amount
    steps: Amount


class SoloNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Jordan: his deck, his reach, his dice, his track and what he scores (PIR-SOLO)."""

    deck: Count
    reach: Count
    missions: Amount
    treasure_die: tuple[DieKind, DieKind, DieKind, DieKind, DieKind, DieKind]
    figurehead_die: tuple[Places, Places, Places, Places, Places, Places]
    raid: Annotated[tuple[RaidStep, ...], Meta(min_length=1)]
    explore: Annotated[tuple[ExploreStep, ...], Meta(min_length=1)]
    first_residence: Amount
    maracaibo: Amount
    river: Amount
    improvement: Amount
    residence: Amount
    mission: Amount
    unknown_vp: Annotated[tuple[Amount, ...], Meta(min_length=1)]
    battle_vp: Amount
    ruby: Amount


class ModuleNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the modules pay and change (PIR-MIX-01)."""

    unknown_doubloon: Amount
    faceup_level2: Amount
    battle_vp: Amount
    battle_doubloon: Amount
    hunters_dealt: Count
    hunters_kept: Count
    hunters_factor: Count
    hunters_penalty: Amount
    ruby_exchange: Amount


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of them, by part of the rulebook."""

    setup: SetupNumbers
    turn: TurnNumbers
    ship: ShipNumbers
    raid: RaidNumbers
    bay: BayNumbers
    maracaibo: MaracaiboNumbers
    scoring: ScoringNumbers
    solo: SoloNumbers
    modules: ModuleNumbers
