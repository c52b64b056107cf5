"""A position in sentences: what plain mode says of the table, part by part."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.words.points import points

from . import board, pirates
from .listener import Listener

Tells = Callable[[Listener], Iterable[str]]


def _as_heard(tells: Tells) -> Callable[[Printed, State, Names, int], Iterator[str]]:
    """Tell a part to whoever sits at a seat; an onlooker sits at none."""

    def told(printed: Printed, view: State, names: Names, seat: int) -> Iterator[str]:
        me = view.players[seat - 1] if 1 <= seat <= len(view.players) else None
        yield from tells(Listener(Table(view, printed), names, me))

    return told


TELLS: Mapping[str, Callable[[Printed, State, Names, int], Iterable[str]]] = {
    "": _as_heard(pirates.whole),
    "map": _as_heard(board.caribbean),
    "treasures": _as_heard(board.treasures),
    "ship": _as_heard(pirates.ship),
    "explorer": _as_heard(board.explorer_track),
    "offers": _as_heard(board.offers),
    "cards": _as_heard(pirates.cards),
    "captains": _as_heard(pirates.captains),
    "points": lambda printed, view, names, _seat: points(printed, view, names),
}
"""By word: what tells a part of the position; the whole stands under none."""
