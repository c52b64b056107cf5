"""A page of the rulebook told as a story: its passages, one after the other, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from maracaibo_tui.library.rulebook import Rulebook, look_up
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.overlays.reference import text_of, title_of

from .story import Story
from .title import Way

FIRST_GAME = "first-game"
"""The page that says in ten minutes how a game is played; every game has one."""


def told(book: Rulebook, page: str, above: str, ways: Sequence[Way] = ()) -> Story:
    """Tell a page of the rulebook, and at its end where one can go; a heading stays with what follows it."""

    def paragraphs(cells: int) -> list[Lines]:
        found: list[Lines] = []
        for entry in look_up(book, page):
            first, *more = [list(rows) for is_text, rows in groupby(text_of(entry, cells), key=bool) if is_text] or [[]]
            head = title_of(entry, cells) if entry.title != book.pages[page] else []
            found += [[*head, *first], *more]
        return found

    return Story(above, book.pages[page], paragraphs, ways=ways)
