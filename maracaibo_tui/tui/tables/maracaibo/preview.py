"""The position of a saved game as an onlooker sees it: the map, and what everybody has."""

from __future__ import annotations

from pathlib import Path

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.record import RecordError
from maracaibo_tui.games.maracaibo.views import ONLOOKER, view
from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Lines, framed, line

from . import points, route_map
from .start import read_seat

_POINT_ROWS = 18
_MOST_KEPT = 50


class Preview:
    """Draws saved games; a file is read again only when it has changed."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._drawn: dict[tuple[object, ...], Lines] = {}

    def __call__(self, path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        """Draw the game of a file, or a part of it, or say why it cannot be shown."""
        key = (path, game.moved, cells, rows, part)
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_KEPT:
                self._drawn.clear()
            try:
                self._drawn[key] = _drawn(path, cells, rows, part)
            except (SaveError, RecordError) as error:
                self._drawn[key] = [line((str(error), "warn"))]
        return self._drawn[key]


def _drawn(path: Path, cells: int, rows: int, part: str) -> Lines:
    opened = open_saved(path)
    state, printed = opened.record.now, opened.game.printed
    names: dict[int | str, str] = {
        number: read_seat(text).name for number, text in enumerate(opened.record.header.seats, 1)
    }
    moment = Moment(view(state, ONLOOKER), state.active, None, (), 0, names)
    if part == "map":
        return framed("Map", route_map.draw(printed, moment, cells - 2, rows - 2), cells, rows)
    if part == "points":
        return framed("Points", points.draw(printed, moment, cells - 2, rows - 2), cells, rows)
    low = min(_POINT_ROWS, rows // 2)
    return [
        *framed("Map", route_map.draw(printed, moment, cells - 2, rows - low - 2), cells, rows - low),
        *framed("Points", points.draw(printed, moment, cells - 2, low - 2), cells, low),
    ]
