"""Arrows on the map: along the route and over to its other branch while a ship sails, else to what lies that way."""

from collections.abc import Mapping
from functools import lru_cache

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import Form, taken_apart
from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.advice.voyages import reach, steps
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.sailing import Route, enterable
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.tui.shell.kit import Moment, Size

from .charts import USUAL, chart_for, places_on
from .map_list import listed, pointed_at, visited, walked

NO_WAY = Route((), (), 0, 0)
CELLS_OF_A_ROW = 3
"""Cells side by side that are about as far as a row."""


def walk(printed: Printed, moment: Moment, direction: str, size: Size | None) -> int | None:
    """Give the option that lies in a direction of the highlighted one on a map of this size, or on the list."""
    places = {number: place for number, option in enumerate(moment.options) if (place := place_of(printed, option.id))}
    if not places:
        return None
    rows = _listed_rows(printed, size)
    if rows:
        here = places.get(moment.highlighted) or moment.view.players[moment.seat - 1].ship
        shown = listed(printed, moment, rows)
        return walked(shown, places, (here, moment.highlighted), direction, rows)
    routes = {number: route for ways in reach(printed, moment).values() for number, route in ways}
    if not routes:
        return _nearest(printed, moment, direction, places)
    if direction == "right":
        return _onwards(printed, moment, routes)
    if direction == "left":
        return _back(moment, routes)
    for found in (_beside(printed, moment, direction, routes), _another_way(moment, direction, places)):
        if found is not None:
            return found
    return _nearest(printed, moment, direction, places)


def stride(printed: Printed, moment: Moment, direction: str, size: Size) -> int:
    """Say how many places the cursor of the map goes on or back, to come to what lies in a direction; 0 for nothing."""
    here = pointed_at(printed, moment)
    places = {number: address.partition("/")[2] for number, address in enumerate(visited(printed, moment))}
    at = next((number for number, place in places.items() if place == here), 0)
    rows = _listed_rows(printed, size)
    if rows:
        shown = listed(printed, moment, rows)
        found = walked(shown, places, (here, at), direction, rows)
        beyond = at + (1 if direction in {"down", "right"} else -1)
        return (beyond % len(places) if found is None else found) - at
    ahead = _toward(printed, moment, here, direction, places)
    return min(ahead, key=lambda number: ahead[number], default=at) - at


def _listed_rows(printed: Printed, size: Size | None) -> int:
    """Count the rows of the list of places that stands where no chart has room; 0 where there is none."""
    if size is None:
        return 0
    cells, rows = size
    return 0 if chart_for(printed, cells, rows - 1) else max(0, rows - 1)


def _onwards(printed: Printed, moment: Moment, routes: Mapping[int, Route]) -> int | None:
    """Go on along the highlighted voyage, at a fork along its first branch, and on where branches meet again."""
    here = routes.get(moment.highlighted, NO_WAY)
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.seat)
    arrows = enterable(table, here.locations[-1] if here.locations else p.ship, p)
    branches = {arrow.to: at for at, arrow in enumerate(arrows)}
    costs = {arrow.to: here.cost + arrow.cost for arrow in arrows}
    behind = len(here.locations)
    ahead = [
        (len(route.locations) - behind, branches.get(route.locations[behind], 0), 0, number)
        for number, route in routes.items()
        if len(route.locations) > behind and route.locations[:behind] == here.locations
    ]
    # A voyage that costs the same on both branches is offered once, by one of them.
    ahead += [
        (1, branches[end], 1, number)
        for number, route in routes.items()
        if (end := route.locations[-1]) in branches and route.cost == costs[end]
    ]
    return min(ahead)[-1] if ahead else None


