"""What exists in the rules but not now, with the reason in the same row; it can be pointed at, and never be taken."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, joined, line, width
from maracaibo_tui.tui.screen.surface import BAND

from .columns import arrows

WORDS = "not now "
_BETWEEN = " · "


def draw(denied: Sequence[Denied], pointed: int | None, cells: int, rows: int) -> Lines:
    """Draw as many as have room, each in a row of its own if all have one; the one pointed at is always there."""
    told = [_told(each, is_pointed=at == pointed) for at, each in enumerate(denied)]
    room = cells - len(WORDS)
    if not told or rows <= 0:
        return []
    if len(told) <= rows and all(width(each) <= room for each in told):
        return _under_each_other(told)
    first = pointed or 0
    for begin in dict.fromkeys((0, first)):
        lines, shown = _flowing(told[begin:], room, rows, begin)
        if pointed is None or begin + shown > pointed:
            return _under_each_other(lines)
    return _under_each_other(_flowing(told[first : first + 1], room, rows, 0)[0])


def _told(denied: Denied, *, is_pointed: bool) -> Line:
    text = f"{denied.label}: {denied.reason}" if denied.reason else denied.label
    return arrows(line((text, BAND if is_pointed else "faint")))


def _under_each_other(lines: Sequence[Line]) -> Lines:
    heads = (WORDS, *[" " * len(WORDS)] * len(lines))
    return [line((head, "faint"), *each) for head, each in zip(heads, lines, strict=False)]


def _flowing(told: Sequence[Line], room: int, rows: int, before: int) -> tuple[Lines, int]:
    """Put one after the other, and say how many have room; the others are counted at the end."""
    lines, count = _laid(told, room), len(told)
    while count > 1 and len(lines) > rows:
        count -= 1
        left = before + len(told) - count
        lines = _laid([*told[:count], line((f"{left} more", "faint"))], room)
    if len(lines) > rows:
        # The beginning of a long word is better than a hole.
        lines[rows - 1] = cut(joined(lines[rows - 1 :]), room)
    return lines[:rows], count


def _laid(told: Sequence[Line], room: int) -> Lines:
    """Break phrases at their words, with a dot between two of them."""
    lines: Lines = [()]
    for at, each in enumerate(told):
        for span in each:
            words = [word for word in span.text.split(" ") if word]
            for number, word in enumerate(words):
                gap = "" if not lines[-1] else _BETWEEN if at and not number else " "
                if lines[-1] and width(lines[-1]) + len(gap + word) > room:
                    lines.append(())
                    gap = ""
                style = span.style if number else ""
                lines[-1] = (*lines[-1], Span(gap, style if gap == " " else "faint"), Span(word, span.style))
    return [tuple([span for span in each if span.text]) for each in lines]
