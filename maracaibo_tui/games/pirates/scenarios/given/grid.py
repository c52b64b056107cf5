"""Moving cards between grid, decks, box and tableaus."""

from maracaibo_tui.engine.paths import PathError, shown
from maracaibo_tui.games.pirates.state.position import FILLER, Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, jordan_of, player

from .values import number, text, texts, truth, without

Ids = tuple[str, ...]


def set_place(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Exchange cards: the one named comes from wherever it is, face up; a filler from the front of the box."""
    state, space = t.state, ids[0]
    card = text(path, value, (FILLER, *t.printed.card_type), "card")
    if card == FILLER:
        _lay_filler(t, path, space)
        return
    if card == state.grid[space]:
        _face(t, space, is_faceup=True)
        return
    other = next((place for place, found in state.grid.items() if found == card), None)
    if other is not None:
        _swap(t, space, other)
        return
    lying = state.grid[space]
    if card in state.level2 and lying in t.printed.level2:
        state.level2 = tuple([lying if each == card else each for each in state.level2])
        lying = ""
    lift(t, card)
    _lay(t, space, card)
    _to_box(t, lying)


def _lay_filler(t: PiratesTable, path: str, space: str) -> None:
    state = t.state
    if not state.box:
        raise PathError(f"{path}: found {FILLER}, allowed only while a card is in the box")
    filler, lying = state.box[0], state.grid[space]
    state.box = state.box[1:]
    _lay(t, space, filler)
    state.fillers = (*state.fillers, space)
    _to_box(t, lying)


def _swap(t: PiratesTable, space: str, other: str) -> None:
    """Let two cards of the grid change places; the one that is not named keeps its face and its doubloons."""
    state = t.state
    state.grid = {**state.grid, space: state.grid[other], other: state.grid[space]}
    was_filler, was_down, chest = space in state.fillers, space in state.facedown, state.chests.get(space)
    for place in (space, other):
        _face(t, place, is_faceup=True)
    if was_filler:
        state.fillers = (*state.fillers, other)
    if was_down:
        state.facedown = (*state.facedown, other)
    if chest is not None:
        state.chests = {**state.chests, other: chest}


def _lay(t: PiratesTable, space: str, card: str) -> None:
    t.state.grid = {**t.state.grid, space: card}
    _face(t, space, is_faceup=True)


def _face(t: PiratesTable, space: str, *, is_faceup: bool) -> None:
    """Turn the card on a space; nothing of the other face is left."""
    state = t.state
    state.fillers, state.facedown = without(state.fillers, (space,)), without(state.facedown, (space,))
    state.chests = {place: count for place, count in state.chests.items() if place != space}
    if not is_faceup:
        state.facedown = (*state.facedown, space)
        card = state.grid[space]
        if card in t.printed.box.locations:
            state.chests = {**state.chests, space: t.printed.modules.unknown_doubloon}
            clear_location(t, card)


def _to_box(t: PiratesTable, card: str) -> None:
    """Put a card that has left its place at the end of the box."""
    if card:
        t.state.box = (*t.state.box, card)
        clear_location(t, card)


def clear_location(t: PiratesTable, location: str) -> None:
    """Give back the treasure tile and the black-market tile of a location that is no longer there to be seen."""
    state = t.state
    if location in state.treasure_tiles:
        state.loose_tiles = (*state.loose_tiles, state.treasure_tiles[location])
        state.treasure_tiles = {place: kind for place, kind in state.treasure_tiles.items() if place != location}
    if location in state.market:
        seat, tile = state.market[location]
        player(t, seat).tiles = (*player(t, seat).tiles, tile)
        state.market = {place: laid for place, laid in state.market.items() if place != location}


def lift(t: PiratesTable, card: str) -> None:
    """Take a card from a pile, the box or a tableau."""
    state, gone = t.state, (card,)
    state.level2, state.box = without(state.level2, gone), without(state.box, gone)
    state.faceup = without(state.faceup, gone)
    for each in everybody(t):
        each.cards = without(each.cards, gone)


def set_faceup(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Turn a card of the grid, as far as its module is played."""
    state, space = t.state, ids[0]
    is_faceup = truth(path, value)
    options, kind = state.options, t.printed.card_type[state.grid[space]]
    hidden = {"location": options.unknown_locations, "improvement": options.unknown_improvements}
    if space in state.fillers or (not is_faceup and not hidden.get(kind)):
        raise PathError(f"{path}: found {shown(value)}, allowed for a {kind} only with the module that turns it down")
    _face(t, space, is_faceup=is_faceup)


def set_chest(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay doubloons on a location that lies face down."""
    count = number(path, value, 0)
    if ids[0] not in t.state.chests:
        raise PathError(f"{path}: found {count}, allowed on a location that lies face down")
    t.state.chests = {**t.state.chests, ids[0]: count}


def set_cards(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay cards into a tableau, for nothing; those it held go to the box."""
    _set_stack(t, path, player(t, int(ids[0])), value)


def set_jordan_cards(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Lay cards onto Jordan's stack; those it held go to the box."""
    _set_stack(t, path, jordan_of(t), value)


def _set_stack(t: PiratesTable, path: str, p: Player | Jordan, value: object) -> None:
    cards = texts(path, value, t.printed.box.improvements, "improvement card")
    gone = without(p.cards, cards)
    for card in cards:
        _out_of_grid(t, path, card)
        lift(t, card)
    p.cards = cards
    t.state.box = (*t.state.box, *gone)


def _out_of_grid(t: PiratesTable, path: str, card: str) -> None:
    """Take a card out of the grid; an improvement of the box takes its place, so that no place is empty."""
    state = t.state
    space = next((place for place, found in state.grid.items() if found == card), None)
    if space is None:
        return
    other = next((each for each in state.box if each in t.printed.box.improvements), None)
    if other is None:
        raise PathError(f"{path}: found {card}, which lies in the grid; allowed only while the box has an improvement")
    state.box = without(state.box, (other,))
    state.grid = {**state.grid, space: other}


def set_level2(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Put cards on top of the level-II deck, face up with the module; an empty list empties it into the box."""
    state = t.state
    cards = texts(path, value, t.printed.box.improvements, "improvement card")
    if not cards:
        state.box, state.level2, state.faceup = (*state.box, *state.level2), (), ()
        return
    up = [card for card in state.faceup if card in cards]
    for card in cards:
        _out_of_grid(t, path, card)
        lift(t, card)
    state.level2, state.faceup = (*cards, *state.level2), (*state.faceup, *up)
