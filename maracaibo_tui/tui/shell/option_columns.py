"""Options in two columns: what answers beside what is free, or a page of all; every group under its name."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from maracaibo_tui.tui.screen.lines import Lines, beside, blank, cut

from .option_rows import LEAST_COLUMN, OptionRows, Row, heading, more_below

FEW = 2


def in_two_columns(rows: OptionRows, found: Sequence[int], room: int) -> tuple[Lines, bool] | None:
    """Draw two columns, and tell whether some options are out of sight; nothing where their texts are too long."""
    if room < FEW or rows.cells < FEW * LEAST_COLUMN or len(found) < FEW:
        return None
    drawn = _drawn(rows, found, room)
    told = [number for number in found if rows.has_brief(number)]
    if drawn is not None or not told:
        return drawn
    # What is said briefly is told in full below while it is highlighted, if all are in sight nevertheless.
    high = max(len(rows.below(number)) for number in told)
    with_text = _drawn(rows.briefly(), found, room - high) if room - high >= FEW else None
    if with_text is None or with_text[1]:
        return _drawn(rows.briefly(), found, room)
    return [*blank(with_text[0], room - high), *blank(rows.below(rows.at) if rows.at in told else [], high)], False


def _drawn(rows: OptionRows, found: Sequence[int], room: int) -> tuple[Lines, bool] | None:
    for left, right in _halves(rows, found, room):
        split = _split(rows, left, right)
        if split:
            columns = _column(rows, left, split - 1), _column(rows, right, rows.cells - split)
            shown = {row.option for row in (*left, *right)}
            return beside(*columns, split), not shown.issuperset(found)
    return None


def _halves(rows: OptionRows, found: Sequence[int], room: int) -> Iterator[tuple[list[Row], list[Row]]]:
    """Part the options: what answers from what stands beside it, or in order."""
    groups = [_filled(rows, list(each), room, room) for _, each in groupby(found, key=rows.group)]
    if len(groups) == FEW and sum(map(_counted, groups)) == len(found):
        yield groups[0], groups[1]
    page = _page(rows, found, room)
    yield page[:room], page[room:]


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
