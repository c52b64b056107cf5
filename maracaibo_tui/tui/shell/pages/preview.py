"""The position of a saved game as an onlooker sees it: the home of the table, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.play.looking_on import LookedOn, Onlooker
from maracaibo_tui.tui.screen.lines import Lines, framed, wrapped
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.shell.kit import Kit, Moment, Part, kit_of

from .onlooking import BOTH, SUMMARY

_SUMMARY_ROWS = 18
_MOST_KEPT = 50


class Preview:
    """Draws saved games; a file is read again only when it has changed."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._drawn: dict[tuple[object, ...], Lines] = {}
        self._onlooker = Onlooker()

    def __call__(self, path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        """Draw the game of a file, or a part of it, or say why it cannot be shown."""
        key = (path, game.moved, cells, rows, part)
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_KEPT:
                self._drawn.clear()
            try:
                self._drawn[key] = _drawn(self._onlooker.look(path), cells, rows, part)
            except SaveError as error:
                self._drawn[key] = wrapped(str(error), cells, "warn")[:rows]
        return self._drawn[key]


def _drawn(seen: LookedOn, cells: int, rows: int, part: str) -> Lines:
    kit = kit_of(seen.title, seen.printed)
    moment = Moment(seen.view, seen.asked, None, (), 0, seen.names)
    low = {BOTH: min(_SUMMARY_ROWS, rows // 2), SUMMARY: rows}.get(part, 0)
    drawn: Lines = []
    for each, high in ((kit.parts[0], rows - low), (summary_of(kit.parts), low)):
        if high:
            drawn += _part(kit, each, moment, cells, high)
    return dyed(drawn, [seat.colour for seat in seen.seats])


def summary_of(parts: Sequence[Part]) -> Part:
    """Give the part that one looks at when the game is over; the last where none is meant for that."""
    return next((part for part in parts if part.is_summary), parts[-1])


def _part(kit: Kit, part: Part, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a part of the table in its frame."""
    return framed(part.title, kit.draw(part.name, moment, cells - 2, rows - 2), cells, rows)
