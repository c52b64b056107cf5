"""The end of a game: where every point came from, how the points grew, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.tui.screen.entries import box, entry
from maracaibo_tui.tui.screen.lines import Lines, Span, line, wrapped
from maracaibo_tui.tui.screen.surface import NAME, Head
from maracaibo_tui.tui.shell.kit import Result
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .score_table import Table, table
from .sheet import Foot, is_roomy, panel, room_of, side_by_side, titled
from .title import Way, went

WIDE = 120
_SHEET = 0.6
"""How much of a wide screen the sheet has."""
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}
_PAGES = {"page_down": 1, "page_up": -1}
_TURNS = {"left": False, "right": True}
_HINT = "{key} goes to the sheet: every line of it opens what it consists of"


class FinishedPage:
    """Score sheet and plot, side by side where there is room, and below them the ways."""

    name = "finished"

    def __init__(
        self,
        result: Result,
        plot: Callable[[int, int], Lines],
        ways: Sequence[Way],
        opens: Callable[[int], None] | None = None,
    ) -> None:
        """Draw what a game came to, and the plot; `opens` opens a row of the sheet by its number."""
        self._result, self._plot, self._opens = result, plot, opens
        self._ways = list(ways)
        self.menu = Menu([way.label for way in ways])
        self.shows_plot = False
        self.at = -1
        """The row of the sheet at the cursor; below 0 while the ways have the keys."""
        self._top, self._table = 0, Table([])
        self._is_wide = False
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw who won, what fits, and below it the ways."""
        if tiny := too_small(cells, rows):
            return tiny
        self._is_wide = cells >= WIDE
        prompt = self._prompt(cells, rows)
        won = [
            line(" " if at else (" The game is over.  ", NAME), *each)
            for at, each in enumerate(wrapped(self._result.won, cells - len(" The game is over.  ")))
        ]
        gap: Lines = [()] if is_roomy(rows) else []
        high = room_of(rows, [()]) - len(prompt) - len(gap) - len(won) + 1
        body = [*won[1:], *self._body(cells, high), *gap, *prompt]
        self._name_keys()
        return titled(won[0], body, self.foot.draw(cells), rows)

    def _name_keys(self) -> None:
        """Let the foot name the keys that mean something."""
        turns = {} if self._is_wide else {"right": "plot"} if not self.shows_plot else {"left": "sheet"}
        lines = {} if self._opens is None else {"next_part": "answers" if self.at >= 0 else "open a line"}
        more = (
            {"page_down": "more", "page_up": "up"} if self._table.beyond and self.at < 0 and not self.shows_plot else {}
        )
        takes = {"accept": "open" if self.at >= 0 else "take"}
        self.foot.mean(
            {**takes, **more, **turns, **lines, "up": "up", "down": "down", "back": "back", "rule": "rulebook"}
        )

    def _body(self, cells: int, rows: int) -> Lines:
        """Draw sheet and plot beside each other, or one of them."""
        wide = round(cells * _SHEET) if self._is_wide else cells
        if not self._is_wide and self.shows_plot:
            return self._grown(cells, rows)
        self._table = table(self._result, (wide - 2, rows - 1), self.at, self._top)
        self._top = min(self._top, self._table.beyond)
        is_below = self._top > 0 and self.at < 0
        told = [self._table.aside, f"from line {self._top + 1}" if is_below else ""]
        note = line(("  ".join(filter(None, told)), "faint"))
        sheet = panel(Head("Points by source", note, focused=self.at >= 0), self._table.lines, wide, rows)
        return side_by_side(sheet, self._grown(cells - wide - 1, rows), wide) if self._is_wide else sheet

    def _grown(self, cells: int, rows: int) -> Lines:
        note = line(("VP by round", "faint"))
        return panel(Head("If it had ended then", note), self._plot(cells - 2, rows - 1), cells, rows)

    def _prompt(self, cells: int, rows: int) -> Lines:
        """Draw the ways, in one row where they have room, with the bright edge where Enter acts."""
        entries = [
            entry(number, way.label, chosen=number == self.menu.at and self.at < 0)
            for number, way in enumerate(self._ways)
        ]
        whole = line(*[span for each in entries for span in (*each, Span("  "))])
        drawn = (
            [whole]
            if sum(len(span.text) for span in whole) < cells
            else self.menu.draw(self.menu.least_rows, cells - 1, lit=self.at < 0)
        )
        if is_roomy(rows):
            hint = "" if self._opens is None else f" {_HINT.format(key=self.foot.key('next_part'))}"
            drawn = [(), *drawn, line((hint, "faint")), ()]
        return box(drawn, cells, style="rule" if self.at >= 0 else "accent")

    def press(self, action: str, character: str) -> bool:
        """Turn from the sheet to the plot and back, go to a line of the sheet or open it, or go somewhere."""
        del character
        self.foot.note = ""
        if action in _TURNS and not self._is_wide:
            self.shows_plot, self.at = _TURNS[action], -1
        elif action in {"next_part", "previous_part"} and self._opens is not None:
            self.at, self.shows_plot = (-1 if self.at >= 0 else 0), False
        elif action in _PAGES:
            self._top = max(0, min(self._table.beyond, self._top + _PAGES[action] * self._table.page))
        elif self.at >= 0 and not action.startswith("pick"):
            return self._on_sheet(action)
        else:
            return self._on_ways({"left": "up", "right": "down"}.get(action, action))
        return True

    def _on_sheet(self, action: str) -> bool:
        if action in _STEPS:
            self.at = (self.at + _STEPS[action]) % len(self._result.rows)
        elif action == "accept" and self._opens is not None:
            self._opens(self.at)
        elif action == "back":
            self.at = -1
        else:
            return False
        return True

    def _on_ways(self, action: str) -> bool:
        self.at = -1
        return went(self._ways, self.menu, action)
