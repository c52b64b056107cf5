"""The table of a score sheet: sources as rows in groups with their sums, a column a seat, a small bar a figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.bars import Piece, cut_bar, key_to, small_bar
from maracaibo_tui.tui.screen.lines import Line, Lines, fitted, flowing, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import BAND, NAME, chip
from maracaibo_tui.tui.shell.kit import Result, Source

_FIGURE, _LEAST_COLUMN, _WIDEST_COLUMN = 5, 5, 24
_LONGEST_BAR = 8
_LEAST_BAR = 3
_BEFORE_BAR = 1
_NAMED = 5
"""Cells of a bar of everybody's points that stand before the name, and behind it."""
_TOTAL = 8
"""Cells behind a bar of everybody's points."""
_HEADING = 36
"""Cells of a heading that its note leaves free."""
_NOTHING = "·"


class Columns(NamedTuple):
    """Who has a column, how wide it and that of the labels are, and how long its bars may be."""

    seats: Sequence[int | str]
    label: int
    column: int
    bar: int


def columns_of(result: Result, cells: int) -> Columns:
    """Share the cells out."""
    seats = list(result.total.amounts)
    longest = max(len(row.label) for row in result.rows) + 4
    column = max(_LEAST_COLUMN, min(_WIDEST_COLUMN, (cells - longest) // max(1, len(seats))))
    bar = min(_LONGEST_BAR, column - _FIGURE - 2 * _BEFORE_BAR)
    return Columns(seats, min(longest, cells - column * len(seats)), column, bar if bar >= _LEAST_BAR else 0)


def head(result: Result, wide: Columns) -> Line:
    """Draw the chips of all seats, and behind them their names where all have room."""
    room = wide.column - _FIGURE - 1
    first = {seat: first_name(result.names[seat]) for seat in wide.seats}
    called = next((form for form in (result.names, first) if all(len(form[seat]) < room for seat in wide.seats)), {})
    drawn = line(" " * wide.label)
    for seat in wide.seats:
        mark = line(" " * (_FIGURE - 3), chip(f" {letter(seat)} ", style(seat)), (f" {called.get(seat, '')}", "faint"))
        drawn = (*drawn, *fitted(mark, wide.column))
    return drawn


def rows_of(result: Result, wide: Columns, at: int) -> tuple[Lines, list[int]]:
    """Draw all rows but the total, and say in which of them each source stands; the one at the cursor has the band."""
    drawn: Lines = []
    places: list[int] = []
    most = max([1, *(amount for group in result.groups for row in group.sources for amount in row.amounts.values())])
    for group in result.groups:
        drawn += [()] if drawn else []
        places.append(len(drawn))
        drawn.append(_whole(group.whole, wide, at=len(places) - 1 == at))
        for row in group.sources:
            places.append(len(drawn))
            drawn.append((key_to(row.sign, row.ink), *_source(row, wide, most, at=len(places) - 1 == at)))
    return drawn, places


def total_of(result: Result, wide: Columns, *, at: bool) -> Line:
    """Draw what everything comes to."""
    return _row(_label(f" {result.total.label}", NAME, wide, at=at), result.total.amounts, "points bold", wide)


def _whole(row: Source, wide: Columns, *, at: bool) -> Line:
    return _row(_label(f" {row.label}", "title", wide, at=at), row.amounts, "faint", wide)


def _source(row: Source, wide: Columns, most: int, *, at: bool) -> Line:
    best = max(row.amounts.values(), default=0)
    drawn = _label(f"  {row.label}", "text", wide, at=at, spine=1)
    for seat in wide.seats:
        amount = row.amounts.get(seat, 0)
        figure = f"{amount or _NOTHING:>{_FIGURE - 1}}"
        ink = "faint" if not amount else NAME if amount == best else "text"
        bar = small_bar(amount, most, wide.bar, row.ink) if wide.bar else ()
        drawn = (*drawn, *fitted(line((figure, ink), " " * (1 + _BEFORE_BAR) if bar else "", *bar), wide.column))
    return drawn


def _label(text: str, ink: str, wide: Columns, *, at: bool, spine: int = 0) -> Line:
    return fitted(line((f"{text} ", BAND if at else ink)), wide.label - spine)


def _row(label: Line, amounts: Mapping[int | str, int], ink: str, wide: Columns) -> Line:
    figures = [(f"{amounts.get(seat, 0):>{_FIGURE - 1}}".ljust(wide.column), ink) for seat in wide.seats]
    return line(*label, *figures)


def bars_of(result: Result, cells: int, rows: int) -> Lines:
    """Draw everybody's points as bars that are cut by source, with an empty row between where there is room."""
    seats, most = list(result.total.amounts), max([1, *result.total.amounts.values()])
    names = {seat: first_name(result.names[seat]) for seat in seats}
    longest = max(map(len, names.values()))
    room = cells - longest - _NAMED - _TOTAL
    sources = [row for group in result.groups for row in group.sources]
    drawn: Lines = []
    for seat in seats:
        pieces = [Piece(row.amounts.get(seat, 0), row.ink, row.sign) for row in sources]
        name = line(chip(f" {letter(seat)} ", style(seat)), (f" {names[seat]:<{longest}} ", "text"))
        total = line((f" {result.total.amounts[seat]}", "points bold"))
        gap: Lines = [()] if drawn and rows > 2 * len(seats) - 1 else []
        drawn += [*gap, (*name, *cut_bar(pieces, most, room), *total)]
    return drawn


def legend_of(result: Result, cells: int) -> Lines:
    """Name all seats behind their chips, in as many rows as that takes."""
    named = [
        line(chip(letter(seat), style(seat)), (f" {result.names[seat]}", "faint")) for seat in result.total.amounts
    ]
    return flowing(named, cells)


class Table(NamedTuple):
    """A sheet as it is drawn: its lines, how many rows of it lie below the last page, and how long a page is."""

    lines: Lines
    beyond: int = 0
    page: int = 1
    aside: str = ""
    """Notes that have no row of their own."""


def table(result: Result, size: tuple[int, int], at: int = -1, top: int = 0) -> Table:
    """Draw the sheet, from a row on where it has no room; total and who is who are always in sight."""
    cells, rows = size
    wide = columns_of(result, cells)
    notes = [row for note in result.notes for row in wrapped(note, cells, "faint")]
    low = rows - 2 - len(notes)
    has_bars = low - _high(result) > len(wide.seats) + 1
    body, places = rows_of(result, wide, at)
    first, last = head(result, wide), total_of(result, wide, at=at == len(places))
    if has_bars:
        spare = low - len(body) - 2
        return Table(
            [first, *body, (), last, (), *bars_of(result, cells, spare), *([()] if notes else []), *notes][:rows]
        )
    is_named = width(first) and any(len(span.text.strip()) > 1 for span in first)
    under = notes if is_named else [*legend_of(result, cells), *notes]
    room = rows - 2 - len(under)
    aside = ""
    if len(body) > room:
        # Before a line has to wait for the next page the groups stand close together, and notes go into the heading.
        body, places = _close(body, places)
        aside = " ".join(result.notes) if len(body) > room and sum(map(len, result.notes)) < cells - _HEADING else ""
        under = under[: len(under) - len(notes)] if aside else under
        room = rows - 2 - len(under)
    gap: Lines = [()] if room > len(body) else []
    shown = _shown(body, room - len(gap), places[at] if 0 <= at < len(places) else -1, top)
    return Table([first, *shown, *gap, last, *under], max(0, len(body) - room), max(1, room - 1), aside)


def _high(result: Result) -> int:
    """Count the rows of a sheet with an empty one between its groups."""
    return sum(2 + len(group.sources) for group in result.groups) - 1


def _close(body: Lines, places: Sequence[int]) -> tuple[Lines, list[int]]:
    """Leave the empty rows out."""
    return [body[at] for at in places], list(range(len(places)))


def _shown(body: Lines, rows: int, at: int, top: int) -> Lines:
    if len(body) <= rows:
        return body
    if at >= 0:
        return window(body, rows, at)
    first = min(top, len(body) - rows)
    left = len(body) - rows - first
    shown = body[first : first + rows]
    return [*shown[:-1], line((f"  {left + 1} more below", "faint"))] if left > 0 else shown
