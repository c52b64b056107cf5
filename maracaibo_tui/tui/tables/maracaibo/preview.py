"""The position of a saved game as an onlooker sees it: the map, and what everybody has."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.record import RecordError
from maracaibo_tui.games.maracaibo.state.views import ONLOOKER, view
from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.tui.screen.lines import Lines, framed, wrapped
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Moment

from . import points, route_map
from .start import seats_of

_POINT_ROWS = 18
_MOST_KEPT = 50


class Preview:
    """Draws saved games; a file is read again only when it has changed, and a pack once for all games."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._drawn: dict[tuple[object, ...], Lines] = {}
        self._printed_of = lru_cache(maxsize=_MOST_KEPT)(load_printed)

    def __call__(self, path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        """Draw the game of a file, or a part of it, or say why it cannot be shown."""
        key = (path, game.moved, cells, rows, part)
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_KEPT:
                self._drawn.clear()
            try:
                self._drawn[key] = _drawn(open_saved(path, printed_of=self._printed_of), cells, rows, part)
            except (SaveError, RecordError) as error:
                self._drawn[key] = wrapped(str(error), cells, "warn")[:rows]
        return self._drawn[key]


def _drawn(opened: Opened, cells: int, rows: int, part: str) -> Lines:
    # Of a position that cannot be gone on with, the one is shown that can.
    state = opened.record.turn_start if opened.record.lost else opened.record.now
    printed = opened.game.printed
    seats = seats_of(opened)
    names: dict[int | str, str] = {number: seat.name for number, seat in enumerate(seats, 1)}
    moment = Moment(view(state, ONLOOKER), state.active, None, (), 0, names)
    low = {"map": 0, "points": rows}.get(part, min(_POINT_ROWS, rows // 2))
    above, below = rows - low, low
    drawn: Lines = []
    if above:
        drawn += framed("Map", route_map.draw(printed, moment, cells - 2, above - 2), cells, above)
    if below:
        drawn += framed("Points", points.draw(printed, moment, cells - 2, below - 2), cells, below)
    return dyed(drawn, [seat.colour for seat in seats])
