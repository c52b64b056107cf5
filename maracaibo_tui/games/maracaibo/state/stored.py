"""A state as JSON, and whether the components it speaks of are in the box."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed

from .frames import Frame
from .position import Jacques, Jean, Player, State

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

# By kind of component, the fields that hold its ids: in the state, of the players, of the automas, in frames.
_OF_STATE: Mapping[str, tuple[str, ...]] = {
    "card": ("draw", "discard", "display"),
    "quest": ("quest_pile", "city_quest"),
    "tile": ("plague_tile",),
    "token": ("combat_1", "combat_2"),
    "prestige": ("prestige", "investors"),
    "location": ("markers", "quests", "goods", "tiles"),
    "space": ("track_quests",),
    "legacy": ("legacy", "legacy_discs"),
    "nation": ("supply", "removed"),
}
_OF_PLAYER: Mapping[str, tuple[str, ...]] = {
    "card": ("hand", "planning", "tableau", "figures_on_cards", "card_quests"),
    "quest": ("quests",),
    "token": ("combat_tokens",),
    "location": ("assistants", "ship"),
    "space": ("explorer",),
    "synergy": ("synergies",),
    "career": ("careers", "career"),
    "area": ("discs",),
    "nation": ("influence",),
}
_OF_AUTOMA: Mapping[str, tuple[str, ...]] = {
    "card": ("cards",),
    "quest": ("quests",),
    "token": ("combat_tokens",),
    "location": ("ship",),
    "space": ("explorer",),
    "nation": ("influence",),
}
_OF_FRAME: Mapping[str, tuple[str, ...]] = {
    "card": ("card", "kept", "used"),
    "quest": ("quest",),
    "token": ("token",),
    "location": ("location",),
    "space": ("space",),
    "area": ("area",),
    "legacy": ("tile",),
    "nation": ("nation",),
    "address": ("source", "place"),
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
    if any(p.seat != seat for seat, p in enumerate(state.players, 1)):
        raise ValueError("its seats are not in order")
    if any(not 0 <= frame.seat <= len(state.players) for frame in state.agenda):
        raise ValueError("something is open for a seat that does not play")
    if not 1 <= state.active <= len(state.players):
        raise ValueError(f"it is the turn of seat {state.active}, which does not play")
    owners = [state, state.this_turn, *state.players, *([state.automa] if state.automa else []), *state.agenda]
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
    known = _known(printed)
    for kind, what in _named(state):
        if kind == "address":
            if not _resolves(printed, what, known):
                return what
        elif what and what not in known[kind]:
            return f"{kind} {what}"
    return ""


def _named(state: State) -> Iterator[Named]:
    yield from _ids(state, _OF_STATE)
    for quests in (*state.quests.values(), tuple(state.track_quests.values())):
        yield from (("quest", quest) for quest in quests)
    yield from (("tile", tile) for tile in state.tiles.values())
    yield from (("nation", nation) for nation in (*state.markers.values(), *state.legacy_markers.values()))
    yield ("story", str(state.options.story_card))
    for p in state.players:
        yield from _ids(p, _OF_PLAYER)
        yield from (("quest", quest) for quest in p.card_quests.values())
        yield from (("card", card) for cards in p.assistants.values() for card in cards)
        yield from (("commitment", what) for what in p.committed)
    if automa := state.automa:
        yield from _ids(automa, _OF_AUTOMA)
        yield from ((automa.seat, card) for card in (*automa.deck, *automa.discard))
    for frame in state.agenda:
        yield from _ids(frame, _OF_FRAME)


def _ids(owner: State | Player | Jean | Jacques | Frame, fields: Mapping[str, tuple[str, ...]]) -> Iterator[Named]:
    for kind, names in fields.items():
        for name in names:
            value = getattr(owner, name, ())
            # A disc on its way says only whether it goes to a tile.
            several = () if isinstance(value, bool) else (value,) if isinstance(value, str) else value
            yield from ((kind, each) for each in several)


def _known(printed: Printed) -> Mapping[str, Iterable[str]]:
    box = printed.box
    added = [tile.place.id for tile in box.legacy.values() if tile.place is not None]
    return {
        "card": box.cards,
        "quest": box.quests,
        "token": box.tokens,
        "prestige": box.prestige,
        "location": {*box.locations, *added},
        "space": {*printed.spaces, START},
        "legacy": box.legacy,
        "nation": NATIONS,
        "synergy": box.synergies,
        "career": box.careers,
        "area": box.areas,
        "tile": box.tiles,
        "story": box.stories,
        "commitment": {*box.cards, *box.careers},
        "jean": box.jean,
        "jacques": box.jacques,
    }


def _resolves(printed: Printed, address: str, known: Mapping[str, Iterable[str]]) -> bool:
    """Tell whether an address such as `card/A17/immediate/0` or `track/e9` leads to something printed."""
    kind, *rest = address.split("/")
    kind = {"track": "space"}.get(kind, kind)
    if not rest or kind not in known:
        return True
    if rest[0] not in known[kind]:
        return False
    part, at = ([*rest[1:], "", ""])[:2]
    if not part:
        return True
    try:
        effects = printed.effects(f"{kind}/{rest[0]}/{part}")
    except KeyError:
        # A kind without effects: the price of a building, the task of a career.
        return True
    except AttributeError:
        return False
    return not at.isdigit() or int(at) < len(effects)
