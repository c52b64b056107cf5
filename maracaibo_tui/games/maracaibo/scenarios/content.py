"""What a scenario changes of the box: what it leaves out is as in the pack, or follows from the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.components import ExplorerTrack
from maracaibo_tui.games.maracaibo.box.contents import INHERITED, NAMED, Contents


def changed(content: Mapping[str, Any], pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the `content` of a file with what it may leave out taken from the raw data of the pack."""
    return _own_places(_named(content, pack))


def merged(content: Mapping[str, Any], contents: Contents) -> Contents:
    """Give the contents of a pack, merged with those of a scenario, with its own explorer track if it lays out one."""
    return replace(contents, explorer=_own_track(content, contents.explorer))


def _named(content: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """Give items without a name the name they have in the pack, or their id; legacy tiles keep what they do as well."""
    changed = dict(content)
    for kind in NAMED & content.keys():
        inherited = INHERITED.get(kind, ())
        before = {item["id"]: item for item in pack.get(kind, ())}
        if isinstance(content[kind], list):
            changed[kind] = [_with_name(item, before, inherited) for item in content[kind]]
    return changed


def _with_name(item: object, before: Mapping[str, Mapping[str, Any]], inherited: Iterable[str]) -> object:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        return item
    old = before.get(item["id"], {})
    kept = {field: old[field] for field in inherited if field in old}
    return {"name": old.get("name", item["id"]), **kept, **item}


def _own_track(content: Mapping[str, Any], track: ExplorerTrack) -> ExplorerTrack:
    """Lay out the track of a scenario that says what its first space is: nothing but what follows from there."""
    first = _first_space(content.get("explorer"))
    spaces = {space.id: space for space in track.space}
    if first not in spaces:
        return track
    way = [first]
    for each in way:
        way += [space for space in spaces[each].next if space in spaces and space not in way]
    return ExplorerTrack(space=tuple(spaces[each] for each in way))


def _first_space(explorer: object) -> str:
    named = explorer.get("space") if isinstance(explorer, dict) else None
    spaces = [space for space in named or () if isinstance(space, dict)] if isinstance(named, list) else []
    return next((str(space.get("id")) for space in spaces if space.get("index") == 1), "")


def _own_places(content: Mapping[str, Any]) -> dict[str, Any]:
    """Keep the tile for two players off a city that a scenario says to take no tile (MAR-SETUP-09)."""
    changed = dict(content)
    locations = changed.get("location")
    if isinstance(locations, list):
        changed["location"] = [_own_place(place) for place in locations]
    return changed


def _own_place(place: object) -> object:
    if isinstance(place, dict) and place.get("tile_slot") is False:
        return {"two_player_tile": None, **place}
    return place
