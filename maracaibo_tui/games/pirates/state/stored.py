"""A state as JSON, and whether the components it speaks of are in the box."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from maracaibo_tui.engine.stored import Named, ids_in, see_active, see_length, see_numbers, see_seats
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.box.sea import START

from .position import State

RULES_VERSION = "1"
"""Goes up when the same answers no longer lead to the same position."""
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(State)

# By kind of component, the fields that hold its ids: in the state, of a seat or Jordan, in frames.
_OF_STATE: Mapping[str, tuple[str, ...]] = {
    "place": ("grid", "facedown", "fillers", "chests"),
    "kind": ("islands", "loose_tiles"),
    "tile": ("sides",),
    "location": ("treasure_tiles", "market"),
    "ruby": ("ruby_market",),
    "mission": ("offer_missions", "missions"),
    "figurehead": ("offer_figureheads",),
    "card": ("level2", "faceup", "box"),
}
_OF_A_SEAT: Mapping[str, tuple[str, ...]] = {
    "tile": ("tiles",),
    "kind": ("above", "top", "treasures"),
    "sea": ("ship",),
    "space": ("explorer",),
    "river": ("rivers",),
    "card": ("cards",),
    "mission": ("missions", "dealt", "kept"),
    "dig": ("dig",),
    "upgrade": ("upgrades",),
    "figurehead": ("figurehead",),
    "residence": ("residences",),
    "solo": ("deck", "used"),
}
_OF_FRAME: Mapping[str, tuple[str, ...]] = {
    "location": ("location",),
    "sea": ("space",),
    "exchange": ("exchanges",),
    "address": ("source",),
}


def encode(state: State) -> bytes:
    """Write a state as JSON."""
    return _encoder.encode(state)


def decode(data: bytes) -> State:
    """Read a state from JSON, strictly; a ValueError says what no game could hold."""
    see_length(data)
    state = _decoder.decode(data)
    see_seats(state)
    if (state.jordan is not None) != (state.options.bot == "jordan"):
        raise ValueError("Jordan plays in its position or in its options, and not in both")
    see_active(state.active, 0, len(state.players))
    owners = [state, *state.players, *([state.jordan] if state.jordan else []), *state.agenda]
    see_numbers(owners)
    return state


def unknown(state: State, printed: Printed) -> str:
    """Name the first component or address in a state that is not in the box, or nothing."""
    known = _known(state, printed)
    for kind, what in _named(state):
        if kind == "address":
            if not _resolves(printed, what):
                return what
        elif what and what not in known[kind]:
            return f"{kind} {what}"
    return ""


def _named(state: State) -> Iterator[Named]:
    yield ("layout", state.options.layout)
    yield from ids_in(state, _OF_STATE)
    yield from (("card", card) for card in state.grid.values())
    yield from (("kind", kind) for kind in state.treasure_tiles.values())
    yield from (("tile", tile) for _, tile in state.market.values())
    for p in state.players:
        yield from ids_in(p, _OF_A_SEAT)
    if state.jordan is not None:
        yield from ids_in(state.jordan, _OF_A_SEAT)
    for frame in state.agenda:
        yield from ids_in(frame, _OF_FRAME)


def _known(state: State, printed: Printed) -> Mapping[str, Collection[str]]:
    box = printed.box
    places = printed.sea(state.options.layout).places if state.options.layout in box.layouts else ()
    track = printed.track(tile=state.options.retired_pirate)
    return {
        "layout": box.layouts,
        "place": places,
        "sea": printed.sea(state.options.layout).column if places else (),
        "kind": KINDS,
        "tile": box.tiles,
        "location": box.locations,
        "ruby": box.rubies,
        "mission": box.missions,
        "figurehead": box.figureheads,
        "card": printed.card_type,
        "space": {*track.spaces, START},
        "river": set(track.river.values()),
        "dig": {*printed.site, *(space for spaces in printed.poseidon.values() for space in spaces)},
        "upgrade": box.upgrades,
        "residence": box.residences,
        "exchange": printed.exchanges,
        "solo": box.solo_cards,
    }


def _resolves(printed: Printed, address: str) -> bool:
    """Tell whether an address such as `card/P201/immediate` leads to something printed."""
    if address.count("/") < 2:  # noqa: PLR2004 - between a kind, an id and a part
        return True
    try:
        printed.effects(address)
    except (KeyError, AttributeError):
        return False
    return True
