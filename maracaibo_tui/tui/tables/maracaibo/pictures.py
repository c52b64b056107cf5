"""The pictures of the parts: what draws each of them, and what it shows of a moment."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, Lines
from maracaibo_tui.tui.shell.kit import Moment

from . import (
    explorer_track,
    hand,
    influence_tracks,
    offers,
    other_seats,
    points,
    route_map,
    ship_board,
    status_line,
)
from .as_shown import as_shown as shown

Picture: TypeAlias = Callable[[Printed, Moment, int, int], Lines]

_PICTURES: Mapping[str, Picture] = {
    "map": route_map.draw,
    "tracks": influence_tracks.draw,
    "ship": ship_board.draw,
    "hand": hand.draw,
    "explorer": explorer_track.draw,
    "display": offers.draw,
    "others": other_seats.draw,
    "points": points.draw,
}


def draw(printed: Printed, part: str, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the inside of a part."""
    return _PICTURES[part](printed, moment, cells, rows)


def as_shown(printed: Printed, part: str, moment: Moment) -> Moment:
    """Leave out of a moment what a part does not show."""
    return shown(printed, part, moment)


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is."""
    return status_line.status(printed, moment, cells)
