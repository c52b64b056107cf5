"""Legacy tiles: which lie where, how they enter and leave, and whom they let in (MAR-LEGACY)."""

from typing import Generic, NamedTuple, TypeVar

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import START, Arrow, Legacy
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import RemoveSkull
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, Automa, Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable

from .quest_pile import place_quest

Traveller = Player | Automa
E = TypeVar("E")


class InPlay(NamedTuple, Generic[E]):
    """A legacy tile in play, and what it does."""

    tile: Legacy
    effect: E


def tile_at(t: MaracaiboTable, location: str, kind: type[E]) -> InPlay[E] | None:
    """Give the legacy tile at a location that has an effect of a kind, and the effect."""
    known, key = t.printed.tiles_at, (t.state.legacy, location, kind)
    if key not in known:
        here = (InPlay(tile, tile.effect) for tile in _tiles(t) if tile.location == location)
        known[key] = next((each for each in here if isinstance(each.effect, kind)), None)
    found: InPlay[E] | None = known[key]
    return found


def in_play(t: MaracaiboTable, kind: type[E]) -> InPlay[E] | None:
    """Give the legacy tile in play that has an effect of a kind, and the effect."""
    for tile in _tiles(t):
        effect: object = tile.effect
        if isinstance(effect, kind):
            return InPlay(tile, effect)
    return None


def _tiles(t: MaracaiboTable) -> list[Legacy]:
    return [t.printed.box.legacy[name] for name in t.state.legacy]


def arrows_from(t: MaracaiboTable, location: str, traveller: Traveller) -> list[Arrow]:
    """List the arrows of a location as legacy tiles leave them (MAR-LEGACY-14, MAR-LEGACY-20, MAR-LEGACY-27)."""
    arrows = [_dearer(t, location, arrow) for arrow in t.printed.locations[location].next]
    added = [arrow for tile in _tiles(t) for arrow in tile.arrows if arrow.from_ == location]
    open_to = [arrow for arrow in added if may_enter(t, traveller, arrow.to)]
    return arrows + [Arrow(to=arrow.to, branch=arrow.branch, cost=arrow.cost) for arrow in open_to]


def _dearer(t: MaracaiboTable, location: str, arrow: Arrow) -> Arrow:
    for tile in _tiles(t):
        if isinstance(tile.effect, v.LegacyDifficultPassage) and (tile.from_, tile.to) == (location, arrow.to):
            return Arrow(to=arrow.to, branch=arrow.branch, cost=tile.effect.cost, rounds=arrow.rounds)
    return arrow


def may_enter(t: MaracaiboTable, traveller: Traveller, location: str) -> bool:
    """Tell whether an explorer is far enough for a city of a legacy tile (MAR-LEGACY-20, MAR-LEGACY-27)."""
    tile = t.printed.legacy_cities.get(location)
    if tile is None:
        return True
    effect = tile.effect
    needed = effect.explorer_space if isinstance(effect, v.LegacyCityTwoVas | v.LegacyCityCombat) else 0
    return tile.id in t.state.legacy and explorer_index(t, traveller) >= needed


def explorer_index(t: MaracaiboTable, traveller: Traveller) -> int:
    """Give the index of an explorer's space, 0 at the start (MAR-EXPLORE-20)."""
    return 0 if traveller.explorer == START else t.printed.spaces[traveller.explorer].index


def toll(t: MaracaiboTable, location: str) -> int:
    """Give what passing a location costs (MAR-LEGACY-26)."""
    found = tile_at(t, location, v.LegacyCollectionToll) if t.state.legacy else None
    return 0 if found is None else found.effect.toll


def bearings(t: MaracaiboTable, p: Player) -> tuple[object, ...]:
    """Give what legacy tiles make routes depend on: tiles, cities open to the explorer, doubloons for a toll."""
    if not t.state.legacy:
        return ()
    entered = tuple([city for city in t.printed.legacy_cities if may_enter(t, p, city)])
    return (t.state.legacy, entered, p.doubloons if in_play(t, v.LegacyCollectionToll) else 0)


def enter(t: MaracaiboTable, name: str) -> None:
    """Bring a legacy tile into play, unless it is, with what its entry does (MAR-LEGACY-02, -09, -15, -17, -38)."""
    state, tile = t.state, t.printed.box.legacy[name]
    if name in state.legacy:
        return
    state.legacy = (*state.legacy, name)
    if t.tell is not None:
        t.tell(events.LegacyEntered(name))
    match tile.effect:
        case v.LegacyPuertoCabezas():
            refill_city_quest(t)
        case v.LegacyPlague() if tile.location is not None:
            _plague(t, tile.location)
        case v.LegacyCollection() | v.LegacyCollectionToll():
            state.legacy_discs = {**state.legacy_discs, name: (BOX_DISC,) * _filled_at_start(t, tile)}


