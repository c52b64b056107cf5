"""What combat tokens print for each nation, their modifiers, and the bonus of a flag."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.vocabulary.gains import Gain
from maracaibo_tui.games.maracaibo.vocabulary.symbols import Amount, Nation


class Value(Struct, frozen=True, tag="value", tag_field="effect", forbid_unknown_fields=True):
    """Start the combat value of each nation (EFF-TOK-01)."""

    france: Amount
    spain: Amount
    england: Amount


class BonusDoubloons(Struct, frozen=True, tag="bonus_doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Take doubloons when fighting for that nation (EFF-TOK-03)."""

    nation: Nation
    amount: Amount


class BonusInfluence(Struct, frozen=True, tag="bonus_influence", tag_field="effect", forbid_unknown_fields=True):
    """Gain one influence with that nation when fighting for it (EFF-TOK-04)."""

    nation: Nation


class BonusVp(Struct, frozen=True, tag="bonus_vp", tag_field="effect", forbid_unknown_fields=True):
    """Score when fighting for that nation (EFF-TOK-05)."""

    nation: Nation
    amount: Amount


class BonusFigure(Struct, frozen=True, tag="bonus_figure", tag_field="effect", forbid_unknown_fields=True):
    """Take a figure when fighting for that nation (EFF-TOK-06)."""

    nation: Nation


class ModifierMost(Struct, frozen=True, tag="modifier_most", tag_field="effect", forbid_unknown_fields=True):
    """Change the value of the nation with the most markers (EFF-TOK-07)."""

    value: int = -2


class ModifierLeast(Struct, frozen=True, tag="modifier_least", tag_field="effect", forbid_unknown_fields=True):
    """Change the value of the nation with the fewest markers (EFF-TOK-08)."""

    value: int = 3


class FlagBonus(Struct, frozen=True, tag="flag_bonus", tag_field="effect", forbid_unknown_fields=True):
    """Receive these effects when a marker is put on the flag (EFF-FLG-01)."""

    effects: tuple[Gain, ...]
