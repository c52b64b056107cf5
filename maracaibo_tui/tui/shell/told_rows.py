"""Rows of a part: a head that always stands, behind it as many words as have room, at the right a figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, between, broken, cut, line, width, wrapped

from .columns import with_arrows
from .marking import Marks, windowed


class Row(NamedTuple):
    """A row: the page that it opens, its head, what it says in ever fewer words, and a figure."""

    address: str = ""
    head: Line = ()
    forms: tuple[str, ...] = ()
    right: Line = ()
    ink: str = "text"
    indent: int = 4
    """Cells by which what goes on below stands further in."""
    is_told: bool = False
    """Whether it is worth a row of its own in whole words."""


def heading(text: str, figure: str = "") -> Row:
    """Give the row that stands over others."""
    return Row(head=line((text, "faint")), right=line((figure, "faint")) if figure else ())


def listed(rows: Sequence[Row], marked: Marks, cells: int, high: int) -> Lines:
    """Draw rows round the cursor: where there is room in more than one, first those that nothing short tells."""
    brief = [_brief(row, marked, cells) for row in rows]
    ways = {at: [each] for at, (each, _) in enumerate(brief)}
    spare = high - len(rows)
    for at in sorted(range(len(rows)), key=lambda at: brief[at][1]):
        if not (rows[at].is_told or not brief[at][1]):
            continue
        forms = rows[at].forms[: 1 if brief[at][1] else None]
        told = [_whole(rows[at], form, marked, cells) for form in forms]
        whole = next((each for each in told if len(each) - 1 <= spare), None)
        if whole is not None:
            spare -= len(whole) - 1
            ways[at] = whole
    drawn: Lines = []
    cursor = 0
    for at, row in enumerate(rows):
        drawn += [marked.row(row.address, each, cells) for each in ways[at]]
        if row.address and row.address == marked.cursor:
            cursor = len(drawn) - 1
    return windowed(drawn, high, cursor)


def _head(row: Row, marked: Marks) -> Line:
    return line(marked.pointer(row.address), *row.head)


def _whole(row: Row, form: str, marked: Marks, cells: int) -> Lines:
    """Draw all that a row says in a form, in as many rows as that takes."""
    head = _head(row, marked)
    text = with_arrows(form)
    if width(head) + 1 + len(text) + 1 + width(row.right) <= cells:
        return [_set(head, text, row, cells)]
    if width(head) + 1 + width(row.right) > cells:
        # A long figure has the row below to itself.
        beside = _whole(row._replace(right=()), form, marked, cells)
        return [*beside, *[between((), each, cells) for each in broken(row.right, cells - row.indent)]]
    below = wrapped(text, cells - row.indent, row.ink)
    return [_set(head, "", row, cells), *[line(" " * row.indent, *each) for each in below]]


def _brief(row: Row, marked: Marks, cells: int) -> tuple[Line, bool]:
    """Draw a row in as many words as have room in one; say whether some of its forms has."""
    head = _head(row, marked)
    room = cells - width(head) - 1 - (width(row.right) + 1 if row.right else 0)
    found = next((each for each in row.forms if len(each) <= room), None)
    text = found if found is not None else row.forms[-1] if row.forms else ""
    return _set(head, text, row, cells), found is not None or not row.forms


def _set(head: Line, text: str, row: Row, cells: int) -> Line:
    left = line(*head, " " if text else "", (with_arrows(text), row.ink))
    return between(left, row.right, cells) if row.right else cut(left, cells)
