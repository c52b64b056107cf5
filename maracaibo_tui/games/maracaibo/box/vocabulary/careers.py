"""The tasks of career cards, each with a low and a high level."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Barrier, Count


class CareerCombatTokens(
    Struct, frozen=True, tag="career_combat_tokens", tag_field="effect", forbid_unknown_fields=True
):
    """Own enough combat tokens (EFF-CAR-01)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerQuests(Struct, frozen=True, tag="career_quests", tag_field="effect", forbid_unknown_fields=True):
    """Own enough quest and story tiles (EFF-CAR-02)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerInfluenceOne(
    Struct, frozen=True, tag="career_influence_one", tag_field="effect", forbid_unknown_fields=True
):
    """Have enough influence with one nation (EFF-CAR-03)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerInfluenceTwo(
    Struct, frozen=True, tag="career_influence_two", tag_field="effect", forbid_unknown_fields=True
):
    """Have enough influence with each of two nations (EFF-CAR-04)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerShipUpgrades(
    Struct, frozen=True, tag="career_ship_upgrades", tag_field="effect", forbid_unknown_fields=True
):
    """Have cleared enough areas of the ship board (EFF-CAR-05)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerExplorer(Struct, frozen=True, tag="career_explorer", tag_field="effect", forbid_unknown_fields=True):
    """Have crossed that barrier with the own explorer (EFF-CAR-06)."""

    low_barrier: Barrier
    high_barrier: Barrier
    doubloons: Amount
    vp_high: Amount


class CareerSynergies(Struct, frozen=True, tag="career_synergies", tag_field="effect", forbid_unknown_fields=True):
    """Own enough synergy tokens (EFF-CAR-07)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount


class CareerAssistants(Struct, frozen=True, tag="career_assistants", tag_field="effect", forbid_unknown_fields=True):
    """Own enough assistants (EFF-CAR-08)."""

    low: Count
    high: Count
    doubloons: Amount
    vp_high: Amount
