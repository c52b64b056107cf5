"""What legacy tiles change while they are in play."""

from __future__ import annotations

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.vocabulary.symbols import Amount, Count


class LegacyPuertoCabezas(
    Struct, frozen=True, tag="legacy_puerto_cabezas", tag_field="effect", forbid_unknown_fields=True
):
    """Turn the village into a city with a quest of its own (MAR-LEGACY-09)."""


class LegacyDifficultPassage(
    Struct, frozen=True, tag="legacy_difficult_passage", tag_field="effect", forbid_unknown_fields=True
):
    """Make one arrow dearer (MAR-LEGACY-14)."""

    cost: Count = 3


class LegacyPlague(Struct, frozen=True, tag="legacy_plague", tag_field="effect", forbid_unknown_fields=True):
    """Close the city for city actions and village actions (MAR-LEGACY-15)."""


class LegacyCityTwoVas(Struct, frozen=True, tag="legacy_city_two_vas", tag_field="effect", forbid_unknown_fields=True):
    """Open a new city of village actions to explorers that are far enough (MAR-LEGACY-20)."""

    explorer_space: Amount = 4
    cost: Count = 3


class LegacyRecruit(Struct, frozen=True, tag="legacy_recruit", tag_field="effect", forbid_unknown_fields=True):
    """Give a figure to whoever stops there (MAR-LEGACY-23)."""

    figures: Amount = 1


class LegacySilverFleet(Struct, frozen=True, tag="legacy_silver_fleet", tag_field="effect", forbid_unknown_fields=True):
    """Let everybody raid the silver fleet, once for each cost, for influence and doubloons (MAR-LEGACY-24)."""

    costs: tuple[Amount, ...] = (10, 11)
    influence: Amount = 3
    doubloons: Amount = 8


class LegacyCityCombat(Struct, frozen=True, tag="legacy_city_combat", tag_field="effect", forbid_unknown_fields=True):
    """Open a new city of combat to explorers that are far enough (MAR-LEGACY-27)."""

    explorer_space: Amount = 11


class LegacyGoldMine(Struct, frozen=True, tag="legacy_gold_mine", tag_field="effect", forbid_unknown_fields=True):
    """Let everybody whose explorer is far enough take the gold mine for doubloons (MAR-LEGACY-29)."""

    explorer_space: Amount = 5
    cost: Amount = 8
    doubloons: Amount = 12


class LegacyCollection(Struct, frozen=True, tag="legacy_collection", tag_field="effect", forbid_unknown_fields=True):
    """Let whoever stops there pay, be rewarded and leave a disc (MAR-LEGACY-32)."""

    starts_empty: bool = False


class LegacyCollectionToll(
    Struct, frozen=True, tag="legacy_collection_toll", tag_field="effect", forbid_unknown_fields=True
):
    """Collect discs as its siblings do, and ask a toll of whoever passes (MAR-LEGACY-26)."""

    toll: Amount = 2


class LegacyNoVillageAction(
    Struct, frozen=True, tag="legacy_no_village_action", tag_field="effect", forbid_unknown_fields=True
):
    """Forbid the village action there (MAR-LEGACY-40)."""


class LegacyArrivalVp(Struct, frozen=True, tag="legacy_arrival_vp", tag_field="effect", forbid_unknown_fields=True):
    """Score for whoever arrives there (MAR-LEGACY-41)."""

    vp: Amount = 6
