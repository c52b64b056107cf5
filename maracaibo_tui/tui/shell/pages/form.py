"""Rows of a form: what is set, the value it has, and a sentence about the one at the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, blank, cut, fitted, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import BAND, NAME, Head

from .sheet import panel, side_by_side

LABEL_CELLS = 20
WIDE, LIST_CELLS, WIDEST_TEXT = 120, 72, 66
"""From so many cells on what a row means stands beside the rows, which have so many then."""


class Row(NamedTuple):
    """A row: its label, a mark behind it, its value, what stands behind that, and what all of it means."""

    id: str
    label: str
    value: str
    says: str = ""
    room: int = 0
    """Cells for a value that is typed; 0 for one that is chosen."""
    rest: str = ""
    mark: Span = Span("")
    turns: str = "value"
    """What left and right change: the value, the rest, the mark, or nothing."""
    empty: str = ""
    """What holds while nothing is typed."""


class Heading(NamedTuple):
    """A line between groups of rows."""

    label: str


def draw(title: str, rows: Sequence[Row | Heading], at: int, cells: int, room: int) -> Lines:
    """Draw the rows in a panel, and what the one at the cursor means beside them, or below where there is no room."""
    told = fields(rows)
    says = told[at].says if at < len(told) else ""
    if cells >= WIDE:
        left = panel(Head(title, focused=True), _listed(rows, at, LIST_CELLS - 2, room - 1), LIST_CELLS, room)
        right = cells - LIST_CELLS - 1
        meant = wrapped(says, min(right - 2, WIDEST_TEXT))
        label = told[at].label if at < len(told) else ""
        return side_by_side(left, panel(Head(label), [(), *meant], right, room), LIST_CELLS)
    inner = cells - 2
    below = wrapped(says, inner - 2, "faint")
    # The rows keep their places, whatever is said of the one at the cursor.
    high = room - 2 - max([len(wrapped(row.says, inner - 2)) for row in told], default=0)
    listed = [*_listed(rows, at, inner, high), (), *[(Span(" "), *each) for each in below]]
    return panel(Head(title, focused=True), listed, cells, room)


def _listed(rows: Sequence[Row | Heading], at: int, cells: int, room: int) -> Lines:
    """Draw as many rows as there is room for, the one at the cursor among them."""
    drawn: Lines = []
    place = number = 0
    for row in rows:
        if isinstance(row, Heading):
            drawn += [(), line((f" {row.label}", "title bold"))] if row.label else [()]
            continue
        if number == at:
            place = len(drawn)
        drawn.append(cut(_row(row, chosen=number == at), cells))
        number += 1
    return blank(window(drawn, room, place), room)


def fields(rows: Sequence[Row | Heading]) -> list[Row]:
    """Give the rows that a cursor visits."""
    return [row for row in rows if isinstance(row, Row)]


def _row(row: Row, *, chosen: bool) -> Line:
    turns = row.turns if chosen else ""
    mark = _turned(row.mark, on=turns == "mark", lit=turns == "mark")
    label = line((row.label, NAME if chosen else "text"), " " * bool(mark), *mark)
    head = line(" ", *label, " " * (LABEL_CELLS - width(label)))
    if not row.room:
        return (*head, *_turned(Span(row.value), on=turns == "value", lit=chosen))
    empty = "" if row.value else f"{' ' * chosen}{row.empty}"
    typed = line("  ", (row.value, NAME if chosen else ""), ("_" if chosen else "", "key"), (empty, "faint"))
    return (*head, *fitted(typed, row.room + 3), *_turned(Span(row.rest), on=turns == "rest", lit=turns == "rest"))


def _turned(text: Span, *, on: bool, lit: bool) -> Line:
    """Draw what left and right may change, under the band and between arrows while they do."""
    if not text.text:
        return ()
    left, right = ("‹", "›") if on else (" ", " ")
    return line((left, "key"), (f" {text.text} ", BAND if lit else text.style), (right, "key"))
