"""The first line of every game: where it is, then a group a seat; and the line of the past."""

from collections.abc import Iterable, Sequence

from maracaibo_tui.tui.screen.lines import Line, Span, cut, fitted, line, width

APART = 2
"""Cells between two groups."""
PAST = "onaccent on warn bold"


def grouped(head: Line, ways: Iterable[Sequence[Line]], cells: int, own: int = -1) -> Line:
    """Put groups behind the head in the first way that has room; of the last one groups go, from the middle first.

    None of them is ever cut, and one's own is the last to go.
    """
    told: Sequence[Line] = ()
    for told in ways:
        if _wide(head, told) <= cells:
            return _joined(head, told)
    kept = [*range(len(told))]
    while kept and _wide(head, [told[each] for each in kept]) > cells:
        others = [each for each in kept if each != own] or kept
        kept.remove(others[len(others) // 2])
    return cut(_joined(head, [told[each] for each in kept]), cells)


def of_the_past(told: str, more: str, back: str, cells: int) -> Line:
    """Say over the whole line which moment of the past is shown, what it was if there is room, and how one returns."""
    text, ends = f" This is the past: {told}", f"{back} returns "
    whole = f"{text} · {more}" if more else text
    shown = whole if len(whole) + APART + len(ends) <= cells else text
    return fitted(line((f"{shown:<{max(0, cells - len(ends))}}{ends}", PAST)), cells, PAST)


def _wide(head: Line, groups: Sequence[Line]) -> int:
    return width(head) + sum(APART + width(each) for each in groups)


def _joined(head: Line, groups: Sequence[Line]) -> Line:
    return line(*head, *[span for each in groups for span in (Span(" " * APART), *each)])
