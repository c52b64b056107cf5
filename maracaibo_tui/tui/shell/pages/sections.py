"""A page of headings and lines to read, such as the world as it was left, or who is who."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.engine.campaign_pages import Row, Section
from maracaibo_tui.tui.screen.lines import Line, Lines, between, line, width, wrapped
from maracaibo_tui.tui.screen.surface import HEADING, Head
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.overlays.reading import Reading
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet

_WIDEST = 100
"""Longer lines are hard to read."""
_GAP = 2


class SectionsPage:
    """Shows sections; what has not room is read page by page."""

    name = "sections"

    def __init__(
        self,
        title: str,
        aside: str,
        sections: Sequence[Section],
        above: Callable[[int], Lines] = lambda _cells: [],
    ) -> None:
        """Show these, and above them what is drawn for so many cells."""
        self._title, self._aside, self._sections, self._above = title, aside, sections, above
        self._reading = Reading()
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the sections one below the other."""
        if tiny := too_small(cells, rows):
            return tiny
        room = room_of(rows, [()])
        wide = min(cells - 2, _WIDEST)
        lines = [*self._above(wide), *in_rows(self._sections, wide)]
        shown = self._reading.draw(lines, room - 1)
        self.foot.mean({**self._reading.keys, "back": "back"})
        body = panel(Head(self._title, focused=True), shown, cells, room)
        return sheet((self._aside, ""), body, self.foot.draw(cells), cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Read on."""
        del character
        self.foot.note = ""
        return self._reading.press(action)


def in_rows(sections: Sequence[Section], cells: int) -> Lines:
    """Draw sections, an empty row between them."""
    return [row for at, each in enumerate(sections) for row in ([()] * bool(at) + section(each, cells))]


def section(told: Section, cells: int) -> Lines:
    """Draw a heading and its lines; what stands beside some of them stands near the longest of those."""
    beside = [row for row in told.rows if row.beside]
    text = max([len(with_arrows(row.text)) for row in beside], default=0)
    near = min(cells, _GAP + text + _GAP + max([len(row.beside) for row in beside], default=0))
    drawn = [row for each in told.rows for row in in_lines(each, near if each.beside else cells)]
    return [line((told.head, HEADING)), *drawn]


def in_lines(row: Row, cells: int, ink: str = "") -> Lines:
    """Draw a line in an ink; what stands beside it is at the right where there is room, else below."""
    told = [_set_in(each, ink) for each in wrapped(with_arrows(row.text), cells - _GAP - 1, ink) or [()]]
    if not row.beside:
        return told
    if width(told[-1]) - bool(ink) + _GAP + len(row.beside) <= cells:
        return [*told[:-1], between(told[-1], line((row.beside, "faint")), cells)]
    beside = wrapped(row.beside, cells - 2 * _GAP, "faint")
    return [*told, *[(*line(" " * 2 * _GAP), *each) for each in beside]]


def _set_in(text: Line, ink: str) -> Line:
    """Set a line in; a band goes a cell beyond its words on both sides."""
    return line(" " * (_GAP - 1), (" ", ink), *text, (" ", ink) if ink else "")
