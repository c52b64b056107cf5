"""Who looks at the table, and what they may know of it."""

from typing import NamedTuple

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import card_name, card_text, quest_text
from maracaibo_tui.games.maracaibo.words.explain import explain


class Listener(NamedTuple):
    """What somebody sees: the table as they may know it, what everybody is called, and themselves if they play."""

    t: MaracaiboTable
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
        """List all captains of whom less is told."""
        return [p for p in self.state.players if self.me is not None and p is not self.me]

    def called(self, seat: int | str) -> str:
        """Give the name of whoever sits there."""
        return self.names[seat]

    def subject(self, p: Player, verb: str) -> str:
        """Begin a sentence about a captain, who may be the one that hears it: `You hold`, `Ben holds`."""
        return f"You {verb}" if p is self.me else f"{self.called(p.seat)} {'has' if verb == 'have' else f'{verb}s'}"


def explorer(space: str) -> str:
    """Say where an explorer stands."""
    return "explorer at the start" if space == START else f"explorer on space {space_name(space)}"


def card(printed: Printed, which: str) -> str:
    """Say a project card in full."""
    if which == HIDDEN or which not in printed.cards:
        return "a card face down"
    return f"{card_name(printed, which)}: {card_text(printed.cards[which])}"


def quest(printed: Printed, tile: str) -> str:
    """Say a quest tile in full."""
    found = printed.quests.get(tile)
    return f"{tile}, {quest_text(found)}" if found is not None else f"story quest {tile}"


def explained(printed: Printed, address: str) -> str:
    """Explain the thing at an address in sentences."""
    return " ".join([f"{part.text}." for part in explain(printed, address).parts])
