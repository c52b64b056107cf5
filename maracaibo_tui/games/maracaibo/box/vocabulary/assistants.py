"""What the blue scrolls do when an assistant is used as main action."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count


class AstVpDoubloons(Struct, frozen=True, tag="ast_vp_doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Score and take doubloons (EFF-AST-01)."""

    vp: Amount = 3
    doubloons: Amount = 5


class AstFigureDiscVa(Struct, frozen=True, tag="ast_figure_disc_va", tag_field="effect", forbid_unknown_fields=True):
    """Take a figure, remove a disc, take village actions (EFF-AST-02)."""

    figures: Amount = 1
    discs: Amount = 1
    vas: Amount = 1


class AstInfluenceVa(Struct, frozen=True, tag="ast_influence_va", tag_field="effect", forbid_unknown_fields=True):
    """Gain influence with a nation of choice and take village actions (EFF-AST-03)."""

    influence: Amount = 1
    vas: Amount = 2


class AstCombatPointsSail(
    Struct, frozen=True, tag="ast_combat_points_sail", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points, sail on and perform another main action there (EFF-AST-04)."""

    combat_points: Amount = 2
    min_mp: Count = 1
    max_mp: Count = 3


class AstGoodsVa(Struct, frozen=True, tag="ast_goods_va", tag_field="effect", forbid_unknown_fields=True):
    """Discard equal goods for doubloons and village actions (EFF-AST-05)."""

    goods: Count = 3
    doubloons: Amount = 5
    vas: Amount = 2


class AstCombatPointDiscVa(
    Struct, frozen=True, tag="ast_combat_point_disc_va", tag_field="effect", forbid_unknown_fields=True
):
    """Gain combat points, remove a disc, take village actions (EFF-AST-06)."""

    combat_points: Amount = 1
    discs: Amount = 1
    vas: Amount = 2


class AstDoubloonsDiscVa(
    Struct, frozen=True, tag="ast_doubloons_disc_va", tag_field="effect", forbid_unknown_fields=True
):
    """Take doubloons, remove a disc, take village actions (EFF-AST-07)."""

    doubloons: Amount = 2
    discs: Amount = 1
    vas: Amount = 2


class AstGoodsCombatPoints(
    Struct, frozen=True, tag="ast_goods_combat_points", tag_field="effect", forbid_unknown_fields=True
):
    """Discard equal goods for doubloons, victory points and combat points (EFF-AST-08)."""

    goods: Count = 3
    doubloons: Amount = 5
    vp: Amount = 2
    combat_points: Amount = 2


class AstGoodsInfluence(Struct, frozen=True, tag="ast_goods_influence", tag_field="effect", forbid_unknown_fields=True):
    """Discard equal goods for doubloons, victory points and influence (EFF-AST-09)."""

    goods: Count = 3
    doubloons: Amount = 5
    vp: Amount = 2
    influence: Amount = 1


class AstDoubloonsExplore(
    Struct, frozen=True, tag="ast_doubloons_explore", tag_field="effect", forbid_unknown_fields=True
):
    """Take doubloons and explore (EFF-AST-10)."""

    doubloons: Amount = 2
    steps: Count = 3


class AstVpExplore(Struct, frozen=True, tag="ast_vp_explore", tag_field="effect", forbid_unknown_fields=True):
    """Score and explore (EFF-AST-11)."""

    vp: Amount = 4
    steps: Count = 2


class AstDoubloonsVpPerAssistant(
    Struct, frozen=True, tag="ast_doubloons_vp_per_assistant", tag_field="effect", forbid_unknown_fields=True
):
    """Take doubloons and score for each own assistant (EFF-AST-12)."""

    doubloons: Amount = 3
    vp: Amount = 2


class AstVpPerTokenVa(Struct, frozen=True, tag="ast_vp_per_token_va", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own combat token and take village actions (EFF-AST-13)."""

    vp: Amount = 1
    vas: Amount = 3


class AstVpSail(Struct, frozen=True, tag="ast_vp_sail", tag_field="effect", forbid_unknown_fields=True):
    """Score, sail on and perform another main action there (EFF-AST-14)."""

    vp: Amount = 3
    min_mp: Count = 1
    max_mp: Count = 3


class AstPayCpVa(Struct, frozen=True, tag="ast_pay_cp_va", tag_field="effect", forbid_unknown_fields=True):
    """Pay combat points for doubloons and village actions (EFF-AST-15, EFF-AST-16)."""

    combat_points: Amount = 2
    doubloons: Amount = 5
    vas: Amount = 3


class AstGoodsVp(Struct, frozen=True, tag="ast_goods_vp", tag_field="effect", forbid_unknown_fields=True):
    """Discard equal goods for doubloons and victory points (EFF-AST-17)."""

    goods: Count = 3
    doubloons: Amount = 4
    vp: Amount = 4
