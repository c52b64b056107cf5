"""What the prestige buildings score for each investor at the end."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount


class Abbey(Struct, frozen=True, tag="abbey", tag_field="effect", forbid_unknown_fields=True):
    """Score for each barrier crossed by the own explorer (EFF-PRS-01)."""

    vp: Amount = 4


class Palace(Struct, frozen=True, tag="palace", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own quest or story tile (EFF-PRS-02)."""

    vp: Amount = 2


class Basilica(Struct, frozen=True, tag="basilica", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own assistant, up to a limit (EFF-PRS-03)."""

    vp: Amount = 4
    max: Amount = 16


class Citadel(Struct, frozen=True, tag="citadel", tag_field="effect", forbid_unknown_fields=True):
    """Score for each combat point left and each figure in the own supply (EFF-PRS-04)."""

    vp: Amount = 2


class Minster(Struct, frozen=True, tag="minster", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own synergy token (EFF-PRS-05)."""

    vp: Amount = 3


class MilitaryBase(Struct, frozen=True, tag="military_base", tag_field="effect", forbid_unknown_fields=True):
    """Score for each own combat token (EFF-PRS-06)."""

    vp: Amount = 2


class Academy(Struct, frozen=True, tag="academy", tag_field="effect", forbid_unknown_fields=True):
    """Score for each ship upgrade (EFF-PRS-07)."""

    vp: Amount = 2


class Cathedral(Struct, frozen=True, tag="cathedral", tag_field="effect", forbid_unknown_fields=True):
    """Score the points of the doubloon-income track again (EFF-PRS-08)."""

    factor: Amount = 2
