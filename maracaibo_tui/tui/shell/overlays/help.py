"""The rulebook beside the table: the rule of what is highlighted in its page, links to follow, things, the index."""

from collections.abc import Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.library.rulebook import Rulebook, entry, look_up, page_of
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.tui.screen.entries import entry as listed
from maracaibo_tui.tui.screen.lines import Lines, beside, line, plain, width, wrapped
from maracaibo_tui.tui.screen.surface import LINK, NAME

from .reading import Reading
from .reference import INDEX, NOTHING_ELSE, Stand, ThingPages, linked, refusal, text_of, title_of


class Help:
    """The help panel; it opens at a rule or a thing and goes where its links lead."""

    is_fitted = True

    def __init__(
        self,
        book: Rulebook,
        addresses: Sequence[str],
        denied: Sequence[Denied] = (),
        pages: ThingPages = NOTHING_ELSE,
        name: str = "rule",
    ) -> None:
        """Open at the first of these addresses that is known, at the index if none is; the others are links."""
        self.name = name
        self._book, self._denied, self._thing_pages = book, denied, pages
        self._way: list[Stand] = []
        self._reading = Reading()
        self._rows: dict[int, int] = {}
        self._first, self._cells = 0, 1
        known = [address for address in addresses if self._is_known(address)]
        self._others = known[1:]
        self._at = Stand(known[0] if known else INDEX)
        self._pointed: Denied | None = None
        self.is_done = False

    @property
    def keys(self) -> dict[str, str]:
        """What the keys do here; the way back is named where there is one."""
        back = {"left": "back"} if self._way else {}
        chosen, is_index = self._at.link >= 0, self._at.address == INDEX
        takes = {"accept": "open" if is_index else "follow"} if chosen else {}
        if is_index:
            return {"down": "choose", **takes, **back, "search": "search", "back": "close"}
        links = {"next": "next link"} if self._links() else {}
        reads = {"down": "more"} if self._reading.is_long else {}
        return {**reads, **links, **takes, "back": "close", **back, "rule": "index", "search": "search"}

    @property
    def heading(self) -> str:
        """The page or the thing being read."""
        if self._at.address == INDEX:
            return "Rulebook"
        found = look_up(self._book, self._at.address)
        return found[0].page_title if found else self._thing_pages.called(self._at.address)

    @property
    def is_index(self) -> bool:
        """Tell whether the list of pages is open."""
        return self._at.address == INDEX

    @property
    def pointed(self) -> str:
        """The page that the index points at; nothing elsewhere."""
        return self._links()[self._at.link] if self.is_index and self._at.link >= 0 else ""

    def ahead(self, cells: int) -> tuple[str, Lines]:
        """Give the page that the index points at, with its title; the first one before it points at any."""
        page = self._links()[max(0, self._at.link)]
        found = look_up(self._book, page)
        lines = [row for each in found for row in (*title_of(each, cells), *text_of(each, cells), ())]
        title = self._book.pages[page]
        # The heading of the panel has said it.
        return title, lines[1:] if lines and plain(lines[0]).strip() == title else lines

    def point_at(self, denied: Denied) -> None:
        """Say before everything else that this is not possible now, and why."""
        self._pointed = denied

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the page, at first with the rule that was looked for on top."""
        self._cells = cells
        lines, first = self._drawn(cells)
        if self._at.top is None:
            self._reading.top = first
            self._at = self._at._replace(top=first)
        else:
            # In a frame of another width the same rule begins in another row.
            self._reading.top += first - self._first
        self._first = first
        return self._reading.draw(lines, rows)

    def press(self, action: str, character: str) -> bool:
        """Scroll, follow a link, go back; asked again it shows the index, and then closes."""
        del character
        if action in {"next", "previous"} or (self._at.address == INDEX and action in {"down", "up"}):
            self._step(1 if action in {"next", "down"} else -1)
        elif self._reading.press(action):
            return True
        elif action == "accept":
            return self._follow(self._at.link)
        elif action.startswith("pick"):
            return self._follow(int(action[4:]) - 1)
        elif action == "left" and self._way:
            self._back()
        elif action == "rule" and self._at.address != INDEX:
            self.go(self._rule())
        else:
            return False
        return True

    def go(self, address: str) -> None:
        """Open a rule, a page, a thing or the index, and remember the way back."""
        self._way.append(self._at._replace(top=self._reading.top))
        self._at = Stand(address)

    def _back(self) -> None:
        self._at = self._way.pop()
        self._reading.top = self._at.top or 0
        self._first = self._drawn(self._cells)[1]

    def _rule(self) -> str:
        """Name what the key of the rules opens: the first rule of a thing, elsewhere the index."""
        rules = self._thing_pages.rules(self._at.address) if self._thing_pages.called(self._at.address) else ()
        return next(iter(rules), INDEX)

    def _is_known(self, address: str) -> bool:
        return bool(look_up(self._book, address) or self._thing_pages.called(address))

    def _step(self, step: int) -> None:
        links = self._links()
        if links:
            self._at = self._at._replace(link=self._next_link(len(links), step))
            self._reading.show(self._rows.get(self._at.link, 0))

    def _next_link(self, links: int, step: int) -> int:
        """Give the next link; where one has turned the page, the first or the last that is in sight."""
        link = self._at.link
        if link >= 0 and self._reading.shows(self._rows.get(link, 0)):
            return (link + step) % links
        in_sight = [each for each in range(links) if self._reading.shows(self._rows.get(each, 0))]
        return (in_sight or [0])[0 if step > 0 else -1]

    def _follow(self, link: int) -> bool:
        links = self._links()
        if 0 <= link < len(links):
            self.go(links[link])
            return True
        return link >= 0

    def _links(self) -> list[str]:
        """List what can be opened from here, in the order in which it is drawn."""
        at = self._at.address
        if at == INDEX:
            return list(self._book.pages)
        first = [] if self._way else [*self._others, *(each.rule for each in self._denied)]
        found = look_up(self._book, at)
        named = [target for each in found for target in linked(each)] if found else self._thing_pages.rules(at)
        # What stands on the same page can be read there anyway; a whole page names its links in its text.
        here = {at, *(found[0].ids if len(found) == 1 else ())}
        return [name for name in dict.fromkeys([*first, *named]) if name not in here and self._is_known(name)]

    def _drawn(self, cells: int) -> tuple[Lines, int]:
        """Draw everything there is to read here, and say in which row what was looked for begins."""
        at = self._at.address
        if at == INDEX:
            lines: Lines = [*wrapped("Choose a page, or search rules, cards and places.", cells, "faint"), ()]
            return [*lines, *self._pages(len(lines), cells)], 0
        found = look_up(self._book, at)
        if not found:
            lines = self._thing_pages.page(at, cells)
            return [*lines, (), *self._see_also(len(lines) + 1, cells)], 0
        if entry(self._book, at) is None or at in self._book.pages:
            return self._together(found, cells), 0
        return self._in_its_page(found[0], cells)

    def _together(self, entries: Sequence[Entry], cells: int) -> Lines:
        lines: Lines = []
        for each in entries:
            title = title_of(each, cells)
            # The heading of the panel has said it.
            is_said = not lines and plain(title[0]).strip() == self.heading
            lines += [*(title[1:] if is_said else title), *text_of(each, cells), ()]
        return [*lines, *self._see_also(len(lines), cells)]

    def _in_its_page(self, wanted: Entry, cells: int) -> tuple[Lines, int]:
        """Draw the page around a rule; what belongs to the question stands below the rule itself."""
        lines: Lines = []
        first = 0
        for each in page_of(self._book, wanted.id):
            if each is not wanted:
                lines += [*title_of(each, cells), *text_of(each, cells), ()]
                continue
            first = len(lines)
            if self._pointed is not None and not self._way:
                lines += [*refusal(self._pointed, cells, "warn"), ()]
            lines += [*title_of(each, cells, NAME), *text_of(each, cells), ()]
            lines += self._see_also(len(lines), cells)
            lines += [line(("─" * cells, "rule")), ()]
        return lines, first

    def _see_also(self, row: int, cells: int) -> Lines:
        """List what is not possible now, then the links."""
        lines: Lines = []
        others = [] if self._way else [each for each in self._denied if each != self._pointed]
        for number, each in enumerate(others):
            lines += [*([] if number else [line(("Not now", "title bold"))]), *refusal(each, cells, "faint")]
        lines += [()] if others else []
        if not self._links():
            return lines
        lines.append(line(("See also", "title bold")))
        return [*lines, *self._list(row + len(lines)), ()]

    def _pages(self, row: int, cells: int) -> Lines:
        """List the pages, in two columns where these have room."""
        drawn = self._list(row)
        half, wide = -(-len(drawn) // 2), max(map(width, drawn), default=0)
        if 2 * wide > cells:
            return drawn
        self._rows.update({number: row + number % half for number in range(len(drawn))})
        return beside(drawn[:half], drawn[half:], wide)

    def _list(self, row: int) -> Lines:
        drawn = []
        for number, name in enumerate(self._links()):
            self._rows[number] = row + number
            called, ids = self._called(name)
            drawn.append((*listed(number, called, chosen=number == self._at.link, style=LINK), *line((ids, "faint"))))
        return drawn

    def _called(self, name: str) -> tuple[str, str]:
        """Give what a link leads to, and the id of a rule, which stands behind it."""
        found = look_up(self._book, name)
        if name in self._book.pages:
            return self._book.pages[name], ""
        if not found:
            return self._thing_pages.announced(name), ""
        rule = found[0]
        return (rule.title, f" {rule.id}") if name in rule.ids else (f"{rule.page_title}: {rule.title}", "")
