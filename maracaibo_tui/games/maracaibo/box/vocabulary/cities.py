"""The city actions that are more than one plain gain."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count


class InfluenceAndVa(Struct, frozen=True, tag="influence_and_va", tag_field="effect", forbid_unknown_fields=True):
    """Gain influence with a nation of choice, then take village actions (EFF-CTY-03)."""

    influence: Amount = 1
    vas: Amount = 1


class VaPerCompass(Struct, frozen=True, tag="va_per_compass", tag_field="effect", forbid_unknown_fields=True):
    """Act in the village once for each own compass (EFF-CTY-04)."""


class TokensVpAndDiscardHand(
    Struct, frozen=True, tag="tokens_vp_and_discard_hand", tag_field="effect", forbid_unknown_fields=True
):
    """Score for each own combat token and discard the hand for doubloons (EFF-CTY-05)."""

    vp: Amount = 1
    doubloons: Amount = 4


class CombatPointAndDisc(
    Struct, frozen=True, tag="combat_point_and_disc", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points and remove discs (EFF-CTY-06)."""

    combat_points: Amount = 1
    discs: Amount = 1


class DoubloonsAndVa(Struct, frozen=True, tag="doubloons_and_va", tag_field="effect", forbid_unknown_fields=True):
    """Take doubloons, then take village actions (EFF-CTY-08)."""

    doubloons: Amount = 2
    vas: Amount = 1


class CombatPointAndInfluence(
    Struct, frozen=True, tag="combat_point_and_influence", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points and influence of choice (EFF-CTY-09)."""

    combat_points: Amount = 1
    influence: Amount = 1


class DoubloonsOrVpPerAssistant(
    Struct, frozen=True, tag="doubloons_or_vp_per_assistant", tag_field="effect", forbid_unknown_fields=True
):
    """Take doubloons or score for each own assistant (EFF-CTY-10)."""

    doubloons: Amount = 4
    vp: Amount = 2


class PayCpForInfluence(
    Struct, frozen=True, tag="pay_cp_for_influence", tag_field="effect", forbid_unknown_fields=True
):
    """Pay combat points for influence of choice and doubloons (EFF-CTY-11)."""

    combat_points: Amount = 2
    influence: Amount = 1
    doubloons: Amount = 6


class HomeCombatOrExplore(
    Struct, frozen=True, tag="home_combat_or_explore", tag_field="effect", forbid_unknown_fields=True
):
    """Perform a Combat or explore on the way home (EFF-CTY-12)."""

    steps: Count = 2


class HomeVp(Struct, frozen=True, tag="home_vp", tag_field="effect", forbid_unknown_fields=True):
    """Score for coming home (EFF-CTY-13)."""

    vp: Amount


class L1Quest(Struct, frozen=True, tag="l1_quest", tag_field="effect", forbid_unknown_fields=True):
    """Fulfil the quest lying on the tile, which is then refilled (EFF-CTY-14)."""


class L4Vas(Struct, frozen=True, tag="l4_vas", tag_field="effect", forbid_unknown_fields=True):
    """Act in the village, then give a figure for victory points (EFF-CTY-15)."""

    vas: Amount = 2
    figure_vp: Amount = 5


class L7Combat(Struct, frozen=True, tag="l7_combat", tag_field="effect", forbid_unknown_fields=True):
    """Gain combat points, then perform a Combat (EFF-CTY-16)."""

    combat_points: Amount = 3
