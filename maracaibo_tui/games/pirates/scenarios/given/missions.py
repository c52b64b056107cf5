"""Moving missions between hands, row, deck and Jordan's stack."""

from maracaibo_tui.engine.paths import PathError, shown
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, jordan_of, player

from .values import texts, without

Ids = tuple[str, ...]


def set_hand(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Give missions to a hand; those it held go under the deck."""
    p = player(t, int(ids[0]))
    if p.dealt:
        raise PathError(f"{path}: found missions that seat {p.seat} has still to keep, allowed only after that")
    missions = _taken(t, path, value)
    gone = without(p.missions, missions)
    p.missions = missions
    t.state.missions = (*t.state.missions, *gone)


def set_jordan_stack(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Give missions to Jordan; those he held go under the deck."""
    jordan = jordan_of(t)
    before = jordan.missions
    missions = _taken(t, path, value)
    jordan.missions = missions
    t.state.missions = (*t.state.missions, *without(before, missions))


def set_row(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Lay out the open missions; those that lay there go under the deck, an empty text is an empty place."""
    state, places = t.state, len(t.state.offer_missions)
    before = tuple([mission for mission in state.offer_missions if mission])
    row = _taken(t, path, value)
    if len(row) != places:
        raise PathError(f"{path}: found {shown(value)}, allowed {places} missions or empty places")
    state.offer_missions = row
    state.missions = (*state.missions, *without(before, row))


def set_deck(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Put missions on top of the deck; an empty list puts all of it out of the game."""
    missions = _taken(t, path, value)
    t.state.missions = (*missions, *t.state.missions) if missions else ()


def _taken(t: PiratesTable, path: str, value: object) -> tuple[str, ...]:
    """Take missions from wherever they are; a place of the row that loses its mission stays empty."""
    state = t.state
    missions = texts(path, value, ("", *t.printed.box.missions), "mission")
    named = tuple([mission for mission in missions if mission])
    state.missions = without(state.missions, named)
    state.offer_missions = tuple(["" if each in named else each for each in state.offer_missions])
    for each in everybody(t):
        each.missions = without(each.missions, named)
    for p in state.players:
        if set(named) & set(p.dealt):
            raise PathError(f"{path}: found a mission dealt to seat {p.seat}, allowed only after it was kept or not")
    return missions
