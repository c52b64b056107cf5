"""What a content pack of Maracaibo holds, which file holds what, and how a box is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec import Struct

from maracaibo_tui.engine.mask import Mask
from maracaibo_tui.games.maracaibo.box.components import (
    CHARTS,
    Area,
    AutomaCard,
    Box,
    Card,
    Career,
    CityTile,
    DoubloonIncome,
    ExplorerTrack,
    InfluenceTrack,
    Legacy,
    Location,
    Pack,
    Prestige,
    Quest,
    Synergy,
    Token,
    Tracks,
)
from maracaibo_tui.games.maracaibo.box.item import Item
from maracaibo_tui.games.maracaibo.box.numbers import Numbers
from maracaibo_tui.games.maracaibo.box.stories import CampaignHead, Chapter, Ending, Epilogue, Person, Story, Tale
from maracaibo_tui.games.maracaibo.box.vocabulary import Nation

I = TypeVar("I", bound=Item)  # noqa: E741 - an item

# A file stands for the keys it holds, or for the one key under which the whole of it goes.
FILES: Mapping[str, tuple[str, ...] | str] = {
    "pack.toml": "pack",
    "numbers.toml": "numbers",
    "board.toml": ("location",),
    "tracks.toml": ("influence", "doubloon_income", "explorer"),
    "project_cards*.toml": ("card",),
    "quests.toml": ("quest",),
    "combat_tokens.toml": ("token",),
    "city_tiles.toml": ("tile",),
    "prestige.toml": ("prestige",),
    "careers.toml": ("career",),
    "automa.toml": ("automa",),
    "story.toml": ("story",),
    "campaign.toml": ("campaign", "chapter", "story", "ending", "epilogue", "person", "legacy"),
    "legacy.toml": ("legacy",),
    "ship.toml": ("area",),
    "synergies.toml": ("synergy",),
    "map-80.txt": "map80",
    "map-120.txt": "map120",
    "map-200.txt": "map200",
}
# Jean and Jacques number their cards alike.
UNIQUE: Mapping[str, tuple[str, ...]] = {"automa": ("opponent", "id")}
# A scenario, or a pack that extends another, may change some fields of a place and leave the others as they are.
PARTIAL = frozenset({"location"})
# A scenario need not repeat or invent what its rules do not look at: names, and what a legacy tile is by its number.
NAMED = frozenset({"location", "card", "tile", "prestige", "career", "story", "legacy", "area", "synergy"})
INHERITED: Mapping[str, tuple[str, ...]] = {"legacy": ("effect", "skull"), "area": ("x", "y")}


class Contents(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All files of a pack together; scenarios use the same keys."""

    pack: Pack
    numbers: Numbers
    location: tuple[Location, ...]
    influence: Mapping[Nation, InfluenceTrack]
    doubloon_income: DoubloonIncome
    explorer: ExplorerTrack
    card: tuple[Card, ...]
    quest: tuple[Quest, ...]
    token: tuple[Token, ...]
    tile: tuple[CityTile, ...]
    prestige: tuple[Prestige, ...]
    career: tuple[Career, ...]
    automa: tuple[AutomaCard, ...]
    story: tuple[Story, ...]
    legacy: tuple[Legacy, ...]
    area: tuple[Area, ...]
    synergy: tuple[Synergy, ...]
    campaign: CampaignHead | None = None
    chapter: tuple[Chapter, ...] = ()
    ending: tuple[Ending, ...] = ()
    epilogue: tuple[Epilogue, ...] = ()
    person: tuple[Person, ...] = ()
    map80: Mask | None = None
    map120: Mask | None = None
    map200: Mask | None = None


def box_of(contents: Contents, fingerprint: str = "") -> Box:
    """Sort the contents of a pack into a box."""
    return Box(
        pack=contents.pack,
        numbers=contents.numbers,
        locations=_by_id(contents.location),
        tracks=Tracks(
            influence=contents.influence, doubloon_income=contents.doubloon_income, explorer=contents.explorer
        ),
        cards=_by_id(contents.card),
        quests=_by_id(contents.quest),
        tokens=_by_id(contents.token),
        tiles=_by_id(contents.tile),
        prestige=_by_id(contents.prestige),
        careers=_by_id(contents.career),
        jean=_by_id(card for card in contents.automa if card.opponent == "jean"),
        jacques=_by_id(card for card in contents.automa if card.opponent == "jacques"),
        stories=_by_id(contents.story),
        legacy=_by_id(contents.legacy),
        areas=_by_id(contents.area),
        synergies=_by_id(contents.synergy),
        tale=_tale(contents),
        charts={name: mask for name in CHARTS if (mask := getattr(contents, name)) is not None},
        fingerprint=fingerprint,
    )


def _tale(contents: Contents) -> Tale | None:
    """Put the parts of a campaign together."""
    if contents.campaign is None:
        return None
    return Tale(
        head=contents.campaign,
        chapters=contents.chapter,
        endings={ending.id: ending for ending in contents.ending},
        epilogue=contents.epilogue,
        people=contents.person,
    )


def _by_id(items: Iterable[I]) -> dict[str, I]:
    return {item.id: item for item in items}
