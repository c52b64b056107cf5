"""What only grows, and what must follow from one look to the next (INV-P01, -P03, -P04, -P07, -P13..18, -P21, -P32)."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.rules.track import track_of
from maracaibo_tui.games.pirates.state.events import CardLaid, RoundEnded, TurnStarted
from maracaibo_tui.games.pirates.state.position import JORDAN, Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, jordan_of, player

from .pieces import cards_in_play, missions_in_play

Seat = int | str


class History(Struct):
    """How everything was when it was looked at last, and the turns heard of."""

    cards: Counter[str]
    missions: Counter[str]
    fixed: dict[str, str]
    fillers: frozenset[str]
    row: tuple[str, ...]
    grown: dict[str, int]
    kept: dict[str, frozenset[str]]
    is_fresh: bool
    above: dict[str, set[Seat]]
    """By place of an improvement face down: the ships under which it was laid."""
    begun: tuple[Seat, str] | None
    turns: Counter[Seat]


def begin_history(t: PiratesTable, *, fresh: bool) -> History:
    """Note how everything is."""
    state = t.state
    return History(
        cards=cards_in_play(state),
        missions=missions_in_play(state),
        fixed=_fixed(t),
        fillers=frozenset(state.fillers),
        row=state.offer_missions,
        grown=_grown(t),
        kept=_kept(t),
        is_fresh=fresh,
        above={space: _ships(t, space) for space in state.facedown},
        begun=None,
        turns=Counter(),
    )


def _ships(t: PiratesTable, space: str) -> set[Seat]:
    return {each.seat for each in everybody(t) if each.ship == space}


def _fixed(t: PiratesTable) -> dict[str, str]:
    """Name the locations and residences of the grid, which never move (INV-P03)."""
    state, types = t.state, t.printed.card_type
    cards = {space: card for space, card in state.grid.items() if card and space not in state.fillers}
    return {space: card for space, card in cards.items() if types[card] != "improvement"}


def _grown(t: PiratesTable) -> dict[str, int]:
    """Count what never becomes less (INV-P07, INV-P09, INV-P15)."""
    counts: dict[str, int] = {}
    for p in t.state.players:
        owned = {kind: p.above[kind] + [*p.dig.values()].count(kind) for kind in KINDS}
        counts |= {f"INV-P07: the {kind} of seat {p.seat}": count for kind, count in owned.items()}
        counts[f"INV-P09: the buried treasures of seat {p.seat}"] = len(p.dig)
        if t.state.phase not in {"final", "over"}:
            counts[f"INV-P15: the points of seat {p.seat}"] = p.vp
    return counts


def _kept(t: PiratesTable) -> dict[str, frozenset[str]]:
    """Name what nobody ever loses (INV-P13, INV-P17)."""
    found = {}
    for each in everybody(t):
        found[f"INV-P13: the residences of {each.seat}"] = frozenset(each.residences)
        found[f"INV-P17: the rivers of {each.seat}"] = frozenset(each.rivers)
        found[f"INV-P01: the cards of {each.seat}"] = frozenset(each.cards)
        found[f"INV-P10: the upgrades of {each.seat}"] = frozenset(each.upgrades if isinstance(each, Player) else ())
    return found


def hear_history(t: PiratesTable, memory: History, event: object) -> Iterator[str]:
    """Count turns, and see that each brought the ship on (INV-P18, INV-P21)."""
    match event:
        case TurnStarted(seat=seat):
            yield from _turn_over(t, memory)
            memory.begun = (seat, _of(t, seat).ship)
            memory.turns[seat] += 1
            counts = [memory.turns[each.seat] for each in everybody(t)]
            if max(counts) - min(counts) > 1:
                yield f"INV-P21: turns are {dict(memory.turns)}"
        case CardLaid(space=space, is_faceup=False, is_filler=False):
            memory.above[space] = _ships(t, space)
        case RoundEnded(round=ended):
            yield from _turn_over(t, memory)
            memory.begun = None
            counts = [memory.turns[each.seat] for each in everybody(t)]
            if memory.is_fresh and ended == t.printed.turn.rounds and max(counts) != min(counts):
                yield f"INV-P21: at the end turns are {dict(memory.turns)}"


def _of(t: PiratesTable, seat: Seat) -> Player | Jordan:
    return jordan_of(t) if seat == JORDAN else player(t, int(seat))


def _turn_over(t: PiratesTable, memory: History) -> Iterator[str]:
    if memory.begun is None:
        return
    seat, origin = memory.begun
    column, ship = sea_of(t).column, _of(t, seat).ship
    if column[ship] <= column[origin] or ship in sea_of(t).islands:
        yield f"INV-P18: the ship of {seat} began its turn at {origin} and ended it at {ship}"


def compare_history(t: PiratesTable, memory: History) -> Iterator[str]:
    """See that nothing was lost or moved since the last look, then note it anew."""
    now = begin_history(t, fresh=memory.is_fresh)
    # As plain dicts, which are compared ten times as fast: none of them counts to 0.
    if {**now.cards} != {**memory.cards} or {**now.missions} != {**memory.missions}:
        gone = (memory.cards - now.cards) + (memory.missions - now.missions)
        new = (now.cards - memory.cards) + (now.missions - memory.missions)
        yield f"INV-P01: gone are {sorted(gone)}, new are {sorted(new)}"
    if now.fixed != memory.fixed:
        yield f"INV-P03: locations and residences were {memory.fixed} and are {now.fixed}"
    if now.fillers - memory.fillers and t.state.level2:
        yield f"INV-P04: cards of the box were laid at {sorted(now.fillers - memory.fillers)} before the deck was empty"
    # Where Jordan takes a mission, a place that could not be filled earlier moves along the row.
    if now.row.count("") > memory.row.count("") and t.state.missions:
        yield f"INV-P14: of the places of {memory.row} more are empty, and the deck is not"
    yield from _less(memory, now)
    for space in now.above:
        if t.printed.card_type[t.state.grid[space]] == "improvement" and now.above[space] - memory.above[space]:
            yield f"INV-P32: ships of {now.above[space]} stand at {space}, where an improvement lies face down"
    now.above |= {space: memory.above[space] for space in now.above}
    yield from _rivers(t, memory)
    now.begun, now.turns = memory.begun, memory.turns
    for field in History.__struct_fields__:
        setattr(memory, field, getattr(now, field))


def _less(memory: History, now: History) -> Iterator[str]:
    for what, count in now.grown.items():
        if count < memory.grown[what]:
            yield f"{what} were {memory.grown[what]} and are {count}"
    for what, pieces in memory.kept.items():
        if lost := pieces - now.kept[what]:
            yield f"{what} lost {sorted(lost)}"


def _rivers(t: PiratesTable, memory: History) -> Iterator[str]:
    """See that the rivers crossed are those before the explorer, unless it has walked twice (INV-P17)."""
    if not memory.is_fresh or t.state.options.retired_pirate:
        return
    for each in everybody(t):
        if set(each.rivers) != set(track_of(t).rivers_to(each.explorer)):
            yield f"INV-P17: {each.seat} at {each.explorer} has crossed {each.rivers}"
