"""The lines of a score sheet, to be opened one by one: each says what it consists of."""

from __future__ import annotations

from collections.abc import Callable

from maracaibo_tui.tui.screen.lines import Lines, Span, styled, window
from maracaibo_tui.tui.shell.kit import ScoreSheet
from maracaibo_tui.tui.shell.overlays.reading import Reading
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, sheet

_AROUND = 3
"""Rows above and below what is drawn."""
_WIDEST = 100
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}
_LIST = {"accept": "open", "up": "up", "down": "down", "back": "back"}
_OPENED = {"down": "more", "next": "next line", "previous": "line before", "back": "all lines"}


class ScoreLinesPage:
    """A list of lines with a cursor, or the one that was opened."""

    name = "score_lines"

    def __init__(
        self, rows: Callable[[int], ScoreSheet], page: Callable[[str, int], Lines], called: Callable[[str], str]
    ) -> None:
        """Draw the sheet with `rows`, and what a line consists of with `page`; `called` gives its title."""
        self._rows, self._page, self._called = rows, page, called
        self.at = 0
        self.is_open = False
        self._reading = Reading()
        self._opens = list(rows(_WIDEST).opens)
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the lines, or the one that is open."""
        if tiny := too_small(cells, rows):
            return tiny
        self.foot.mean(_OPENED if self.is_open else _LIST)
        room = rows - _AROUND
        body = self._opened(cells, room) if self.is_open else self._list(cells, room)
        title = self._called(self._opens[self.at]) if self.is_open else "The points in detail"
        return sheet((title, f"{self.at + 1} of {len(self._opens)}"), body, self.foot.draw(cells), cells, rows)

    def _list(self, cells: int, rows: int) -> Lines:
        drawn = self._rows(cells)
        lines = [*drawn.rows, *drawn.foot][: len(self._opens)]
        head, *amounts = lines[self.at]
        lines[self.at] = styled((Span(f"►{head.text[1:]}", head.style), *amounts), "cursor")
        return [*drawn.head, *window(lines, rows - len(drawn.head), self.at)]

    def _opened(self, cells: int, rows: int) -> Lines:
        wide = min(cells - 4, _WIDEST)
        return [(Span("  "), *each) for each in self._reading.draw(self._page(self._opens[self.at], wide), rows)]

    def press(self, action: str, character: str) -> bool:
        """Move among the lines, open one, read it, close it."""
        del character
        self.foot.note = ""
        if self.is_open and action == "back":
            self.is_open = False
        elif action in _STEPS and not (self.is_open and action in {"up", "down"}):
            self.at = (self.at + _STEPS[action]) % len(self._opens)
            self._reading.top = 0
        elif self.is_open:
            return self._reading.press(action)
        elif action == "accept":
            self.is_open = True
            self._reading.top = 0
        else:
            return False
        return True
