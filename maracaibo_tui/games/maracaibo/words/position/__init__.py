"""The position in sentences, the whole of it and part by part: text in, text out, and only what a seat may know."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.views import ONLOOKER
from maracaibo_tui.games.maracaibo.words.points import points

from .board import explorer_track, offers, places, quests
from .cards import cards, ship
from .listener import Listener
from .whole import whole

Tells: TypeAlias = Callable[[Printed, State, Names, int], Iterable[str]]


def _told(tell: Callable[[Listener], Iterable[str]]) -> Tells:
    """Tell a part of a view to the seat that has it, or to an onlooker."""

    def told(printed: Printed, view: State, names: Names, seat: int) -> Iterable[str]:
        me = None if seat == ONLOOKER else view.players[seat - 1]
        return tell(Listener(Table(view, printed), names, me))

    return told


TELLS: Mapping[str, Tells] = {
    "": _told(whole),
    "cards": _told(cards),
    "ship": _told(ship),
    "places": _told(places),
    "offers": _told(offers),
    "quests": _told(quests),
    "explorer": _told(explorer_track),
    "points": _told(lambda listener: points(listener.printed, listener.state, listener.names)),
}
"""By word; the whole stands under none."""
