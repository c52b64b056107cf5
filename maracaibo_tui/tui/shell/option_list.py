"""The options of a question: one column as far as there are rows, then two, then a list of which a part is in sight.

Options that answer the question come first; those beside it (free actions) follow under a faint head, and what ends the
question stands last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from maracaibo_tui.tui.screen.lines import Lines, blank, width

from . import option_columns
from .kit import Moment
from .option_columns import FEW, Drawn, Row, head, more_above, more_below
from .option_rows import ANY, Grid, OptionRows, head_row

SMALL = 64
"""Cells below which options stand in one column only."""
MOST_HEADED = 3
"""So many options stand under heads in a low prompt, too, if there is a row for that."""
MOST_TOLD = 3
"""Rows that an option told in full below the list takes at most; one of them is left free anyhow."""
LEAST_PARTED = 3
"""Rows from which what ends the question has the last of them in a list that is partly out of sight."""
NARROW = 100
"""Cells below which a phrase may give way to its short form."""

Way: TypeAlias = Callable[[], Drawn | None]
"""A way of drawing options; nothing where it has no room."""


class OptionList:
    """Draws the options that the filter leaves, one of them highlighted, in so much room."""

    def __init__(self, laid: OptionRows, moment: Moment, found: Sequence[int], at: int, size: tuple[int, int]) -> None:
        """List the options with these numbers."""
        self.laid, self.moment, self.found, self.at = laid, moment, found, at
        self.columns = laid.columns
        self.cells, self.room = size
        self._is_roomy = False
        self.way = 0
        """The number of the way in which they are drawn."""

    def draw(self, top: int, *, is_roomy: bool, way: int = 0) -> Drawn:
        """Draw the options in the best way that has room, from one on that is known to be the first.

        No way depends on which of them is highlighted.
        """
        self._is_roomy = is_roomy
        ways = self._in_one(is_roomy=is_roomy) if self.cells < SMALL else self._in_any(top, is_roomy=is_roomy)
        for number, each in enumerate(ways[way:], way):
            drawn = each()
            if drawn is not None:
                self.way = number
                return drawn
        self.way = len(ways)
        return self._window(top)

    def parted(self) -> tuple[Sequence[int], int | None]:
        """Part the options of a list from the one that ends the question, which is always in sight."""
        is_last = self.moment.ends and self.found and self.found[-1] == len(self.moment.options) - 1
        return (self.found[:-1], self.found[-1]) if is_last else (self.found, None)

    def heads(self, grid: Grid) -> Lines:
        """Draw what stands over the columns, if anything does and there are rows enough."""
        is_headed = self._is_roomy and any(grid.widths) and self.columns.heads
        return [head_row(self.columns, grid)] if is_headed else []

    def _in_one(self, *, is_roomy: bool) -> Sequence[Way]:
        """List the ways of one column in which every option is whole, the best first."""
        headed = (self._with_heads, lambda: self._with_heads(gap=0), lambda: self._with_heads(gap=0, is_wide=False))
        roomy: Sequence[Way] = headed if is_roomy else ()
        is_few = not is_roomy and len(self.found) <= MOST_HEADED and not any(map(self.group, self.found))
        few: Sequence[Way] = (self._under_heads,) if is_few else ()
        return (*roomy, *few, self._whole, lambda: self._whole(is_short=True))

    def _in_any(self, top: int, *, is_roomy: bool) -> Sequence[Way]:
        """List the ways where there is width for two columns: in a low prompt they come before one that is cut."""
        *whole, short = self._in_one(is_roomy=is_roomy)
        roomy: Sequence[Way] = (
            (
                lambda: self._cut(has_heads=True, is_named=True),
                lambda: option_columns.with_plans_beside(self),
                lambda: self._cut(is_named=True),
            )
            if is_roomy
            else ()
        )
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
        return self.laid.laid_out(self.found, self.key(is_wide=is_wide), self.cells, is_short=is_short)

    def _row(self, grid: Grid, at: int, most: int = ANY) -> Lines:
        number = self.moment.number(at)
        return self.laid.row(grid, at, number, is_chosen=at == self.at, most=most)

    def _has_room(self, grid: Grid) -> bool:
        """Tell whether options have room below each other, groups aside: counted before they are drawn."""
        return sum([self.laid.high(grid, at) for at in self.found]) <= self.room

    def rows(
        self,
        grid: Grid,
        numbers: Sequence[int],
        *,
        most: Mapping[int, int] | None = None,
        is_apart: bool = False,
        group: str = "",
    ) -> list[Row]:
        """Draw options, each group under its name; where there is room what ends the question stands apart from it.

        Each option has as many rows as it needs, or so many at most.
        """
        rows: list[Row] = []
        for at in numbers:
            if self.group(at) and self.group(at) != group:
                rows.append(Row(head(self.group(at), grid.key)))
            elif is_apart and group and not self.group(at):
                rows.append(Row(()))
            group = self.group(at)
            rows += [Row(text, at) for text in self._row(grid, at, most[at] if most else ANY)]
        return rows

    def _with_heads(self, gap: int = 1, *, is_wide: bool = True) -> Drawn | None:
        """Draw one column under heads where it has room, with rows free above it and as many below."""
        grid = self._grid(is_wide=is_wide)
        if grid is None or not self._has_room(grid):
            return None
        rows = [row.text for row in self.rows(grid, self.found, is_apart=bool(gap))]
        heads = self.heads(grid)
        if len(rows) + len(heads) + 2 * gap > self.room:
            return None
        return Drawn([*[()] * gap, *heads, *rows])

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
        if grid is None or not self._has_room(grid):
            return None
        rows = self.rows(grid, self.found)
        return Drawn([row.text for row in rows], told=is_short) if len(rows) <= self.room else None

    def _cut(self, *, has_heads: bool = False, is_named: bool = False) -> Drawn | None:
        """Draw one column with as many rows for each option as there are; what is cut is told in full elsewhere.

        Where names matter most none of them may need a second row.
        """
        is_short = self.cells < NARROW
        grid = self._grid(is_wide=has_heads) or (None if has_heads else self._grid(is_short=is_short))
        if grid is None or (is_named and not all(grid.names(self.columns.choices[at]) for at in self.found)):
            return None
        heads = self.heads(grid) if has_heads else []
        needs = {at: self.laid.high(grid, at) for at in self.found}
        others = len(self.rows(grid, self.found)) - sum(needs.values())
        room = self.room - len(heads) - others
        # The rows in which the highlighted one is told in full are kept free if any is cut.
        told = max([-(-len(self.columns.choices[at].full) // self.cells) for at in self.found], default=0)
        most = _shared_out(needs, room if sum(needs.values()) <= room else room - min(told, MOST_TOLD) + 1)
        if not most:
            return None
        cut = frozenset([at for at in self.found if most[at] < needs[at]])
        rows = [row.text for row in self.rows(grid, self.found, most=most)]
        kept = max([-(-len(self.columns.choices[at].full) // self.cells) for at in cut], default=0)
        return Drawn([*heads, *rows], told=self.at in cut, is_cut=bool(cut), told_rows=min(kept, MOST_TOLD))

    def _names_in_two(self) -> Drawn | None:
        """Draw two columns where there is nothing but names: they leave rows for what else there is to say."""
        has_cells = any(self.columns.choices[at].cells for at in self.found)
        return None if has_cells or len(self.found) <= FEW + 1 else option_columns.in_two(self, is_short=False)

    def _window(self, top: int) -> Drawn:
        """Draw the rows of one column that are in sight; what ends the question is the last of them."""
        is_short = self.cells < NARROW
        wide = self._grid(is_wide=True) if self._is_roomy else None
        grid = wide or (is_short and self._grid(is_short=True)) or self._grid() or self._only_names()
        body, end = self.parted() if self.room > LEAST_PARTED else (self.found, None)
        last = [row.text for row in self.rows(grid, [end])] if end is not None else []
        heads = self.heads(grid) if wide is not None else []
        rows: list[Row] = []
        group = ""
        for at in body:
            rows += self.rows(grid, [at], most={at: ANY if at == self.at else 1}, group=group)
            group = self.group(at)
        room = self.room - len(last) - len(heads)
        shown, top = self._in_sight(rows, grid, top, room)
        return Drawn([*heads, *blank(shown, room), *last], top, len(rows) > room, told=True)

    def _only_names(self) -> Grid:
        grid = self.laid.natural(self.found, self.key(), is_short=True)
        return grid._replace(band=min(grid.band, self.cells - self.key()), widths=())

    def _in_sight(self, rows: Sequence[Row], grid: Grid, top: int, room: int) -> tuple[Lines, int]:
        """Give so many rows with the highlighted option among them; how many are above and below is counted."""
        chosen = next((number for number, row in enumerate(rows) if row.option == self.at), None)
        top = _first(rows, room, chosen, top) if chosen is not None else min(top, max(0, len(rows) - room))
        shown = [row.text for row in rows[top : top + room]]
        last = top + room
        if top and shown and room > FEW and rows[top].option not in {None, self.at}:
            begun = {row.option for row in rows[top + 1 :]}
            above = len({row.option for row in rows[: top + 1]} - begun - {None})
            shown[0] = more_above(above, self.group(rows[top].option or 0), grid.key)
        if last < len(rows) and room >= FEW:
            begun = {row.option for row in rows[: last - 1]}
            shown[-1] = more_below(len({row.option for row in rows[last - 1 :]} - begun - {None}))
        return shown, top


def _shared_out(needs: Mapping[int, int], room: int) -> Mapping[int, int]:
    """Give every option a row and what is left to those that need more, the first of them first; none, if it is short.

    Nothing of it depends on which one is highlighted.
    """
    left = room - len(needs)
    if left < 0:
        return {}
    most = dict.fromkeys(needs, 1)
    for high in range(2, max(needs.values(), default=1) + 1):
        for at in [at for at, need in needs.items() if need >= high][:left]:
            most[at] = high
        left -= sum(each == high for each in most.values())
    return most


def _first(rows: Sequence[Row], room: int, at: int, top: int) -> int:
    """Give the first row to be shown: the one before, unless the highlight and its neighbours would be hidden."""
    high = min(room, sum(row.option == rows[at].option for row in rows[at:])) if rows else 0
    above = 1 if high + FEW <= room else 0
    below = 1 if room >= FEW else 0
    top = min(max(top, at + high + below - room), at - above)
    return max(0, min(top, len(rows) - room))
