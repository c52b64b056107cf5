"""What the green, red and tan scrolls of project cards do, and what a card asks for besides doubloons."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import (
    Amount,
    Count,
    LocationId,
    Nation,
    ObjectKind,
    SynergyKind,
)


class VisitReward(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed reward of a visited assistant: victory points or doubloons, never both (EFF-PRM-07)."""

    vp: Amount = 0
    doubloons: Amount = 0


class IncomeDoubloons(Struct, frozen=True, tag="income_doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Move the doubloon-income marker forward (EFF-INC-01)."""

    amount: Amount


class IncomeVp(Struct, frozen=True, tag="income_vp", tag_field="effect", forbid_unknown_fields=True):
    """Move the marker of the income in victory points forward (EFF-INC-02)."""

    amount: Amount


class IncomeIfSynergy(Struct, frozen=True, tag="income_if_synergy", tag_field="effect", forbid_unknown_fields=True):
    """Raise an income once the owner has that synergy token (EFF-INC-03)."""

    synergy: SynergyKind
    kind: Literal["doubloons", "vp"]
    amount: Amount


class PermanentObject(Struct, frozen=True, tag="permanent_object", tag_field="effect", forbid_unknown_fields=True):
    """Stand for one of these objects in every payment, without being discarded (EFF-PRM-01)."""

    objects: Annotated[tuple[ObjectKind, ...], Meta(min_length=1)]


class PurchaseDiscount(Struct, frozen=True, tag="purchase_discount", tag_field="effect", forbid_unknown_fields=True):
    """Make every card and every investment cheaper (EFF-PRM-02)."""

    amount: Amount


class CombatPointBeforeCombat(
    Struct, frozen=True, tag="combat_point_before_combat", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points before a Combat begins (EFF-PRM-03)."""

    amount: Amount = 1


class Compass(Struct, frozen=True, tag="compass", tag_field="effect", forbid_unknown_fields=True):
    """Count as that many compasses (EFF-PRM-04)."""

    count: Count = 1


class ExplorerExtraStep(Struct, frozen=True, tag="explorer_extra_step", tag_field="effect", forbid_unknown_fields=True):
    """Let every explorer movement be longer (EFF-PRM-05)."""

    amount: Amount = 1


class StealVpOnExplorerSkip(
    Struct, frozen=True, tag="steal_vp_on_explorer_skip", tag_field="effect", forbid_unknown_fields=True
):
    """Take victory points from the owner of each explorer jumped over (EFF-PRM-06)."""

    amount: Amount = 1


class AssistantVisitedBonus(
    Struct, frozen=True, tag="assistant_visited_bonus", tag_field="effect", forbid_unknown_fields=True
):
    """Receive the printed reward whenever a ship stops where an own assistant stands (EFF-PRM-07)."""

    reward: VisitReward


class FigureToCombatPoints(
    Struct, frozen=True, tag="figure_to_combat_points", tag_field="effect", forbid_unknown_fields=True
):
    """Turn a figure of the own supply into combat points at any time (EFF-PRM-08)."""

    points: Amount = 2


class NationCombatPoints(
    Struct, frozen=True, tag="nation_combat_points", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points when fighting for that nation (EFF-PRM-09)."""

    nation: Nation
    points: Amount = 2


class DisplaceVp(Struct, frozen=True, tag="displace_vp", tag_field="effect", forbid_unknown_fields=True):
    """Score victory points for every marker displaced (EFF-PRM-10)."""

    amount: Amount = 3


class Synergy(Struct, frozen=True, tag="synergy", tag_field="effect", forbid_unknown_fields=True):
    """Take the synergy token of that kind (EFF-IMM-02)."""

    kind: SynergyKind


class PlaceMarkerVillage(
    Struct, frozen=True, tag="place_marker_village", tag_field="effect", forbid_unknown_fields=True
):
    """Put a marker of a chosen nation into a free village (EFF-IMM-03)."""


class QuestOnCard(Struct, frozen=True, tag="quest_on_card", tag_field="effect", forbid_unknown_fields=True):
    """Lay the top quest tile of the pile onto this card (EFF-IMM-06)."""


class VpPerCombatToken(Struct, frozen=True, tag="vp_per_combat_token", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own combat token (EFF-IMM-07)."""

    vp: Amount = 1


class VpPerAssistant(Struct, frozen=True, tag="vp_per_assistant", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own assistant (EFF-IMM-08)."""

    vp: Amount = 2


class VpPerQuest(Struct, frozen=True, tag="vp_per_quest", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own quest or story tile (EFF-IMM-09)."""

    vp: Amount = 1


class VpPerCompass(Struct, frozen=True, tag="vp_per_compass", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own compass (EFF-IMM-10)."""

    vp: Amount = 2


class SynergyChoice(Struct, frozen=True, tag="synergy_choice", tag_field="effect", forbid_unknown_fields=True):
    """Take a synergy token of a kind not owned yet (EFF-IMM-12)."""


class PlaceMarkerVillageAndRank(
    Struct, frozen=True, tag="place_marker_village_and_rank", tag_field="effect", forbid_unknown_fields=True
):
    """Put a marker of a nation into a free village and rise to its next rank (EFF-IMM-13)."""


class FiguresToIncome(Struct, frozen=True, tag="figures_to_income", tag_field="effect", forbid_unknown_fields=True):
    """Put figures on this card, each for more doubloon income (EFF-IMM-14)."""

    income: Amount = 2


class VpPerSynergy(Struct, frozen=True, tag="vp_per_synergy", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own synergy token (EFF-IMM-16)."""

    vp: Amount = 2


class VpPerNationInfluence(
    Struct, frozen=True, tag="vp_per_nation_influence", tag_field="effect", forbid_unknown_fields=True
):
    """Score for each nation with enough influence (EFF-IMM-17)."""

    min: Amount = 3
    vp: Amount = 3


class CostAssistant(Struct, frozen=True, tag="cost_assistant", tag_field="effect", forbid_unknown_fields=True):
    """Send a figure of the own supply to that place as assistant (EFF-BUY-02)."""

    location: LocationId


class CostObjects(Struct, frozen=True, tag="cost_objects", tag_field="effect", forbid_unknown_fields=True):
    """Pay several equal objects (EFF-BUY-03)."""

    object: ObjectKind = "herbs"
    count: Count = 3


class RequiresNationMarkers(
    Struct, frozen=True, tag="requires_nation_markers", tag_field="effect", forbid_unknown_fields=True
):
    """Need that many markers of the nation on the board (EFF-BUY-04)."""

    nation: Nation
    count: Count = 3


class CostFigure(Struct, frozen=True, tag="cost_figure", tag_field="effect", forbid_unknown_fields=True):
    """Return figures of the own supply to the general supply (EFF-BUY-05)."""

    count: Count = 1


class CostFigureOnCard(Struct, frozen=True, tag="cost_figure_on_card", tag_field="effect", forbid_unknown_fields=True):
    """Put figures of the own supply onto this card for good (EFF-BUY-06)."""

    count: Count = 1


class CostCombatPoints(Struct, frozen=True, tag="cost_combat_points", tag_field="effect", forbid_unknown_fields=True):
    """Pay combat points (EFF-BUY-07)."""

    amount: Amount
