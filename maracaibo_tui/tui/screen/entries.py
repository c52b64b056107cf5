"""Entries of a list to choose from: their keys, the band over the one that Enter takes, and the box they stand in."""

from __future__ import annotations

from collections.abc import Sequence

from .lines import DIGITS, Line, Lines, Span, blank, line, width
from .palette import RAISED
from .surface import BAND, edged, on

KEY_CELLS = 3
"""What stands before the band of an entry."""


def entry(number: int, text: str, cells: int = 0, *, chosen: bool, style: str = "strong") -> Line:
    """Draw an entry with its key; the band has so many cells for every entry, or as many as the text has."""
    return banded(str(number + 1) if number < DIGITS else "", text, cells, chosen=chosen, style=style)


def banded(key: str, text: str, cells: int = 0, *, chosen: bool, style: str = "strong") -> Line:
    """Draw what is chosen by a key: only its name is highlighted, a whole row would be more to send."""
    name = f" {text} ".ljust(cells)
    head = Span(f" {key or ' '} ", "key bold")
    if chosen:
        return head, Span(name, BAND)
    return head, Span(" "), Span(text, style), Span(name[len(text) + 1 :])


def box(lines: Sequence[Line], cells: int, rows: int = 0, style: str = "accent") -> Lines:
    """Draw a box: a raised ground with the bright edge, as high as what is in it, or so many rows high."""
    return [on(each, RAISED) for each in edged(lines, cells, rows or len(lines), style)]


def between_cells(text: Line, first: int, last: int) -> Line:
    """Give what stands on some cells of a line; beyond its end there are blanks."""
    kept, at = list[Span](), 0
    for span in text:
        piece = span.text[max(0, first - at) : max(0, last - at)]
        kept += [Span(piece, span.style)] if piece else []
        at += len(span.text)
    short = last - first - width(tuple(kept))
    return (*kept, *line(" " * short))


def laid_upon(below: Sequence[Line], above: Sequence[Line], x: int, y: int) -> Lines:
    """Lay lines upon others, from a cell on; what stands beside them stays."""
    drawn = blank(below, max(len(below), y + len(above)))
    for row, each in enumerate(above, y):
        right = x + width(each)
        under = drawn[row]
        drawn[row] = (*between_cells(under, 0, x), *each, *between_cells(under, right, max(right, width(under))))
    return drawn
