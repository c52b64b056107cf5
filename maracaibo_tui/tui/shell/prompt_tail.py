"""What stands below the options: what comes of the highlighted one, what is not possible now, what to remember."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, broken, cut, line, width

from . import not_now
from .columns import arrows

THEN = line(("then", "title bold"), " ")
_MOST_THEN, _STEADY = 2, 6
"""Rows that what comes of an option takes at most; from which it always takes as many."""
_PLENTY = 12
"""Rows from which it may take another one."""
_BETWEEN = line((" · ", "text"))


class Tail(NamedTuple):
    """What there is to say below the options."""

    then: Line
    told: Line
    """The highlighted option in full, where it is cut in the list."""
    denied: Sequence[Denied]
    pointed: int | None
    reminders: Lines
    told_rows: int = 0
    """Rows that are kept for what is told in full, if there are so many."""


def draw(tail: Tail, cells: int, rows: int, *, is_apart: bool = False) -> Lines:
    """Draw as much of it as has room: first what comes of the option, then reminders, then what is not possible."""
    if rows <= 0:
        return []
    apart: Lines = [()] if is_apart and rows > 1 else []
    rows -= len(apart)
    told = _in_rows(arrows(tail.told), cells, rows - 1) if tail.told else []
    told = blank(told, max(len(told), min(tail.told_rows, rows - 1)))
    left = rows - len(told)
    if tail.pointed is not None:
        return [*apart, *told, *not_now.draw(tail.denied, tail.pointed, cells, left)]
    most = _MOST_THEN if rows < _PLENTY else _MOST_THEN + 1
    # The words were chosen for so many rows; broken at their blanks they may need one more, if it is free.
    free = left - len(tail.reminders) - bool(tail.denied) - 1
    then = _then(tail.then, cells, min(left, max(most, min(most + 1, free))))
    if rows >= _STEADY:
        # What stands below stays where it is, however long this is.
        then = blank(then, max(most, len(then)))
    left -= len(then)
    least = min(left, 1 if tail.denied and left > len(tail.reminders[:1]) else 0)
    reminders = _reminders(tail.reminders, cells, left - least)
    return [*apart, *told, *then, *not_now.draw(tail.denied, None, cells, left - len(reminders)), *reminders]


def _then(then: Line, cells: int, rows: int) -> Lines:
    """Say what comes of the option, in a row that stays empty where nothing is known of it."""
    nothing: Lines = [()]
    return _in_rows((*THEN, *arrows(then)), cells, rows, len("then ")) if then else nothing[:rows]


def _in_rows(text: Line, cells: int, rows: int, indent: int = 0) -> Lines:
    if width(text) <= cells or rows <= 1:
        return [cut(text, cells)][: max(0, rows)]
    first, *more = broken(text, cells - indent)
    lines = [first, *[line(" " * indent, *each) for each in more]]
    if len(lines) > rows:
        lines = [*lines[: rows - 1], cut((*lines[rows - 1], *line(" …")), cells)]
    return lines


def _reminders(reminders: Lines, cells: int, rows: int) -> Lines:
    """Draw a row for each reminder, or put them together where there are fewer rows."""
    if not reminders or rows <= 0:
        return []
    texts = [arrows(each) for each in reminders]
    if len(texts) > rows:
        joined: Line = texts[0]
        for each in texts[1:]:
            joined = (*joined, *_BETWEEN, *each)
        texts = [joined]
    mark, indent = line(("!", "warn bold"), " "), line("  ")
    whole = [broken(each, cells - len("! ")) for each in texts]
    if sum(map(len, whole)) <= rows:
        return [line(*(indent if at else mark), *row) for each in whole for at, row in enumerate(each)]
    return [cut(line(*mark, *each), cells) for each in texts][:rows]
