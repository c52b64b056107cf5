"""Whether every victory point was reported, and awards given in their order (INV-30, INV-32, INV-35)."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from maracaibo_tui.games.maracaibo.audit.invariants.automas import automas
from maracaibo_tui.games.maracaibo.state.events import BarrierCrossed, Explored, Scored
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

Seat = int | str


class Points(Struct):
    """The points known at the beginning and those reported since."""

    totals: Counter[Seat]
    quest_points: Counter[Seat]
    quests: dict[Seat, int]
    firsts: set[str]
    arrived: int


def begin_points(t: MaracaiboTable) -> Points:
    """Note what everybody has."""
    everybody = (*t.state.players, *automas(t.state))
    explorers = [each.explorer for each in everybody]
    return Points(
        totals=Counter({each.seat: each.vp for each in everybody}),
        quest_points=Counter(),
        quests={p.seat: len(p.quests) for p in t.state.players},
        firsts=set(),
        arrived=explorers.count(t.printed.last_space),
    )


def hear_points(t: MaracaiboTable, memory: Points, event: object) -> Iterator[str]:
    """Add up what is scored; see that awards for the first go to the first (INV-30)."""
    match event:
        case Scored(seat=seat, amount=amount, source=source):
            memory.totals[seat] += amount
            if source == "quest track":
                memory.quest_points[seat] += amount
            yield from _award(t, memory, event)
        case BarrierCrossed(barrier=barrier, first=first):
            ahead = [each.seat for each in (*t.state.players, *automas(t.state)) if barrier in each.barriers]
            if first != (len(ahead) == 1):
                yield f"INV-30: seat {event.seat} is {'' if first else 'not '}the first over {barrier} after {ahead}"
        case Explored(spaces=spaces) if spaces[-1] == t.printed.last_space:
            memory.arrived += 1


def _award(t: MaracaiboTable, memory: Points, event: Scored) -> Iterator[str]:
    numbers = t.printed.scoring
    kind, _, what = event.source.partition("/")
    if event.source == "explorer/end":
        wanted = dict(enumerate(numbers.track_end, 1)).get(memory.arrived, 0)
    elif kind == "barrier" and "/" not in what:
        # What influence of the red barrier scores beyond the end of a track has a longer address.
        holders = [each for each in (*t.state.players, *automas(t.state)) if what in each.barriers]
        wanted = numbers.barrier_first if len(holders) == 1 and what not in memory.firsts else numbers.barrier_later
        memory.firsts.add(what)
    else:
        return
    if event.amount != wanted:
        yield f"INV-30: seat {event.seat} scored {event.amount} for {event.source} instead of {wanted}"


def compare_points(t: MaracaiboTable, memory: Points) -> Iterator[str]:
    """See that reported points make up every total, and the quest track paid what it must (INV-32, INV-35)."""
    for p in t.state.players:
        if p.vp != memory.totals[p.seat]:
            yield f"INV-35: seat {p.seat} has {p.vp} points, reported were {memory.totals[p.seat]}"
        wanted = _track(t, len(p.quests)) - _track(t, memory.quests[p.seat])
        if memory.quest_points[p.seat] != wanted:
            paid = memory.quest_points[p.seat]
            yield f"INV-32: seat {p.seat} scored {paid} for {len(p.quests)} quest tiles instead of {wanted}"
    for automa in automas(t.state):
        if automa.vp != memory.totals[automa.seat]:
            yield f"INV-35: {automa.seat} has {automa.vp} points, reported were {memory.totals[automa.seat]}"


def _track(t: MaracaiboTable, tiles: int) -> int:
    printed = t.printed.turn.quest_track
    return sum(printed[:tiles]) + max(0, tiles - len(printed)) * t.printed.turn.quest_further
