"""Options in two columns: what answers beside what is free, or a page of all; every group under its name."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeAlias

from maracaibo_tui.tui.screen.lines import Lines, beside, blank, cut

from .option_rows import LEAST_COLUMN, OptionRows, Row, heading, more_below

FEW = 2
_Halves: TypeAlias = tuple[list[Row], list[Row]]
Halves: TypeAlias = Callable[[OptionRows, Sequence[int], int], _Halves | None]
"""What parts options for two columns of so many rows; nothing where that cannot be."""


def in_two_columns(rows: OptionRows, found: Sequence[int], room: int) -> tuple[Lines, bool] | None:
    """Draw two columns, and tell whether some options are out of sight; nothing where their texts are too long."""
    if room < FEW or rows.cells < FEW * LEAST_COLUMN or len(found) < FEW:
        return None
    for halves in (_by_group, _by_page):
        drawn = _drawn(rows, halves(rows, found, room), found) or _brief(rows, halves, found, room)
        if drawn is not None:
            return drawn
    return None


def _brief(rows: OptionRows, halves: Halves, found: Sequence[int], room: int) -> tuple[Lines, bool] | None:
    """Draw shorter labels; what is highlighted is told in full below them, if all are in sight nevertheless."""
    told, briefly = [number for number in found if rows.has_brief(number)], rows.briefly()
    high = max([len(rows.below(number)) for number in told], default=0)
    if not told:
        return None
    if room - high >= FEW:
        drawn = _drawn(briefly, halves(briefly, found, room - high), found)
        if drawn is not None and not drawn[1]:
            return [*blank(drawn[0], room - high), *blank(rows.below(rows.at) if rows.at in told else [], high)], False
    return _drawn(briefly, halves(briefly, found, room), found)


def _drawn(rows: OptionRows, halves: _Halves | None, found: Sequence[int]) -> tuple[Lines, bool] | None:
    """Draw two halves beside each other; nothing if a text would be cut."""
    split = _split(rows, *halves) if halves is not None else 0
    if halves is None or not split:
        return None
    left, right = halves
    columns = _column(rows, left, split - 1), _column(rows, right, rows.cells - split)
    return beside(*columns, split), not {row.option for row in (*left, *right)}.issuperset(found)


def _by_group(rows: OptionRows, found: Sequence[int], room: int) -> _Halves | None:
    """Put what answers beside what is free, if both have room."""
    groups = [_filled(rows, list(each), room, room) for _, each in groupby(found, key=rows.group)]
    fits = len(groups) == FEW and sum(map(_counted, groups)) == len(found)
    return (groups[0], groups[1]) if fits else None


def _by_page(rows: OptionRows, found: Sequence[int], room: int) -> _Halves:
    """Put all into two columns, a page after the other."""
    page = _page(rows, found, room)
    return page[:room], page[room:]


def _page(rows: OptionRows, found: Sequence[int], room: int) -> list[Row]:
    """Give the page with the option at the cursor; what is below it is counted in its last row."""
    rest = found
    while True:
        page = _filled(rows, rest, FEW * room, room)
        if _counted(page) == len(rest):
            return _last_page(rows, found, room)
        page = _filled(rows, rest, FEW * room - 1, room)
        count = _counted(page)
        if not count or rows.at not in rest[count:]:
            filler = [Row(())] * (FEW * room - 1 - len(page))
            return [*page, *filler, Row(more_below(rest[count:]))]
        rest = rest[count:]


def _last_page(rows: OptionRows, found: Sequence[int], room: int) -> list[Row]:
    """Give as many of the last options as there is room for."""
    page: list[Row] = []
    for begin in range(len(found) - 1, -1, -1):
        longer = _filled(rows, found[begin:], FEW * room, room)
        if _counted(longer) < len(found) - begin:
            break
        page = longer
    return page


def _filled(rows: OptionRows, numbers: Sequence[int], most: int, room: int) -> list[Row]:
    """Give as many options as have room, each group under its name, which is never the last row of a column."""
    filled: list[Row] = []
    named = ""
    for number in numbers:
        group, more = rows.group(number), [Row((), number)]
        if group != named:
            more = [Row(heading(group, rows.cells // FEW - 1)), *more]
            more = [Row(()), *more] if len(filled) == room - 1 else more
        if len(filled) + len(more) > most:
            break
        filled += more
        named = group
    return filled


def _counted(page: Sequence[Row]) -> int:
    return sum(row.option is not None for row in page)


def _split(rows: OptionRows, left: Sequence[Row], right: Sequence[Row]) -> int:
    """Say where the second column begins: in the middle if possible; 0 if a text would be cut."""
    both = [[row.option for row in each if row.option is not None] for each in (left, right)]
    needs = [max(map(rows.needs, each), default=0) for each in both]
    if max(needs) < rows.cells // FEW - 1:
        return rows.cells // FEW
    return needs[0] + FEW if sum(needs) + FEW <= rows.cells else 0


def _column(rows: OptionRows, column: Sequence[Row], cells: int) -> Lines:
    return [cut(row.text, cells) if row.option is None else rows.row(row.option, cells) for row in column]
