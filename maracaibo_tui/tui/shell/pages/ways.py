"""A page with ways to go, and something to read below them: one campaign, or the chapters at which one can begin."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.tui.screen.entries import entry
from maracaibo_tui.tui.screen.lines import Line, Lines, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet
from .title import Way, went

_LEAST_LOW = 3


class WaysPage:
    """Numbers and arrows choose a way, Enter takes it."""

    name = "ways"

    def __init__(self, where: str, title: str, told: Sequence[str], ways: Sequence[Way], aside: str = "") -> None:
        """Offer ways, and say something below them."""
        self._where, self._title, self._aside, self._told, self._ways = where, title, aside, told, list(ways)
        self.menu = Menu([way.label for way in ways])
        self.foot = Foot(("accept", "up", "down", "back"), accept="choose")

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the ways, and what is said below them."""
        if tiny := too_small(cells, rows):
            return tiny
        last = self.foot.draw(cells)
        room = room_of(rows, last)
        told = [row for text in self._told for row in wrapped(text, cells - 4)]
        low = min(len(told) + 1, max(_LEAST_LOW, room - len(self._ways) - 1))
        drawn = window([self._row(at, cells - 2) for at in range(len(self._ways))], room - low - 1, self.menu.at)
        above = panel(Head(self._title, focused=True), drawn, cells, room - low)
        return sheet((self._where, self._aside), [*above, *panel(Head(""), told, cells, low)], last, cells, rows)

    def _row(self, at: int, cells: int) -> Line:
        way = self._ways[at]
        drawn = entry(at, way.label, self.menu.band, chosen=at == self.menu.at)
        has_room = width(drawn) + len(way.detail) + 2 <= cells
        return (*drawn, *line((f"  {way.detail}", "faint"))) if has_room else drawn

    def press(self, action: str, character: str) -> bool:
        """Choose a way, or take it."""
        del character
        self.foot.note = ""
        return went(self._ways, self.menu, action)
