"""What all pages share: a head line, a body, a foot line with keys, and the notice for tiny terminals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.tui.screen.lines import Line, Lines, between, blank, fitted, line, width, wrapped
from maracaibo_tui.tui.shell.key_bar import key_bar
from maracaibo_tui.tui.shell.keys import BY_KEY, key_of


class Foot:
    """The last line of a page: its keys, or a sentence until the next key."""

    def __init__(self, keys: Sequence[str], **does: str) -> None:
        """Name the bindings that mean something on the page, and what some of them do there."""
        self.keys: Sequence[str] = keys
        self._does = does
        self.note = ""
        self.bindings: Mapping[str, str] = BY_KEY
        """What each key means; whoever shows the page says so, for keys can be changed."""

    def key(self, action: str) -> str:
        """Name the key that does this."""
        return key_of(action, self.bindings)

    def mean(self, does: Mapping[str, str]) -> None:
        """Name other bindings, and what they do."""
        self.keys, self._does = tuple(does), dict(does)

    def draw(self, cells: int) -> Lines:
        """Draw the sentence, in as many rows as it takes, or the keys."""
        if self.note:
            return [fitted(line(" ", *each), cells) for each in wrapped(self.note, cells - 2, "warn")]
        return [key_bar(self.keys, cells, self._does, self.bindings)]


def sheet(head: tuple[str, str], body: Sequence[Line], foot: Lines, cells: int, rows: int) -> Lines:
    """Draw a page: its name to the left, something short to the right, the body, the foot."""
    name, beside = head
    top = between(line((f" {name}", "status")), line((f"{beside} ", "status")), cells)
    bar = tuple(span if span.style else span._replace(style="status") for span in top)
    return [bar, (), *blank(body, rows - 2 - len(foot)), *foot]


def centred(text: Line, cells: int) -> Line:
    """Put a line into the middle of so many cells."""
    room = max(0, cells - width(text)) // 2
    return (*line(" " * room), *text)
