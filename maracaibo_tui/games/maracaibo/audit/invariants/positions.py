"""Whether pieces move forward only, and what has left the game stays out (INV-21, INV-23, INV-31, INV-33)."""

from collections.abc import Iterator

from msgspec import Struct

from maracaibo_tui.games.maracaibo.audit.invariants.automas import automas
from maracaibo_tui.games.maracaibo.audit.invariants.cards import circulating
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.state.events import RoundEnded, Sailed, TurnStarted
from maracaibo_tui.games.maracaibo.state.position import Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


class Positions(Struct):
    """Where everything was when it was looked at last."""

    round: int
    ships: dict[int, str]
    influence: dict[int | str, dict[str, int]]
    explorers: dict[int | str, int]
    removed: dict[str, int]
    kept: dict[str, frozenset[str]]
    circulating: frozenset[str]
    turn: tuple[int, str] | None
    sailed: bool


def begin_positions(t: MaracaiboTable) -> Positions:
    """Note where everything is."""
    players = t.state.players
    return Positions(
        round=t.state.round,
        ships={p.seat: p.ship for p in players},
        influence={each.seat: dict(each.influence) for each in _courted(t)},
        explorers={each.seat: _index(t, each.explorer) for each in (*players, *automas(t.state))},
        removed=_removed(t),
        kept=_kept(t),
        circulating=circulating(t.state),
        turn=None,
        sailed=t.state.phase != "sail",
    )


def _courted(t: MaracaiboTable) -> list[Player | Jean]:
    return [*t.state.players, *([] if t.state.jean is None else [t.state.jean])]


def _index(t: MaracaiboTable, space: str) -> int:
    return 0 if space == START or space not in t.printed.spaces else t.printed.spaces[space].index


def _removed(t: MaracaiboTable) -> dict[str, int]:
    discs = {f"discs of {p.seat}": p.discs_removed for p in t.state.players}
    return {**{f"markers of {nation}": count for nation, count in t.state.removed.items()}, **discs}


def _kept(t: MaracaiboTable) -> dict[str, frozenset[str]]:
    """Name what nobody ever loses (MAR-CARD-13, MAR-SYNERGY-05, MAR-PRESTIGE-10, MAR-ASSIST-10)."""
    kept = {}
    for p in t.state.players:
        kept[f"tableau of {p.seat}"] = frozenset(p.tableau)
        kept[f"synergy tokens of {p.seat}"] = frozenset(p.synergies)
        kept[f"quest track of {p.seat}"] = frozenset(p.quests)
        kept[f"combat tokens of {p.seat}"] = frozenset(p.combat_tokens)
        kept[f"assistants of {p.seat}"] = frozenset(card for cards in p.assistants.values() for card in cards)
        kept[f"barriers of {p.seat}"] = frozenset(p.barriers)
        owned = (building for building, seats in t.state.investors.items() if p.seat in seats)
        kept[f"buildings of {p.seat}"] = frozenset(owned)
    return kept


def hear_positions(t: MaracaiboTable, memory: Positions, event: object) -> Iterator[str]:
    """Look at every ship movement and at the end of every turn (INV-23, INV-33)."""
    match event:
        case TurnStarted(seat=int(seat)):
            yield from _turn_over(t, memory)
            memory.turn, memory.sailed = (seat, t.state.players[seat - 1].ship), False
            memory.ships = {p.seat: p.ship for p in t.state.players}
        case RoundEnded():
            yield from _turn_over(t, memory)
            memory.turn = None
        case Sailed(seat=int()):
            yield from _sailed(t, memory, event)


def _turn_over(t: MaracaiboTable, memory: Positions) -> Iterator[str]:
    if memory.turn is None:
        return
    seat, origin = memory.turn
    place = t.state.players[seat - 1].ship
    if _order(t, place) <= _order(t, origin):
        yield f"INV-23: the ship of seat {seat} began its turn at {origin} and ended it at {place}"


