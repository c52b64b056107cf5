"""The end of a game: where every point came from, how the points grew, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.tui.screen.lines import Lines, beside, blank, line
from maracaibo_tui.tui.shell.kit import ScoreSheet
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.overlays.reading import Reading
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, sheet
from .title import Way

_AROUND = 4
"""Rows above, between and below what is drawn."""
WIDE = 120
_TABS = ("left", "right", "next_part", "previous_part")
_PAGES = ("page_down", "page_up")
_CHOOSE = {"up": "up", "down": "down"}
_TURN = {"page_down": "more", "page_up": "up"}
_GO = {"accept": "take", "left": "sheet", "right": "plot", "back": "back"}


class FinishedPage:
    """Score sheet and plot, side by side where there is room."""

    name = "finished"

    def __init__(
        self,
        heading: tuple[str, str],
        pictures: tuple[Callable[[int], ScoreSheet], Callable[[int, int], Lines]],
        ways: Sequence[Way],
    ) -> None:
        """Draw the score sheet with the first of the pictures, page by page if it is long, the plot with the second."""
        self._heading = heading
        self._sheet, self._plot = pictures
        self._ways = list(ways)
        self.menu = Menu([way.label for way in ways])
        self.shows_plot = False
        self._reading = Reading()
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what fits, and below it the ways."""
        if tiny := too_small(cells, rows):
            return tiny
        body = self._body(cells, rows)
        is_long = self._reading.is_long and (cells >= WIDE or not self.shows_plot)
        # Of a narrow foot the end is cut.
        self.foot.mean({**_TURN, **_GO, **_CHOOSE} if is_long else {**_CHOOSE, **_GO})
        # On a low screen the menu stands in two columns; the sheet is read page by page.
        ways = max(self.menu.least_rows, min(len(self._ways), rows - _AROUND - len(body)))
        below = [(*line("  "), *row) for row in self.menu.draw(ways, cells)]
        whole = [*blank(body, rows - _AROUND - ways), (), *below]
        return sheet(self._heading, whole, self.foot.draw(cells), cells, rows)

    def _body(self, cells: int, rows: int) -> Lines:
        """Draw sheet and plot beside each other, or one of them; the sheet may take rows of the ways."""
        most, room = rows - _AROUND - self.menu.least_rows, rows - _AROUND - len(self._ways)
        if cells >= WIDE:
            half = cells // 2
            return beside(self._page(half, most), self._plot(cells - half - 1, room), half)
        return self._plot(cells, room) if self.shows_plot else self._page(cells, most)

    def _page(self, cells: int, rows: int) -> Lines:
        """Draw so much of the sheet as fits between its head and its foot."""
        drawn = self._sheet(cells)
        head, foot = drawn.head, drawn.foot
        return [*self._reading.draw([*head, *drawn.rows], rows - len(foot), len(head)), *foot]

    def press(self, action: str, character: str) -> bool:
        """Turn from the sheet to the plot and back, turn its pages, or go somewhere."""
        del character
        self.foot.note = ""
        if action in _TABS:
            self.shows_plot = {"left": False, "right": True}.get(action, not self.shows_plot)
        elif action in _PAGES:
            self._reading.press(action)
        elif self.menu.press(action):
            if action.startswith("pick"):
                self._ways[self.menu.at].go()
        elif action == "accept":
            self._ways[self.menu.at].go()
        else:
            return False
        return True
