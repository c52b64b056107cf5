"""The table as whoever looks sees it: whose view it is, and what it is worked out from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.possible import can_any
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks, marked

from .lights import lit


class Seen(NamedTuple):
    """What a part is drawn from: what is printed, the moment, what is marked in the part, and its cells."""

    printed: Printed
    moment: Moment
    marked: Marks
    cells: int

    @property
    def table(self) -> PiratesTable:
        """Lay out the table."""
        return table_of(self.printed, self.moment)

    @property
    def p(self) -> Player:
        """Give whoever is asked, or looks."""
        return own(self.moment)


def table_of(printed: Printed, moment: Moment) -> PiratesTable:
    """Lay out the table of a moment."""
    return Table(moment.view, printed)


def own(moment: Moment) -> Player:
    """Give whoever is asked, else whoever looks; an onlooker looks over the shoulder of the first."""
    player: Player = moment.view.players[max(0, moment.who - 1)]
    return player


def idle(t: PiratesTable, p: Player, effects: Iterable[object]) -> str:
    """Say so where effects can do nothing now (PIR-GEN-18)."""
    found = tuple(effects)
    return ": nothing to gain" if found and not can_any(t, p, found) else ""


def marks(printed: Printed, moment: Moment, part: str, visited: tuple[str, ...]) -> Marks:
    """Find what is marked in a part whose cursor visits these things."""
    return marked(moment, lit(printed, moment), moment.under_cursor(part, visited))
