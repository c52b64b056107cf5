"""The world as a campaign has left it: line by line, each with the card that it came by, and on the map."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.campaign_pages import Row, Section
from maracaibo_tui.tui.screen.lines import Lines, line, window
from maracaibo_tui.tui.screen.surface import BAND, HEADING, Head
from maracaibo_tui.tui.shell.page import too_small

from .sections import in_lines
from .sheet import Foot, panel, room_of, sheet

_WIDEST = 100
_MAP = "map"
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}


class Leads(NamedTuple):
    """Where the page leads to: the card of a line, and the map, where there is one."""

    card: Callable[[str], None]
    map: Callable[[str], None] | None
    map_keys: Collection[str]
    """The keys of the map at the table."""


class WorldPage:
    """Goes from line to line; opens the card of one, or the map with its place."""

    name = "places"

    def __init__(self, aside: str, sections: Sequence[Section], leads: Leads) -> None:
        """Begin at the first line."""
        self._aside, self._sections, self._leads = aside, sections, leads
        self._rows: Sequence[Row] = [row for each in sections for row in each.rows]
        self.at = 0
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw all lines round that at the cursor."""
        if tiny := too_small(cells, rows):
            return tiny
        self._name_keys()
        foot = self.foot.draw(cells)
        room = room_of(rows, foot)
        drawn, at = self._drawn(min(cells - 2, _WIDEST))
        body = panel(Head("World as you left it", focused=True), window(drawn, room - 1, at), cells, room)
        return sheet((self._aside, ""), body, foot, cells, rows)

    def _name_keys(self) -> None:
        card = {"accept": "the card"} if self._row.card else {}
        shows = {_MAP: "on the map"} if self._leads.map is not None else {}
        self.foot.bindings = {**self.foot.bindings, **dict.fromkeys(self._leads.map_keys, _MAP)}
        self.foot.mean({"up": "up", "down": "down", **card, **shows, "back": "back"})

    @property
    def _row(self) -> Row:
        return self._rows[self.at] if self._rows else Row("")

    def _drawn(self, cells: int) -> tuple[Lines, int]:
        """Draw the sections, and say in which row the line at the cursor begins."""
        drawn: Lines = []
        number = at = 0
        for section in self._sections:
            drawn += [*([()] * bool(drawn)), line((section.head, HEADING))]
            for row in section.rows:
                at = len(drawn) if number == self.at else at
                drawn += in_lines(row, cells, BAND if number == self.at else "")
                number += 1
        return drawn, at

    def press(self, action: str, character: str) -> bool:
        """Move, open the card, or show the map."""
        self.foot.note = ""
        if action in _STEPS:
            self.at = max(0, min(self.at + _STEPS[action], len(self._rows) - 1))
        elif action == "accept":
            self._open(self._row.card)
        elif character in self._leads.map_keys and self._leads.map is not None:
            self._leads.map(self._row.place)
        else:
            return False
        return True

    def _open(self, card: str) -> None:
        if card:
            self._leads.card(card)
        else:
            self.foot.note = "No card that was read tells of this."


class MapPage:
    """Shows the map as it was left."""

    name = "map"

    def __init__(self, aside: str, draws: Callable[[int, int], Lines]) -> None:
        """Draw it with this."""
        self._aside, self._draws = aside, draws
        self.foot = Foot(("back",))

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the map."""
        if tiny := too_small(cells, rows):
            return tiny
        foot = self.foot.draw(cells)
        return sheet((self._aside, "as you left it"), self._draws(cells, room_of(rows, foot)), foot, cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Take no key."""
        del action, character
        self.foot.note = ""
        return False
