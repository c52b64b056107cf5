"""A state as JSON, and whether the components it speaks of are in the box."""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.box.sea import START

from .frames import Frame
from .position import Jordan, Player, State

RULES_VERSION = "1"
"""Goes up when the same answers no longer lead to the same position."""
_MOST = 100_000
"""No count in a game comes near this."""
_LONGEST = 200_000
"""Some twenty times the bytes of a full table."""
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(State)

Named = tuple[str, str]
"""A kind of component and an id."""

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
    if len(data) > _LONGEST:
        raise ValueError(f"it has {len(data)} bytes, and no position has more than {_LONGEST}")
    state = _decoder.decode(data)
    if len(state.players) != state.options.players:
        raise ValueError(f"it has {len(state.players)} seats for {state.options.players} players")
    if (state.jordan is not None) != (state.options.bot == "jordan"):
        raise ValueError("Jordan plays in its position or in its options, and not in both")
    if any(p.seat != seat for seat, p in enumerate(state.players, 1)):
        raise ValueError("its seats are not in order")
    if any(not 0 <= frame.seat <= len(state.players) for frame in state.agenda):
        raise ValueError("something is open for a seat that does not play")
    if not 0 <= state.active <= len(state.players):
        raise ValueError(f"it is the turn of seat {state.active}, which does not play")
    owners = [state, *state.players, *([state.jordan] if state.jordan else []), *state.agenda]
    if any(abs(number) > _MOST for owner in owners for number in _numbers(owner)):
        raise ValueError(f"it holds a number beyond {_MOST}")
    return state


def _numbers(owner: object) -> Iterator[int]:
    for field in getattr(owner, "__struct_fields__", ()):
        value = getattr(owner, field)
        if field == "chance":
            continue
        if isinstance(value, Mapping):
            yield from (number for number in value.values() if isinstance(number, int))
        elif isinstance(value, int):
            yield value


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
    yield from _ids(state, _OF_STATE)
    yield from (("card", card) for card in state.grid.values())
    yield from (("kind", kind) for kind in state.treasure_tiles.values())
    yield from (("tile", tile) for _, tile in state.market.values())
    for p in state.players:
        yield from _ids(p, _OF_A_SEAT)
    if state.jordan is not None:
        yield from _ids(state.jordan, _OF_A_SEAT)
    for frame in state.agenda:
        yield from _ids(frame, _OF_FRAME)


def _ids(owner: State | Player | Jordan | Frame, fields: Mapping[str, tuple[str, ...]]) -> Iterator[Named]:
    for kind, names in fields.items():
        for name in names:
            value = getattr(owner, name, ())
            # Of Jordan's upgrades only the number is known.
            several = () if isinstance(value, int) else (value,) if isinstance(value, str) else value
            yield from ((kind, each) for each in several)


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
