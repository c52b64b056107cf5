"""Building a given position: pieces move to where its state paths say, and none is made."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.pirates.audit.paths import resolve
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import board, grid, missions, seat

Setter: TypeAlias = Callable[[PiratesTable, str, tuple[str, ...], object], None]

_EVERYBODY: Mapping[str, Setter] = {
    "vp": seat.set_vp,
    "ship": seat.set_ship,
    "explorer": seat.set_explorer,
    "rivers": seat.set_rivers,
    "rubies": seat.set_rubies,
    "residences": seat.set_residences,
    "figurehead": seat.set_figurehead,
}
_SEAT: Mapping[str, Setter] = {
    **_EVERYBODY,
    "doubloons": seat.set_doubloons,
    "cards": grid.set_cards,
    "missions": missions.set_hand,
    "above.<kind>": seat.set_above,
    "top.<kind>": seat.set_top,
    "dig.<dig>": seat.set_dig,
    "upgrades": seat.set_upgrades,
    "tiles": seat.set_tiles,
    "retired": seat.set_retired,
}
_JORDAN: Mapping[str, Setter] = {
    **_EVERYBODY,
    "step": seat.set_step,
    "upgrades": seat.set_jordan_upgrades,
    "treasures.<kind>": seat.set_treasures,
    "cards": grid.set_jordan_cards,
    "missions": missions.set_jordan_stack,
}
SETTERS: Mapping[str, Setter] = {
    "round": board.set_round,
    **{f"players.<seat>.{name}": setter for name, setter in _SEAT.items()},
    **{f"<jordan>.{name}": setter for name, setter in _JORDAN.items()},
    "grid.<place>": grid.set_place,
    "grid.<place>.faceup": grid.set_faceup,
    "grid.<place>.doubloons": grid.set_chest,
    "locations.<location>.treasure": board.set_treasure_tile,
    "locations.<location>.market": board.set_market,
    "islands.<kind>": board.set_island,
    "offer.missions": missions.set_row,
    "offer.figureheads": board.set_figureheads,
    "sides.<tile>": board.set_side,
    "rubies.<ruby>": board.set_ruby,
    "decks.level2": grid.set_level2,
    "decks.missions": missions.set_deck,
    "decks.solo": board.set_solo,
    "decks.treasure_tiles": board.set_loose_tiles,
    "dice": board.set_dice,
}


def arrange(t: PiratesTable, given: Mapping[str, object]) -> None:
    """Apply state paths in their order."""
    for path, value in given.items():
        pattern, ids = resolve(t, path)
        setter = SETTERS.get(pattern)
        if setter is None:
            raise PathError(f"{path}: found a value that follows from others, allowed a path that can be set")
        setter(t, path, ids, value)
