"""What a location is just now: its kind, its action, its market and its flag (MAR-MAIN-02, MAR-MAIN-03)."""

from collections.abc import Sequence

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Legacy, Market
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .legacy import may_enter, tile_at


def new_city(t: MaracaiboTable, location: str) -> Legacy | None:
    """Give the tile that makes a city of a village (MAR-LEGACY-09)."""
    found = tile_at(t, location, v.LegacyPuertoCabezas) if t.state.legacy else None
    return None if found is None else found.tile


def has_plague(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a city is closed: it is neither city nor village (MAR-LEGACY-16, MAR-LEGACY-18)."""
    return bool(t.state.legacy) and tile_at(t, location, v.LegacyPlague) is not None


def address(t: MaracaiboTable, location: str, part: str) -> str:
    """Name the action or flag of a location for the agenda."""
    new = new_city(t, location)
    if new is not None:
        return f"legacy/{new.id}/{part}"
    tile = t.state.plague_tile if has_plague(t, location) else t.state.tiles.get(location)
    return f"tile/{tile}/{part}" if tile else f"location/{location}/{part}"


def is_city(t: MaracaiboTable, location: str) -> bool:
    """Tell whether the main action of a location is a city action; homeward spaces count (MAR-HOME-01)."""
    if t.printed.locations[location].kind in {"city", "homeward"}:
        return not has_plague(t, location)
    return new_city(t, location) is not None


def is_village(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a location is a village."""
    return t.printed.locations[location].kind == "village" and new_city(t, location) is None


def has_village_action(t: MaracaiboTable, location: str) -> bool:
    """Tell whether village actions can be the main action here (MAR-VILLAGE-19, MAR-LEGACY-40)."""
    return is_village(t, location) and not (t.state.legacy and tile_at(t, location, v.LegacyNoVillageAction))


def is_homeward(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a location is one of the homeward spaces (MAR-HOME-01)."""
    return t.printed.locations[location].kind == "homeward"


def market(t: MaracaiboTable, location: str) -> Market | None:
    """Give the market of a location, if it has one (MAR-CITY-10)."""
    new = new_city(t, location)
    if new is not None:
        return new.market
    tile = t.state.tiles.get(location)
    return t.printed.box.tiles[tile].market if tile else t.printed.locations[location].market


def market_spaces(t: MaracaiboTable, location: str) -> int:
    """Count the market spaces of a location for the number of players (MAR-CITY-03)."""
    found = market(t, location)
    return 0 if found is None else found.spaces.get(table_size(t), 0)


def has_room(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a market space of a location is free (MAR-CITY-03)."""
    return len(t.state.goods.get(location, ())) < market_spaces(t, location)


def action(t: MaracaiboTable, location: str) -> tuple[v.CityEffect, ...]:
    """Give the printed city action of a location; that of the new city is its quest (MAR-LEGACY-10)."""
    if new_city(t, location) is not None:
        return (v.L1Quest(),)
    tile = t.state.tiles.get(location)
    return t.printed.box.tiles[tile].action if tile else t.printed.locations[location].action


def table_size(t: MaracaiboTable) -> int:
    """Count the players whose board lies on the table (MAR-SOLO-01, MAR-STORY-06)."""
    return t.printed.table_size(len(t.state.players))


def flags(t: MaracaiboTable, traveller: Player | Automa) -> Sequence[str]:
    """List the flags a marker may be placed on, in order (MAR-COMBAT-29, MAR-COMBAT-31, R-26)."""
    known, key = t.printed.flags, (t.state.legacy, t.state.options.first_edition)
    if key not in known:
        first = t.state.options.first_edition
        places = [place for place in t.printed.in_order if is_flag(t, place)]
        known[key] = tuple([place for place in places if first or not has_plague(t, place)])
    found = known[key]
    return [place for place in found if may_enter(t, traveller, place)] if t.state.legacy else found


def is_flag(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a location has a flag: cities have, those of legacy tiles while these are in play."""
    tile = t.printed.legacy_cities.get(location)
    if tile is not None:
        return tile.id in t.state.legacy
    return t.printed.locations[location].kind == "city" or new_city(t, location) is not None


def villages(t: MaracaiboTable) -> Sequence[str]:
    """List the villages, in order (MAR-COMBAT-34)."""
    known, legacy = t.printed.villages, t.state.legacy
    if legacy not in known:
        known[legacy] = tuple([place for place in t.printed.in_order if is_village(t, place)])
    return known[legacy]
