"""Rows of a form: what is set, the value it has, and a sentence about the one at the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.shell.lines import Line, Lines, cut, line, window, wrapped

LABEL_CELLS = 20
_SAYING_ROWS = 2


class Row(NamedTuple):
    """A row: its label, its value and what it means; with `room` its value is typed, and `rest` stands behind it."""

    id: str
    label: str
    value: str
    says: str = ""
    room: int = 0
    rest: str = ""
    has_kinds: bool = False
    """Whether left and right change what stands behind a typed value."""


class Heading(NamedTuple):
    """A line between groups of rows."""

    label: str


def draw(rows: Sequence[Row | Heading], at: int, cells: int, room: int) -> Lines:
    """Draw as many rows as there is room for, and under them what the row at the cursor means."""
    drawn: Lines = []
    place = number = 0
    for row in rows:
        if isinstance(row, Heading):
            drawn += [(), line((f"   {row.label}", "title"))] if row.label else [()]
            continue
        if number == at:
            place = len(drawn)
        drawn.append(cut(_row(row, chosen=number == at), cells))
        number += 1
    says = next((row.says for n, row in enumerate(fields(rows)) if n == at), "")
    saying = wrapped(says, min(cells, 100) - 6)[:_SAYING_ROWS]
    shown = window(drawn, room - _SAYING_ROWS - 1, place)
    below = [(*line("   "), *(span._replace(style="faint") for span in text)) for text in saying]
    return [*shown, (), *below]


def fields(rows: Sequence[Row | Heading]) -> list[Row]:
    """Give the rows that a cursor visits."""
    return [row for row in rows if isinstance(row, Row)]


def _row(row: Row, *, chosen: bool) -> Line:
    style = "cursor" if chosen else ""
    value = [("◄ " if chosen and not row.room else "  ", "key"), (row.value, style)]
    if row.room:
        value += [("_" if chosen else "", "key"), (" " * (row.room - len(row.value) + (not chosen)), "")]
    if row.rest or not row.room:
        arrows = chosen and (row.has_kinds or not row.room)
        value += [(" ◄ " if arrows else "   ", "key")] * bool(row.rest) + [
            (row.rest, ""),
            (" ►" if arrows else "", "key"),
        ]
    return line(
        (" ► " if chosen else "   ", "key"), (f"{row.label:<{LABEL_CELLS}}", "strong" if chosen else ""), *value
    )
