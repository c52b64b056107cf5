"""A story over the whole screen: told page by page, then what changes on the table, and what one decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.entries import KEY_CELLS, box, entry, laid_upon
from maracaibo_tui.tui.screen.lines import Lines, blank, fitted, line, width, wrapped
from maracaibo_tui.tui.screen.palette import TABLE
from maracaibo_tui.tui.screen.surface import HEADING, on
from maracaibo_tui.tui.shell import evening
from maracaibo_tui.tui.shell.kit import Change
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot
from .title import PARTED, Way

BOX_CELLS, BOX_ROWS = 80, 29
TEXT_CELLS, LOW_TEXT_CELLS = 66, 76
"""Cells of a row of text in a box, and where the box is the whole screen."""
_HEAD_ROWS, _FOOT_ROWS = 5, 2
"""Rows of the title, with what parts it from the text, and below the text."""
_LOW_HEAD_ROWS = 3
"""Rows of the title where only so the whole story has room on one page: a box grows by the others if it can."""
_LEFT = 3
_FORWARD, _BACK = frozenset({"right", "page_down", "next_part"}), frozenset({"left", "page_up", "previous_part"})


class Story(NamedTuple):
    """What is told: a small line above its title, its paragraphs for so many cells, what is new, what is decided."""

    above: str
    called: str
    paragraphs: Callable[[int], Sequence[Lines]]
    changes: Sequence[Change] = ()
    ways: Sequence[Way] = ()
    further: Sequence[str] = ()
    """What stands in small print below what is new."""
    heading: str = "what you decide"
    asked: str = ""
    """Who decides, and how."""
    cast: str = ""
    """What others have decided already."""


class StoryPage:
    """Turns the pages of a story; on the last one something is decided, or one goes back."""

    name = "story"

    def __init__(
        self,
        story: Story,
        backdrop: Callable[[int, int], Lines] = evening.open_sea,
        ends: str = "",
        keys: Mapping[str, str] | None = None,
        leads: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        """Tell a story before a backdrop; say what Enter does at its end, and what other keys do, or lead to."""
        self._story, self._backdrop = story, backdrop
        self._ends = ends or ("choose" if story.ways else "close")
        self._other_keys = {"back": "back"} if keys is None else keys
        self._leads = leads or {}
        self.menu = Menu([way.label for way in story.ways])
        self.at = 0
        self._pages = 1
        self._is_low = False
        self.foot = Foot(())

    @property
    def is_last(self) -> bool:
        """Tell whether the last page is open."""
        return self.at >= self._pages - 1

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the page that is open."""
        if tiny := too_small(cells, rows):
            return tiny
        wide, high = min(BOX_CELLS, cells), min(BOX_ROWS, rows - 1)
        text = min(TEXT_CELLS if cells > BOX_CELLS else LOW_TEXT_CELLS, wide - 2 * _LEFT + 2)
        left = _LEFT if wide - text > 2 * _LEFT else 1
        blocks = self._blocks(text)
        pages = paged(blocks, high - _HEAD_ROWS - _FOOT_ROWS)
        low = paged(blocks, high - _LOW_HEAD_ROWS)
        if len(low) == 1 < len(pages):
            pages = low
            high = min(high + _HEAD_ROWS + _FOOT_ROWS - _LOW_HEAD_ROWS, rows - 1)
        self._is_low = len(pages[0]) > high - _HEAD_ROWS - _FOOT_ROWS
        self._pages = len(pages)
        self.at = min(self.at, self._pages - 1)
        inside = self._inside(pages[self.at], text, high)
        drawn = box([(*line(" " * left), *each) for each in inside], wide, high)
        self._name_keys()
        scene = laid_upon(self._backdrop(cells, rows - 1), drawn, (cells - wide) // 2, (rows - 1 - high) // 2)
        return [*scene, *[on(fitted(each, cells), TABLE) for each in self.foot.draw(cells)]]

    def _name_keys(self) -> None:
        back = {"left": "page before"} if self.at else {}
        takes = {"accept": self._ends if self.is_last else "next page"}
        moves = {"up": "up", "down": "down"} if self.is_last and self._story.ways else {}
        self.foot.mean({**takes, **back, **moves, **self._other_keys})

    def _inside(self, page: Lines, cells: int, rows: int) -> Lines:
        story = self._story
        count = f"{self.at + 1} of {self._pages}" if self._pages > 1 else ""
        head: Lines = [
            line((_fitting(story.above, cells), "faint")),
            line((story.called, "accent bold")),
            line(("─" * cells, "rule")),
        ]
        if self._is_low:
            return blank([*head, *page], rows)
        return [*blank([(), *head, (), *page], rows - 1), line((count.rjust(cells), "faint"))]

    def _blocks(self, cells: int) -> list[Lines]:
        """Give what belongs together: paragraphs, what changes, what is decided."""
        story = self._story
        blocks = list(story.paragraphs(cells))
        if story.changes:
            changes = [
                line((change.sign if not at else " ", change.ink), "  ", *row)
                for change in story.changes
                for at, row in enumerate(wrapped(change.text, cells - 3))
            ]
            blocks.append([line(("what changes on the table", HEADING)), *changes])
        if story.further:
            blocks.append([row for text in story.further for row in wrapped(text, cells, "faint")])
        if story.ways:
            asked = wrapped(story.asked, cells)
            ways = [row for at in range(len(story.ways)) for row in self._way(at, cells)]
            blocks.append([line((story.heading, HEADING)), *asked, *ways, *wrapped(story.cast, cells, "faint")])
        return blocks

    def _way(self, at: int, cells: int) -> Lines:
        """Draw something that one may decide, and what is known of it: beside it where there is room."""
        way = self._story.ways[at]
        drawn = entry(at, way.label, self.menu.band, chosen=at == self.menu.at)
        if width(drawn) + len(f"  {way.detail}") <= cells:
            return [(*drawn, *line((f"  {way.detail}", "text")))]
        below = wrapped(way.detail, cells - KEY_CELLS - 1)
        return [drawn, *[(*line(" " * (KEY_CELLS + 1)), *row) for row in below]]

    def press(self, action: str, character: str) -> bool:
        """Turn the page, choose, or take what is chosen."""
        del character
        self.foot.note = ""
        if action in self._leads:
            self.foot.tries(self._leads[action])
            return True
        if action in _FORWARD or (action == "accept" and not self.is_last):
            self.at = min(self.at + 1, self._pages - 1)
            return True
        if action in _BACK:
            self.at = max(0, self.at - 1)
            return True
        moves = self.is_last and self.menu.press(action)
        takes = bool(self._story.ways) and (action == "accept" or (moves and action.startswith("pick")))
        if takes:
            self._story.ways[self.menu.at].go()
        return moves or takes


def _fitting(text: str, cells: int) -> str:
    """Leave out pieces at the front where there is not room for all."""
    while len(text) > cells and PARTED in text:
        text = text.partition(PARTED)[2]
    return text


def paged(blocks: Sequence[Lines], rows: int) -> list[Lines]:
    """Lay blocks on pages of so many rows, an empty row between them; only what is longer than a page is parted."""
    pages: list[Lines] = [[]]
    for block in blocks:
        gap: Lines = [()] if pages[-1] else []
        if len(pages[-1]) + len(gap) + len(block) > rows and pages[-1]:
            pages.append([])
            gap = []
        pages[-1] += [*gap, *block[:rows]]
        pages += [list(block[first : first + rows]) for first in range(rows, len(block), rows)]
    return pages
