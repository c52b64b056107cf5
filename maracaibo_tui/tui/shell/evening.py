"""What lies behind the first page and behind the pages between: an evening sky, the water line, and the open sea."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maracaibo_tui.tui.screen.entries import laid_upon
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line
from maracaibo_tui.tui.screen.surface import on

_STARS = ((7, 2), (31, 3), (60, 1), (88, 2), (109, 5), (19, 6), (3, 8), (97, 9), (114, 11), (14, 12), (91, 13))
_WAVES = ((6, 1), (60, 1), (112, 1), (17, 2), (69, 2), (88, 2), (28, 3), (48, 3), (104, 3), (10, 4), (74, 4))
_BEFORE, _BEHIND = ((8, 2), (31, 1), (61, 3), (4, 12)), ((71, 4), (13, 3), (41, 2))
"""Waves above a box and below it; those below are counted from the last row."""
_SCENE = 120
"""Stars and waves were set for so many cells."""
_WIDEST_WAVE = 3


def sky(cells: int, rows: int) -> Lines:
    """Draw a sky with a few stars."""
    return _strewn([()] * rows, [(x * cells // _SCENE, y) for x, y in _STARS], Span("·", "faint"), cells)


def sea(cells: int, rows: int) -> Lines:
    """Draw the open sea with a few waves near the water line."""
    waves = [(x * cells // _SCENE, y) for x, y in _WAVES]
    return _strewn(_water(cells, rows), waves, Span("~", "sea on deep"), cells)


def open_sea(cells: int, rows: int) -> Lines:
    """Draw nothing but water, with waves before and behind what lies in its middle."""
    waves = [*_BEFORE, *((x, rows - y) for x, y in _BEHIND)]
    return _strewn(_water(cells, rows), [(x * cells // 80, y) for x, y in waves], Span("~ ~", "sea on deep"), cells)


def water_line(standing: Line, cells: int) -> Line:
    """Draw the row in which what stands there meets the water."""
    drawn = []
    for span in standing:
        drawn += [Span("▄" * len(span.text), "shallow")] if span.text.isspace() else [span]
    left = sum(len(span.text) for span in drawn)
    return (*drawn, *line(("▄" * (cells - left), "shallow")))


def _water(cells: int, rows: int) -> Lines:
    return [on(line(" " * cells), "deep")] * rows


def _strewn(ground: Sequence[Line], spots: Iterable[tuple[int, int]], sign: Span, cells: int) -> Lines:
    drawn = list(ground)
    for x, y in spots:
        if 0 <= y < len(drawn) and x + _WIDEST_WAVE <= cells:
            drawn[y] = laid_upon([drawn[y]], [(sign,)], x, 0)[0]
    return drawn
