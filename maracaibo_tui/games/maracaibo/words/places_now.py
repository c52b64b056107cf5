"""Places just now: what lies there, who is there, and what that means, each in a few words."""

from typing import NamedTuple

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.rules.assistants import usable
from maracaibo_tui.games.maracaibo.rules.places import market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .cards import card_name, quest_text
from .effects import effects_text, nation, several
from .explain import explain
from .legacy import left_text, lying, passages_at, tile_text, tiles_at


class Found(NamedTuple):
    """Something at a place: what kind of thing it is, what is said of it, and the nation or seat whose it is."""

    kind: str
    text: str
    whose: int | str = ""


def place_now(t: MaracaiboTable, p: Player | None, names: Names, place: str) -> list[Found]:
    """Say what lies at a place, and who is there; to a player also which assistants are ready."""
    told = _tile(t, place)
    found = market(t, place)
    if found is not None:
        free = max(0, market_spaces(t, place) - len(t.state.goods.get(place, ())))
        told.append(Found("market", f"{found.good} market, {several(free, 'space')} free"))
    owner = t.state.markers.get(place)
    if owner:
        told.append(Found("marker", f"a marker of {nation(owner)} is here", owner))
    quests = t.state.quests.get(place, ())
    told += [Found("quest", f"quest: {quest_text(t.printed.quests[quest])}") for quest in quests]
    return [*told, *_legacy(t, names, place), *_ships(t, names, place), *_assistants(t, p, names, place)]


def is_known(t: MaracaiboTable, place: str) -> bool:
    """Tell whether a place is on the board: some come with a legacy tile."""
    tile = t.printed.legacy_cities.get(place)
    return tile is None or tile.id in t.state.legacy


def _legacy(t: MaracaiboTable, names: Names, place: str) -> list[Found]:
    """Name the legacy tiles that lie at a place or on a passage beside it, and what is left of them."""
    tiles = lying(t.printed, t.state) if t.state.legacy else []
    return [
        Found("legacy", f"legacy tile {tile_text(tile)}{_left(t, names, tile)}")
        for tile in (*tiles_at(tiles, place), *passages_at(tiles, place))
    ]


def _left(t: MaracaiboTable, names: Names, tile: Legacy) -> str:
    left = left_text(t.state, tile, lambda seat: names[seat])
    return f"; {left}" if left else ""


def _tile(t: MaracaiboTable, place: str) -> list[Found]:
    """Say what the tile brings that lies here."""
    tile = t.state.tiles.get(place)
    if not tile:
        return []
    parts = explain(t.printed, f"tile/{tile}").parts
    told = [part.text for part in parts if part.text.startswith(("Action", "Flag"))]
    return [Found("tile", f"{t.printed.box.tiles[tile].name}: {'; '.join(told)}")]


def _ships(t: MaracaiboTable, names: Names, place: str) -> list[Found]:
    ships = [names[each.seat] for each in t.state.players if each.ship == place]
    if t.state.jean is not None and t.state.jean.ship == place:
        ships.append(names[t.state.jean.seat])
    if len(ships) > 1:
        return [Found("ship", f"the ships of {', '.join(ships[:-1])} and {ships[-1]} are here")]
    return [Found("ship", f"the ship of {ships[0]} is here")] if ships else []


def _assistants(t: MaracaiboTable, p: Player | None, names: Names, place: str) -> list[Found]:
    """Say whose assistants are here, and which of one's own are ready to be used."""
    told = []
    for each in t.state.players:
        for card in each.assistants.get(place, ()):
            ready = (
                " (ready)" if p is not None and each.seat == p.seat and p.ship == place and card in usable(t, p) else ""
            )
            effects = effects_text(t.printed.cards[card].assistant)
            text = f"assistant of {names[each.seat]}, {card_name(t.printed, card)}: {effects}{ready}"
            told.append(Found("assistant", text, each.seat))
    return told
