"""Numbers printed in the rulebook rather than on a component; their values stand in `numbers.toml`."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .vocabulary import Amount, Count, Nation

Edition = Literal["second", "first"]


class SetupNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody starts with (MAR-SETUP-30)."""

    doubloons: tuple[Amount, Amount, Amount, Amount]
    figures: Amount
    figures_own: Amount
    figures_career: Amount
    combat_points: Amount
    compasses: Amount
    discs: Count
    cards_dealt: Amount
    cards_kept: Amount
    cards_planned: Amount
    b_cards: Amount
    display: Amount
    careers: Count
    prestige: Amount
    random_tiles: Amount
    tokens_per_synergy: Amount
    supply: tuple[Amount, ...]
    two_player_markers: Mapping[str, Nation]
    few_players: Annotated[int, Meta(ge=1, le=4)]


class TurnNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sailing, village actions, drawing and the small awards of a turn."""

    rounds: Count
    movement: Count
    village_thresholds: tuple[Amount, ...]
    discard_hand: Amount
    take_doubloon: Amount
    planning_spaces: Amount
    hand_limit: Amount
    display_cost: Amount
    assistant_missed: Amount
    quest_track: tuple[Amount, ...]
    quest_further: Amount


class CombatNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The combat track and the base combat actions (MAR-COMBAT-09, MAR-COMBAT-24..26)."""

    most_points: Amount
    empty_value: Amount
    modifier_most: int
    modifier_least: int
    influence_small: tuple[Amount, Amount]
    influence_large: tuple[Amount, Amount]
    annex: Amount
    displace: Amount
    action_influence: Amount


class ScoringNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the scorings, tracks and careers pay."""

    instead_of_purchase: Amount
    leader: Amount
    majority: tuple[Amount, Amount, Amount]
    influence_overflow: Amount
    vp_income_wrap: Count
    career_doubloons: Amount
    career_vp: Amount
    prestige_first: Amount
    prestige_figures: Amount
    track_end: tuple[Amount, ...]
    track_end_village_actions: Amount
    barrier_first: Amount
    barrier_later: Amount
    barrier_influence: Amount


class Lead(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What Jean scores for being ahead by at least so many (MAR-SOLO-53..55)."""

    by: Amount
    vp: Amount


class SoloNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The automa board of Jean and her decks (MAR-SOLO-03)."""

    row: Annotated[tuple[Amount, ...], Meta(min_length=1)]
    discs_per_area: Count
    per_card: Amount
    late_round: Amount
    quest: Amount
    lead: tuple[Lead, ...]
    explorer_lead: tuple[Lead, ...]
    decks: Mapping[Edition, Annotated[tuple[tuple[Amount, Amount, Amount], ...], Meta(min_length=1)]]


class JacquesNumbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The decks of Jacques and what his ends are worth (MAR-SOLO-71, -76, -78)."""

    decks: Annotated[tuple[tuple[Amount, Amount], ...], Meta(min_length=1)]
    round_end: Amount
    comparison: Amount


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of them, by part of the rulebook."""

    setup: SetupNumbers
    turn: TurnNumbers
    combat: CombatNumbers
    scoring: ScoringNumbers
    solo: SoloNumbers
    jacques: JacquesNumbers
