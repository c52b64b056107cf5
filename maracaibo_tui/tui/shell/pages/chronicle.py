"""The chronicle of a campaign: every side that was read, in order, and the text of the one at the cursor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.campaign_pages import Entry
from maracaibo_tui.tui.screen.lines import Line, Lines, between, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import BAND, Head, told_below
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet, side_by_side
from .typed import Typed, last_rows

_WIDE, _LIST_CELLS = 160, 80
"""From so many cells on the text stands beside the list."""
_LEAST_LIST, _WIDEST = 4, 100
_NARROW, _MIDDLE, _BROAD = 55, 80, 110
"""From so many cells on the last row names keys that go on by ten sides, or the pages that keys lead to, or both."""
_READ_ON = "Enter read on  "
"""What the last row has no room for otherwise, while there is more to read on a side than fits."""
_PAGE = 10
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1, "page_up": -_PAGE, "page_down": _PAGE}


def _told_cells(cells: int) -> int:
    return cells - 2 - (_LIST_CELLS + 1) * (cells >= _WIDE)


def _told_rows(cells: int, room: int) -> int:
    """Count the rows of the page that a text may have at most, below its heading."""
    return room - 1 if cells >= _WIDE else room - _LEAST_LIST - 2


class Leads(NamedTuple):
    """Where the page leads to: pages behind keys of its own, and a copy as text."""

    pages: Mapping[str, tuple[str, Callable[[], None]]] = {}
    """By key: what it opens, in a word or two."""
    name: str = ""
    """What a copy is called; nothing where none can be made."""
    copied_to: Callable[[str], str] = str
    """Writes it to where somebody says, and says where that is."""


NOWHERE = Leads()


class ChroniclePage:
    """Goes from side to side; only what was read is in it, and what is searched for is found there."""

    name = "chronicle"

    def __init__(self, title: str, entries: Sequence[Entry], card: str = "", leads: Leads = NOWHERE) -> None:
        """Begin at the first side of a card, or at the last side of all."""
        self._title, self._entries, self._leads = title, entries, leads
        self.typed: Typed | None = None
        self._wanted = ""
        last = max(0, len(entries) - 1)
        self.at = next((at for at, each in enumerate(entries) if each.side.card == card), last)
        self.foot = Foot(())
        self._from, self._last, self._fits = 0, 0, 0
        """Which row of the text stands on top, which can, and how many rows of it there are room for."""

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the list, and what the side at the cursor says below it or beside it."""
        if tiny := too_small(cells, rows):
            return tiny
        told = self._told(_told_cells(cells))
        self._name_keys(cells, is_long=len(told) > _told_rows(cells, room_of(rows, [()])))
        last = last_rows(self.foot, self.typed, cells)
        room, count = room_of(rows, last), len(self._entries)
        said = f"{count} side{'' if count == 1 else 's'} read"
        body = self._beside(told, cells, room) if cells >= _WIDE else self._below(told, cells, room)
        return sheet((self._title, said), body, last, cells, rows)

    def _name_keys(self, cells: int, *, is_long: bool) -> None:
        """Name the keys for which there is room, those of the page alone as they are called here."""
        self.foot.bindings = {**self.foot.bindings, **dict(zip(self._leads.pages, self._leads.pages, strict=True))}
        finds = {"search": "find"} if self._entries else {}
        copies = {"export": "copy out"} if self._leads.name else {}
        reads = {"accept": "read on"} if is_long else {}
        room = cells - len(_READ_ON) * is_long
        further = {key: word for key, (word, _) in self._leads.pages.items()} if room >= _MIDDLE else {}
        by_ten = room >= (_BROAD if self._leads.pages else _NARROW)
        pages = {"page_down": "ten on", "page_up": "ten back"} if by_ten else {}
        self.foot.mean({"up": "up", "down": "down", **reads, **finds, **further, **copies, **pages, "back": "back"})

    def _beside(self, told: Lines, cells: int, room: int) -> Lines:
        left = panel(Head("Chronicle", focused=True), self._list(_LIST_CELLS - 2, room - 1), _LIST_CELLS, room)
        read = self._read(told, _told_rows(cells, room))
        return side_by_side(left, panel(Head(self._head), read, cells - _LIST_CELLS - 1, room), _LIST_CELLS)

    def _below(self, told: Lines, cells: int, room: int) -> Lines:
        low = min(len(told), _told_rows(cells, room)) + 1
        high = room - low
        listed = panel(Head("Chronicle", focused=True), self._list(cells - 2, high - 1), cells, high)
        return [*listed, *panel(Head(self._head), self._read(told, low - 1), cells, low)]

    def _read(self, told: Lines, rows: int) -> Lines:
        """Give of a text what fits from where one reads; the last row counts what comes behind."""
        self._last, self._fits = max(0, len(told) - rows), rows
        self._from = min(self._from, self._last)
        return told_below(told[self._from :], rows)

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
        """Go to another side, or where the key leads."""
        self.foot.note = ""
        if self.typed is not None:
            self.typed = self.typed if self.typed.goes_on(self.foot, action, character) else None
        elif not action and character in self._leads.pages:
            self.foot.tries(self._leads.pages[character][1])
        elif action == "search" and self._entries:
            self.typed = Typed("Find: ", "finds the next", self._wanted, self._find)
        elif action == "export" and self._leads.name:
            self.typed = Typed("Copy it to: ", "copies it", f"~/{self._leads.name}", self._copy)
        elif action == "accept" and "accept" in self.foot.keys:
            self._from = min(self._from + max(1, self._fits - 1), self._last) if self._from < self._last else 0
        elif action in _STEPS and self._entries:
            self._go(max(0, min(self.at + _STEPS[action], len(self._entries) - 1)))
        else:
            return False
        return True

    def _go(self, at: int) -> None:
        self.at, self._from = at, 0

    def _find(self, text: str) -> None:
        """Go to the next side that says something, behind the last to the first."""
        self._wanted = text
        order = [*range(self.at + 1, len(self._entries)), *range(self.at + 1)]
        found = [at for at in order if text.casefold() in self._words(self._entries[at])]
        if not found:
            self.foot.note = "No side says that."
            return
        self._go(found[0])
        sides = f"{len(found)} side{' says' if len(found) == 1 else 's say'} it"
        self.foot.tell(f"{sides}; {self.foot.key('search')} goes on to the next.")

    @staticmethod
    def _words(entry: Entry) -> str:
        side = entry.side
        told = (
            entry.group,
            side.head,
            side.lead,
            side.text,
            side.choice,
            side.told,
            *(each.text for each in side.says),
        )
        return " ".join(told).casefold()

    def _copy(self, text: str) -> None:
        self.foot.tell(f"It is copied to {self._leads.copied_to(text)}.")
