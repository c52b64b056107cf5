"""A plot of lines: how points grew over the course of a game, a line a seat, drawn in steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.canvas import Canvas
from maracaibo_tui.tui.screen.lines import Lines, flowing, line
from maracaibo_tui.tui.screen.surface import chip

_AXIS_CELLS = 5
_LEAST_ROWS, _LEAST_MOMENTS = 4, 2
_QUARTERS = 4
_STEP = 20
"""What the axis comes to is a multiple of this, so that its quarters are whole."""
_GRID_STEP = 2


class Course(NamedTuple):
    """What somebody had at each moment, and what stands for it."""

    called: str
    letter: str
    style: str
    points: Sequence[int]


class _Frame(NamedTuple):
    """Where things stand: cells across and rows up, what the axis comes to, how many moments there are."""

    across: int
    high: int
    most: int
    moments: int

    def x(self, moment: int) -> int:
        return _AXIS_CELLS + 1 + round((self.across - 1) * moment / (self.moments - 1))

    def y(self, points: float) -> int:
        return round((self.high - 1) * (1 - max(0.0, points) / self.most))

    def moment(self, x: int) -> int:
        return (x - _AXIS_CELLS - 1) * (self.moments - 1) // max(1, self.across - 1)


def plot(courses: Sequence[Course], marks: Sequence[tuple[int, str]], cells: int, rows: int) -> Lines:
    """Draw the courses above an axis, the leader's on top; `marks` name moments, drawn as upright lines."""
    moments = max((len(course.points) for course in courses), default=0)
    legend = flowing(
        [line(chip(each.letter, each.style), f" {each.called} {each.points[-1]}") for each in courses], cells
    )
    high = rows - len(legend) - 2
    if moments < _LEAST_MOMENTS or high < _LEAST_ROWS:
        return [line(("There is nothing to draw yet.", "faint"))]
    most = -(-max(max(course.points) for course in courses) // _STEP) * _STEP or _STEP
    frame = _Frame(cells - _AXIS_CELLS - 1 - len(courses), high, most, moments)
    canvas = Canvas(cells, high + 1)
    _draw_grid(canvas, frame, marks)
    behind: dict[int, int] = {}
    for course in sorted(courses, key=lambda each: each.points[-1]):
        _draw(canvas, frame, course)
    for course in courses:
        y = frame.y(course.points[-1])
        canvas.put(
            _AXIS_CELLS + 1 + frame.across + behind.get(y, 0), y, course.letter, f"onaccent on {course.style} bold"
        )
        behind[y] = behind.get(y, 0) + 1
    return [*canvas.lines(), *legend]


def _draw(canvas: Canvas, frame: _Frame, course: Course) -> None:
    """Draw a course from left to right: level, and where it changes its row a step."""
    before = frame.y(course.points[0])
    for x in range(_AXIS_CELLS + 1, _AXIS_CELLS + 1 + frame.across):
        y = frame.y(course.points[frame.moment(x)])
        if y == before:
            canvas.put(x, y, "─", course.style)
        else:
            is_up = y < before
            canvas.put(x, before, "┘" if is_up else "┐", course.style)
            canvas.put(x, y, "┌" if is_up else "└", course.style)
            for between in range(min(y, before) + 1, max(y, before)):
                canvas.put(x, between, "│", course.style)
        before = y


def _draw_grid(canvas: Canvas, frame: _Frame, marks: Sequence[tuple[int, str]]) -> None:
    """Draw what the courses stand before: quarters as rows of dots, moments as upright lines, and the axis."""
    first, end = _AXIS_CELLS + 1, _AXIS_CELLS + 1 + frame.across
    for quarter in range(_QUARTERS + 1):
        points = frame.most * quarter // _QUARTERS
        y = frame.y(points)
        canvas.put(0, y, f"{points:>{_AXIS_CELLS - 1}}", "faint")
        for x in range(first, end, _GRID_STEP):
            canvas.put(x, y, "·", "rule")
    starts = [frame.x(moment) for moment, _ in marks]
    ends = [*starts[1:], end][: len(starts)]
    for x in starts[1:]:
        for y in range(frame.high):
            canvas.put(x, y, "│", "rule")
    canvas.put(first, frame.high - 1, "─" * frame.across, "rule")
    for x, last, (_, name) in zip(starts, ends, marks, strict=True):
        canvas.put((x + last) // 2, frame.high, name, "faint")
