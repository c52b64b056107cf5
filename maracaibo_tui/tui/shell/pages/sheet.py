"""What all pages share: a head line, a body, a foot line with keys, and the notice for tiny terminals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, beside, between, blank, fitted, line, width, wrapped
from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.screen.surface import NAME, Head, on, surface
from maracaibo_tui.tui.shell.key_bar import key_bar
from maracaibo_tui.tui.shell.keys import BY_KEY, key_of
from maracaibo_tui.tui.shell.notes import TELLS, WARNS


class Foot:
    """The last line of a page: its keys, or a sentence until the next key."""

    def __init__(self, keys: Sequence[str], **does: str) -> None:
        """Name the bindings that mean something on the page, and what some of them do there."""
        self.keys: Sequence[str] = keys
        self._does = does
        self.note = ""
        self.bindings: Mapping[str, str] = BY_KEY
        """What each key means; whoever shows the page says so, for keys can be changed."""

    @property
    def note(self) -> str:
        """What warns or says why something cannot be done; `tell` says what went well."""
        return self._note

    @note.setter
    def note(self, sentence: str) -> None:
        self.tell(sentence, WARNS)

    def tell(self, sentence: str, ink: str = TELLS) -> None:
        """Say something until the next key."""
        self._note, self._ink = sentence, ink

    def key(self, action: str) -> str:
        """Name the key that does this."""
        return key_of(action, self.bindings)

    def tries(self, what: Callable[[], None]) -> bool:
        """Do something with files, or say why it cannot be done."""
        try:
            what()
        except SaveError as error:
            self.note = str(error)
            return False
        return True

    def mean(self, does: Mapping[str, str]) -> None:
        """Name other bindings, and what they do."""
        self.keys, self._does = tuple(does), dict(does)

    def draw(self, cells: int) -> Lines:
        """Draw the sentence, in as many rows as it takes, or the keys."""
        if self._note:
            return [fitted(line(" ", *each), cells) for each in wrapped(self._note, cells - 2, self._ink)]
        return [key_bar(self.keys, cells, self._does, self.bindings)]


ROOMY_ROWS = 30
"""From so many rows on an empty one parts the title of a page from what stands below it."""


def sheet(head: tuple[str, str], body: Sequence[Line], foot: Lines, cells: int, rows: int) -> Lines:
    """Draw a page: its name to the left, something short to the right, the body, the foot.

    Of what is too long, such as a path, the end is shown.
    """
    name, aside = head
    room = max(1, cells - len(name) - len("    "))
    aside = aside if len(aside) <= room else f"…{aside[len(aside) - room + 1 :]}"
    return titled(between(line((f" {name}", NAME)), line((f"{aside} ", "faint")), cells), body, foot, rows)


def titled(title: Line, body: Sequence[Line], foot: Lines, rows: int) -> Lines:
    """Draw a page below its first line."""
    return [title, *[()] * is_roomy(rows), *blank(body, room_of(rows, foot)), *foot]


def is_roomy(rows: int) -> bool:
    """Tell whether there is an empty row below the title of a page."""
    return rows >= ROOMY_ROWS


def room_of(rows: int, foot: Sequence[Line]) -> int:
    """Count the rows between the title of a page and its foot."""
    return rows - 1 - is_roomy(rows) - len(foot)


def panel(head: Head, lines: Sequence[Line], cells: int, rows: int) -> Lines:
    """Draw a part of a page on its ground: a heading, and lines of two cells less."""
    return [on(fitted(each, cells), PANEL) for each in surface(head, lines, (cells, rows))]


def side_by_side(left: Lines, right: Lines, cells: int) -> Lines:
    """Put two panels of a page side by side, a cell of the table between them; the left one has so many cells."""
    return beside(left, [(Span(" ", "text on table"), *each) for each in right], cells)


def centred(text: Line, cells: int) -> Line:
    """Put a line into the middle of so many cells."""
    room = max(0, cells - width(text)) // 2
    return (*line(" " * room), *text)
