"""Which keys a content pack holds, which file holds what, and how a box is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from .components import (
    Box,
    Dig,
    ExplorerTrack,
    Figurehead,
    Improvement,
    Item,
    Layout,
    Location,
    Mission,
    Pack,
    Residence,
    Ruby,
    SoloCard,
    SoloUpgrade,
    Tile,
    Upgrade,
)
from .numbers import Numbers

I = TypeVar("I", bound=Item)  # noqa: E741 - an item

# A file stands for the keys it holds, or for the one key under which the whole of it goes.
FILES: Mapping[str, tuple[str, ...] | str] = {
    "pack.toml": "pack",
    "numbers.toml": "numbers",
    "layouts.toml": ("layout",),
    "locations.toml": ("location",),
    "residences.toml": ("residence",),
    "improvements.toml": ("improvement",),
    "missions.toml": ("mission",),
    "figureheads.toml": ("figurehead",),
    "black_market.toml": ("tile",),
    "ship.toml": ("upgrade",),
    "dig.toml": ("dig",),
    "explorer.toml": ("explorer",),
    "solo.toml": ("solo_upgrade", "solo_card"),
    "rubies.toml": ("ruby",),
}
UNIQUE: Mapping[str, tuple[str, ...]] = {}
# A scenario, or a pack that extends another, may change some fields of a location and leave the others as they are.
PARTIAL = frozenset({"location"})
# A scenario need not repeat or invent what its rules do not look at: names, and what a card usually is.
NAMED: Mapping[str, str] = {
    "layout": "title",
    "location": "name",
    "residence": "name",
    "improvement": "name",
    "figurehead": "name",
    "upgrade": "name",
}
USUAL: Mapping[str, Mapping[str, Any]] = {"improvement": {"level": 1, "vp": 0}}
# What a scenario lays out as a whole as soon as it gives one piece of it; of `dig` the whole of each site it names.
LAID_OUT = frozenset({"upgrade", "dig", "explorer", "solo_upgrade", "ruby"})


class Contents(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All files of a pack together; scenarios use the same keys."""

    pack: Pack
    numbers: Numbers
    layout: tuple[Layout, ...]
    location: tuple[Location, ...]
    residence: tuple[Residence, ...]
    improvement: tuple[Improvement, ...]
    mission: tuple[Mission, ...]
    figurehead: tuple[Figurehead, ...]
    tile: tuple[Tile, ...]
    upgrade: tuple[Upgrade, ...]
    dig: tuple[Dig, ...]
    explorer: ExplorerTrack
    solo_upgrade: tuple[SoloUpgrade, ...]
    solo_card: tuple[SoloCard, ...]
    ruby: tuple[Ruby, ...]


def box_of(contents: Contents, fingerprint: str = "") -> Box:
    """Sort the contents of a pack into a box."""
    return Box(
        pack=contents.pack,
        numbers=contents.numbers,
        layouts=_by_id(contents.layout),
        locations=_by_id(contents.location),
        residences=_by_id(contents.residence),
        improvements=_by_id(contents.improvement),
        missions=_by_id(contents.mission),
        figureheads=_by_id(contents.figurehead),
        tiles=_by_id(contents.tile),
        upgrades=_by_id(contents.upgrade),
        digs=_by_id(contents.dig),
        spaces=_by_id(contents.explorer.space),
        solo_upgrades=_by_id(contents.solo_upgrade),
        solo_cards=_by_id(contents.solo_card),
        rubies=_by_id(contents.ruby),
        fingerprint=fingerprint,
    )


def _by_id(items: Iterable[I]) -> dict[str, I]:
    return {item.id: item for item in items}
