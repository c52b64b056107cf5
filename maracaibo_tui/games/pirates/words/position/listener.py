"""Who looks at the table, and what they may know of it."""

from typing import NamedTuple

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import Player, State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable


class Listener(NamedTuple):
    """What somebody sees: the table as they may know it, what everybody is called, and themselves if they play."""

    t: PiratesTable
    names: Names
    me: Player | None

    @property
    def printed(self) -> Printed:
        """Give the printed components."""
        return self.t.printed

    @property
    def state(self) -> State:
        """Give the position as it may be known."""
        return self.t.state

    @property
    def told_of(self) -> list[Player]:
        """List those of whom everything is told that there is to know: oneself, or everybody to an onlooker."""
        return [*self.state.players] if self.me is None else [self.me]

    @property
    def others(self) -> list[Player]:
        """List all pirates of whom less is told."""
        return [p for p in self.state.players if self.me is not None and p is not self.me]

    def called(self, seat: int | str) -> str:
        """Give the name of whoever sits there."""
        return self.names[seat]

    def whose(self, p: Player) -> str:
        """Head what belongs to somebody, if that is not oneself: `Ben: `."""
        return "" if p is self.me else f"{self.called(p.seat)}: "

    def has(self, p: Player) -> str:
        """Begin a sentence about what somebody has: `Ada, you, have`, `Ben has`."""
        name = self.called(p.seat)
        return f"{name}, you, have" if p is self.me else f"{name} has"

    def ships_at(self, space: str) -> str:
        """Name those whose ships lie on a space."""
        return " and ".join([self.called(each.seat) for each in scorers(self.state) if each.ship == space])
