"""Where the discs of each ship board are (INV-03..05, INV-28)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box.components import Area, Market
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def discs_of_a_ship(t: MaracaiboTable) -> Iterator[str]:
    """Count the discs of every ship board over all places (INV-03)."""
    wanted = len(t.printed.box.areas) * t.printed.setup.discs
    for p in t.state.players:
        places = {
            "ship": sum(p.discs.values()),
            "markets": sum(seats.count(p.seat) for seats in t.state.goods.values()),
            "legacy tiles": sum(seats.count(p.seat) for seats in t.state.legacy_discs.values()),
            "removed": p.discs_removed,
        }
        if sum(places.values()) != wanted:
            yield f"INV-03: seat {p.seat} has {sum(places.values())} discs {places}, not {wanted}"


def discs_of_an_area(t: MaracaiboTable) -> Iterator[str]:
    """See that no area holds more discs than it began with, or fewer than none (INV-04)."""
    most = t.printed.setup.discs
    for p in t.state.players:
        odd = {area: discs for area, discs in p.discs.items() if not 0 <= discs <= most}
        if odd or p.discs.keys() != t.printed.box.areas.keys():
            yield f"INV-04: seat {p.seat} has areas {odd or dict(p.discs)} with impossible discs"


def gates_of_areas(t: MaracaiboTable) -> Iterator[str]:
    """See that a disc left an area with a condition only where that is met (INV-05)."""
    for p in t.state.players:
        for area in t.printed.box.areas.values():
            if p.discs.get(area.id, 0) < t.printed.setup.discs and not _gate_met(p, area):
                yield f"INV-05: seat {p.seat} took a disc off {area.id} too early, with {dict(p.discs)}"


def _gate_met(p: Player, area: Area) -> bool:
    others = [other for other, discs in p.discs.items() if discs == 0 and other != area.id]
    return len(others) >= area.others and (area.after is None or area.after in others)


def goods_in_markets(t: MaracaiboTable) -> Iterator[str]:
    """See that no market holds more discs than it has spaces (INV-28)."""
    for place, discs in t.state.goods.items():
        tile = t.state.tiles.get(place)
        market = t.printed.box.tiles[tile].market if tile else _own_market(t, place)
        players = max(t.printed.setup.few_players, len(t.state.players))
        spaces = market.spaces[players] if market else 0
        if len(discs) > spaces:
            yield f"INV-28: the market of {place} has {spaces} spaces and holds {len(discs)} discs"


def _own_market(t: MaracaiboTable, place: str) -> Market | None:
    for tile in t.state.legacy:
        legacy = t.printed.box.legacy[tile]
        if place in (legacy.location, legacy.place and legacy.place.id) and legacy.market:
            return legacy.market
        if legacy.place and legacy.place.id == place:
            return legacy.place.market
    printed = t.printed.locations.get(place)
    return printed.market if printed else None
