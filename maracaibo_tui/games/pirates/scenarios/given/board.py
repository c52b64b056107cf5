"""Moving what belongs to the table: islands, tiles, offers, rubies, Jordan's deck, dice."""

from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.engine.paths import PathError, shown
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state.position import JORDAN
from maracaibo_tui.games.pirates.state.table import PiratesTable, jordan_of, player

from .seat import lift_figureheads
from .values import listed, number, text, texts, without

Ids = tuple[str, ...]


def set_round(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Set the round."""
    t.state.round = number(path, value, 1, t.printed.turn.rounds)


def set_island(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Set the markers on an island."""
    t.state.islands = {**t.state.islands, ids[0]: number(path, value, 0)}


def set_side(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Turn a black-market tile of everybody."""
    t.state.sides = {**t.state.sides, ids[0]: text(path, value, ("front", "back"), "side")}


def set_treasure_tile(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay a treasure tile, a free one first, else that of another location; without one it becomes free."""
    state, location = t.state, ids[0]
    kind = text(path, value, ("", *KINDS), "island")
    laid = dict(state.treasure_tiles)
    if laid.get(location, "") == kind:
        return
    loose = [*state.loose_tiles, *((laid.pop(location),) if location in laid else ())]
    if kind:
        other = next((place for place, found in laid.items() if found == kind), None)
        if kind in loose:
            loose.remove(kind)
        elif other is not None:
            del laid[other]
        else:
            raise PathError(f"{path}: found {shown(kind)}, allowed an island of which a treasure tile is left")
        laid[location] = kind
    state.treasure_tiles, state.loose_tiles = laid, tuple(loose)


def set_market(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Lay the black-market tile of a seat on a location; one that was there goes back."""
    state, location = t.state, ids[0]
    known = [made(str(p.seat), tile) for p in state.players for tile in t.printed.box.tiles]
    wanted = text(path, value, ("", *known), "tile as <seat>:<tile>")
    laid = dict(state.market)
    if location in laid:
        seat, tile = laid.pop(location)
        player(t, seat).tiles = (*player(t, seat).tiles, tile)
    if wanted:
        form = taken_apart(wanted)
        seat, tile = int(form.word), form.values[0]
        player(t, seat).tiles = without(player(t, seat).tiles, (tile,))
        laid = {place: found for place, found in laid.items() if tuple(found) != (seat, tile)}
        laid[location] = (seat, tile)
    state.market = laid


def set_figureheads(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Lay out the offer of figureheads; those that lay there go to the box."""
    letters = texts(path, value, t.printed.box.figureheads, "figurehead")
    lift_figureheads(t, letters)
    t.state.offer_figureheads = letters


def set_ruby(t: PiratesTable, path: str, ids: Ids, value: object) -> None:
    """Put a ruby on a space of the market, or take it away."""
    state = t.state
    seats = [str(p.seat) for p in state.players]
    owner = text(path, value, ("", *seats, *((JORDAN,) if state.jordan is not None else ())), "seat")
    if not state.options.rubies:
        raise PathError(f"{path}: found {shown(value)}, allowed only with the module rubies")
    state.ruby_market = {space: found for space, found in state.ruby_market.items() if space != ids[0]}
    if owner:
        state.ruby_market = {**state.ruby_market, ids[0]: owner}


def set_solo(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Put cards on top of Jordan's deck; those of the box change places with the lowest."""
    if t.state.jordan is None:
        raise PathError(f"{path}: found {shown(value)}, allowed only against Jordan")
    jordan = jordan_of(t)
    cards = texts(path, value, t.printed.box.solo_cards, "solo card")
    size = len(jordan.deck) + len(jordan.used)
    jordan.used = without(jordan.used, cards)
    if not cards:
        jordan.deck, jordan.used = (), (*jordan.used, *jordan.deck)
        return
    rest = without(jordan.deck, cards)
    jordan.deck = (*cards, *rest)[: max(len(cards), size - len(jordan.used))]


def set_loose_tiles(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Put treasure tiles that are kept apart on top of those."""
    state = t.state
    kinds = [text(path, kind, KINDS, "island") for kind in listed(path, value)]
    loose = list(state.loose_tiles)
    for kind in kinds:
        if kind not in loose:
            raise PathError(f"{path}: found {shown(value)}, allowed tiles that are kept apart")
        loose.remove(kind)
    state.loose_tiles = (*kinds, *loose) if kinds else ()


def set_dice(t: PiratesTable, path: str, _ids: Ids, value: object) -> None:
    """Load dice; a face that no die has is noticed when it is thrown."""
    t.state.dice = tuple([number(path, face, 0) for face in listed(path, value)])
