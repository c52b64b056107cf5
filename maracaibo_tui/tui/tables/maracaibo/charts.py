"""The charts of the Caribbean: which one has room, where places stand on it, its routes and the names of its waters."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from maracaibo_tui.games.maracaibo.advice.voyages import steps
from maracaibo_tui.games.maracaibo.box.components import CHARTS, Charted, charted
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.shell.chart.coast import coast
from maracaibo_tui.tui.shell.chart.sheet import Put, Sheet
from maracaibo_tui.tui.shell.chart.ways import Spot, dots

USUAL = "map120"
"""The chart by which arrows go, whichever is drawn."""
WORDY = "map200"
"""The chart on which cities have a second row, in words."""
WATERS: Mapping[str, tuple[tuple[int, int, str], ...]] = {
    "map120": ((41, 13, "C A R I B B E A N   S E A"),),
    "map200": ((81, 4, "A T L A N T I C   O C E A N"), (58, 20, "C A R I B B E A N    S E A")),
}
"""Where each chart names its waters."""
DOT = "·"
Leg = tuple[str, str]


def chart_for(printed: Printed, cells: int, rows: int) -> str:
    """Name the largest chart that has room; nothing where places are listed instead."""
    found = ""
    for name in CHARTS:
        wide, high = size_of(printed, name)
        if wide <= cells and high <= rows:
            found = name
    return found


def size_of(printed: Printed, chart: str) -> tuple[int, int]:
    """Give the cells and rows of a chart."""
    mask = printed.box.charts.get(chart)
    return CHARTS[chart] if mask is None else mask.size


@lru_cache(maxsize=8)
def places_on(printed: Printed, legacy: tuple[str, ...], chart: str) -> Mapping[str, Charted]:
    """Give where every place in play stands on a chart, in their order; a pack may leave it open."""
    tiles = printed.legacy_cities
    known = [place for place in printed.in_order if place not in tiles or tiles[place].id in legacy]
    found = {place: charted(printed.locations[place], chart) for place in known}
    return {place: spot for place, spot in found.items() if spot is not None}


@lru_cache(maxsize=8)
def legs_on(printed: Printed, legacy: tuple[str, ...], chart: str) -> Mapping[Leg, tuple[Spot, ...]]:
    """Give the dots of every leg of the routes on a chart: nothing that is played changes them but legacy tiles."""
    places = places_on(printed, legacy, chart)
    hidden = {cell for place in places for cell in _covered(printed, place, places[place])}
    found = {}
    # Home from the last spaces no arrow leads, but the way there is drawn: it says how it turns.
    home = [(place, end) for place, spot in places.items() for end in spot.turns]
    for start, end in dict.fromkeys([*steps(printed, legacy), *home]):
        if start in places and end in places:
            turns = places[start].turns.get(end, ())
            found[start, end] = dots((places[start].at, *turns, places[end].at), hidden)
    return found


@lru_cache(maxsize=4)
def sheet_of(printed: Printed, legacy: tuple[str, ...], chart: str, size: tuple[int, int], manner: str) -> Sheet:
    """Draw what always stands on a chart: coasts and routes."""
    mask = printed.box.charts.get(chart)
    always: dict[int, list[Put]] = {}
    for leg in legs_on(printed, legacy, chart).values():
        for x, y in leg:
            always.setdefault(y, []).append(Put(x, DOT, "route"))
    return Sheet(coast(mask.rows if mask is not None else (), *size, manner), always)


def chip_of(kind: str, place: str) -> str:
    """Give the chip of a place of a kind: city, village, homeward or start."""
    return {"start": "◊", "homeward": f"‹{place}›", "city": f" {place} "}.get(kind, f"({place})")


def legs_of(route: tuple[str, ...]) -> list[Leg]:
    """Give the legs of a route."""
    return list(pairwise(route))


def _covered(printed: Printed, place: str, spot: Charted) -> list[Spot]:
    """Give the cells of a place's chip and name, with one blank beside the chip."""
    location = printed.locations[place]
    chip, name = len(chip_of(location.kind, place)), len(location.name)
    x, y = spot.at
    start = x - chip // 2
    end = start + chip
    if spot.side == "r":
        return [(at, y) for at in range(start, end + 1 + name)]
    return [(at, y) for at in range(start - 1 - name, end)]
