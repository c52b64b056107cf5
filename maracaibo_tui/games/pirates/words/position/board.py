"""The Caribbean, treasures and their islands, the explorer track, and all that is on offer."""

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.components import Improvement, Location, Residence
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.box.sea import BAY, COLUMNS, MARACAIBO, ROWS
from maracaibo_tui.games.pirates.box.track import FIRST
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.rules.dig_board import free_spaces
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.rules.possessions import treasures as owned
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.position import JORDAN, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.arrivals import priced
from maracaibo_tui.games.pirates.words.called import capital, dig_name, space_name
from maracaibo_tui.games.pirates.words.counting import how_far
from maracaibo_tui.games.pirates.words.effects import effects_text, kind_name, several
from maracaibo_tui.games.pirates.words.things import (
    card_name,
    explorer_text,
    figurehead_text,
    known_mission,
    location_text,
    residence_text,
    scrolls,
    tile_text,
    treasures_text,
    worth_text,
)

from .listener import Listener


def caribbean(listener: Listener) -> Iterator[str]:
    """Say the map row by row, then the Bay and Maracaibo (PIR-SETUP-04)."""
    state, sea = listener.state, sea_of(listener.t)
    start = listener.ships_at(FIRST)
    if start:
        yield f"At the start: {start}."
    for row in ROWS:
        yield f"Row {row}:"
        for place in [f"{row}{column}" for column in range(1, COLUMNS + 1)]:
            if place in sea.islands:
                yield f"  {place}: {_island(listener, sea.islands[place])}"
            elif place in state.grid:
                yield f"  {place}: {_card(listener, place)}"
    for space, name in ((BAY, "The Bay"), (MARACAIBO, "Maracaibo")):
        here = listener.ships_at(space)
        yield f"{name}: {here or 'nobody'}."


def _island(listener: Listener, kind: str) -> str:
    markers = listener.state.islands[kind]
    return f"{kind} island, {several(markers, 'marker')}, {worth_text(listener.printed, markers)}"


def _card(listener: Listener, place: str) -> str:
    """Say what lies on a place, for whom it is, and who is there."""
    state, card = listener.state, listener.state.grid[place]
    ships = listener.ships_at(place)
    here = f"; here: {ships}" if ships else ""
    if place in state.chests:
        return f"a location face down, {several(state.chests[place], 'doubloon')}{here}"
    box = listener.printed.box
    found = box.improvements.get(card) or box.residences.get(card) or box.locations.get(card)
    if found is None:
        return f"{card_name(listener.printed, card) if card else 'empty'}{here}"
    match found:
        case Improvement():
            told = "; ".join(
                [f"{kind_name(found.kind)}, {_price(listener, found.cost)}, {found.vp} VP", *scrolls(found)]
            )
        case Residence():
            told = f"residence, {_price(listener, found.cost)}; {residence_text(found)}{_owners(listener, card)}"
        case Location():
            told = f"location: {location_text(found)}{_on_location(listener, card)}"
    return f"{found.name}, {told}{here}"


def _price(listener: Listener, cost: int) -> str:
    """Say a price, for oneself after discounts."""
    return several(cost, "doubloon") if listener.me is None else priced(listener.t, listener.me, cost)


def _owners(listener: Listener, residence: str) -> str:
    built = [listener.called(each.seat) for each in scorers(listener.state) if residence in each.residences]
    return f"; built by {' and '.join(built)}" if built else ""


def _on_location(listener: Listener, location: str) -> str:
    state = listener.state
    kind = state.treasure_tiles.get(location, "")
    seat, tile = state.market.get(location, (0, ""))
    parts = [
        *[f"{kind} tile"] * bool(kind),
        *["ruby"] * (state.options.rubies and listener.printed.box.locations[location].ruby),
        *[f"black-market tile {tile} of {listener.called(seat)}" for _ in range(bool(seat))],
    ]
    return f"; {', '.join(parts)}" if parts else ""


