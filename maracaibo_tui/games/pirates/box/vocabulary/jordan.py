"""What the cards and the ship board of Jordan show (PIR-SOLO-12, PIR-SOLO-13, PIR-SOLO-33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from .symbols import CardKind, Count

UpgradeKind = Literal["step", "figurehead", "mission", "residence"]
"""What a space of his ship board brings (EFF-PIS-09, EFF-PIS-10, EFF-PIS-11, EFF-PIS-12)."""


class MainRaid(Struct, frozen=True, tag="raid", tag_field="action", forbid_unknown_fields=True):
    """Sail for a Raid (EFF-PIS-01)."""


class MainExplore(Struct, frozen=True, tag="explore", tag_field="action", forbid_unknown_fields=True):
    """Sail for an Explore (EFF-PIS-02)."""


class MainMission(Struct, frozen=True, tag="mission", tag_field="action", forbid_unknown_fields=True):
    """Sail for a mission (EFF-PIS-03)."""


class MainBuy(Struct, frozen=True, tag="buy", tag_field="action", forbid_unknown_fields=True):
    """Sail for a purchase (EFF-PIS-04)."""


class MainImprovement(Struct, frozen=True, tag="improvement", tag_field="action", forbid_unknown_fields=True):
    """Sail to an improvement card of the first kind in reach (EFF-PIS-05)."""

    kinds: tuple[CardKind, ...]


class ExtraUpgrade(Struct, frozen=True, tag="upgrade", tag_field="action", forbid_unknown_fields=True):
    """A ship upgrade where he stands (EFF-PIS-06)."""


class ExtraRaid(Struct, frozen=True, tag="raid", tag_field="action", forbid_unknown_fields=True):
    """A Raid where he stands (EFF-PIS-07)."""


class ExtraExplore(Struct, frozen=True, tag="explore", tag_field="action", forbid_unknown_fields=True):
    """An Explore where he stands (EFF-PIS-08)."""

    steps: Count


Main = MainRaid | MainExplore | MainMission | MainBuy | MainImprovement
Extra = ExtraUpgrade | ExtraRaid | ExtraExplore

PRINTED_ELSEWHERE: Mapping[str, str] = {
    "treasure_choice of the Falcon": "EFF-PIF-09",
    "spaces of Poseidon": "EFF-PIF-07",
    "vp and marker_any of a market tile": "EFF-PIB-05",
    "raid.vp": "EFF-PIL-01",
    "raid.doubloons": "EFF-PIL-02",
    "raid.treasure": "EFF-PIL-03",
    "bay.swords": "EFF-PIL-04",
    "bay.explore": "EFF-PIL-05",
    "bay.build": "EFF-PIL-06",
    "maracaibo.vp": "EFF-PIL-07",
    "main actions": "EFF-PIS-01, EFF-PIS-02, EFF-PIS-03, EFF-PIS-04, EFF-PIS-05",
    "extra actions": "EFF-PIS-06, EFF-PIS-07, EFF-PIS-08",
    "solo upgrades": "EFF-PIS-09, EFF-PIS-10, EFF-PIS-11, EFF-PIS-12",
    "solo.raid": "EFF-PIS-13, EFF-PIS-14, EFF-PIS-15, EFF-PIS-16",
    "solo.explore": "EFF-PIS-17, EFF-PIS-18, EFF-PIS-19, EFF-PIS-20",
    "solo.treasure_die": "EFF-PIS-21",
}
"""By where content files give it, the effects that no printed effect of a piece names: numbers, sides, Jordan's own."""
