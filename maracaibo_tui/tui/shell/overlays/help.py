"""The rulebook beside the table: the rule of what is highlighted, the page around it, links, and the index."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.library.rulebook import Entry, Rulebook, look_up
from maracaibo_tui.tui.shell.keys import DIGITS
from maracaibo_tui.tui.shell.kit import Denied
from maracaibo_tui.tui.shell.lines import Line, Lines, Span, line, wrapped

from .reading import Reading

INDEX = ""
_NAMED = re.compile(r"\b(?:[A-Z]{2,}-)+\d+\b|\bR-\d+\b")
"""How a rule, or a ruling, is named in a text."""


class Stand(NamedTuple):
    """A place in the rulebook: a rule, a page or the index, how far one had read, and the link at the cursor."""

    address: str
    top: int = 0
    link: int = -1


class Help:
    """The help panel; it opens at a rule and goes where its links lead."""

    name = "rule"

    def __init__(self, book: Rulebook, rules: Sequence[str], denied: Sequence[Denied] = ()) -> None:
        """Open at the first of these rules that the book has, at the index if it has none."""
        self._book, self._denied = book, denied
        self._way: list[Stand] = []
        self._reading = Reading()
        self._rows: dict[str, int] = {}
        known = [rule for rule in rules if look_up(book, rule)]
        self._others = known[1:]
        self._at = Stand(known[0] if known else INDEX)
        self.is_done = False
        self.keys = {"next": "next link", "accept": "follow", "left": "back", "rule": "index", "back": "close"}

    @property
    def heading(self) -> str:
        """The page being read."""
        found = self._entries()
        return found[0].page_title if found else "Rulebook"

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the rule, what else is of use, and the page around it."""
        lines = self._index(cells) if self._at.address == INDEX else self._page(cells)
        return self._reading.draw(lines, rows)

    def press(self, action: str, character: str) -> bool:
        """Scroll, follow a link, go back; asked again it shows the index, and then closes."""
        del character
        if self._reading.press(action):
            return True
        if action in {"next", "previous"}:
            self._step(1 if action == "next" else -1)
        elif action == "accept":
            self._follow(self._at.link)
        elif action.startswith("pick"):
            self._follow(int(action[4:]) - 1)
        elif action == "left" and self._way:
            self._at = self._way.pop()
            self._reading.top = self._at.top
        elif action == "rule" and self._at.address != INDEX:
            self.go(INDEX)
        else:
            return False
        return True

    def go(self, address: str) -> None:
        """Open a rule, a page or the index, and remember the way back."""
        self._way.append(self._at._replace(top=self._reading.top))
        self._at = Stand(address)
        self._reading.top = 0

    def _step(self, step: int) -> None:
        links = self._links()
        if links:
            link = self._at.link + step if self._at.link >= 0 else 0
            self._at = self._at._replace(link=link % len(links))
            self._reading.show(self._rows.get(links[self._at.link], 0))

    def _follow(self, link: int) -> None:
        links = self._links()
        if 0 <= link < len(links):
            self.go(links[link])

    def _entries(self) -> tuple[Entry, ...]:
        return look_up(self._book, self._at.address) if self._at.address != INDEX else ()

    def _links(self) -> list[str]:
        """List what can be opened from here, in the order in which it is drawn."""
        if self._at.address == INDEX:
            return list(self._book.pages)
        found = self._entries()
        named = [name for entry in found for name in _NAMED.findall(entry.text) if name not in entry.ids]
        others = [each.rule for each in self._denied] if not self._way else []
        first = [*self._others, *named, *others] if not self._way else named
        known = [name for name in dict.fromkeys(first) if look_up(self._book, name)]
        return [*known, *([found[0].page] if found and found[0].page != self._at.address else [])]

    def _index(self, cells: int) -> Lines:
        lines: Lines = [*wrapped("Choose a page, or press / to search.", cells, "faint"), ()]
        return [*lines, *self._list(list(self._book.pages), len(lines))]

    def _page(self, cells: int) -> Lines:
        lines: Lines = []
        for entry in self._entries():
            lines += [*_title(entry, cells), *_text(entry, cells), ()]
        if self._denied and not self._way:
            lines.append(line(("Not now", "title")))
            for each in self._denied:
                lines += wrapped(f"{each.label}: {each.reason} ({each.rule})", cells, "faint")
            lines.append(())
        links = self._links()
        if links:
            lines.append(line(("See also", "title")))
            lines += self._list(links, len(lines))
        return lines

    def _list(self, names: Sequence[str], row: int) -> Lines:
        lines: Lines = []
        for number, name in enumerate(names):
            self._rows[name] = row + number
            chosen = number == self._at.link
            digit = f"{number + 1} " if number < DIGITS else "  "
            text = line(
                (" ► " if chosen else "   ", "key"),
                (digit, "key"),
                (self._called(name), "cursor" if chosen else "link"),
            )
            lines.append(text)
        return lines

    def _called(self, name: str) -> str:
        if name in self._book.pages:
            return f"page {self._book.pages[name]}" if self._at.address != INDEX else self._book.pages[name]
        found = look_up(self._book, name)
        return f"{name} {found[0].title}" if name in self._book.by_id else f"{name} (in {found[0].id})"


def _title(entry: Entry, cells: int) -> Lines:
    ids = ", ".join(entry.ids)
    title = wrapped(entry.title, cells, "title")
    return [*title, line((ids, "faint"))] if ids else title


def _text(entry: Entry, cells: int) -> Lines:
    lines: Lines = []
    for paragraph in entry.text.splitlines():
        if paragraph.startswith("|"):
            row = " · ".join(cell.strip() for cell in paragraph.strip("|").split("|"))
            if set(row) <= set("-: ·"):
                continue
            lines += wrapped(row, cells)
        else:
            lines += [(), *[_linked(text) for text in wrapped(paragraph, cells)]]
    return lines


def _linked(text: Line) -> Line:
    """Mark the rules that a line names."""
    spans: list[Span] = []
    for span in text:
        at = 0
        for found in _NAMED.finditer(span.text):
            spans += [Span(span.text[at : found.start()], span.style), Span(found.group(), "link")]
            at = found.end()
        spans.append(Span(span.text[at:], span.style))
    return tuple(span for span in spans if span.text)
