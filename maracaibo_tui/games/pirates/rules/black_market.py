"""The black market: laying tiles and using them (PIR-MARKET)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, made, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import LayTile, OwnTile, UseTileAnywhere
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .caribbean import free_locations
from .gains import pay_doubloons
from .plans import carry_out
from .possible import can_any, has_tile_to_lay, tile_effects, usable_tiles


@RULES.asks(LayTile)
def ask_tile(t: PiratesTable, f: LayTile) -> Question | None:
    """Ask which own tile is laid on which free location (DEC-P50, PIR-MARKET-01, PIR-MARKET-02, PIR-MARKET-08)."""
    p = player(t, f.seat)
    if not has_tile_to_lay(t, p, f.cost):
        return None
    locations = free_locations(t)
    options = [made("tile", tile, way=(location,)) for tile in p.tiles for location in locations]
    passes = () if f.chosen else ("skip",)
    return Question(seat=f.seat, point="DEC-P50", options=(*options, *passes), rule="PIR-MARKET-02", source=f.source)


@RULES.answers(LayTile)
def lay_tile(t: PiratesTable, f: LayTile, option: str) -> None:
    """Pay, lay the tile for good, and offer its effects at once (PIR-MARKET-01, PIR-MARKET-03, PIR-MARKET-05)."""
    if option == "skip":
        return
    p, form = player(t, f.seat), taken_apart(option)
    tile, location = form.values[0], form.way[0]
    if f.cost:
        pay_doubloons(t, p, f.cost, f.source)
    p.tiles = tuple([each for each in p.tiles if each != tile])
    t.state.market = {**t.state.market, location: (p.seat, tile)}
    if t.tell is not None:
        t.tell(events.TileLaid(p.seat, tile, location))
    push(t, OwnTile(p.seat, location))


def offer_tile(t: PiratesTable, p: Player, location: str) -> None:
    """Offer the own tile on a location where the ship has ended; tiles of others are ignored (PIR-LOC-03)."""
    if t.state.market.get(location, (0, ""))[0] == p.seat:
        push(t, OwnTile(p.seat, location))


@RULES.asks(OwnTile)
def ask_own_tile(t: PiratesTable, f: OwnTile) -> Question | None:
    """Ask whether the own tile is used (DEC-P22, PIR-LOC-03, PIR-MARKET-05, PIR-MARKET-06)."""
    tile = t.state.market[f.location][1]
    if not can_any(t, player(t, f.seat), tile_effects(t, tile)):
        return None
    source = f"tile/{tile}/{t.state.sides[tile]}"
    return Question(seat=f.seat, point="DEC-P22", options=("activate", "skip"), rule="PIR-LOC-03", source=source)


@RULES.answers(OwnTile)
def answer_own_tile(t: PiratesTable, f: OwnTile, option: str) -> None:
    """Use it, or not."""
    if option == "activate":
        use_tile(t, player(t, f.seat), f.location)


def use_tile(t: PiratesTable, p: Player, location: str) -> None:
    """Carry out the effects of the tile on a location (PIR-MARKET-04)."""
    tile = t.state.market[location][1]
    if t.tell is not None:
        t.tell(events.TileUsed(p.seat, tile, location))
    carry_out(t, p, f"tile/{tile}/{t.state.sides[tile]}")


@RULES.asks(UseTileAnywhere)
def ask_tile_anywhere(t: PiratesTable, f: UseTileAnywhere) -> Question | None:
    """Ask which own tile in the Caribbean is used, wherever the ship is (DEC-P51, PIR-MARKET-07)."""
    tiles = [tile for tile, _ in usable_tiles(t, player(t, f.seat))]
    if not tiles:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("activate", tiles), *passes)
    return Question(seat=f.seat, point="DEC-P51", options=options, rule="PIR-MARKET-07", source=f.source)


@RULES.answers(UseTileAnywhere)
def use_tile_anywhere(t: PiratesTable, f: UseTileAnywhere, option: str) -> None:
    """Use it, or none."""
    if option != "skip":
        laid = (f.seat, value_of(option))
        location = next(place for place, found in t.state.market.items() if tuple(found) == laid)
        use_tile(t, player(t, f.seat), location)
