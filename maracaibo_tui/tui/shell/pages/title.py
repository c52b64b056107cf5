"""The title: an evening at sea with the name and the ship of a game, and where one can go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.entries import KEY_CELLS, banded, between_cells, box, entry, laid_upon
from maracaibo_tui.tui.screen.lines import Line, Lines, cut, line, plain
from maracaibo_tui.tui.screen.surface import EDGE
from maracaibo_tui.tui.shell import evening
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot

MENU_CELLS, BAND_CELLS = 74, 20
ROOMY, BELOW_THE_WATER_LINE = 36, 5
"""From so many rows on the menu stands so far below the water line."""
_SKY = 0.41
"""How much of a high screen is sky."""
_TURNS = {"left": -1, "right": 1}
PARTED = " · "
"""What parts the pieces of a detail."""
_BEFORE, _BEHIND = "‹ ", " ›"


class Way(NamedTuple):
    """Somewhere to go: what it is called, a detail in small print, and how to get there."""

    label: str
    detail: str
    go: Callable[[], None]
    key: str = ""
    """The binding that leads there from the title, in place of a number."""
    briefer: tuple[str, ...] = ()
    """The detail in ever fewer words, where there is less room."""


def went(ways: Sequence[Way], menu: Menu, action: str) -> bool:
    """Move along ways, or go one by its digit or by Enter; False for a key that does neither."""
    if menu.press(action):
        if action.startswith("pick"):
            ways[menu.at].go()
    elif action == "accept":
        ways[menu.at].go()
    else:
        return False
    return True


class TitlePage:
    """The first page."""

    name = "title"

    def __init__(
        self, picture: Callable[[int, int], Lines], ways: Sequence[Way], turn: Callable[[int], None] | None = None
    ) -> None:
        """Offer these ways below a picture; `turn` turns to another game, where there are several.

        The last row of a picture stands in the water line, its first rows up to an empty one are the name.
        """
        self._picture, self._turn = picture, turn
        turns = ("left", "right") if turn is not None else ()
        keys = ("accept", "up", "down", *turns, "rule", "search", "quit")
        self.foot = Foot(keys, accept="take", rule="rulebook", left="other game", right="other game")
        self.offer(ways)

    def offer(self, ways: Sequence[Way]) -> None:
        """Offer other ways."""
        self.ways = list(ways)
        self.menu = Menu([way.label for way in ways], numbered=sum(not way.key for way in ways))

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw sky, picture, water, menu and keys."""
        if tiny := too_small(cells, rows):
            return tiny
        foot = self.foot.draw(cells)
        room = rows - len(foot)
        menu = self._menu(min(MENU_CELLS, cells), is_spread=rows >= ROOMY)
        horizon, below = room - len(menu) - 1, 1
        if rows >= ROOMY:
            horizon, below = min(round(rows * _SKY), horizon), BELOW_THE_WATER_LINE
        picture = self._picture(cells, horizon + 1)
        if self._turn is not None:
            picture = _between_marks(picture, cells)
        above = _standing(evening.sky(cells, horizon), picture[:-1], horizon - len(picture) + 1)
        water = evening.water_line(picture[-1] if picture else (), cells)
        scene = [*above, water, *evening.sea(cells, room - horizon - 1)]
        return [*laid_upon(scene, menu, max(0, cells - MENU_CELLS) // 2, horizon + below), *foot]

    def _menu(self, cells: int, *, is_spread: bool) -> Lines:
        band = max(BAND_CELLS, self.menu.band)
        room = cells - len(EDGE) - KEY_CELLS - band - len("   ")
        entries = [
            (*self._entry(number, way, band), *line((f"  {_fitting((way.detail, *way.briefer), room)}", "faint")))
            for number, way in enumerate(self.ways)
        ]
        around: Lines = [()] * is_spread
        return box([*around, *[cut(each, cells - 2) for each in entries], *around], cells)

    def _entry(self, number: int, way: Way, band: int) -> Line:
        chosen = number == self.menu.at
        if way.key:
            return banded(self.foot.key(way.key), way.label, band, chosen=chosen)
        return entry(number, way.label, band, chosen=chosen)

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
        found = self.ways[self.menu.at] if action == "accept" else next((w for w in self.ways if w.key == action), None)
        if found is not None and action:
            found.go()
        return found is not None and bool(action)


def _fitting(forms: Sequence[str], room: int) -> str:
    """Give what has room; else leave out from the front: how far a game is tells more of it than who plays."""
    found = next((form for form in forms if len(form) <= room), forms[-1])
    parts = found.split(PARTED)
    while len(parts) > 1 and len(PARTED.join(parts)) > room:
        del parts[0]
    told = PARTED.join(parts)
    return told if len(told) <= room else told.rpartition(", ")[0] or told


def _standing(scene: Lines, picture: Sequence[Line], y: int) -> Lines:
    """Put a picture before a sky: stars go on beside it."""
    for row, each in enumerate(picture, y):
        text = plain(each)
        left = len(text) - len(text.lstrip())
        scene = laid_upon(scene, [between_cells(each, left, len(text))], left, row) if text.strip() else scene
    return scene


def _between_marks(picture: Lines, cells: int) -> Lines:
    """Put the marks of another game to both sides of the name, where there is room."""
    high = next((row for row, each in enumerate(picture) if not plain(each).strip()), len(picture))
    if not high:
        return picture
    middle = high // 2
    last = max(len(plain(each).rstrip()) for each in picture[:high])
    left = min(len(plain(each)) - len(plain(each).lstrip()) for each in picture[:high])
    if left < len(_BEFORE) or last + len(_BEHIND) > cells:
        return picture
    marked = laid_upon([picture[middle]], [line((_BEFORE, "key"))], left - len(_BEFORE), 0)
    marked = laid_upon(marked, [line((_BEHIND, "key"))], last, 0)
    return [*picture[:middle], *marked, *picture[middle + 1 :]]
