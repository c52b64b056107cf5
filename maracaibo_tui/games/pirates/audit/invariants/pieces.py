"""Whether every piece is in one place, and in one where it may be (INV-P01..05, -P08, -P10..12, -P16, -P27, -P31)."""

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.sea import START
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.frames import Refill, SailStep
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody


def cards_in_play(state: State) -> Counter[str]:
    """Count every location, residence and improvement wherever it may be (INV-P01)."""
    stacks = [p.cards for p in state.players] + ([state.jordan.cards] if state.jordan else [])
    grid = [card for card in state.grid.values() if card]
    return Counter([*grid, *state.level2, *state.box, *(card for stack in stacks for card in stack)])


def missions_in_play(state: State) -> Counter[str]:
    """Count every mission wherever it may be (INV-P01, INV-P14)."""
    hands = [mission for p in state.players for mission in (*p.missions, *p.dealt)]
    jordans = state.jordan.missions if state.jordan else ()
    return Counter([*hands, *jordans, *state.missions, *(each for each in state.offer_missions if each)])


def one_place_each(t: PiratesTable) -> Iterator[str]:
    """See that nothing is in two places (INV-P01)."""
    for pieces in (cards_in_play(t.state), missions_in_play(t.state)):
        if len(pieces) < pieces.total():
            yield from (f"INV-P01: {piece} is in {count} places" for piece, count in pieces.items() if count > 1)


def places_are_filled(t: PiratesTable) -> Iterator[str]:
    """See that only places of purchases under way are empty (INV-P02)."""
    state = t.state
    empty = {space for space, card in state.grid.items() if not card}
    bought = {frame.space for frame in state.agenda if isinstance(frame, Refill)}
    if empty != bought and (state.level2 or state.box):
        yield f"INV-P02: empty are {sorted(empty)}, being bought from {sorted(bought)}"
    if not state.level2 and len(state.box) < _for_sale(t):
        yield f"INV-P05: the box has {len(state.box)} cards for {_for_sale(t)} improvements that can be bought"


def _for_sale(t: PiratesTable) -> int:
    state, types = t.state, t.printed.card_type
    return sum(bool(c) and types[c] == "improvement" and s not in state.fillers for s, c in state.grid.items())


def marks_are_right(t: PiratesTable) -> Iterator[str]:
    """See that bonus spaces hold one treasure of those there, and lines were open for upgrades (INV-P08, INV-P10)."""
    upgrades, line = t.printed.box.upgrades, t.printed.line
    for p in t.state.players:
        if any(not p.above[kind] for kind in p.top) or len(set(p.top)) != len(p.top):
            yield f"INV-P08: seat {p.seat} has {p.top} on bonus spaces of {p.above}"
        late = [space for space in p.upgrades if len(p.upgrades) <= line(upgrades[space].group) > 0]
        if late:
            yield f"INV-P10: seat {p.seat} has {late} with {len(p.upgrades)} upgrades"


def owned_once(t: PiratesTable) -> Iterator[str]:
    """See that figureheads, tiles and markers are nobody else's as well (INV-P11, INV-P12, INV-P13)."""
    state = t.state
    letters = Counter([*state.offer_figureheads, *(each.figurehead for each in everybody(t) if each.figurehead)])
    if max(letters.values(), default=0) > 1:
        yield f"INV-P11: figureheads are {letters}"
    for p in state.players:
        tiles = [*p.tiles, *(tile for seat, tile in state.market.values() if seat == p.seat)]
        if len(set(tiles)) != len(tiles) or (len(tiles) != len(t.printed.box.tiles)):
            yield f"INV-P12: seat {p.seat} has the tiles {tiles}"
        if len(set(p.residences)) != len(p.residences):
            yield f"INV-P13: seat {p.seat} has built {p.residences}"


def counts_are_sound(t: PiratesTable) -> Iterator[str]:
    """See that nothing is below zero, and explorers stand apart (INV-P06, INV-P15, INV-P16, INV-P19)."""
    state, track = t.state, track_of(t)
    if min(state.islands.values()) < 0:
        yield f"INV-P06: islands hold {state.islands}"
    for p in state.players:
        if p.doubloons < 0 or (p.vp < 0 and state.phase not in {"final", "over"}):
            yield f"INV-P15: seat {p.seat} has {p.doubloons} doubloons and {p.vp} points"
    standing = Counter(each.explorer for each in everybody(t))
    crowded = [space for space, count in standing.items() if count > 1 and space not in {START, track.last}]
    if crowded:
        yield f"INV-P16: several explorers stand on {crowded}"
    if len(set(state.used)) != len(state.used):
        yield f"INV-P19: raid options of this turn are {state.used}"


def jordan_is_sound(t: PiratesTable) -> Iterator[str]:
    """See that Jordan's markers and cards are as many as there are (INV-P27)."""
    j = t.state.jordan
    if j is None:
        return
    cards = len(j.deck) + len(j.used)
    if not 1 <= j.step <= len(t.printed.solo.raid) or j.upgrades > len(t.printed.box.solo_upgrades):
        yield f"INV-P27: Jordan is at step {j.step} with {j.upgrades} upgrades"
    if cards != t.printed.solo.deck or len({*j.deck, *j.used}) != cards:
        yield f"INV-P27: Jordan has the cards {j.deck} and {j.used}"


def unknown_is_untouched(t: PiratesTable) -> Iterator[str]:
    """See that locations face down carry doubloons and nothing else (INV-P31, PIR-MIX-04)."""
    state, types = t.state, t.printed.card_type
    sailing = [t.state.players[frame.seat - 1].ship for frame in state.agenda if isinstance(frame, SailStep)]
    ships = [each.ship for each in everybody(t)]
    for space in state.facedown:
        card = state.grid[space]
        if types[card] != "location":
            continue
        if state.chests.get(space, 0) < 1 or card in state.market or card in state.treasure_tiles:
            yield f"INV-P31: {card} lies face down at {space} with a tile or without doubloons"
        if ships.count(space) > sailing.count(space):
            yield f"INV-P31: a ship stands at {space}, where a location lies face down"
