"""The rows that options are drawn in: in one row or in full, under the name of a group, and what is out of sight."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import DIGITS, MORE_BELOW, Line, Lines, between, line, plain, width, wrapped

from .kit import Kit, Moment

WIDE = 96
"""Cells from which every row names its rule; in a narrower prompt only the highlighted one does."""
LEAST_COLUMN = 34
_RULE = "   ── "
_LONGEST_RULE = 60
_HEAD = " ► 1 "


class Row(NamedTuple):
    """A row of the list: what it draws, and the option it belongs to, if it belongs to one."""

    text: Line
    option: int | None = None


class OptionRows:
    """Draws options of a moment, the one at the cursor marked."""

    def __init__(self, kit: Kit, moment: Moment, at: int, cells: int, *, is_brief: bool = False) -> None:
        """Draw in so many cells, and briefly where there is a shorter label."""
        self.kit, self.moment, self.at, self.cells, self.is_brief = kit, moment, at, cells, is_brief

    def briefly(self) -> OptionRows:
        """Draw the same briefly."""
        return OptionRows(self.kit, self.moment, self.at, self.cells, is_brief=True)

    def has_brief(self, number: int) -> bool:
        """Tell whether an option has a shorter label."""
        options = self.moment.options
        return number < len(options) and bool(options[number].brief)

    def group(self, number: int) -> str:
        """Name the group that an option stands in beside the question; nothing for one that answers it."""
        options = self.moment.options
        return options[number].group if number < len(options) else ""

    def needs(self, number: int) -> int:
        """Count the cells that an option needs in one row."""
        option = self.moment.options[number]
        change = self.kit.change(option)
        return len(self._label(option)) + width(change) + bool(change) + len(_HEAD)

    def row(self, number: int, cells: int) -> Line:
        """Draw an option in one row."""
        option = self.moment.options[number]
        return between(self._numbered(number, self._label(option)), self._right(option, cells), cells)

    def whole(self, number: int) -> Lines:
        """Draw an option in full: what does not fit goes on in the rows below."""
        option, cells = self.moment.options[number], self.cells
        right = self._right(option, cells)
        room = cells - width(right) - len(_HEAD) - 1
        first, *more = _texts(option.label, max(LEAST_COLUMN // 2, room)) or ("",)
        head = between(self._numbered(number, first), right, cells)
        return [head, *[line(f"{' ' * len(_HEAD)}{text}") for text in more]]

    def below(self, number: int) -> Lines:
        """Tell an option in full, as it stands below the list."""
        return [line(" " * len(_HEAD), *each) for each in wrapped(self.moment.options[number].label, self.cells - 6)]

    def _label(self, option: Option) -> str:
        return option.brief if self.is_brief and option.brief else option.label

    def _numbered(self, number: int, text: str) -> Line:
        """Begin an option with its mark and its key; only they are highlighted, for a whole row is more to send."""
        chosen, key = number == self.at, self.moment.number(number)
        mark = (" ► " if chosen else "   ") + (str(key) if key <= DIGITS else " ")
        return line((mark, "key cursor" if chosen else "key"), " ", text)

    def _right(self, option: Option, cells: int) -> Line:
        """Say at the right of an option what it costs and gives, and where there is room, its rule."""
        return (*self.kit.change(option), *line((f"  {option.rule}" if cells >= WIDE else "", "faint")))


def heading(text: str, cells: int) -> Line:
    """Draw the name of a group over its options."""
    head = f"{_RULE}{text} "
    return line((head + "─" * max(0, min(cells, _LONGEST_RULE) - len(head)), "faint"))


def more_below(hidden: Iterable[int]) -> Line:
    """Say how many options are below the last row; of what is not possible now only that there is more."""
    count = len({*hidden})
    return line((f"   … {count} more below" if count else MORE_BELOW, "faint"))


@lru_cache(maxsize=128)
def _texts(label: str, room: int) -> tuple[str, ...]:
    # A list is drawn again with every step of the highlight.
    return tuple([plain(each) for each in wrapped(label, room)])
