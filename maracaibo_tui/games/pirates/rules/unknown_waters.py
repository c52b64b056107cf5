"""Unknown waters: cards that lie face down until a ship reaches them (PIR-UNKLOC, PIR-UNKIMP)."""

from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.table import PiratesTable


def is_unknown_location(t: PiratesTable, space: str) -> bool:
    """Tell whether a location lies face down here; everybody knows that it is one (PIR-UNKLOC-01, PIR-MIX-02)."""
    return space in t.state.facedown and t.printed.card_type[t.state.grid[space]] == "location"


def is_unknown_improvement(t: PiratesTable, space: str) -> bool:
    """Tell whether an improvement lies face down here; a filler is no such card (PIR-UNKIMP-01, PIR-UNKIMP-04)."""
    return space in t.state.facedown and t.printed.card_type[t.state.grid[space]] == "improvement"


def turn_up(t: PiratesTable, seat: int | str, space: str) -> int:
    """Turn a card up for good; give the doubloons that lay on it (PIR-UNKLOC-04, PIR-UNKLOC-08, PIR-UNKIMP-04)."""
    t.revealed = True
    state = t.state
    card, chests = state.grid[space], dict(state.chests)
    state.facedown = tuple([each for each in state.facedown if each != space])
    found = chests.pop(space, 0)
    state.chests = chests
    if t.tell is not None:
        t.tell(events.Flipped(seat, space, card))
    location = t.printed.box.locations.get(card)
    if location is not None and location.treasure_tile and card not in state.treasure_tiles:
        _lay_treasure_tile(t, card)
    return found


def _lay_treasure_tile(t: PiratesTable, location: str) -> None:
    """Lay the next treasure tile on a location that shows the symbol (PIR-UNKLOC-03)."""
    state = t.state
    if state.loose_tiles:
        kind, state.loose_tiles = state.loose_tiles[0], state.loose_tiles[1:]
        state.treasure_tiles = {**state.treasure_tiles, location: kind}
        if t.tell is not None:
            t.tell(events.TreasureTileLaid(location, kind))


def lay_doubloons(t: PiratesTable) -> None:
    """Lay one more doubloon on every location that lies face down (PIR-UNKLOC-06)."""
    state, more = t.state, t.printed.modules.unknown_doubloon
    state.chests = {space: count + more for space, count in state.chests.items()}
