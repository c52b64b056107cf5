"""The places ahead in columns, where a map would be too small to read, and the way through them by arrows."""

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import State

COLUMNS = 3


def listed(printed: Printed, view: State, seat: int, rows: int) -> list[str]:
    """Give the places that have room in the columns, from that of the ship on; they go down one after the other."""
    order, ship = printed.order, view.players[seat - 1].ship
    tiles = printed.legacy_cities
    in_play = [place for place in printed.in_order if place not in tiles or tiles[place].id in view.legacy]
    return [place for place in in_play if order[place] >= order[ship]][: rows * COLUMNS]


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
