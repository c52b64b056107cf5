"""Moving markers, discs, tiles and piles of the board to where a given position has them."""

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.audit.path_values import GOLD_MINE, SILVER_FLEET
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.legacy import enter, in_play
from maracaibo_tui.games.maracaibo.rules.places import market_spaces, table_size
from maracaibo_tui.games.maracaibo.state.memory import leave_deck
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .seat import lift_tokens
from .values import number, on_board, table, text, texts, without

Ids = tuple[str, ...]


def set_round(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Go to a round: its prestige buildings are face up, and earlier scorings are done (MAR-INTERIM-21, INV-18)."""
    state = t.state
    state.round = number(path, value, state.round, t.printed.turn.rounds)
    state.prestige_faceup = max(state.prestige_faceup, min(state.round, len(state.prestige)))


def set_marker(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put a nation's marker onto a village or flag, or take it back into its supply (INV-06, INV-08)."""
    place = on_board(t, path, ids[0])
    nation = text(path, value, ("", *NATIONS), "nation")
    if nation and t.printed.locations[place].kind not in {"city", "village"}:
        raise PathError(f"{path}: found a location without a place for a marker, allowed a village or a city")
    t.state.markers = _marked(t, path, dict(t.state.markers), {place: nation})


def set_silver_fleet(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put markers onto the spaces of the silver fleet, named by their cost (MAR-LEGACY-24)."""
    _in_play(t, path, SILVER_FLEET)
    fleet = in_play(t, v.LegacySilverFleet)
    spaces = [str(cost) for cost in fleet.effect.costs] if fleet is not None else []
    wanted = {
        text(path, space, spaces, "space"): text(f"{path}: {space}", nation, NATIONS, "nation")
        for space, nation in table(path, value).items()
    }
    laid = {f"{SILVER_FLEET}/{space}": wanted.get(space, "") for space in spaces}
    t.state.legacy_markers = _marked(t, path, dict(t.state.legacy_markers), laid)


def set_gold_mine(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put a marker onto the gold mine (MAR-LEGACY-29)."""
    _in_play(t, path, GOLD_MINE)
    nation = text(path, value, ("", *NATIONS), "nation")
    t.state.legacy_markers = _marked(t, path, dict(t.state.legacy_markers), {GOLD_MINE: nation})


def _marked(t: MaracaiboTable, path: str, markers: dict[str, str], wanted: dict[str, str]) -> dict[str, str]:
    supply = dict(t.state.supply)
    for place in wanted:
        if place in markers:
            supply[markers.pop(place)] += 1
    for place, nation in wanted.items():
        if not nation:
            continue
        if not supply[nation]:
            raise PathError(f"{path}: found no marker of {nation} left in its supply, allowed another nation")
        supply[nation] -= 1
        markers[place] = nation
    t.state.supply = supply
    return markers


def set_goods(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put discs from the box into a market; discs of players that leave it are removed (INV-28)."""
    place, state = on_board(t, path, ids[0]), t.state
    count = number(path, value, 0, market_spaces(t, place))
    state.goods = {**state.goods, place: _discs(t, state.goods.get(place, ()), count)}


def set_collected(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put discs from the box onto a legacy tile (MAR-LEGACY-33)."""
    _in_play(t, path, ids[0])
    tile, state = t.printed.box.legacy[ids[0]], t.state
    count = number(path, value, 0, tile.spaces)
    state.legacy_discs = {**state.legacy_discs, tile.id: _discs(t, state.legacy_discs.get(tile.id, ()), count)}


def _discs(t: MaracaiboTable, before: tuple[int, ...], count: int) -> tuple[int, ...]:
    for seat in before[count:]:
        if seat:
            player(t, seat).discs_removed += 1
    kept = before[:count]
    return (*kept, *(0,) * (count - len(kept)))


def set_tile(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay a city tile onto a city; a city that had it takes the tile that lay here (MAR-SETUP-12)."""
    place, tiles = on_board(t, path, ids[0]), t.printed.box.tiles
    tile = text(path, value, ("", *tiles), "city tile")
    if t.printed.locations[place].kind != "city":
        raise PathError(f"{path}: found no city, allowed a city")
    size = table_size(t)
    if tile and size not in tiles[tile].market.spaces:
        raise PathError(f"{path}: found {tile}, which is not for {size} players, allowed a tile that is")
    laid = dict(t.state.tiles)
    before, other = laid.pop(place, ""), next((at for at, lying in laid.items() if lying == tile), None)
    if other is not None:
        laid.pop(other)
        laid.update({other: before} if before else {})
    laid.update({place: tile} if tile else {})
    t.state.tiles = laid


def set_legacy(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Bring legacy tiles into play, with what their entry lays out (MAR-LEGACY-01)."""
    tiles = texts(path, value, t.printed.box.legacy, "legacy tile")
    gone = [tile for tile in t.state.legacy if tile not in tiles]
    if gone:
        raise PathError(f"{path}: found no {gone[0]}, allowed only more tiles: a tile in play stays there")
    for tile in tiles:
        if tile not in t.state.legacy:
            enter(t, tile)


def _in_play(t: MaracaiboTable, path: str, tile: str) -> None:
    if tile not in t.state.legacy:
        raise PathError(f"{path}: found {tile} out of play, allowed only after `legacy` brings it into play")


def set_combat_pile(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put combat tokens on top of a pile, whose number ends the path."""
    tokens = texts(path, value, t.printed.box.tokens, "combat token")
    lift_tokens(t, tokens)
    if path.endswith("1"):
        t.state.combat_1 = (*tokens, *t.state.combat_1)
    else:
        t.state.combat_2 = (*tokens, *t.state.combat_2)


def set_automa_deck(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put cards on top of the deck of the automa (MAR-SOLO-08)."""
    owner, box = t.state.automa, t.printed.box
    if owner is None:
        raise PathError(f"{path}: found no automa in this game, allowed only with one (setup.bot)")
    cards = texts(path, value, box.jean if owner is t.state.jean else box.jacques, "card of the automa")
    owner.discard = without(owner.discard, cards)
    leave_deck(owner, cards)
    owner.deck = (*cards, *owner.deck)


def set_prestige(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put a prestige building to a place; one that lies elsewhere changes places with it (MAR-SETUP-25)."""
    at = int(ids[0]) - 1
    building = text(path, value, t.printed.box.prestige, "prestige building")
    row = list(t.state.prestige)
    if building in row:
        row[row.index(building)] = row[at]
    row[at] = building
    t.state.prestige = tuple(row)
