"""The end of a game: where every point came from, how the points grew, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.tui.shell.lines import Lines, beside, blank, line
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, sheet
from .title import Way

WIDE = 120
_TABS = ("left", "right", "next_part", "previous_part")


class FinishedPage:
    """Score sheet and plot, side by side where there is room."""

    name = "finished"

    def __init__(
        self,
        heading: tuple[str, str],
        pictures: tuple[Callable[[int], Lines], Callable[[int, int], Lines]],
        ways: Sequence[Way],
    ) -> None:
        """Draw the score sheet with the first of the pictures, the plot with the second."""
        self._heading = heading
        self._sheet, self._plot = pictures
        self._ways = list(ways)
        self.menu = Menu([way.label for way in ways])
        self.shows_plot = False
        self.foot = Foot(("up", "down", "accept", "left", "right", "back"), left="sheet", right="plot")

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what fits, and below it the ways."""
        if tiny := too_small(cells, rows):
            return tiny
        room = rows - 4 - len(self._ways)
        if cells >= WIDE:
            half = cells // 2
            body = beside(self._sheet(half), self._plot(cells - half - 1, room), half)
        elif self.shows_plot:
            body = self._plot(cells, room)
        else:
            body = self._sheet(cells)
        below = [(*line("  "), *row) for row in self.menu.draw(len(self._ways))]
        return sheet(self._heading, [*blank(body, room), (), *below], self.foot.draw(cells), cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Turn from the sheet to the plot and back, or go somewhere."""
        del character
        self.foot.note = ""
        if action in _TABS:
            self.shows_plot = {"left": False, "right": True}.get(action, not self.shows_plot)
        elif self.menu.press(action):
            if action.startswith("pick"):
                self._ways[self.menu.at].go()
        elif action == "accept":
            self._ways[self.menu.at].go()
        else:
            return False
        return True
