"""Search: rules, and everything that has a page of its own, while one types."""

from collections.abc import Callable, Sequence

from maracaibo_tui.library.rulebook import Rulebook, search
from maracaibo_tui.tui.shell.kit import Thing
from maracaibo_tui.tui.shell.lines import Lines

from .typing import Found, Typing

MOST = 60
RULE = "rule/"


class Search:
    """The search panel; what is chosen is opened upon it."""

    name = "search"
    heading = "Search rules, cards and places"

    def __init__(self, book: Rulebook, things: Sequence[Thing], show: Callable[[str], None]) -> None:
        """Search a rulebook and these things; `show` opens what is chosen."""
        self._book, self._things = book, things
        self._typing = Typing(self._find, show, "Nothing has these words.")
        self.is_done = False
        self.keys = {"accept": "open", "up": "up", "down": "down", "back": "close"}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what was typed and found."""
        return self._typing.draw(cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type, move, open."""
        return action != self.name and self._typing.press(action, character)

    def _find(self, words: str) -> list[Found]:
        """Find things by all words, those called so first, then rules in the order of the rulebook's own ranking."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        named = [thing for thing in self._things if _has(f"{thing.called} {thing.address} {thing.kind}", wanted)]
        called = [thing for thing in named if thing.called.casefold().startswith(wanted[0])]
        others = [thing for thing in named if thing not in called]
        rules = search(self._book, words)
        found = [Found(RULE + rule.id, rule.title, rule.id) for rule in rules]
        first = [Found(thing.address, thing.called, thing.kind) for thing in called]
        last = [Found(thing.address, thing.called, thing.kind) for thing in others]
        return [*first, *found[: MOST // 2], *last][:MOST]


def _has(text: str, words: Sequence[str]) -> bool:
    found = text.casefold()
    return all(word in found for word in words)
