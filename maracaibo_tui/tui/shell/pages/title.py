"""The title: a picture and where one can go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, blank, cut, line, numbered, plain
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot

MENU_CELLS = 44
_TURNS = {"left": -1, "right": 1}
_BEFORE, _BEHIND = "‹ ", " ›"
_SPARE = 2
"""Empty lines round the menu."""


class Way(NamedTuple):
    """Somewhere to go: what it is called, a detail in small print, and how to get there."""

    label: str
    detail: str
    go: Callable[[], None]


class TitlePage:
    """The first page."""

    name = "title"

    def __init__(
        self, picture: Callable[[int, int], Lines], ways: Sequence[Way], turn: Callable[[int], None] | None = None
    ) -> None:
        """Offer these ways below a picture; `turn` turns to another game, where there are several."""
        self._picture, self._turn = picture, turn
        turns = ("left", "right") if turn is not None else ()
        keys = ("up", "down", *turns, "accept", "quit", "rule", "search")
        self.foot = Foot(keys, rule="rulebook", left="other game", right="other game")
        self.offer(ways)

    def offer(self, ways: Sequence[Way]) -> None:
        """Offer other ways."""
        self.ways = list(ways)
        self.menu = Menu([way.label for way in ways])

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw picture, menu and keys."""
        if tiny := too_small(cells, rows):
            return tiny
        foot = self.foot.draw(cells)
        picture = self._picture(cells, rows - len(self.ways) - len(foot) - _SPARE)
        if self._turn is not None and picture:
            picture = [_between_marks(picture[0], cells), *picture[1:]]
        longest = max((len(plain(self._text(number))) for number in range(len(self.ways))), default=0)
        left = max(0, min((cells - MENU_CELLS) // 2, cells - longest))
        menu = [(*line(" " * left), *cut(self._text(number), cells - left)) for number in range(len(self.ways))]
        body = [*picture, (), *menu]
        room = rows - len(foot)
        above = max(0, room - len(body)) // 2
        return [*blank([*[()] * above, *body], room), *foot]

    def _text(self, number: int) -> Line:
        way = self.ways[number]
        detail = line((f"  {way.detail}" if way.detail else "", "faint"))
        return (*numbered(number, way.label, chosen=number == self.menu.at), *detail)

    def press(self, action: str, character: str) -> bool:
        """Move, or go where the cursor or a digit points."""
        del character
        self.foot.note = ""
        if self.menu.press(action):
            if action.startswith("pick"):
                self.ways[self.menu.at].go()
            return True
        if action in _TURNS and self._turn is not None:
            self._turn(_TURNS[action])
            return True
        if action == "accept":
            self.ways[self.menu.at].go()
            return True
        return False


def _between_marks(name: Line, cells: int) -> Line:
    """Put the marks of another game to both sides of a name, where there is room."""
    text = plain(name)
    left = len(text) - len(text.lstrip())
    if left < len(_BEFORE) or len(text) + len(_BEHIND) > cells:
        return name
    gap, kept = left - len(_BEFORE), list[Span]()
    for span in name:
        kept.append(span._replace(text=span.text[left:]))
        left = max(0, left - len(span.text))
    return line(" " * gap, (_BEFORE, "key"), *[span for span in kept if span.text], (_BEHIND, "key"))
