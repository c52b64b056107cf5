"""Options in two columns: what answers beside what is free, or all of them, a page after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, blank, line, plain

from .option_rows import Grid, two_beside

if TYPE_CHECKING:
    from .option_list import OptionList

FEW, SHORT_COLUMN = 2, 5
"""Columns beside each other, and rows that one has at least, so that few options are not torn apart."""


class Row(NamedTuple):
    """A row of the list: what it draws, and the option it belongs to, if it belongs to one."""

    text: Line
    option: int | None = None


class Drawn(NamedTuple):
    """Options as they are drawn: their rows, the first of the list that is in sight, whether some are out of it."""

    rows: Lines
    top: int = 0
    is_hiding: bool = False
    told: bool = False
    """Whether the highlighted option is short or cut, and to be told in full elsewhere."""
    is_cut: bool = False
    told_rows: int = 0
    """Rows that are kept for what is told in full, whichever option it is, so that nothing below them moves."""


def head(group: str, key: int) -> Line:
    """Draw the name of a group over its options."""
    return line(" " * (key + 1), (group, "faint"))


def more_below(count: int) -> Line:
    """Say how many options are below the last row; of what is not possible now only that there is more."""
    return line((f"   {count} more below" if count else "   more below", "faint"))


def more_above(count: int, group: str, key: int) -> Line:
    """Say how many options are above the first row, after the group that it is in the midst of."""
    return line(" " * (key + 1), (" · ".join(filter(None, (group, f"{count} more above"))), "faint"))


def in_two(listed: OptionList, *, is_short: bool, most: int | None = None) -> Drawn | None:
    """Draw two columns in which all options have room, with so many columns of theirs; nothing where one is cut."""
    if listed.room < FEW or len(listed.found) < FEW:
        return None
    return _by_group(listed, is_short=is_short, most=most) or _by_count(listed, is_short=is_short, most=most)


def with_fewer(listed: OptionList) -> Drawn | None:
    """Draw two columns with as many columns of the options as have room; the rest is told of the highlighted one."""
    fewer = [most for most in range(_count(listed) - 1, -1, -1) if _tells_apart(listed, most)]
    ways = (in_two(listed, is_short=True, most=most) for most in fewer)
    return next((drawn for drawn in ways if drawn is not None), None)


def _by_group(listed: OptionList, *, is_short: bool, most: int | None) -> Drawn | None:
    """Put what is free beside what answers; what ends the question keeps its place, the last row."""
    beside = [at for at in listed.found if listed.group(at)]
    answers = [at for at in listed.found if not listed.group(at)]
    ends = listed.moment.ends
    if not beside or len(answers) <= ends or len({listed.group(at) for at in beside}) > 1:
        return None
    both = [listed.laid.natural(each, listed.key(), is_short=is_short, most=most) for each in (answers, beside)]
    split = _split(both[0].needs, both[1].needs, listed.cells)
    left, right = ([row.text for row in listed.rows(*each)] for each in zip(both, (answers, beside), strict=True))
    rows = max(len(left), len(right))
    if not split or rows > listed.room:
        return None
    first, last = left[: len(left) - ends], left[len(left) - ends :]
    heads = [] if is_short or rows == listed.room else listed.heads(both[0])
    return Drawn([*heads, *two_beside([*blank(first, rows - ends), *last], right, split, rows)], told=is_short)


def with_plans_beside(listed: OptionList) -> Drawn | None:
    """Draw what answers, a row each, and what is free beside it, where the screen is wide enough.

    A name that is too long has its brief form there; heads stand above where there is a row for them.
    """
    beside = [at for at in listed.found if listed.group(at)]
    answers = [at for at in listed.found if not listed.group(at)]
    if not beside or not answers:
        return None
    free = listed.laid.natural(beside, listed.key(), is_short=True)
    split = listed.cells - free.needs - FEW
    grid = _named(listed, answers, split)
    if grid is None:
        return None
    right = [row.text for row in listed.rows(free, beside)]
    heads = listed.heads(grid) if len(answers) < listed.room else []
    # Below what is free the last column has all the room there is.
    wide = grid.widened(listed.cells - split)
    grids = {at: grid if row < len(right) else wide for row, at in enumerate(answers, len(heads))}
    left = [*heads, *[row.text for at in answers for row in listed.rows(grids[at], [at], most={at: 1})]]
    rows = max(len(left), len(right))
    is_told = any(len(listed.rows(grids[at], [at])) > 1 for at in answers if at == listed.at)
    return Drawn(two_beside(left, right, split, rows), told=is_told) if rows <= listed.room else None


def _named(listed: OptionList, answers: Sequence[int], cells: int) -> Grid | None:
    """Lay out columns behind names that have room; they stand closer together before one of them is left out."""
    for gap in range(listed.columns.gap, 0, -1):
        grid = listed.laid.laid_out(answers, listed.key(), cells, is_short=False, gap=gap)
        if grid is not None and all(grid.names(listed.columns.choices[at]) for at in answers):
            return grid
    return None


def _by_count(listed: OptionList, *, is_short: bool, most: int | None) -> Drawn | None:
    """Put all into two columns, one after the other."""
    heads = len({listed.group(at) for at in listed.found} - {""})
    rows = min(listed.room, max(SHORT_COLUMN, -(-(len(listed.found) + heads) // FEW)))
    for high in dict.fromkeys((rows, listed.room)):
        page = _halves(listed, listed.found, high, is_short=is_short, most=most)
        if page is not None and page.counted == len(listed.found):
            over = [Lines() if is_short or high == listed.room else listed.heads(grid) for grid in page.grids]
            headed = two_beside(over[0], over[1], page.split, max(map(len, over)))
            return Drawn([*headed, *_two(page.rows, page.split, high)], told=is_short)
    return None


class _Page(NamedTuple):
    """Options in two columns, each laid out by itself: their rows, one column after the other."""

    rows: list[Row]
    counted: int
    split: int
    grids: tuple[Grid, Grid]


def _halves(listed: OptionList, numbers: Sequence[int], high: int, *, is_short: bool, most: int | None) -> _Page | None:
    """Fill two columns of so many rows, each laid out by itself; nothing where they have no room side by side."""
    grid = listed.laid.natural(numbers, listed.key(), is_short=is_short, most=most)
    both = _filled(listed, grid, numbers, FEW * high, high)
    first = _counted(both[:high])
    parts = [numbers[:first], numbers[first : _counted(both)]]
    left, right = (listed.laid.natural(part or numbers, listed.key(), is_short=is_short, most=most) for part in parts)
    split = _split(left.needs, right.needs if parts[1] else 0, listed.cells)
    if not split:
        return None
    group = listed.group(parts[0][-1]) if parts[0] else ""
    columns = [listed.rows(left, parts[0]), listed.rows(right, parts[1], group=group if parts[0] else "")]
    rows = [*columns[0], *[Row(())] * (high - len(columns[0])), *columns[1]]
    return _Page(rows, _counted(both), split, (left, right))


def paged(listed: OptionList, top: int) -> Drawn | None:
    """Draw a page of two columns with the highlighted option, with as many columns as have room.

    What ends the question is the last row of every page: with it the page stays that was there before.
    """
    if listed.room < FEW or listed.at not in listed.found:
        return None
    for most in range(_count(listed), -1, -1):
        found = _page(listed, most, top) if _tells_apart(listed, most) else None
        if found is not None:
            return Drawn(_two(found[0].rows, found[0].split, listed.room), found[1], is_hiding=True, told=True)
    return None


def _tells_apart(listed: OptionList, most: int) -> bool:
    """Tell whether so many columns leave no two options alike that are not alike anyhow."""

    def read(count: int) -> int:
        choices = [listed.columns.choices[at] for at in listed.found]
        return len(
            {
                (each.called(is_short=True), *[plain(each.told(at, is_short=True)) for at in range(count)])
                for each in choices
            }
        )

    return read(most) == read(_count(listed))


def _count(listed: OptionList) -> int:
    """Count the columns of the options."""
    return max([len(listed.columns.choices[at].cells) for at in listed.found], default=0)


def _page(listed: OptionList, most: int, before: int) -> tuple[_Page, int] | None:
    """Give the page with the option at the cursor, and which one it is; what is below it is counted."""
    grid = listed.laid.natural(listed.found, listed.key(), is_short=True, most=most)
    body, end = listed.parted()
    ending = [] if end is None else [end]
    last = listed.rows(listed.laid.natural(ending, listed.key(), is_short=True, most=most), ending)
    pages = _pages(listed, grid, body, FEW * listed.room - len(last))
    numbers = [number for number, (begin, count) in enumerate(pages) if listed.at in body[begin : begin + count]]
    number = numbers[0] if numbers else min(before, len(pages) - 1)
    begin, count = pages[number]
    left = len(body) - begin - count
    page = _halves(listed, body[begin : begin + count], listed.room, is_short=True, most=most)
    if page is None:
        return None
    filler = [Row(())] * (FEW * listed.room - len(page.rows) - len(last) - bool(left))
    below = [Row(more_below(left))] if left else []
    return page._replace(rows=[*page.rows, *filler, *below, *last]), number


def _pages(listed: OptionList, grid: Grid, body: Sequence[int], size: int) -> list[tuple[int, int]]:
    """Part options into pages: with which each begins, and how many it has; the last one is as full as the others."""
    pages: list[tuple[int, int]] = []
    begin = 0
    while begin < len(body):
        count = _counted(_filled(listed, grid, body[begin:], size, listed.room))
        if begin + count < len(body):
            count = _counted(_filled(listed, grid, body[begin:], size - 1, listed.room))
        if not count:
            break
        pages.append((begin, count))
        begin += count
    if len(pages) > 1:
        pages[-1] = _fullest(listed, grid, body, size)
    return pages or [(0, 0)]


def _fullest(listed: OptionList, grid: Grid, body: Sequence[int], size: int) -> tuple[int, int]:
    """Give the page of as many of the last options as there is room for."""
    begins = (
        begin
        for begin in range(len(body))
        if _counted(_filled(listed, grid, body[begin:], size, listed.room)) == len(body) - begin
    )
    begin = next(begins, len(body) - 1)
    return begin, len(body) - begin


def _filled(listed: OptionList, grid: Grid, numbers: Sequence[int], most: int, room: int) -> list[Row]:
    """Give as many options as have room, each group under its name, which is never the last row of a column."""
    filled: list[Row] = []
    named = ""
    for at in numbers:
        more = listed.rows(grid, [at], group=named)
        if len(more) > 1 and len(filled) == room - 1:
            more = [Row(()), *more]
        if len(filled) + len(more) > most:
            break
        filled += more
        named = listed.group(at)
    return filled


def _counted(page: Sequence[Row]) -> int:
    return sum(row.option is not None for row in page)


def _two(page: Sequence[Row], split: int, rows: int) -> Lines:
    texts = [row.text for row in page]
    return two_beside(texts[:rows], texts[rows:], split, rows)


def _split(left: int, right: int, cells: int) -> int:
    """Say where the second column begins: in the middle if possible; 0 where a text would be cut."""
    half = cells // FEW
    if left + 1 < half and right < half:
        return half
    return left + FEW if left + FEW + right <= cells else 0
