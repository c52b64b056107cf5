"""The options of a question as rows, in one column, or in two where that shows more.

Options that answer the question come first; those beside it (free actions) follow under a faint line, and last, never
to be taken, what exists in the rules but not now, with the reason.
"""

from collections.abc import Collection, Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.tui.screen.lines import Line, Lines, between, blank, fitted, line, plain, styled, width, wrapped

from .kit import Kit, Moment
from .option_columns import FEW, in_two_columns
from .option_rows import LEAST_COLUMN, OptionRows, Row, heading, more_below


class OptionList:
    """Draws the options that the filter leaves, one of them highlighted, in so much room."""

    def __init__(self, kit: Kit, moment: Moment, found: list[int], at: int, size: tuple[int, int]) -> None:
        """List the options with these numbers."""
        self.kit, self.moment, self.found, self.at = kit, moment, found, at
        self.cells, self.room = size
        self.rows = OptionRows(kit, moment, at, self.cells)

    def draw(self, top: int, *, is_narrowed: bool) -> tuple[Lines, int, bool]:
        """Draw the options; say which row is the first in sight, and whether some are out of it.

        The list began with the row `top` when it was drawn last. One that is narrowed down shows nothing denied.
        """
        denied = [] if is_narrowed else list(self.kit.denied(self.moment))
        points_at_options = self.at < len(self.moment.options)
        if len(self.found) + bool(denied) + len(self._groups) > self.room and points_at_options:
            in_two = in_two_columns(self.rows, self.found, self.room)
            if in_two is not None:
                return in_two[0], top, in_two[1]
        told, below = self._told(len(denied))
        rows, at = self._rows(told)
        rows += [Row(heading("not now", self.cells))] * bool(denied)
        refused = self._refusals(denied, self.room - len(rows) - len(below))
        at = next((len(rows) + number for number, row in enumerate(refused) if row.option == self.at), at)
        rows += refused
        if below and len(rows) + len(below) <= self.room:
            return [*blank([row.text for row in rows], self.room - len(below)), *below], top, False
        top = _first(rows, self.room, at, top)
        return self._window(rows, top), top, len(rows) > self.room

    @property
    def _groups(self) -> set[str]:
        return {self.rows.group(number) for number in self.found} - {""}

    def _told(self, denied: int) -> tuple[Collection[int], Lines]:
        """Say which options are drawn in full: all that have room, or the highlighted one, if need be below the list.

        No row moves with the highlight unless there is no other way.
        """
        heights = [len(self.rows.whole(number)) for number in self.found]
        others = len(self._groups) + denied + bool(denied)
        if sum(heights) + others <= self.room:
            return self.found, []
        long = [number for number, height in zip(self.found, heights, strict=True) if height > 1]
        below = {number: self.rows.below(number) for number in long}
        high = max([len(each) for each in below.values()], default=0)
        if long and len(self.found) + others + high <= self.room:
            return (), blank(below.get(self.at, []), high)
        return (self.at,), []

    def _rows(self, told: Collection[int]) -> tuple[list[Row], int]:
        """Draw every option that the filter leaves, each group under its name; tell which row is highlighted."""
        rows: list[Row] = []
        group, at = "", 0
        for number in self.found:
            other = self.rows.group(number)
            if other != group:
                group = other
                rows.append(Row(heading(group, self.cells)))
            at = len(rows) if number == self.at else at
            if number in told:
                rows += [Row(text, number) for text in self.rows.whole(number)[: max(1, self.room - 1)]]
            else:
                rows.append(Row(self.rows.row(number, self.cells), number))
        return rows, at

    def _window(self, rows: Sequence[Row], first: int) -> Lines:
        """Draw the rows in sight: a group that began above is named again, and what is below is counted."""
        last = first + self.room - 1
        shown = [row.text for row in rows[first : last + 1]]
        if self.room < FEW or not shown:
            return shown
        top = rows[first].option
        if first and top not in {None, self.at} and self.rows.group(top or 0):
            shown[0] = heading(self.rows.group(top or 0), self.cells)
        if last + 1 < len(rows):
            begun = {row.option for row in rows[:last]}
            options = [row.option for row in rows[last:] if row.option is not None and row.option not in begun]
            shown[-1] = more_below([option for option in options if option < len(self.moment.options)])
        return shown

    def _refusals(self, denied: Sequence[Denied], room: int) -> list[Row]:
        """Draw what is not possible now; reasons are told in full where all of them have room, or where one points."""
        cells, counted = self.cells, [*enumerate(denied, len(self.moment.options))]
        told = {number: _denied(each, cells, chosen=number == self.at) for number, each in counted}
        if sum(map(len, told.values())) > room:
            told |= {number: [_briefly(each, cells)] for number, each in counted if number != self.at}
        return [Row(text, number) for number, texts in told.items() for text in texts]


def _briefly(denied: Denied, cells: int) -> Line:
    """Draw what is not possible now in one row."""
    told = line((f"   – {denied.label}: {denied.reason}", "faint"))
    return between(told, line((f"  {denied.rule}", "faint")), cells)


def _denied(denied: Denied, cells: int, *, chosen: bool) -> Lines:
    """Draw what is not possible now in full."""
    text, rule = f"{denied.label}: {denied.reason}", line((f"  {denied.rule}", "faint"))
    room = max(LEAST_COLUMN // 2, cells - width(rule) - len(" ► – ") - 1)
    style = "" if chosen else "faint"
    first, *more = [plain(each) for each in wrapped(text, room)]
    head = between(line((" ► " if chosen else "   ", "key"), (f"– {first}", style)), rule, cells)
    rows = [head, *[fitted(line((f"     {each}", style)), cells) for each in more]]
    return [styled(each, "cursor") for each in rows] if chosen else rows


def _first(rows: list[Row], room: int, at: int, top: int) -> int:
    """Give the first row to be shown: the one before, unless the highlight and its neighbours would be hidden."""
    high = min(room, sum(row.option == rows[at].option for row in rows[at:])) if rows else 0
    above = 1 if high + FEW <= room else 0
    below = 1 if room >= FEW else 0
    top = min(max(top, at + high + below - room), at - above)
    return max(0, min(top, len(rows) - room))
