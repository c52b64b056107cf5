"""Rows of a part: a head that always stands, behind it as many words as have room, at the right a figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, between, cut, line, width, wrapped
from maracaibo_tui.tui.shell.marking import Marks, windowed


class Row(NamedTuple):
    """A row: the page that it opens, its head, what it says in ever fewer words, and a figure."""

    address: str = ""
    head: Line = ()
    forms: tuple[str, ...] = ()
    right: Line = ()
    ink: str = "text"
    indent: int = 4
    """Cells by which what goes on below stands further in."""


def heading(text: str, figure: str = "") -> Row:
    """Give the row that stands over others."""
    return Row(head=line((text, "faint")), right=line((figure, "faint")) if figure else ())


def listed(rows: Sequence[Row], marked: Marks, cells: int, high: int) -> Lines:
    """Draw rows, the first of them in more than one where there are spare ones, round the cursor."""
    spare = high - len(rows)
    drawn: Lines = []
    at = 0
    for row in rows:
        whole = _whole(row, marked, cells)
        if len(whole) - 1 > spare:
            whole = [_brief(row, marked, cells)]
        spare -= len(whole) - 1
        if row.address and row.address == marked.cursor:
            at = len(drawn) + len(whole) - 1
        drawn += [marked.row(row.address, each, cells) for each in whole]
    return windowed(drawn, high, at)


def _head(row: Row, marked: Marks) -> Line:
    return line(marked.pointer(row.address), *row.head)


def _whole(row: Row, marked: Marks, cells: int) -> Lines:
    """Draw all that a row says, in as many rows as that takes."""
    head = _head(row, marked)
    text = row.forms[0] if row.forms else ""
    if width(head) + 1 + len(text) + 1 + width(row.right) <= cells:
        return [_set(head, text, row, cells)]
    below = wrapped(text, cells - row.indent, row.ink)
    return [_set(head, "", row, cells), *[line(" " * row.indent, *each) for each in below]]


def _brief(row: Row, marked: Marks, cells: int) -> Line:
    """Draw a row in as many words as have room in one."""
    head = _head(row, marked)
    room = cells - width(head) - 2 - width(row.right)
    text = next((each for each in row.forms if len(each) <= room), row.forms[-1] if row.forms else "")
    return _set(head, text, row, cells)


def _set(head: Line, text: str, row: Row, cells: int) -> Line:
    left = line(*head, " " if text else "", (text, row.ink))
    return between(left, row.right, cells) if row.right else cut(left, cells)
