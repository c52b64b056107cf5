"""The options of a question as rows, in one column, or in two where that shows more.

Options that answer the question come first; those beside it (free actions) follow under a faint line, and last, never
to be taken, what exists in the rules but not now, with the reason.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import (
    MORE_BELOW,
    Line,
    Lines,
    beside,
    between,
    blank,
    fitted,
    line,
    numbered,
    plain,
    styled,
    width,
    wrapped,
)

from .kit import Kit, Moment

WIDE = 96
"""Cells from which every row names its rule; in a narrower prompt only the highlighted one does."""
LEAST_COLUMN = 34
RULE = "   ── "
FEW = 2
_Halves: TypeAlias = tuple[list[int], list[int], str]
"""The options of two columns, and what stands over the second."""


class Row(NamedTuple):
    """A row of the list: what it draws, and the option it belongs to, if it belongs to one."""

    text: Line
    option: int | None = None


class OptionList:
    """Draws the options that the filter leaves, one of them highlighted, in so much room."""

    def __init__(self, kit: Kit, moment: Moment, found: list[int], at: int, size: tuple[int, int]) -> None:
        """List the options with these numbers."""
        self.kit, self.moment, self.found, self.at = kit, moment, found, at
        self.cells, self.room = size

    def draw(self, top: int, *, is_narrowed: bool) -> tuple[Lines, int, bool]:
        """Draw the options; say which row is the first in sight, and whether some are out of it.

        The list began with the row `top` when it was drawn last. One that is narrowed down shows nothing denied.
        """
        denied = [] if is_narrowed else list(self.kit.denied(self.moment))
        in_two = self._in_two_columns(denied)
        if in_two is not None:
            drawn, is_cut = in_two
            return drawn, top, is_cut
        told, below = self._told(len(denied))
        rows, at = self._rows(told)
        rows += [Row(_faint_rule("not now", self.cells))] * bool(denied)
        refused = self._refusals(denied, self.room - len(rows) - len(below))
        at = next((len(rows) + number for number, row in enumerate(refused) if row.option == self.at), at)
        rows += refused
        if below and len(rows) + len(below) <= self.room:
            return [*blank([row.text for row in rows], self.room - len(below)), *below], top, False
        top = _first(rows, self.room, at, top)
        return _window(rows, self.room, top), top, len(rows) > self.room

    def _in_two_columns(self, denied: Sequence[Denied]) -> tuple[Lines, bool] | None:
        """Draw two columns where one has no room for all, and tell whether some are out of sight; else nothing."""
        options = self.moment.options
        needed = len(self.found) + bool(denied) + any(option.group for option in options)
        points = self.at >= len(options)
        if needed <= self.room or self.cells < 2 * LEAST_COLUMN or len(self.found) <= 1 or points:
            return None
        for left, right, head in self._halves():
            split = self._split(left, right)
            if split:
                columns = self._column(left, split - 1), self._column(right, self.cells - split)
                heading = [line((f"   ── {head} ──", "faint"))] if head else []
                drawn = beside(columns[0], [*heading, *columns[1]], split)
                return drawn, len(self.found) > len(left) + len(right)
        return None

    def _told(self, denied: int) -> tuple[Collection[int], Lines]:
        """Say which options are drawn in full: all that have room, or the highlighted one, if need be below the list.

        No row moves with the highlight unless there is no other way.
        """
        options = self.moment.options
        heights = [len(self._whole(number)) for number in self.found]
        others = len({options[number].group for number in self.found} - {""}) + denied + bool(denied)
        if sum(heights) + others <= self.room:
            return self.found, []
        long = [number for number, height in zip(self.found, heights, strict=True) if height > 1]
        below = {number: _below(options[number], self.cells) for number in long}
        high = max([len(each) for each in below.values()], default=0)
        if long and len(self.found) + others + high <= self.room:
            return (), blank(below.get(self.at, []), high)
        return (self.at,), []

    def _halves(self) -> Iterator[_Halves]:
        """Part the options for two columns: what answers from what stands beside it, or a page of all in order."""
        found, room = self.found, self.room
        groups = [(name, list(each)) for name, each in groupby(found, key=self._group)]
        if len(groups) == FEW and len(groups[0][1]) <= room > len(groups[1][1]):
            yield groups[0][1], groups[1][1], groups[1][0]
        at = found.index(self.at) if self.at in found else 0
        page = at // (2 * room) * 2 * room
        yield found[page : page + room], found[page + room : page + 2 * room], ""

    def _group(self, number: int) -> str:
        return self.moment.options[number].group

    def _split(self, left: list[int], right: list[int]) -> int:
        """Say where the second column begins: in the middle if possible; 0 if a text would be cut."""
        needs = [max(map(self._needs, each), default=0) for each in (left, right)]
        if max(needs) < self.cells // 2 - 1:
            return self.cells // 2
        return needs[0] + FEW if sum(needs) + FEW <= self.cells else 0

    def _column(self, numbers: list[int], cells: int) -> Lines:
        return [self._row(number, cells) for number in numbers]

    def _rows(self, told: Collection[int]) -> tuple[list[Row], int]:
        """Draw every option that the filter leaves, each group under its name; tell which row is highlighted."""
        rows: list[Row] = []
        group, at = "", 0
        for number in self.found:
            other = self._group(number)
            if other != group:
                group = other
                rows.append(Row(_faint_rule(group, self.cells)))
            at = len(rows) if number == self.at else at
            if number in told:
                rows += [Row(text, number) for text in self._whole(number)[: self.room]]
            else:
                rows.append(Row(self._row(number, self.cells), number))
        return rows, at

    def _refusals(self, denied: Sequence[Denied], room: int) -> list[Row]:
        """Draw what is not possible now; reasons are told in full where all of them have room, or where one points."""
        cells, counted = self.cells, [*enumerate(denied, len(self.moment.options))]
        told = {number: _denied(each, cells, chosen=number == self.at) for number, each in counted}
        if sum(map(len, told.values())) > room:
            told |= {number: [_briefly(each, cells)] for number, each in counted if number != self.at}
        return [Row(text, number) for number, texts in told.items() for text in texts]

    def _needs(self, number: int) -> int:
        option = self.moment.options[number]
        change = self.kit.change(option)
        return len(option.label) + width(change) + bool(change) + len("   1 ")

    def _row(self, number: int, cells: int) -> Line:
        option = self.moment.options[number]
        chosen = number == self.at
        return between(numbered(number, option.label, chosen=chosen), self._right(option, cells), cells)

    def _right(self, option: Option, cells: int) -> Line:
        """Say at the right of an option what it costs and gives, and where there is room, its rule."""
        return (*self.kit.change(option), *line((f"  {option.rule}" if cells >= WIDE else "", "faint")))

    def _whole(self, number: int) -> Lines:
        """Draw an option in full: what does not fit goes on in the rows below."""
        option, cells = self.moment.options[number], self.cells
        right = self._right(option, cells)
        room = cells - width(right) - len(" ► 1 ") - 1
        texts = _texts(option.label, max(LEAST_COLUMN // 2, room))
        first = numbered(number, texts[0] if texts else "", chosen=number == self.at)
        return [between(first, right, cells), *[line(f"     {text}") for text in texts[1:]]]


@lru_cache(maxsize=128)
def _texts(label: str, room: int) -> tuple[str, ...]:
    # A list is drawn again with every step of the highlight.
    return tuple([plain(each) for each in wrapped(label, room)])


def _below(option: Option, cells: int) -> Lines:
    """Tell an option in full below the list."""
    return [line(" " * len(" ► 1 "), *each) for each in wrapped(option.label, cells - len(" ► 1 ") - 1)]


def _faint_rule(text: str, cells: int) -> Line:
    head = f"{RULE}{text} "
    return line((head + "─" * max(0, min(cells, 60) - len(head)), "faint"))


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
    spare = 1 if high + FEW <= room else 0
    top = min(max(top, at + high + spare - room), at - spare)
    return max(0, min(top, len(rows) - room))


def _window(rows: list[Row], room: int, first: int) -> Lines:
    shown = [row.text for row in rows[first : first + room]]
    if first + room < len(rows) and rows[first + room - 1].option is None:
        # A heading with nothing below it says nothing.
        shown[-1] = line((MORE_BELOW, "faint"))
    return shown
