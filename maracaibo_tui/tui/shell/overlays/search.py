"""Search: rules, and everything that has a page of its own, while one types."""

from collections.abc import Callable, Sequence

from maracaibo_tui.library.rulebook import Rulebook, look_up, read_as, search
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.kit import Thing

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
        self._typing = Typing(self._find, self._take, "Nothing has these words.", self._read_as)
        self.is_done = False
        self.keys = {"accept": "open", "up": "up", "down": "down", "back": "close"}

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
            return "Type a few words, in English or German, or choose."
        named = any(_has(thing.called, words.casefold().split()) for thing in self._things.values())
        read = None if named else read_as(self._book, words)
        return f"read as: {read}" if read else ""

    def _find(self, words: str) -> list[Found]:
        """Find things by all words, those called so first, then rules in the order of the rulebook's own ranking."""
        wanted = words.casefold().split()
        if not wanted:
            return self._offered()
        named = [
            thing for thing in self._things.values() if _has(f"{thing.called} {thing.address} {thing.kind}", wanted)
        ]
        called = [thing for thing in named if thing.called.casefold().startswith(wanted[0])]
        others = [thing for thing in named if thing not in called]
        rules = search(self._book, words)
        found = [Found(rule.id, rule.title, rule.id if rule.ids else rule.page_title) for rule in rules]
        first = [Found(thing.address, thing.called, thing.kind) for thing in called]
        last = [Found(thing.address, thing.called, thing.kind) for thing in others]
        return [*first, *found[: MOST // 2], *last][:MOST]

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


def _has(text: str, words: Sequence[str]) -> bool:
    found = text.casefold()
    return all(word in found for word in words)