def _back(moment: Moment, routes: Mapping[int, Route]) -> int | None:
    """Go back along the highlighted voyage to the last place before its end that can be sailed to."""
    here = routes.get(moment.highlighted, NO_WAY).locations
    for length in range(len(here) - 1, 0, -1):
        ending = [number for number, route in routes.items() if route.locations[-1] == here[length - 1]]
        if ending:
            return next((number for number in ending if routes[number].locations == here[:length]), ending[0])
    return None


def _beside(printed: Printed, moment: Moment, direction: str, routes: Mapping[int, Route]) -> int | None:
    """Go over to another branch: to a place about as far away that lies above or below."""
    here = routes.get(moment.highlighted)
    if here is None:
        return None
    others = {number: route.locations[-1] for number, route in routes.items() if _part(here, route)}
    ahead = _that_way(printed, moment, direction, others)
    after, at = _after(printed, moment.view.legacy), here.locations[-1]

    def weight(number: int) -> tuple[bool, int, float]:
        place = others[number]
        is_on_the_way = place in after[at] or at in after[place]
        return is_on_the_way, abs(routes[number].cost - here.cost), ahead[number]

    return min(ahead, key=weight, default=None)


def _another_way(moment: Moment, direction: str, places: Mapping[int, str]) -> int | None:
    """Go to the same place by the next way, or by the one before."""
    at = moment.highlighted
    ways = [number for number, place in places.items() if place == places.get(at)]
    if direction == "down":
        return min((number for number in ways if number > at), default=None)
    return max((number for number in ways if number < at), default=None)


def _nearest(printed: Printed, moment: Moment, direction: str, places: Mapping[int, str]) -> int | None:
    """Go to the nearest place that way; of several options there to the one that is most like the highlighted one."""
    ahead = _that_way(printed, moment, direction, places)
    kind = _kind(moment, moment.highlighted)
    return min(ahead, key=lambda number: (ahead[number], _kind(moment, number) != kind, number), default=None)


def _kind(moment: Moment, number: int) -> tuple[str, ...]:
    """Give an option without its place."""
    form = taken_apart(moment.options[number].id) if number < len(moment.options) else Form("")
    return (form.word, *form.values[:-1])


def _that_way(printed: Printed, moment: Moment, direction: str, places: Mapping[int, str]) -> dict[int, float]:
    """Give the options whose places lie in a direction on the map, with how far away they are."""
    here = place_of(printed, moment.option.id) if moment.option is not None else ""
    return _toward(printed, moment, here or moment.view.players[moment.seat - 1].ship, direction, places)


def _toward(printed: Printed, moment: Moment, here: str, direction: str, places: Mapping[int, str]) -> dict[int, float]:
    """Give which of some places lie in a direction of another one on the map, with how far away they are."""
    spots = {place: spot.at for place, spot in places_on(printed, moment.view.legacy, USUAL).items()}
    if here not in spots:
        # A pack may leave open where a place lies.
        return {}
    x, y = spots[here]
    sign = -1 if direction in {"up", "left"} else 1
    ahead = {}
    for number, place in places.items():
        if place in spots:
            across, down = (spots[place][0] - x) / CELLS_OF_A_ROW, spots[place][1] - y
            along, aside = (across, down) if direction in {"left", "right"} else (down, across)
            if along * sign > 0:
                # What lies straight ahead is meant before what lies aside.
                ahead[number] = abs(along) + 2 * abs(aside)
    return ahead


def _part(one: Route, other: Route) -> bool:
    """Tell whether two voyages part somewhere, and not only because one of them ends."""
    both = min(len(one.locations), len(other.locations))
    return one.locations[:both] != other.locations[:both]


@lru_cache(maxsize=2)
def _after(printed: Printed, legacy: tuple[str, ...]) -> Mapping[str, frozenset[str]]:
    """Name for every place those that ships can come to from there."""
    after: dict[str, frozenset[str]] = {}
    for place in reversed(printed.in_order):
        next_ = [end for start, end in steps(printed, legacy) if start == place]
        after[place] = frozenset(next_).union(*[after.get(end, ()) for end in next_])
    return after
