"""What a game says of the options of a question, column by column; the shell lays the columns out.

What options differ in stands below each other and never changes while one moves from one option to the next.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import Line, Span, line

_ARROW = re.compile(r" *-> *")


class Column(NamedTuple):
    """What stands over a column, and whether figures stand in it, which are set right."""

    head: str = ""
    is_figure: bool = False


class Choice(NamedTuple):
    """An option in columns: what is chosen, then a cell a column; all of it once more for where there is little room.

    The last cell may be a phrase of any length. Where nothing is shorter the long form stands for both.
    """

    name: str
    cells: tuple[Line, ...] = ()
    brief: str = ""
    short: tuple[Line, ...] | None = None
    full: str = ""
    """All of it in words, for below a list in which it is cut or short; nothing where what comes of it says as much."""
    ink: str = "strong"
    shorter: tuple[Line, ...] = ()
    """The last cell in fewer words, for where it would take several rows, the longest first."""
    in_words: tuple[Line, ...] = ()
    """The last cell of the short form in words, for where they have room in its row; the longest first."""

    def called(self, *, is_short: bool) -> str:
        """Give what is chosen."""
        return (self.brief or self.name) if is_short else self.name

    def told(self, at: int, *, is_short: bool) -> Line:
        """Give the cell of a column, or nothing."""
        cells = self.short if is_short and self.short is not None else self.cells
        return cells[at] if at < len(cells) else ()

    def phrases(self, at: int, *, is_short: bool) -> tuple[Line, ...]:
        """Give all ways to say the last cell: the first one that has room in one row is taken, else the last."""
        whole = self.told(at, is_short=is_short)
        if is_short and self.short is not None:
            return (*self.in_words, whole)
        return (whole, *self.shorter)


class Columns(NamedTuple):
    """The options of a question in columns: what stands over them, that over what is chosen first, and a row each."""

    heads: tuple[Column, ...]
    choices: tuple[Choice, ...]
    gap: int = 2
    """Cells between two columns."""
    band: int = 0
    """Cells that what is chosen has at least, where there is room; it needs a blank on both sides."""


def labels(options: Sequence[Option]) -> Columns:
    """Give options whose labels say all there is."""
    return Columns((), tuple([Choice(each.label, brief=each.brief, full=each.label) for each in options]))


def arrows(text: Line) -> Line:
    """Draw what becomes what with an arrow: lines without a screen write it with two signs."""
    return tuple([Span(with_arrows(each.text), each.style) if "->" in each.text else each for each in text])


def with_arrows(text: str) -> str:
    """Write what becomes what with an arrow."""
    return _ARROW.sub(" → ", text)


def dots(count: int) -> Line:
    """Draw a count that is compared at a glance: a dot each, or a dash for none."""
    return line(("•" * count, "gain") if count else ("–", "faint"))
