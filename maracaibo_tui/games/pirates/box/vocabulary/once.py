"""What happens once: lightning effects, explorer and bonus spaces, market tiles (PIR-GEN-05)."""

from __future__ import annotations

from msgspec import Struct

from .symbols import Amount, Count, Kind, KindOrAny


class Doubloons(Struct, frozen=True, tag="doubloons", tag_field="effect", forbid_unknown_fields=True):
    """Take doubloons (EFF-PII-01)."""

    amount: Amount


class Vp(Struct, frozen=True, tag="vp", tag_field="effect", forbid_unknown_fields=True):
    """Score points (EFF-PII-02)."""

    amount: Amount


class Treasure(Struct, frozen=True, tag="treasure", tag_field="effect", forbid_unknown_fields=True):
    """Gain a treasure of the island shown (EFF-PII-03)."""

    kind: Kind


class TreasureAny(Struct, frozen=True, tag="treasure_any", tag_field="effect", forbid_unknown_fields=True):
    """Gain a treasure of the own choice (EFF-PII-04)."""


class TreasureChoice(Struct, frozen=True, tag="treasure_choice", tag_field="effect", forbid_unknown_fields=True):
    """Gain several treasures of one kind of choice (EFF-PII-05)."""

    count: Count = 3


class Marker(Struct, frozen=True, tag="marker", tag_field="effect", forbid_unknown_fields=True):
    """Put a marker on the island shown (EFF-PII-06)."""

    kind: Kind


class MarkerAny(Struct, frozen=True, tag="marker_any", tag_field="effect", forbid_unknown_fields=True):
    """Put markers on one island of choice (EFF-PII-07, EFF-PII-32)."""

    count: Count = 1


class Raid(Struct, frozen=True, tag="raid", tag_field="effect", forbid_unknown_fields=True):
    """The action Raid, with dice (EFF-PII-08)."""


class RaidNow(Struct, frozen=True, tag="raid_now", tag_field="effect", forbid_unknown_fields=True):
    """A Raid without dice, for the kind shown or of choice (EFF-PII-09, EFF-PII-31)."""

    swords: Count
    kind: KindOrAny = ""


class Explore(Struct, frozen=True, tag="explore", tag_field="effect", forbid_unknown_fields=True):
    """Move the own explorer (EFF-PII-10)."""

    steps: Count


class Bury(Struct, frozen=True, tag="bury", tag_field="effect", forbid_unknown_fields=True):
    """Bury treasures, one after the other (EFF-PII-11, EFF-PIB-01)."""

    count: Count = 1


class Mission(Struct, frozen=True, tag="mission", tag_field="effect", forbid_unknown_fields=True):
    """Take a mission (EFF-PII-12)."""


class BuyCrew(Struct, frozen=True, tag="buy_crew", tag_field="effect", forbid_unknown_fields=True):
    """Buy a crew card anywhere (EFF-PII-13)."""

    surcharge: Amount = 3


class BuyEquipment(Struct, frozen=True, tag="buy_equipment", tag_field="effect", forbid_unknown_fields=True):
    """Buy an equipment card anywhere (EFF-PII-14)."""

    surcharge: Amount = 3


class BuyShip(Struct, frozen=True, tag="buy_ship", tag_field="effect", forbid_unknown_fields=True):
    """Buy a ship improvement anywhere (EFF-PII-15)."""

    surcharge: Amount = 0


class BuildResidence(Struct, frozen=True, tag="build_residence", tag_field="effect", forbid_unknown_fields=True):
    """Build a residence for the usual price (EFF-PII-16)."""


class Figurehead(Struct, frozen=True, tag="figurehead", tag_field="effect", forbid_unknown_fields=True):
    """Pay for a figurehead and take it (EFF-PII-17)."""

    cost: Amount = 3


class BlackMarketTile(Struct, frozen=True, tag="black_market_tile", tag_field="effect", forbid_unknown_fields=True):
    """Pay for a place on the black market and lay an own tile (EFF-PII-18)."""

    cost: Amount = 0


class ShipUpgrade(Struct, frozen=True, tag="ship_upgrade", tag_field="effect", forbid_unknown_fields=True):
    """Make a ship upgrade (EFF-PII-19)."""


class ActivateBlackMarket(
    Struct, frozen=True, tag="activate_black_market", tag_field="effect", forbid_unknown_fields=True
):
    """Use an own tile in the Caribbean (EFF-PII-20)."""


class ExplorerSpace(Struct, frozen=True, tag="explorer_space", tag_field="effect", forbid_unknown_fields=True):
    """Use the space on which the own explorer stands (EFF-PII-21)."""


class DiscardMission(Struct, frozen=True, tag="discard_mission", tag_field="effect", forbid_unknown_fields=True):
    """Put a mission under the deck for doubloons (EFF-PII-22)."""

    doubloons: Amount = 8


class VpPerVpIncome(Struct, frozen=True, tag="vp_per_vp_income", tag_field="effect", forbid_unknown_fields=True):
    """As many points as the own VP income (EFF-PII-23)."""


class DoubloonsPerDoubloonIncome(
    Struct, frozen=True, tag="doubloons_per_doubloon_income", tag_field="effect", forbid_unknown_fields=True
):
    """As many doubloons as the own doubloon income (EFF-PII-24)."""


class VpPerBuried(Struct, frozen=True, tag="vp_per_buried", tag_field="effect", forbid_unknown_fields=True):
    """Points for each buried treasure (EFF-PII-25, EFF-PIB-02)."""

    vp: Count = 1
    max: Count | None = None


class VpPerCrew(Struct, frozen=True, tag="vp_per_crew", tag_field="effect", forbid_unknown_fields=True):
    """Points for each own crew card (EFF-PII-26, EFF-PIB-07)."""

    vp: Count = 1
    max: Count | None = None


class VpPerEquipment(Struct, frozen=True, tag="vp_per_equipment", tag_field="effect", forbid_unknown_fields=True):
    """Points for each own equipment card (EFF-PII-27, EFF-PIB-06)."""

    vp: Count = 1
    max: Count | None = None


class VpPerRiver(Struct, frozen=True, tag="vp_per_river", tag_field="effect", forbid_unknown_fields=True):
    """Points for each river crossed (EFF-PII-28, EFF-PIB-04)."""

    vp: Count = 2
    max: Count | None = None


class VpPerMission(Struct, frozen=True, tag="vp_per_mission", tag_field="effect", forbid_unknown_fields=True):
    """Points for each mission in hand (EFF-PII-29, EFF-PIB-03)."""

    vp: Count = 1
    max: Count | None = None


class VpPerTreasure(Struct, frozen=True, tag="vp_per_treasure", tag_field="effect", forbid_unknown_fields=True):
    """Points for each own treasure of a kind (EFF-PII-30, EFF-PIB-08, EFF-PIB-09, EFF-PIB-10)."""

    kind: Kind
    vp: Count = 1
    max: Count | None = None


OneTime = (
    Doubloons
    | Vp
    | Treasure
    | TreasureAny
    | TreasureChoice
    | Marker
    | MarkerAny
    | Raid
    | RaidNow
    | Explore
    | Bury
    | Mission
    | BuyCrew
    | BuyEquipment
    | BuyShip
    | BuildResidence
    | Figurehead
    | BlackMarketTile
    | ShipUpgrade
    | ActivateBlackMarket
    | ExplorerSpace
    | DiscardMission
    | VpPerVpIncome
    | DoubloonsPerDoubloonIncome
    | VpPerBuried
    | VpPerCrew
    | VpPerEquipment
    | VpPerRiver
    | VpPerMission
    | VpPerTreasure
)
