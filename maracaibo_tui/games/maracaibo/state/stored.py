"""A state as JSON, and whether the components it speaks of are in the box."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from maracaibo_tui.engine.stored import Named, ids_in, see_active, see_length, see_numbers, see_seats
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed

from .memory import known_deck, known_hand, see_memory
from .position import State

RULES_VERSION = "1"
"""Goes up when the same answers no longer lead to the same position."""
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(State)

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
    "story": ("story",),
    "address": ("source", "place"),
}


def encode(state: State) -> bytes:
    """Write a state as JSON."""
    return _encoder.encode(state)


def decode(data: bytes) -> State:
    """Read a state from JSON, strictly; a ValueError says what no game could hold."""
    see_length(data)
    state = _decoder.decode(data)
    see_seats(state)
    see_active(state.active, 1, len(state.players))
    if (state.story is not None) != state.options.campaign:
        raise ValueError("it is a game of a campaign without a story, or a single game with one")
    owners = [state, state.this_turn, *state.players, *([state.automa] if state.automa else []), *state.agenda]
    see_numbers(owners)
    see_memory(state)
    return state


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
    yield from ids_in(state, _OF_STATE)
    for quests in (*state.quests.values(), tuple(state.track_quests.values())):
        yield from (("quest", quest) for quest in quests)
    yield from (("tile", tile) for tile in state.tiles.values())
    yield from (("nation", nation) for nation in (*state.markers.values(), *state.legacy_markers.values()))
    yield from _of_story(state)
    for p in state.players:
        yield from ids_in(p, _OF_PLAYER)
        yield from (("quest", quest) for quest in p.card_quests.values())
        yield from (("card", card) for cards in p.assistants.values() for card in cards)
        yield from (("commitment", what) for what in p.committed)
        yield from (("card", card) for card in known_hand(p))
    if automa := state.automa:
        yield from ids_in(automa, _OF_AUTOMA)
        yield from ((automa.seat, card) for card in (*automa.deck, *automa.discard))
        yield from ((automa.seat, card) for group in known_deck(automa) for card in group)
    for frame in state.agenda:
        yield from ids_in(frame, _OF_FRAME)


def _of_story(state: State) -> Iterator[Named]:
    """Name the story card of a single game, or what a campaign has in play and began from."""
    story = state.story
    if story is None:
        yield ("story", str(state.options.story_card))
        return
    yield from (("story", each.card) for each in story.cards)
    yield from (("story", kept.card) for kept in story.began.cards)
    yield from (("card", card) for card in (*story.c_cards, *story.began.c_cards))
    yield from (("legacy", tile) for tile in story.began.tiles)


def _known(printed: Printed) -> Mapping[str, Iterable[str]]:
    box = printed.box
    added = [tile.place.id for tile in box.legacy.values() if tile.place is not None]
    return {
        "card": box.cards,
        "quest": printed.quests,
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
