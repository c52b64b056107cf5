"""The position of a saved game as an onlooker sees it: the home of the table, and what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from maracaibo_tui.engine.reasons import counted
from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.play.looking_on import LookedOn, Onlooker
from maracaibo_tui.tui.screen.lines import Lines, fitted, line, wrapped
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.screen.surface import Head, on, surface
from maracaibo_tui.tui.shell.kit import Kit, Moment, Part, kit_of

from .games import when
from .onlooking import BOTH, SUMMARY

_SUMMARY_ROWS = 18
_HEADED = 3
"""Rows of a heading, of a gap, and one to spare."""
_MOST_KEPT = 50


class Preview:
    """Draws saved games; a file is read again only when it has changed."""

    def __init__(self, coast: Callable[[], str] = lambda: "full") -> None:
        """Nothing is read yet; coasts are drawn as the look of the pages draws them (`Moment.coast`)."""
        self._coast = coast
        self._drawn: dict[tuple[object, ...], Lines] = {}
        self._onlooker = Onlooker()

    def __call__(self, path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        """Draw the game of a file, or a part of it, or say why it cannot be shown."""
        key = (path, game.moved, cells, rows, part, self._coast())
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_KEPT:
                self._drawn.clear()
            try:
                self._drawn[key] = _drawn(self._onlooker.look(path), game, self._coast(), (cells, rows), part)
            except SaveError as error:
                self._drawn[key] = wrapped(str(error), cells, "warn")[:rows]
        return self._drawn[key]


def _drawn(seen: LookedOn, game: Listed, coast: str, size: tuple[int, int], part: str) -> Lines:
    cells, rows = size
    kit = kit_of(seen.title, seen.printed)
    moment = Moment(seen.view, seen.asked, None, (), 0, seen.names, coast=coast, is_on_a_page=True)
    home, summary = kit.parts[0], summary_of(kit.parts)
    told = _told(seen, game, cells - 2)
    points = kit.draw(summary.name, moment, cells - 2, min(rows if part == SUMMARY else rows // 2, _SUMMARY_ROWS) - 1)
    while points and not points[-1]:
        points.pop()
    wanted = len(points) + len(told) + _HEADED
    low = {BOTH: min(wanted, rows // 2), SUMMARY: rows}.get(part, 0)
    drawn = _part(kit, home, moment, cells, rows - low) if rows > low else []
    if low:
        # A chart may need fewer rows than it has.
        low = rows - len(drawn)
        is_roomy = rows - len(drawn) - 1 - len(points) > len(told)
        lines = [*points, *([(), *told] if is_roomy else [])]
        drawn += [on(fitted(each, cells), PANEL) for each in surface(Head(summary.title), lines, (cells, low))]
    return dyed(drawn, [seat.colour for seat in seen.seats])


def _told(seen: LookedOn, game: Listed, cells: int) -> Lines:
    """Say what happened last, what is waited for, how long the game is and how old."""
    told: Lines = []
    if seen.last:
        told += [line(("last", "title")), *wrapped(seen.last, cells, "text")]
    if seen.question is not None:
        sentence, _ = seen.title.words().in_words(seen.printed, seen.view, seen.question)
        told += [line(("asked now", "title")), *wrapped(f"{seen.names[seen.question.seat]}: {sentence}", cells, "text")]
    if game.header is not None:
        age = when(game.changed, datetime.now(UTC).astimezone()).strip()
        told.append(line((f"{counted(game.header.answers, 'answers')} · saved {age}", "faint")))
    return told


def summary_of(parts: Sequence[Part]) -> Part:
    """Give the part that one looks at when the game is over; the last where none is meant for that."""
    return next((part for part in parts if part.is_summary), parts[-1])


def _part(kit: Kit, part: Part, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a part of the table on its ground."""
    if part.ground != PANEL:
        return [on(fitted(each, cells), part.ground) for each in kit.draw(part.name, moment, cells, rows)]
    drawn = surface(Head(part.title), kit.draw(part.name, moment, cells - 2, rows - 1), (cells, rows))
    return [on(fitted(each, cells), PANEL) for each in drawn]
