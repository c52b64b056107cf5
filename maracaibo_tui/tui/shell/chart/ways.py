"""Dotted ways from chip to chip, through the cells where they turn: one dot every two columns or every row."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]
STEP, LEAST = 2, 2
"""Columns from dot to dot, and the dots a way has at least."""


def dots(points: Sequence[Spot], hidden: Container[Spot]) -> tuple[Spot, ...]:
    """Give the dots of a way through these cells, none of them where it is hidden."""
    open_cells = [spot for spot in path(points)[1:-1] if spot not in hidden]
    found = _spaced(open_cells)
    return tuple(found if len(found) >= LEAST else open_cells)


def path(points: Iterable[Spot]) -> list[Spot]:
    """Give the cells of a way from point to point, each once."""
    return list(dict.fromkeys([spot for start, end in pairwise(points) for spot in _straight(start, end)]))


def _spaced(spots: Iterable[Spot]) -> list[Spot]:
    found: list[Spot] = []
    for x, y in spots:
        if not found or y != found[-1][1] or abs(x - found[-1][0]) >= STEP:
            found.append((x, y))
    return found


def _straight(start: Spot, end: Spot) -> list[Spot]:
    """Give the cells of a straight way, its ends included."""
    (x1, y1), (x2, y2) = start, end
    steps = max(abs(x2 - x1), abs(y2 - y1), 1)
    return [(x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps)) for step in range(steps + 1)]
