"""The places of a voyage in columns, where no chart has room."""

from collections.abc import Mapping
from itertools import groupby

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, fitted
from maracaibo_tui.tui.shell.chart.labels import laid_out, shone
from maracaibo_tui.tui.shell.kit import Moment, Size

from .map_labels import Drawn, label
from .map_list import COLUMNS, listed

MARGIN = 2
"""Cells left free beside the columns."""


def in_columns(found: Drawn, moment: Moment, shining: Mapping[str, str], size: Size) -> Lines:
    """List places in columns, chip, name and signs: that of the ship first, except near the end of the route."""
    cells, rows = size
    wide = (cells - MARGIN) // COLUMNS
    shown = listed(found.printed, moment, rows)
    lines: Lines = []
    for row in range(rows):
        spans: list[Span] = [Span(" ")]
        for place in shown[row::rows]:
            spans += _entry(found, place, shining.get(place, ""), wide)
        lines.append(fitted(tuple(spans), cells))
    return lines


def _entry(found: Drawn, place: str, style: str, wide: int) -> Line:
    """Draw an entry as a label that begins with its chip."""
    whole = label(found, place, ((0, 0), "r", wide - 1), in_words=False)
    whole = whole._replace(at=(len(whole.chip.text) // 2, 0))
    (laid,) = laid_out((whole,), wide - 1)
    row = [Span(" ", "text")] * wide
    for x, text, how in shone(laid, style, wide - 1) if style else laid.puts:
        row[x : x + len(text)] = [Span(letter, how) for letter in text]
    styles = groupby(row[:wide], lambda each: each.style)
    return tuple([Span("".join([each.text for each in same]), how) for how, same in styles])
