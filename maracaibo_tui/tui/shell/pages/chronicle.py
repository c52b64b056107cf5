"""The chronicle of a campaign: every side that was read, in order, and the text of the one at the cursor."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.campaign_pages import Entry
from maracaibo_tui.tui.screen.lines import Line, Lines, between, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import BAND, Head
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet, side_by_side

_WIDE, _LIST_CELLS = 160, 80
"""From so many cells on the text stands beside the list."""
_LEAST_LIST, _WIDEST = 4, 100
_PAGE = 10
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1, "page_up": -_PAGE, "page_down": _PAGE}


class ChroniclePage:
    """Goes from side to side; only what was read is in it."""

    name = "chronicle"

    def __init__(self, title: str, entries: Sequence[Entry], card: str = "") -> None:
        """Begin at the first side of a card, or at the last side of all."""
        self._title, self._entries = title, entries
        last = max(0, len(entries) - 1)
        self.at = next((at for at, each in enumerate(entries) if each.side.card == card), last)
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the list, and what the side at the cursor says below it or beside it."""
        if tiny := too_small(cells, rows):
            return tiny
        self.foot.mean({"up": "up", "down": "down", "page_down": "ten on", "page_up": "ten back", "back": "back"})
        room, count = room_of(rows, [()]), len(self._entries)
        said = f"{count} side{'' if count == 1 else 's'} read"
        body = self._beside(cells, room) if cells >= _WIDE else self._below(cells, room)
        return sheet((self._title, said), body, self.foot.draw(cells), cells, rows)

    def _beside(self, cells: int, room: int) -> Lines:
        left = panel(Head("Chronicle", focused=True), self._list(_LIST_CELLS - 2, room - 1), _LIST_CELLS, room)
        right = cells - _LIST_CELLS - 1
        return side_by_side(left, panel(Head(self._head), self._told(right - 2), right, room), _LIST_CELLS)

    def _below(self, cells: int, room: int) -> Lines:
        low = min(len(self._told(cells - 2)) + 1, room - _LEAST_LIST - 1)
        high = room - low
        listed = panel(Head("Chronicle", focused=True), self._list(cells - 2, high - 1), cells, high)
        return [*listed, *panel(Head(self._head), self._told(cells - 2)[: low - 1], cells, low)]

    @property
    def _head(self) -> str:
        return self._entries[self.at].side.head if self._entries else ""

    def _list(self, cells: int, rows: int) -> Lines:
        """Draw the sides round the cursor, one a row; the year stands before the first of it."""
        if not self._entries:
            return [line(("Nothing was read yet.", "faint"))]
        groups = [each.group for each in self._entries]
        drawn = [
            self._row(each, cells, "" if at and groups[at - 1] == each.group else each.group, chosen=at == self.at)
            for at, each in enumerate(self._entries)
        ]
        return window(drawn, rows, self.at)

    @staticmethod
    def _row(entry: Entry, cells: int, group: str, *, chosen: bool) -> Line:
        name = f" {entry.side.head} "
        left = line((f"{group:<5}", "title"), (name, BAND if chosen else "strong"))
        beside = line((entry.side.lead, "faint"))
        return between(left, beside, cells) if width(left) + width(beside) < cells else left

    def _told(self, cells: int) -> Lines:
        """Say what stands on the side at the cursor, and what was chosen there."""
        if not self._entries:
            return []
        entry = self._entries[self.at]
        side, cells = entry.side, min(cells, _WIDEST)
        rows = [*wrapped(side.lead, cells, "faint"), *wrapped(side.text, cells)]
        if side.choice:
            rows += [*wrapped(f"You chose: {side.choice}. {side.told}", cells, "strong")]
            votes = f"Votes: {side.votes}. " if side.votes else ""
            rows += [*wrapped(f"{votes}{entry.other[:1].upper()}{entry.other[1:]}.", cells, "faint")]
        changes = [row for each in side.says for row in wrapped(with_arrows(each.text), cells - 2, "faint")]
        return [*rows, *[(*line("  "), *row) for row in changes]]

    def press(self, action: str, character: str) -> bool:
        """Go to another side."""
        del character
        self.foot.note = ""
        if action not in _STEPS or not self._entries:
            return False
        self.at = max(0, min(self.at + _STEPS[action], len(self._entries) - 1))
        return True
