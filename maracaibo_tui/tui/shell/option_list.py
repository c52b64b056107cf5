"""The options of a question: one column as far as there are rows, then two, then a list of which a part is in sight.

Options that answer the question come first; those beside it (free actions) follow under a faint head, and what ends the
question stands last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from maracaibo_tui.tui.screen.lines import Lines, blank, width

from . import option_columns
from .columns import Columns
from .kit import Moment
from .option_columns import FEW, Drawn, Row, head, more_below
from .option_rows import Grid, head_row, laid_out, natural, option_row

SMALL = 64
"""Cells below which options stand in one column only."""
MOST_HEADED = 3
"""So many options stand under heads in a low prompt, too, if there is a row for that."""
NARROW = 100
"""Cells below which a phrase may give way to its short form."""

Way: TypeAlias = Callable[[], Drawn | None]
"""A way of drawing options; nothing where it has no room."""


class OptionList:
    """Draws the options that the filter leaves, one of them highlighted, in so much room."""

    def __init__(self, columns: Columns, moment: Moment, found: Sequence[int], at: int, size: tuple[int, int]) -> None:
        """List the options with these numbers."""
        self.columns, self.moment, self.found, self.at = columns, moment, found, at
        self.cells, self.room = size

    def draw(self, top: int, *, is_roomy: bool) -> Drawn:
        """Draw the options in the best way that has room; no way depends on which of them is highlighted."""
        ways = self._in_one(is_roomy=is_roomy) if self.cells < SMALL else self._in_any(top, is_roomy=is_roomy)
        return next((drawn for way in ways if (drawn := way()) is not None), None) or self._window(top)

    def _in_one(self, *, is_roomy: bool) -> Sequence[Way]:
        """List the ways of one column in which every option is whole, the best first."""
        roomy: Sequence[Way] = (self._with_heads, lambda: self._with_heads(gap=0)) if is_roomy else ()
        is_few = not is_roomy and len(self.found) <= MOST_HEADED and not any(map(self.group, self.found))
        few: Sequence[Way] = (self._under_heads,) if is_few else ()
        return (*roomy, *few, self._whole, lambda: self._whole(is_short=True))

    def _in_any(self, top: int, *, is_roomy: bool) -> Sequence[Way]:
        """List the ways where there is width for two columns: in a low prompt they come before one that is cut."""
        *whole, short = self._in_one(is_roomy=is_roomy)
        roomy: Sequence[Way] = (lambda: self._with_heads(gap=0, is_cut=True),) if is_roomy else ()
        low: Sequence[Way] = () if is_roomy else (self._names_in_two,)
        beside: Sequence[Way] = (
            lambda: option_columns.in_two(self, is_short=False),
            lambda: option_columns.in_two(self, is_short=True),
        )
        fewer: Sequence[Way] = (lambda: option_columns.with_fewer(self), lambda: option_columns.paged(self, top))
        return (*low, *whole, *roomy, short, *beside, self._cut, *fewer)

    def group(self, at: int) -> str:
        """Name the group that an option stands in beside the question; nothing for one that answers it."""
        return self.moment.options[at].group

    def key(self, *, is_wide: bool = False) -> int:
        """Count the cells of a key, with its blanks."""
        return 3 if is_wide else 2

    def _grid(self, *, is_wide: bool = False, is_short: bool = False) -> Grid | None:
        return laid_out(self.columns, self.found, self.key(is_wide=is_wide), self.cells, is_short=is_short)

    def _row(self, grid: Grid, at: int, *, is_cut: bool = False) -> Lines:
        number = self.moment.number(at)
        return option_row(grid, self.columns.choices[at], number, is_chosen=at == self.at, is_cut=is_cut)

    def rows(
        self, grid: Grid, numbers: Sequence[int], *, is_cut: bool = False, is_apart: bool = False, group: str = ""
    ) -> list[Row]:
        """Draw options, each group under its name; where there is room what ends the question stands apart from it."""
        rows: list[Row] = []
        for at in numbers:
            if self.group(at) and self.group(at) != group:
                rows.append(Row(head(self.group(at), grid.key)))
            elif is_apart and group and not self.group(at):
                rows.append(Row(()))
            group = self.group(at)
            rows += [Row(text, at) for text in self._row(grid, at, is_cut=is_cut)]
        return rows

    def _with_heads(self, gap: int = 1, *, is_cut: bool = False) -> Drawn | None:
        """Draw one column under heads, where it has room."""
        grid = self._grid(is_wide=True)
        if grid is None:
            return None
        rows = [row.text for row in self.rows(grid, self.found, is_cut=is_cut, is_apart=bool(gap))]
        heads = [head_row(self.columns, grid)] if any(grid.widths) and self.columns.heads else []
        if len(rows) + len(heads) + gap > self.room:
            return None
        return Drawn([*[()] * gap, *heads, *rows], told=is_cut, is_cut=is_cut)

    def _under_heads(self) -> Drawn | None:
        """Draw a few options in full under their heads where a row is left for them: figures alone say little."""
        grid = self._grid()
        if grid is None or sum(map(bool, grid.widths)) < FEW or not any(each.head for each in self.columns.heads[1:]):
            return None
        rows = [head_row(self.columns, grid), *[row.text for row in self.rows(grid, self.found)]]
        has_room = len(rows) <= self.room and width(rows[0]) <= self.cells
        return Drawn(rows) if has_room else None

    def _whole(self, *, is_short: bool = False) -> Drawn | None:
        """Draw one column, every option in full."""
        grid = self._grid(is_short=is_short)
        if grid is None:
            return None
        rows = self.rows(grid, self.found)
        return Drawn([row.text for row in rows], told=is_short) if len(rows) <= self.room else None

    def _cut(self) -> Drawn | None:
        """Draw one column, every option in one row; the highlighted one is told in full elsewhere."""
        is_short = self.cells < NARROW
        grid = self._grid() or self._grid(is_short=is_short)
        if grid is None:
            return None
        rows = self.rows(grid, self.found, is_cut=True)
        return Drawn([row.text for row in rows], told=True, is_cut=True) if len(rows) <= self.room else None

    def _names_in_two(self) -> Drawn | None:
        """Draw two columns where there is nothing but names: they leave rows for what else there is to say."""
        has_cells = any(self.columns.choices[at].cells for at in self.found)
        return None if has_cells or len(self.found) <= FEW + 1 else option_columns.in_two(self, is_short=False)

    def _window(self, top: int) -> Drawn:
        """Draw the rows of one column that are in sight: a group that began above is named again."""
        is_short = self.cells < NARROW
        grid = (
            (is_short and self._grid(is_short=True))
            or self._grid()
            or _only_names(self.columns, self.found, self.cells)
        )
        rows: list[Row] = []
        group = ""
        for at in self.found:
            rows += self.rows(grid, [at], is_cut=at != self.at, group=group)
            group = self.group(at)
        chosen = next((number for number, row in enumerate(rows) if row.option == self.at), 0)
        top = _first(rows, self.room, chosen, top)
        shown = [row.text for row in rows[top : top + self.room]]
        last = top + self.room
        if top and shown and self.room > FEW and rows[top].option not in {None, self.at}:
            group = self.group(rows[top].option or 0)
            shown[0] = head(group, grid.key) if group else shown[0]
        if last < len(rows) and self.room >= FEW:
            begun = {row.option for row in rows[: last - 1]}
            shown[-1] = more_below(len({row.option for row in rows[last - 1 :]} - begun - {None}))
        return Drawn(blank(shown, self.room), top, len(rows) > self.room, told=True)


def _only_names(columns: Columns, found: Sequence[int], cells: int) -> Grid:
    grid = natural(columns, found, 2, is_short=True)
    return grid._replace(band=min(grid.band, cells - 2), widths=())


def _first(rows: Sequence[Row], room: int, at: int, top: int) -> int:
    """Give the first row to be shown: the one before, unless the highlight and its neighbours would be hidden."""
    high = min(room, sum(row.option == rows[at].option for row in rows[at:])) if rows else 0
    above = 1 if high + FEW <= room else 0
    below = 1 if room >= FEW else 0
    top = min(max(top, at + high + below - room), at - above)
    return max(0, min(top, len(rows) - room))