def _sailed(t: MaracaiboTable, memory: Positions, event: Sailed) -> Iterator[str]:
    seat = int(event.seat)
    most = _extra_movement(t) if memory.sailed else t.printed.turn.movement
    if not 1 <= event.spent <= most:
        yield f"INV-33: seat {seat} spent {event.spent} movement points of {most} along {event.route}"
    steps = zip((memory.ships[seat], *event.route), event.route, strict=False)
    cost = sum(_cost(t, origin, place) for origin, place in steps)
    if cost != event.spent:
        yield f"INV-33: seat {seat} sailed from {memory.ships[seat]} along {event.route} for {event.spent}, not {cost}"
    memory.sailed = True
    memory.ships = {**memory.ships, seat: event.route[-1]}


def _cost(t: MaracaiboTable, origin: str, place: str) -> int:
    """Read off what a step costs; one without an arrow costs more than there is (MAR-SAIL-04, MAR-LEGACY-14, -21)."""
    tiles = [t.printed.box.legacy[tile] for tile in t.state.legacy]
    for tile in tiles:
        if isinstance(tile.effect, v.LegacyDifficultPassage) and (tile.from_, tile.to) == (origin, place):
            return tile.effect.cost
    costs = [arrow.cost for arrow in t.printed.locations[origin].next if arrow.to == place]
    costs += [each.cost for tile in tiles for each in tile.arrows if (each.from_, each.to) == (origin, place)]
    return costs[0] if costs else t.printed.turn.movement + 1


def _extra_movement(t: MaracaiboTable) -> int:
    actions = (action for card in t.printed.cards.values() for action in card.assistant)
    sailing = (action for action in actions if isinstance(action, v.AstCombatPointsSail | v.AstVpSail))
    return max((action.max_mp for action in sailing), default=0)


def _order(t: MaracaiboTable, place: str) -> int:
    added = {tile.place.id: tile.place for tile in t.printed.box.legacy.values() if tile.place}
    return (t.printed.locations.get(place) or added[place]).order


def compare_positions(t: MaracaiboTable, memory: Positions) -> Iterator[str]:
    """See that nothing went back since the last look, then note it anew (INV-21, INV-23, INV-31)."""
    yield from _forward(t, memory)
    now = begin_positions(t)
    for what, count in now.removed.items():
        if count < memory.removed[what]:
            yield f"INV-31: the removed {what} were {memory.removed[what]} and are {count}"
    for what, pieces in memory.kept.items():
        if lost := pieces - now.kept[what]:
            yield f"INV-31: the {what} lost {sorted(lost)}"
    now.turn, now.sailed, now.circulating = memory.turn, memory.sailed, memory.circulating
    for field in Positions.__struct_fields__:
        setattr(memory, field, getattr(now, field))


def _forward(t: MaracaiboTable, memory: Positions) -> Iterator[str]:
    for courted in _courted(t):
        for nation, space in memory.influence[courted.seat].items():
            now = courted.influence[nation]
            if now < space:
                yield f"INV-21: the influence of seat {courted.seat} with {nation} fell from {space} to {now}"
    for each in (*t.state.players, *automas(t.state)):
        index = memory.explorers[each.seat]
        if _index(t, each.explorer) < index:
            yield f"INV-21: the explorer of seat {each.seat} went back from number {index} to {each.explorer}"
    for p in t.state.players:
        if t.state.round == memory.round and _order(t, p.ship) < _order(t, memory.ships[p.seat]):
            yield f"INV-23: the ship of seat {p.seat} went back from {memory.ships[p.seat]} to {p.ship}"


def compare_circulation(t: MaracaiboTable, memory: Positions) -> Iterator[str]:
    """See that no card comes out of the box or goes back into it (INV-10)."""
    now = circulating(t.state)
    if now != memory.circulating:
        gone, new = sorted(memory.circulating - now), sorted(now - memory.circulating)
        yield f"INV-10: {len(now)} cards of A and B are in play; gone are {gone}, come from the box {new}"
