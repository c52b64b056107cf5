"""The village actions and combat actions that boards, ships, cards and legacy tiles offer."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count, SynergyKind


class VaCombatPoint(Struct, frozen=True, tag="va_combat_point", tag_field="effect", forbid_unknown_fields=True):
    """Gain combat points and doubloons (EFF-VIL-04)."""

    combat_points: Amount = 1
    doubloons: Amount = 1


class VaThreeGoods(Struct, frozen=True, tag="va_three_goods", tag_field="effect", forbid_unknown_fields=True):
    """Discard hand cards with equal goods for doubloons and victory points (EFF-VIL-05)."""

    goods: Count = 3
    doubloons: Amount = 2
    vp: Amount = 2


class VaAnnex(Struct, frozen=True, tag="va_annex", tag_field="effect", forbid_unknown_fields=True):
    """Put a marker into the village where the ship lies (EFF-VIL-06)."""

    influence: Amount = 1
    doubloons: Amount = 1


class VaMapsVpExplore(Struct, frozen=True, tag="va_maps_vp_explore", tag_field="effect", forbid_unknown_fields=True):
    """As last village action, pay maps to score and explore (EFF-VIL-07)."""

    maps: Count = 2
    vp: Amount = 2
    steps: Count = 2
    last: bool = True


class VaMapsDoubloonsExplore(
    Struct, frozen=True, tag="va_maps_doubloons_explore", tag_field="effect", forbid_unknown_fields=True
):
    """As last village action, pay maps for doubloons and to explore (EFF-VIL-08)."""

    maps: Count = 2
    doubloons: Amount = 3
    steps: Count = 2
    last: bool = True


class VaBooks(Struct, frozen=True, kw_only=True, tag="va_books", tag_field="effect", forbid_unknown_fields=True):
    """As last village action, pay books for as many doubloons as victory points (EFF-VIL-09)."""

    books: Count = 2
    amount: Amount
    last: bool = True


class VaTwoGoods(Struct, frozen=True, tag="va_two_goods", tag_field="effect", forbid_unknown_fields=True):
    """Discard hand cards with equal goods for doubloons (EFF-VIL-10)."""

    goods: Count = 2
    doubloons: Amount = 4


class VaCardQuest(Struct, frozen=True, tag="va_card_quest", tag_field="effect", forbid_unknown_fields=True):
    """As last village action, fulfil the quest tile lying on this card (EFF-VIL-11)."""

    last: bool = True


class CaInfluenceVp(
    Struct, frozen=True, kw_only=True, tag="ca_influence_vp", tag_field="effect", forbid_unknown_fields=True
):
    """Spend combat value for one influence and victory points (EFF-CMB-03)."""

    cost: Amount = 2
    vp: Amount


class CaDoubloonsSynergy(
    Struct, frozen=True, kw_only=True, tag="ca_doubloons_synergy", tag_field="effect", forbid_unknown_fields=True
):
    """Spend combat value for doubloons, and victory points with the synergy token (EFF-CMB-04)."""

    cost: Amount = 1
    doubloons: Amount = 3
    synergy: SynergyKind
    vp: Amount = 2


class CaVillage(Struct, frozen=True, tag="ca_village", tag_field="effect", forbid_unknown_fields=True):
    """Annex or displace in a village and be paid for the assistants there (EFF-CMB-07)."""

    annex: Amount = 2
    displace: Amount = 5
    own: Amount = 3
    foreign: Amount = 1
