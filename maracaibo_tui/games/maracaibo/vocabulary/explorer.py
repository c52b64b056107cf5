"""What the explorer track holds besides plain gains: quests, barriers and its end."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.vocabulary.symbols import Amount


class QuestSpace(Struct, frozen=True, tag="quest_space", tag_field="effect", forbid_unknown_fields=True):
    """Hold a quest tile from the start (EFF-EXP-08)."""


class BarrierRed(Struct, frozen=True, tag="barrier_red", tag_field="effect", forbid_unknown_fields=True):
    """Give each explorer that crosses influence with one nation (EFF-EXP-09)."""

    influence: Amount = 3


class BarrierBlue(Struct, frozen=True, tag="barrier_blue", tag_field="effect", forbid_unknown_fields=True):
    """Score more for the first explorer to cross than for later ones (EFF-EXP-10)."""

    first: Amount = 4
    later: Amount = 2


class BarrierGreen(Struct, frozen=True, tag="barrier_green", tag_field="effect", forbid_unknown_fields=True):
    """Score more for the first explorer to cross than for later ones (EFF-EXP-10)."""

    first: Amount = 4
    later: Amount = 2


class TrackEnd(Struct, frozen=True, tag="track_end", tag_field="effect", forbid_unknown_fields=True):
    """Score by order of arrival and act in the village (EFF-EXP-11)."""

    vp: tuple[Amount, ...] = (10, 8, 6, 4)
    vas: Amount = 1
