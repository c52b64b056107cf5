"""A plot of characters: points over the course of a game, one letter a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from maracaibo_tui.tui.screen.canvas import Canvas
from maracaibo_tui.tui.screen.lines import Lines, line

_AXIS_CELLS = 6
_LEAST_ROWS = 4
MEETING = "*"
"""What stands where several courses meet."""


class Course(NamedTuple):
    """What somebody had at each moment, and what stands for it."""

    called: str
    letter: str
    style: str
    points: Sequence[int]


def plot(courses: Sequence[Course], marks: Sequence[tuple[int, str]], cells: int, rows: int) -> Lines:
    """Draw the courses above an axis; `marks` name moments, drawn as upright lines."""
    moments = max((len(course.points) for course in courses), default=0)
    if moments < 2 or rows < _LEAST_ROWS + 1:  # noqa: PLR2004 - a line has two ends
        return [line(("There is nothing to draw yet.", "faint"))]
    high = rows - 3
    most = max(max(course.points) for course in courses) or 1
    canvas = Canvas(cells, high + 1)
    across = cells - _AXIS_CELLS - 2

    def x_of(moment: int) -> int:
        return _AXIS_CELLS + 1 + round(across * moment / (moments - 1))

    def y_of(points: int) -> int:
        return round((high - 1) * (1 - points / most))

    _frame(canvas, most, high)
    for moment, name in marks:
        for y in range(high):
            canvas.put(x_of(moment), y, "·", "faint")
        canvas.put(x_of(moment), high, name, "faint")
    meet = _draw(canvas, [(each, [(x_of(at), y_of(had)) for at, had in enumerate(each.points)]) for each in courses])
    names = [
        part
        for course in courses
        for part in ((f"  {course.letter}", course.style), f" {course.called} {course.points[-1]}")
    ]
    legend = line((" " * _AXIS_CELLS + f"  {MEETING} several together", "faint")) if meet else ()
    return [*canvas.lines(), legend, line(" " * _AXIS_CELLS, *names)]


def _draw(canvas: Canvas, ways: Sequence[tuple[Course, Sequence[tuple[int, int]]]]) -> bool:
    """Draw every course along its spots; tell whether some of them meet."""
    seen: dict[tuple[int, int], str] = {}
    for course, spots in ways:
        for x, y in {cell for start, end in pairwise(spots) for cell in _cells(start, end)}:
            letter = course.letter if (x, y) not in seen else MEETING
            canvas.put(x, y, letter, course.style if letter != MEETING else "strong")
            seen[x, y] = letter
    return MEETING in seen.values()


def _cells(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Give the cells of a way from left to right, on steep ones also those between the rows of two columns."""
    (x1, y1), (x2, y2) = start, end
    before = y1
    for x in range(x1, x2 + 1):
        y = y1 + round((y2 - y1) * (x - x1) / max(1, x2 - x1)) if x2 > x1 else y2
        step = 1 if y >= before else -1
        yield from ((x, between) for between in range(before + step if y != before else y, y + step, step))
        before = y


def _frame(canvas: Canvas, most: int, high: int) -> None:
    for y in range(high):
        canvas.put(_AXIS_CELLS, y, "│", "faint")
    for y in {0, (high - 1) // 2, high - 1}:
        points = round(most * (1 - y / (high - 1)))
        canvas.put(0, y, f"{points:>{_AXIS_CELLS - 1}} ┤", "faint")
    canvas.put(_AXIS_CELLS, high, "└" + "─" * (canvas.cells - _AXIS_CELLS - 1), "faint")
