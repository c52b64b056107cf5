"""Search: rules, and everything that has a page of its own, while one types."""

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.lookup import Lookup
from maracaibo_tui.library.rulebook import Rulebook, look_up
from maracaibo_tui.library.rulebook_pages import Entry
from maracaibo_tui.library.search_words import folded
from maracaibo_tui.tui.screen.lines import Lines

from .typing import Found, Typing

MOST = 60
REMEMBERED = 5


class Search:
    """The search panel; what is chosen is opened, and remembered for the next time."""

    name = "search"
    heading = "Search rules, cards and places"
    is_fitted = False

    def __init__(
        self, book: Rulebook, things: Sequence[Thing], show: Callable[[str], None], looked_up: list[str]
    ) -> None:
        """Search a rulebook and these things; `show` opens what is chosen, `looked_up` is what was opened before."""
        self._book, self._show, self._looked_up = book, show, looked_up
        self._things = {thing.address: thing for thing in things}
        self._lookup = Lookup(book, self._things.values())
        self._typing = Typing(self._find, self._take, "Nothing has these words.", self._read_as)
        self.is_done = False

    @property
    def keys(self) -> Mapping[str, str]:
        """Say which keys are of use for what was found."""
        return self._typing.keys("open")

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what was typed and found."""
        return self._typing.draw(cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type, move, open."""
        return action != self.name and self._typing.press(action, character)

    def _take(self, address: str) -> None:
        if address in self._looked_up:
            self._looked_up.remove(address)
        self._looked_up.insert(0, address)
        del self._looked_up[REMEMBERED:]
        self._show(address)

    def _read_as(self, words: str) -> str:
        """Say how misspelt words were read; names of things are words as well."""
        if not words:
            return "Type a few words in English or German, or choose."
        read = self._lookup.find(words).read
        return f"read as: {read}" if read else ""

    def _find(self, words: str) -> list[Found]:
        """Find rules and things, best first; of many rules so many that things of a kind are seen as well.

        Pages whose titles have the words stand behind the best rules; nothing is listed twice.
        """
        if not words.strip():
            return self._offered()
        found, wanted = self._lookup.find(words), {*folded(words)}
        pages = [
            Found(page, title, "page")
            for page, title in self._book.pages.items()
            if wanted and wanted <= {*folded(title)}
        ]
        rows = [_row(each) for each in found._replace(rules=found.rules[: MOST // 2]).ranked]
        before = len(found.called) + len(found.best) + (len(found.named) if found.is_guessed else 0)
        listed: dict[str, Found] = {}
        for each in (*rows[:before], *pages, *rows[before:]):
            listed.setdefault(each.id, each)
        return [*listed.values()][:MOST]

    def _offered(self) -> list[Found]:
        """Offer what was looked up before, then all pages."""
        before = [Found(each, self._called(each), "looked up before") for each in self._looked_up]
        pages = [Found(page, title, "page") for page, title in self._book.pages.items() if page not in self._looked_up]
        return [*before, *pages]

    def _called(self, address: str) -> str:
        if address in self._things:
            return self._things[address].called
        found = look_up(self._book, address)
        return self._book.pages.get(address) or (found[0].title if found else address)


def _row(found: Thing | Entry) -> Found:
    if isinstance(found, Entry):
        where = "page" if found.title == found.page_title else found.page_title
        return Found(found.id, found.title, found.id if found.ids else where)
    return Found(found.address, found.called, found.kind)
