"""What a location is just now: its kind, its action, its market and its flag (MAR-MAIN-02, MAR-MAIN-03)."""

from . import vocabulary as v
from .components import CityTile, Location, Market
from .state import State
from .table import MaracaiboTable


def printed_at(t: MaracaiboTable, location: str) -> Location | CityTile:
    """Give the city tile lying at a location, or the location itself (MAR-SETUP-09, MAR-SETUP-12)."""
    tile = t.state.tiles.get(location)
    return t.printed.box.tiles[tile] if tile else t.printed.locations[location]


def address(t: MaracaiboTable, location: str, part: str) -> str:
    """Name the action or flag of a location for the agenda."""
    tile = t.state.tiles.get(location)
    return f"tile/{tile}/{part}" if tile else f"location/{location}/{part}"


def is_city(t: MaracaiboTable, location: str) -> bool:
    """Tell whether the main action of a location is a city action; homeward spaces count (MAR-HOME-01)."""
    return t.printed.locations[location].kind in {"city", "homeward"}


def is_village(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a location is a village."""
    return t.printed.locations[location].kind == "village"


def is_homeward(t: MaracaiboTable, location: str) -> bool:
    """Tell whether a location is one of the homeward spaces (MAR-HOME-01)."""
    return t.printed.locations[location].kind == "homeward"


def market(t: MaracaiboTable, location: str) -> Market | None:
    """Give the market of a location, if it has one (MAR-CITY-10)."""
    return printed_at(t, location).market


def market_spaces(t: MaracaiboTable, location: str) -> int:
    """Count the market spaces of a location for the number of players (MAR-CITY-03)."""
    found = market(t, location)
    return 0 if found is None else found.spaces.get(table_size(t.state), 0)


def action(t: MaracaiboTable, location: str) -> tuple[v.CityEffect, ...]:
    """Give the printed city action of a location."""
    return printed_at(t, location).action


def table_size(state: State) -> int:
    """Count the players for set-up; a person alone plays on the table for two (MAR-SOLO-01, MAR-STORY-06)."""
    return max(2, len(state.players))


def flags(t: MaracaiboTable) -> tuple[str, ...]:
    """List the locations with a flag (MAR-COMBAT-29, R-26)."""
    return tuple(place.id for place in t.printed.locations.values() if place.kind == "city")