def _filled_at_start(t: MaracaiboTable, tile: Legacy) -> int:
    """Count the box discs on a collection tile at its entry (MAR-LEGACY-38, MAR-SOLO-50)."""
    few = len(t.state.players) <= t.printed.setup.few_players
    starts_empty = isinstance(tile.effect, v.LegacyCollection) and tile.effect.starts_empty
    return (few and not starts_empty) + (t.state.jean is not None)


def refill_city_quest(t: MaracaiboTable) -> None:
    """Lay the top quest tile of the pile on the new city (MAR-LEGACY-09, MAR-LEGACY-11, MAR-QUEST-18)."""
    village = in_play(t, v.LegacyPuertoCabezas)
    location = None if village is None else village.tile.location
    t.state.city_quest = "" if location is None else place_quest(t, location)


def _plague(t: MaracaiboTable, location: str) -> None:
    """Return the city tile to the box; in the second edition a marker leaves the game (MAR-LEGACY-15, -17)."""
    state = t.state
    state.plague_tile = state.tiles.get(location, "")
    state.tiles = {place: tile for place, tile in state.tiles.items() if place != location}
    nation = state.markers.get(location)
    if nation is not None and not state.options.first_edition:
        state.markers = {place: held for place, held in state.markers.items() if place != location}
        state.removed = {**state.removed, nation: state.removed[nation] + 1}
        if t.tell is not None:
            t.tell(events.MarkerRemoved(0, nation, location))


def leave(t: MaracaiboTable, name: str, seat: int) -> None:
    """Let a seat, or with seat 0 the story, take a tile out of play; the plague gives way (MAR-LEGACY-03, -19)."""
    state, tile = t.state, t.printed.box.legacy[name]
    state.legacy = tuple(held for held in state.legacy if held != name)
    _return_discs(t, name)
    if t.tell is not None:
        t.tell(events.LegacyLeft(seat, name))
    if isinstance(tile.effect, v.LegacyPlague) and tile.location is not None:
        _end_plague(t, tile.location)


def _return_discs(t: MaracaiboTable, name: str) -> None:
    """Return the discs on a collection tile to the box (MAR-CAMPAIGN-09)."""
    state = t.state
    for seat in state.legacy_discs.get(name, ()):
        if seat > 0:
            state.players[seat - 1].discs_removed += 1
    if name in state.legacy_discs:
        state.legacy_discs = {tile: discs for tile, discs in state.legacy_discs.items() if tile != name}


def _end_plague(t: MaracaiboTable, location: str) -> None:
    state, free = t.state, free_city_tiles(t)
    # In the final scoring nothing is laid out any more (MAR-CAMPAIGN-28).
    if free and state.phase != "final":
        t.revealed = True
        state.chance, order = shuffled(state.chance, free)
        state.tiles = {**state.tiles, location: order[0]}
        if t.tell is not None:
            t.tell(events.Reshuffled("city_tiles", order))
            t.tell(events.CityTileLaid(order[0], location))


def free_city_tiles(t: MaracaiboTable) -> list[str]:
    """List the city tiles in the box that fit the number of players and any place (MAR-LEGACY-19)."""
    size, laid = t.printed.table_size(len(t.state.players)), set(t.state.tiles.values())
    fixed = {place.two_player_tile for place in t.printed.locations.values()}
    tiles = t.printed.box.tiles.values()
    return [tile.id for tile in tiles if size in tile.players and tile.id not in laid and tile.id not in fixed]


@RULES.asks(RemoveSkull)
def ask_skull(t: MaracaiboTable, f: RemoveSkull) -> Question | None:
    """Ask which skull tile leaves play (DEC-32, EFF-QRW-09)."""
    skulls = for_each("tile", [tile.id for tile in _tiles(t) if tile.skull])
    if not skulls:
        return None
    return Question(seat=f.seat, point="DEC-32", options=(*skulls, "skip"), rule="EFF-QRW-09", source=f.source)


@RULES.answers(RemoveSkull)
def take_skull(t: MaracaiboTable, f: RemoveSkull, option: str) -> None:
    """Take it out of play."""
    if option != "skip":
        leave(t, value_of(option), f.seat)


def offer_skull(t: MaracaiboTable, p: Player, source: str) -> None:
    """Let the player take a skull tile out of play (EFF-QRW-09)."""
    push(t, RemoveSkull(p.seat, source))
