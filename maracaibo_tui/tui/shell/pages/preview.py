"""The position of a saved game as an onlooker sees it: the map, and what everybody has."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.sitting import seats_of
from maracaibo_tui.tui.screen.lines import Lines, framed, wrapped
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Kit, Moment, kit_of

from .onlooking import BOTH, POINTS

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
    title = opened.title
    kit = kit_of(title, opened.game.printed)
    seats = seats_of(opened)
    names: dict[int | str, str] = {number: seat.name for number, seat in enumerate(seats, 1)}
    moment = Moment(title.sight.view(state, NOBODY), _asked(opened, state), None, (), 0, names)
    low = {BOTH: min(_POINT_ROWS, rows // 2), POINTS: rows}.get(part, 0)
    above, below = rows - low, low
    drawn: Lines = []
    if above:
        drawn += _part(kit, kit.parts[0].name, moment, cells, above)
    if below:
        drawn += _part(kit, next(each.name for each in kit.parts if each.is_summary), moment, cells, below)
    return dyed(drawn, [seat.colour for seat in seats])


def _asked(opened: Opened, state: Any) -> int:  # noqa: ANN401 - the game's own position
    """Name the seat that decides in a position; the first where nobody does, or where it cannot be told."""
    try:
        question = opened.game.settle(opened.game.table(opened.game.copy(state), None))
    except (LookupError, ValueError, TypeError, AttributeError):
        # A position that this program never wrote; it can still be looked at.
        question = None
    return 1 if question is None else question.seat


def _part(kit: Kit, name: str, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a part of the table in its frame."""
    heading = next(part.title for part in kit.parts if part.name == name)
    return framed(heading, kit.draw(name, moment, cells - 2, rows - 2), cells, rows)
