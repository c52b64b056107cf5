"""Shapes of what is printed: the content schema of every kind of component in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from . import vocabulary as v
from .numbers import Numbers

Source = Literal["rulebook", "public", "edition"]
Branch = Literal["upper", "lower"]
Module = Literal["retired_pirate"]
Quarter = Annotated[int, Meta(ge=1, le=4)]
"""One of the four groups into which three upgrade lines divide a ship board (PIR-UPGR-03)."""


class Item(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every printed item has: an id and where its figures come from."""

    id: str
    source: Source = "edition"


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a content pack."""

    id: str
    game: str
    title: str
    version: str
    schema: v.Count
    extends: str | None = None


class Layout(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where cards and islands lie: a row a line, a letter a place (PIR-SETUP-04, PIR-SETUP-05)."""

    title: str
    rows: tuple[str, ...]


class Location(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location card; each entry of `actions` is one action, its sides divided by slashes (PIR-LOC-05, PIR-LOC-06)."""

    name: str
    treasure_tile: bool = False
    ruby: bool = False
    actions: tuple[tuple[v.LocationAction, ...], ...] = ()


class Residence(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A residence card (PIR-RES-01, PIR-RES-04)."""

    name: str
    cost: v.Amount
    score: v.ResidenceScore


class Improvement(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An improvement card with its four colours of scrolls (PIR-GEN-05)."""

    name: str
    level: Literal[1, 2]
    kind: v.CardKind
    cost: v.Amount
    vp: v.Amount
    immediate: tuple[v.OneTime, ...] = ()
    permanent: tuple[v.Permanent, ...] = ()
    income: tuple[v.Income, ...] = ()
    scoring: tuple[v.Scoring, ...] = ()


class Mission(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission: the upper condition and the lower one (PIR-MISS-03)."""

    conditions: tuple[v.Condition, v.Condition]


class BonusSpace(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space for a treasure on a figurehead (EFF-PIF-07)."""

    id: str
    bonus: tuple[v.OneTime, ...] = ()


class Figurehead(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A figurehead (PIR-FIGURE-02)."""

    name: str
    permanent: tuple[v.Permanent, ...] = ()
    income: tuple[v.Income, ...] = ()
    immediate: tuple[v.OneTime, ...] = ()
    spaces: tuple[BonusSpace, ...] = ()


class Tile(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A black-market tile with its two sides (PIR-SETUP-12)."""

    front: tuple[v.OneTime, ...]
    back: tuple[v.OneTime, ...]


class Upgrade(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An upgrade space of the ship board (PIR-UPGR-02, PIR-UPGR-03)."""

    name: str
    group: Quarter
    permanent: tuple[v.Permanent, ...] = ()
    immediate: tuple[v.OneTime, ...] = ()


class Dig(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the dig board, above or below the line of its site (PIR-TREAS-02, PIR-BURY-01)."""

    site: v.Kind
    above: bool = False
    bonus: tuple[v.OneTime, ...] = ()


class ExplorerSpace(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the explorer track, and the river before it (PIR-EXPL-04, PIR-EXPL-08)."""

    next: tuple[str, ...] = ()
    branch: Branch | None = None
    river: str | None = None
    effects: tuple[v.OneTime, ...] = ()
    module: Module | None = None


class ExplorerTrack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The spaces of the explorer track; the first is entered from the start."""

    space: tuple[ExplorerSpace, ...]


class SoloUpgrade(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the solo ship board (PIR-SOLO-33)."""

    column: Quarter
    kind: v.UpgradeKind


class SoloCard(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Jordan: his main actions from the top, and the extra action of a B card (PIR-SOLO-12, PIR-SOLO-13)."""

    extra: v.Extra | None = None
    actions: tuple[v.Main, ...]


class Ruby(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus space of the ruby market (PIR-RUBY-04)."""

    bonus: tuple[v.OneTime, ...]


class Box(Struct, frozen=True, kw_only=True):
    """Everything in the box, by kind and id."""

    pack: Pack
    numbers: Numbers
    layouts: Mapping[str, Layout]
    locations: Mapping[str, Location]
    residences: Mapping[str, Residence]
    improvements: Mapping[str, Improvement]
    missions: Mapping[str, Mission]
    figureheads: Mapping[str, Figurehead]
    tiles: Mapping[str, Tile]
    upgrades: Mapping[str, Upgrade]
    digs: Mapping[str, Dig]
    spaces: Mapping[str, ExplorerSpace]
    solo_upgrades: Mapping[str, SoloUpgrade]
    solo_cards: Mapping[str, SoloCard]
    rubies: Mapping[str, Ruby]
    fingerprint: str = ""
