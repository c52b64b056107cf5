"""A line of a score sheet that was opened: what it consists of; from there one goes on to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.overlays.reading import Reading
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet

_WIDEST = 102
_STEPS = {"previous": -1, "left": -1, "next": 1, "right": 1}
_KEYS = {"back": "all lines", "next": "next line", "previous": "line before"}


class ScoreLinePage:
    """One line after the other, each with what it consists of."""

    name = "score_line"

    def __init__(
        self, opens: Sequence[str], at: int, page: Callable[[str, int], Lines], called: Callable[[str], str]
    ) -> None:
        """Open one of these lines; `page` draws what one consists of, `called` gives its title."""
        self._opens, self.at, self._page, self._called = opens, at, page, called
        self._reading = Reading()
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what the line consists of."""
        if tiny := too_small(cells, rows):
            return tiny
        wide, address = min(cells, _WIDEST), self._opens[self.at]
        room = room_of(rows, [()])
        lines = self._reading.draw(self._page(address, wide - 2), room - 1)
        self.foot.mean({**_KEYS, **self._reading.keys})
        body = panel(Head(self._called(address)), lines, wide, room)
        title = ("The points in detail", f"{self.at + 1} of {len(self._opens)}")
        return sheet(title, body, self.foot.draw(cells), cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Read, or go on to another line."""
        del character
        self.foot.note = ""
        if action not in _STEPS:
            return self._reading.press(action)
        self.at = (self.at + _STEPS[action]) % len(self._opens)
        self._reading.top = 0
        return True
