"""Surfaces instead of boxes: headings, edges, gaps, chips, the band, bars.

A part is a calm ground one step lighter than the table, with a heading line; the gap between two of them is the frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .lines import Line, Lines, Span, blank, cut, fitted, line, width

BAND = "onaccent on accent bold"
"""What Enter takes; it is the only filled area of a list."""
UNFILLED = "accent underline bold"
"""The same while Enter means something else."""
LINK = "points underline"
HEADING, IN_FOCUS = "title bold", "accent bold"
NAME = "strong bold"
EDGE = "▌"
GAP = "│"
"""What stands in the gap between two parts where grounds have no colour."""
FILLED, COMING, FREE = "█", "▒", "░"


class Head(NamedTuple):
    """What stands in the heading of a part, and whether the part has the focus."""

    title: str
    note: Line = ()
    key: str = ""
    focused: bool = False


def heading(head: Head, cells: int) -> Line:
    """Draw the first row of a part: its title, a line, a short figure, and the key that shows it."""
    style, rule = (IN_FOCUS, "accent") if head.focused else (HEADING, "rule")
    right = line(*head.note, " " * bool(head.note and head.key), (head.key, "key bold"))
    left = cut(line((head.title, style), " " * bool(head.title)), max(0, cells - width(right) - 1))
    room = cells - width(left) - width(right) - bool(right)
    return line(*left, ("─" * max(0, room), rule), " " * bool(right), *right)


def on(text: Line, ground: str) -> Line:
    """Lay a line on a ground; what has one of its own keeps it."""
    return tuple(
        [each if " on " in f" {each.style}" else Span(each.text, f"{each.style} on {ground}") for each in text]
    )


def surface(head: Head, lines: Sequence[Line], size: tuple[int, int]) -> Lines:
    """Draw a part: its heading and its lines, a cell free on both sides; what has no room is left out."""
    cells, rows = size
    return blank(inset([heading(head, cells - 2), *lines], cells), rows)


def inset(lines: Iterable[Line], cells: int) -> Lines:
    """Leave a cell free on both sides of lines."""
    return [(Span(" "), *cut(each, cells - 2)) for each in lines]


def edged(lines: Sequence[Line], cells: int, rows: int, style: str = "accent") -> Lines:
    """Draw an edge down the first column of so many rows: here Enter acts, or it is the spine of a card."""
    return [(Span(EDGE, style), *fitted(each, cells - 1)) for each in blank(lines, rows)]


def apart(lines: Sequence[Line], cells: int, gap: int, foot: int, *, is_ruled: bool) -> Lines:
    """Leave a gap at the left of lines of so many cells, and rows below; it is ruled where grounds part nothing."""
    below = [line((" " * cells, "text on table"))] * foot
    if not gap:
        return [*lines, *below]
    mark = Span((GAP if is_ruled else " ").ljust(gap), "rule on table")
    return [(mark, *each) for each in (*lines, *below)]


def unfilled(text: Line) -> Line:
    """Write bands as words in the ink of a cursor: they are filled only while Enter takes what they mark."""
    return tuple([Span(span.text, UNFILLED) if span.style == BAND else span for span in text])


def chip(text: str, role: str) -> Span:
    """Draw letters on a ground of their own: a seat, a ship, a warning."""
    return Span(text, f"onaccent on {role} bold")


def bar(filled: int, whole: int, style: str, *, coming: int = 0) -> Line:
    """Draw a bar of so many cells: what is there, what comes with the end, what is free."""
    free = max(0, whole - filled - coming)
    return line((FILLED * filled, style), (COMING * coming, style), (FREE * free, "rule"))


def told_below(lines: Sequence[Line], rows: int) -> Lines:
    """Give as many lines as there are rows; where more are left out the last row counts them."""
    if len(lines) <= rows or not rows:
        return [*lines]
    return [*lines[: rows - 1], line((f"{len(lines) - rows + 1} more below", "faint"))]
