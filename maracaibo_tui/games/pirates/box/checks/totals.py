"""What all pieces of a kind together must show, once none of them is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import get_args

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.effects import name_of
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.checks.printed_effects import printed_effects
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, KINDS

_TREASURE_TILES, _RUBY_TILES = 6, 2
_SHOWN_BY = 2
"""Locations that show each action of Jordan, at least."""
_FREE = 2
"""Spaces left of the first line that cost nothing, at least."""
_SOLO: Mapping[str, tuple[type, ...]] = {
    "raid": (v.Raid,),
    "explore": (v.Explore,),
    "mission": (v.Mission,),
    "buy": (v.BuyCrew, v.BuyEquipment),
}
"""Which actions of a location are one of Jordan's (PIR-SOLO-16, PIR-SOLO-18)."""
_PAID = (v.BuyCrew, v.BuyEquipment, v.BuyShip, v.BuildResidence, v.Figurehead)
"""Effects that are never free; a black-market place is where it costs 0."""
_SIDES: frozenset[tuple[str, ...]] = frozenset(
    {
        ("bury",),
        ("vp_per_buried",),
        ("vp_per_mission",),
        ("vp_per_river",),
        ("marker_any", "vp"),
        ("vp_per_equipment",),
        ("vp_per_crew",),
        *((f"vp_per_treasure {kind}",) for kind in KINDS),
    }
)
"""The ten sides of black-market tiles, by what they show (EFF-PIB-01..10)."""
_SPECIAL: tuple[tuple[str, Callable[[str, v.Effect], bool]], ...] = (
    ("raid on a location", lambda item, effect: item.startswith("location") and type(effect) is v.Raid),
    ("raid_now of any kind", lambda _, effect: type(effect) is v.RaidNow and not effect.kind),
    ("raid_now of one kind", lambda _, effect: type(effect) is v.RaidNow and bool(effect.kind)),
    ("marker_any with count = 2", lambda _, effect: type(effect) is v.MarkerAny and effect.count > 1),
    ('mission_kind of kind "ship"', lambda _, effect: type(effect) is v.MissionKind and effect.kind == "ship"),
    ("mission_kind of another kind", lambda _, effect: type(effect) is v.MissionKind and effect.kind != "ship"),
)
"""Effects that have a number of their own in the rulebook though another one has their name."""


def total_findings(box: Box, wrong: frozenset[str]) -> Iterator[Finding]:
    """Find what no piece of a kind shows, or too many do; not in kinds whose number is wrong."""
    for kind, rule in (("improvement", _kinds), ("location", _locations), ("tile", _sides), ("upgrade", _free_spaces)):
        if kind not in wrong:
            yield from rule(box)
    if not wrong:
        yield from _effects(box)


def _kinds(box: Box) -> Iterator[Finding]:
    for level in (1, 2):
        cards = Counter(card.kind for card in box.improvements.values() if card.level == level)
        numbers = [cards[kind] for kind in CARD_KINDS]
        if max(numbers) - min(numbers) > 1:
            found = ", ".join(f"{cards[kind]} {kind}" for kind in CARD_KINDS) + f" in level {level}"
            yield Finding("improvement", "kind", found, "numbers that are even within one card")


def _locations(box: Box) -> Iterator[Finding]:
    places = box.locations.values()
    for field, wanted in (("treasure_tile", _TREASURE_TILES), ("ruby", _RUBY_TILES)):
        if (there := sum(getattr(place, field) for place in places)) != wanted:
            yield Finding("location", field, f"{there} locations", f"{wanted}")
    for action, kinds in _SOLO.items():
        showing = sum(any(isinstance(each, kinds) for sides in place.actions for each in sides) for place in places)
        if showing < _SHOWN_BY:
            found = f"{showing} locations that show Jordan's action {action}"
            yield Finding("location", "actions", found, f"at least {_SHOWN_BY}")


def _sides(box: Box) -> Iterator[Finding]:
    seen: set[tuple[str, ...]] = set()
    for tile in box.tiles.values():
        for side in ("front", "back"):
            shows = tuple(sorted(_told(effect) for effect in getattr(tile, side)))
            if shows not in _SIDES:
                yield Finding(f"tile {tile.id}", side, " + ".join(shows) or "nothing", "one of the ten sides")
            elif shows in seen:
                yield Finding(f"tile {tile.id}", side, f"{' + '.join(shows)}, as another side", "each side once")
            seen.add(shows)


def _told(effect: v.OneTime) -> str:
    return f"{name_of(effect)} {effect.kind}" if isinstance(effect, v.VpPerTreasure) else name_of(effect)


def _effects(box: Box) -> Iterator[Finding]:
    shown = list(printed_effects(box))
    names = {name_of(effect) for _, _, effect in shown}
    for kind in get_args(v.Effect):
        name = str(kind.__struct_config__.tag)
        if name not in names:
            yield Finding("pack", "", f'no piece shows "{name}"', "every effect on at least one piece")
    for told, fits in _SPECIAL:
        if told.partition(" ")[0] in names and not any(fits(item, effect) for item, _, effect in shown):
            yield Finding("pack", "", f"no piece shows {told}", "every effect on at least one piece")


def _free_spaces(box: Box) -> Iterator[Finding]:
    free = [space.id for space in box.upgrades.values() if space.group == 1 and not any(map(_is_paid, space.immediate))]
    if len(free) < _FREE:
        found = f"{len(free)} spaces left of the first line that cost nothing"
        yield Finding("upgrade", "", found, f"at least {_FREE}")


def _is_paid(effect: v.OneTime) -> bool:
    return isinstance(effect, _PAID) or (isinstance(effect, v.BlackMarketTile) and effect.cost > 0)
