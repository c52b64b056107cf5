"""Places one after the other: as the cursor of the map visits them, and as they are listed where no chart has room."""

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.shell.kit import Moment

COLUMNS = 2


def visited(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the pages of the places that the cursor of the map visits, from that of the ship on.

    It visits none where the question is about places: there the arrows go from option to option.
    """
    if any(place_of(printed, option.id) for option in moment.options):
        return ()
    places, ship = _in_play(printed, moment.view), moment.view.players[max(0, moment.seat - 1)].ship
    at = places.index(ship) if ship in places else 0
    return tuple([f"place/{place}" for place in (*places[at:], *places[:at])])


def pointed_at(printed: Printed, moment: Moment) -> str:
    """Give the place at the cursor of the map; nothing where it has none."""
    return moment.under_cursor("map", visited(printed, moment)).partition("/")[2] if "map" in moment.cursors else ""


def _in_play(printed: Printed, view: State) -> list[str]:
    tiles = printed.legacy_cities
    return [place for place in printed.in_order if place not in tiles or tiles[place].id in view.legacy]


def listed(printed: Printed, moment: Moment, rows: int) -> list[str]:
    """Give the places that have room in the columns, from that of the ship on; they go down one after the other.

    Where the cursor has left them they begin with its place. Those before it take the room that is left at the end.
    """
    order, ship, room = printed.order, moment.view.players[moment.seat - 1].ship, rows * COLUMNS
    places = _in_play(printed, moment.view)
    last = max(0, len(places) - room)
    first = min(last, sum(order[place] < order[ship] for place in places))
    pointed = pointed_at(printed, moment)
    if pointed and pointed not in places[first : first + room]:
        first = min(last, places.index(pointed))
    return places[first : first + room]


def walked(shown: Sequence[str], places: Mapping[int, str], here: tuple[str, int], way: str, rows: int) -> int | None:
    """Give the option that lies in a direction: down and up through the columns, left and right over to others."""
    place, highlighted = here
    if place not in shown:
        return None
    options = [(shown.index(other), number) for number, other in places.items() if other in shown]
    at = (shown.index(place), highlighted if highlighted in places else -1)
    if way in {"down", "up"}:
        beyond = sorted(option for option in options if (option > at if way == "down" else option < at))
        found = beyond[:1] if way == "down" else beyond[-1:]
        return found[0][1] if found else None
    sign = 1 if way == "right" else -1
    column, row = divmod(at[0], rows)
    across = [
        (abs(index // rows - column), abs(index % rows - row), number)
        for index, number in options
        if (index // rows - column) * sign > 0
    ]
    return min(across)[2] if across else None
