"""The cursors of the parts: what each visits, how far a key takes it, and how the arrows walk among options."""

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment, Size

from . import explorer_track, hand, influence_tracks, map_list, offers, other_seats, points, ship_board, steering

_VISITED: Mapping[str, Callable[[Printed, Moment], Sequence[str]]] = {
    "map": map_list.visited,
    "tracks": lambda _printed, _moment: influence_tracks.ADDRESSES,
    "ship": ship_board.addresses,
    "hand": hand.addresses,
    "explorer": explorer_track.addresses,
    "display": lambda _printed, moment: offers.addresses(moment),
    "others": lambda _printed, moment: other_seats.addresses(moment),
    "points": points.addresses,
}


def visited(printed: Printed, part: str, moment: Moment) -> Sequence[str]:
    """Name the pages of all that the cursor of a part visits; none where it has no cursor."""
    return _VISITED[part](printed, moment) if part in _VISITED else ()


def at(printed: Printed, part: str, moment: Moment) -> str:
    """Give the page of what the cursor of a part stands on."""
    return moment.under_cursor(part, visited(printed, part, moment))


def stride(printed: Printed, part: str, moment: Moment, direction: str, size: Size) -> int:
    """Say how many things the cursor of a part goes on or back: on the map by places, on the ship by columns."""
    if part == "map":
        return steering.stride(printed, moment, direction, size)
    if part == "ship":
        return ship_board.stride(printed, moment, direction, size)
    return 1 if direction in {"down", "right"} else -1


def walk(printed: Printed, moment: Moment, direction: str, size: Size | None) -> int | None:
    """Give the option that lies in a direction on the map, or on the list that stands in its place."""
    return steering.walk(printed, moment, direction, size)
