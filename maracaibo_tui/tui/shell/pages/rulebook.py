"""The rulebook as a page of its own: its index, its pages, and the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.rulebook import Rulebook
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.screen.surface import NAME, Head, told_below
from maracaibo_tui.tui.shell.kit import Kit
from maracaibo_tui.tui.shell.overlays.help import Help
from maracaibo_tui.tui.shell.overlays.reference import NOTHING_ELSE, ThingPages
from maracaibo_tui.tui.shell.overlays.search import Search
from maracaibo_tui.tui.shell.page import Overlay, too_small

from .sheet import Foot, panel, room_of, sheet, side_by_side
from .told_page import FIRST_GAME

_WIDEST = 100
"""Longer lines are hard to read."""
WIDE, LIST_CELLS = 120, 42
"""From so many cells on the list of pages stands beside the page, and has so many."""


class RulebookPage:
    """Lays help and search upon each other, as the table does."""

    def __init__(
        self, book: Rulebook, things: Sequence[Thing] = (), pages: ThingPages = NOTHING_ELSE, *, searches: bool = False
    ) -> None:
        """Open the index, or the search at once; cards, places and other things can be found as well."""
        self._book, self._things, self._thing_pages = book, things, pages
        self._looked_up: list[str] = []
        self._open: list[Overlay] = [self._search() if searches else Help(book, (), pages=pages)]
        self.name = self._open[0].name
        self.tell: Callable[[], None] | None = None
        """Tells the first game as a story, where one comes from the title."""
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what lies on top, in lines of bearable length."""
        if tiny := too_small(cells, rows):
            return tiny
        top = self._open[-1]
        body = self._body(top, cells, room_of(rows, [()]))
        keys = {**top.keys, "search": "search"} if top.name != "search" else top.keys
        self.foot.mean(keys)
        return sheet(("Rulebook", ""), body, self.foot.draw(cells), cells, rows)

    def _body(self, top: Overlay, cells: int, room: int) -> Lines:
        """Draw what lies on top in a panel, and where there is room the list of pages at its left."""
        wide = cells - LIST_CELLS - 1 if cells >= WIDE else cells
        if isinstance(top, Help) and top.is_index and cells >= WIDE:
            index = panel(Head(top.heading, focused=True), top.draw(LIST_CELLS - 2, room - 1), LIST_CELLS, room)
            title, ahead = top.ahead(min(wide - 2, _WIDEST))
            return side_by_side(index, panel(Head(title), told_below(ahead, room - 1), wide, room), LIST_CELLS)
        text = top.draw(min(wide - 2, _WIDEST), room - 1)
        page = panel(Head(top.heading, focused=True), text, wide, room)
        if cells < WIDE:
            return page
        names = [line((f" {title}", NAME if title == top.heading else "faint")) for title in self._book.pages.values()]
        return side_by_side(panel(Head("Pages"), names, LIST_CELLS, room), page, LIST_CELLS)

    def press(self, action: str, character: str) -> bool:
        """Read, search, go back; what one came for is left with the page, by Esc or by the key that opened it."""
        self.foot.note = ""
        top = self._open[-1]
        if action == "accept" and self.tell is not None and isinstance(top, Help) and top.pointed == FIRST_GAME:
            self.tell()
            return True
        used = top.press(action, character)
        if top.is_done or (not used and action in {"back", "quit", top.name} and len(self._open) > 1):
            self._open.remove(top)
            return True
        if not used and action == "search" != top.name:
            self._open.append(self._search())
            return True
        return used

    def _search(self) -> Search:
        return Search(self._book, self._things, self._show, self._looked_up)

    def _show(self, address: str) -> None:
        """Open what was found where one was reading, or in place of the search one came for."""
        self._open.pop()
        below = self._open[-1] if self._open else None
        if isinstance(below, Help):
            below.go(address)
        else:
            self._open.append(Help(self._book, (address,), pages=self._thing_pages))
            self.name = self._open[0].name


def rulebook_page(book: Rulebook, kit: Kit, *, searches: bool = False) -> RulebookPage:
    """Open the rulebook of a game at its index, or its search, where no game is going on."""
    known = {each.address: each for each in kit.things(at_table=False)}
    pages = ThingPages(find=known.get, page=kit.page, rules=kit.thing_rules)
    return RulebookPage(book, tuple(known.values()), pages, searches=searches)
