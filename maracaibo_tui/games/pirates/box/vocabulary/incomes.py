"""Income symbols and grey effects of the final scoring (PIR-GEN-05)."""

from __future__ import annotations

from msgspec import Struct

from .symbols import Amount, Count, Kind


class IncomeDoubloons(Struct, frozen=True, tag="income_doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Doubloon-income symbols (EFF-PIN-01, EFF-PIF-06)."""

    amount: Count


class IncomeVp(Struct, frozen=True, tag="income_vp", tag_field="effect", forbid_unknown_fields=True):
    """VP-income symbols (EFF-PIN-02, EFF-PIF-06)."""

    amount: Count


class EndTreasures(Struct, frozen=True, tag="end_treasures", tag_field="effect", forbid_unknown_fields=True):
    """Points for every full three treasures of a kind (EFF-PIE-01)."""

    kind: Kind
    vp: Amount = 7


class EndMissions(Struct, frozen=True, tag="end_missions", tag_field="effect", forbid_unknown_fields=True):
    """Points for every full three fulfilled missions (EFF-PIE-02)."""

    vp: Amount


class EndBuried(Struct, frozen=True, tag="end_buried", tag_field="effect", forbid_unknown_fields=True):
    """Points for each buried treasure (EFF-PIE-03)."""

    vp: Amount = 2