def treasures(listener: Listener) -> Iterator[str]:
    """Say the islands, one's own dig board with its free spaces, and what others own (PIR-TREAS, PIR-BURY)."""
    for kind in KINDS:
        yield f"{capital(_island(listener, kind))}."
    for p in listener.told_of:
        for kind in KINDS:
            yield f"{listener.whose(p)}{_site(listener, p, kind)}"
        if p.rubies:
            yield f"{listener.whose(p)}{several(p.rubies, 'ruby').replace('rubys', 'rubies')}."
    for each in scorers(listener.state):
        if each in listener.others or each.seat == JORDAN:
            counts = [(kind, owned(each, kind) if isinstance(each, Player) else each.treasures[kind]) for kind in KINDS]
            buried = f", {len(each.dig)} of them buried" if isinstance(each, Player) and each.dig else ""
            yield f"{listener.called(each.seat)} has {treasures_text(counts)}{buried}."


def _site(listener: Listener, p: Player, kind: str) -> str:
    """Say one site of a dig board: above the line, below it, and the bonuses that are free."""
    printed, above = listener.printed, p.above[kind]
    below = [space for space, found in p.dig.items() if found == kind]
    top = printed.top.get(kind, "")
    free = (
        "" if not top or kind in p.top else f"; bonus space free: {effects_text(printed.effects(f'dig/{top}/bonus'))}"
    )
    spaces = ", ".join([_free_space(listener, space) for space in free_spaces(listener.t, p, kind)])
    return (
        f"{capital(kind)}: {above} above the line, {len(below)} buried{free}. Free below: {spaces or 'no free space'}."
    )


def _free_space(listener: Listener, space: str) -> str:
    """Say a free space by its number and its bonus: `2 (a ship upgrade)`."""
    kind = "dig" if space in listener.printed.box.digs else "poseidon"
    name = space.rpartition("_")[2] if kind == "dig" else dig_name(space)
    bonus = effects_text(listener.printed.effects(f"{kind}/{space}/bonus"))
    return f"{name} ({bonus or 'no bonus'})"


def explorer_track(listener: Listener) -> Iterator[str]:
    """Say what the spaces from the hindmost own explorer on bring, and who stands there (PIR-EXPL)."""
    track = track_of(listener.t)
    for p in listener.told_of:
        more = explore_steps(listener.t, p)
        further = f" Every Explore goes {several(more, 'space')} further." if more else ""
        rivers = several(len(p.rivers), "river")
        yield f"{listener.whose(p)}{capital(f'explorer at {space_name(p.explorer)}')}, {rivers} crossed.{further}"
    left = max([track.length[p.explorer] for p in listener.told_of])
    for space in track.spaces.values():
        if track.length[space.id] < left:
            river = "across a river, " if space.river else ""
            way = f"the {space.branch} way: " if space.branch else ""
            name = capital(space_name(space.id))
            yield f"{name}: {way}{river}{explorer_text(space)}.{_standing(listener, space.id)}"


def _standing(listener: Listener, space: str) -> str:
    here = [listener.called(each.seat) for each in scorers(listener.state) if each.explorer == space]
    return f" Here stands {' and '.join(here)}." if here else ""


def offers(listener: Listener) -> Iterator[str]:
    """Say the open missions, figureheads, black-market sides, rubies and decks."""
    state, printed = listener.state, listener.printed
    for place, mission in enumerate(state.offer_missions, 1):
        yield f"Open mission {place}: {_mission(listener, mission)}"
    yield f"The mission deck has {several(len(state.missions), 'card')}."
    for letter in state.offer_figureheads:
        figurehead = printed.box.figureheads[letter]
        yield f"Figurehead {letter}, {figurehead.name}: {figurehead_text(figurehead)}."
    for tile, side in state.sides.items():
        yield f"Black-market tile {tile}: {tile_text(printed, tile, side)}."
    yield from _rubies(listener)
    top = [card_name(printed, card) for card in state.faceup]
    seen = f", on top {top[0]}" if top else ""
    yield f"The draw deck has {several(len(state.level2), 'card')}{seen}."


def _mission(listener: Listener, mission: str) -> str:
    if not mission:
        return "an empty place."
    far = f" ({how_far(listener.t, listener.me, mission)})" if listener.me is not None else ""
    return f"{known_mission(listener.printed, listener.state, mission)}{far}."


def _rubies(listener: Listener) -> Iterator[str]:
    if not listener.state.options.rubies:
        return
    for space, ruby in listener.printed.box.rubies.items():
        taken = listener.state.ruby_market.get(space, "")
        by = f", taken by {listener.called(JORDAN if taken == JORDAN else int(taken))}" if taken else ""
        yield f"Ruby market: {effects_text(ruby.bonus)}{by}."
