"""Numbers printed in the rulebook rather than on a component; their values stand in `numbers.toml`."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .vocabulary import Nation

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Edition = Literal["second", "first"]


class SetupNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody starts with (chapter 3)."""

    doubloons: tuple[Count, Count, Count, Count]
    figures: Count
    figures_own: Count
    figures_career: Count
    combat_points: Count
    compasses: Count
    discs: Positive
    cards_dealt: Count
    cards_kept: Count
    cards_planned: Count
    b_cards: Count
    display: Count
    careers: Positive
    prestige: Count
    random_tiles: Count
    tokens_per_synergy: Count
    supply: tuple[Count, ...]
    two_player_markers: Mapping[str, Nation]
    few_players: Annotated[int, Meta(ge=1, le=4)]


class TurnNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sailing, village actions, drawing and the small awards of a turn (chapters 4–8, 13–15)."""

    rounds: Positive
    movement: Positive
    village_thresholds: tuple[Count, ...]
    discard_hand: Count
    take_doubloon: Count
    planning_spaces: Count
    hand_limit: Count
    display_cost: Count
    assistant_missed: Count
    quest_track: tuple[Count, ...]
    quest_further: Count


class CombatNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The combat track and the base combat actions (chapter 10)."""

    most_points: Count
    empty_value: Count
    modifier_most: int
    modifier_least: int
    influence_small: tuple[Count, Count]
    influence_large: tuple[Count, Count]
    annex: Count
    displace: Count
    action_influence: Count


class ScoringNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the scorings, tracks and careers pay (chapters 11, 12, 17–19, 22)."""

    instead_of_purchase: Count
    leader: Count
    majority: tuple[Count, Count, Count]
    influence_overflow: Count
    vp_income_wrap: Positive
    career_doubloons: Count
    career_vp: Count
    prestige_first: Count
    prestige_figures: Count
    track_end: tuple[Count, ...]
    track_end_village_actions: Count
    barrier_first: Count
    barrier_later: Count
    barrier_influence: Count


class Lead(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What Jean scores for being ahead by at least so many (MAR-SOLO-53..55)."""

    by: Count
    vp: Count


class SoloNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The automa board of Jean and her decks (chapter 23.1)."""

    row: Annotated[tuple[Count, ...], Meta(min_length=1)]
    discs_per_area: Positive
    per_card: Count
    late_round: Count
    quest: Count
    lead: tuple[Lead, ...]
    explorer_lead: tuple[Lead, ...]
    decks: Mapping[Edition, Annotated[tuple[tuple[Count, Count, Count], ...], Meta(min_length=1)]]


class JacquesNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The decks of Jacques and what his ends are worth (MAR-SOLO-71, -76, -78)."""

    decks: Annotated[tuple[tuple[Count, Count], ...], Meta(min_length=1)]
    round_end: Count
    comparison: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of them, by part of the rulebook."""

    setup: SetupNumbers
    turn: TurnNumbers
    combat: CombatNumbers
    scoring: ScoringNumbers
    solo: SoloNumbers
    jacques: JacquesNumbers
