"""Rows of a form: what is set, the value it has, and a sentence about the one at the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, fitted, line, width, window, wrapped

LABEL_CELLS = 20


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
    sayings = [wrapped(row.says, min(cells, 100) - 6) for row in fields(rows)]
    saying = sayings[at] if at < len(sayings) else []
    # The rows keep their places, whatever is said of the one at the cursor.
    shown = window(drawn, room - max(map(len, sayings), default=0) - 1, place)
    below = [(*line("   "), *(span._replace(style="faint") for span in text)) for text in saying]
    return [*shown, (), *below]


def fields(rows: Sequence[Row | Heading]) -> list[Row]:
    """Give the rows that a cursor visits."""
    return [row for row in rows if isinstance(row, Row)]


def _row(row: Row, *, chosen: bool) -> Line:
    turns = row.turns if chosen else ""
    mark = _turned(row.mark, on=turns == "mark")
    label = line((row.label, "strong" if chosen else ""), " " * bool(mark), *mark)
    head = line((" ► " if chosen else "   ", "key"), *label, " " * (LABEL_CELLS - width(label)))
    value = Span(row.value, "cursor" if chosen else "")
    if not row.room:
        return (*head, *_turned(value, on=turns == "value"))
    typed = line("  ", value, ("_" if chosen else "", "key"))
    return (*head, *fitted(typed, row.room + 3), *_turned(Span(row.rest), on=turns == "rest"))


def _turned(text: Span, *, on: bool) -> Line:
    """Draw what left and right may change, between arrows while they do."""
    if not text.text:
        return ()
    left, right = ("◄ ", " ►") if on else ("  ", "  ")
    return line((left, "key"), text, (right, "key"))
