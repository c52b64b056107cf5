"""The explorer of Jean or Jacques: how it moves, and how far ahead it is (MAR-SOLO-32..36, MAR-SOLO-55..57)."""

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, everybody

from .automa import miss, take_quest
from .exploration import Route, routes


def explore(t: MaracaiboTable, automa: Automa, steps: int) -> None:
    """Go to the nearest quest in reach and take it, else go the shortest way (MAR-SOLO-32..36)."""
    if automa.explorer == t.printed.last_space:
        miss(t, automa.seat, "track", automa.explorer)
        return
    ways = routes(t, automa, steps)
    quests = [way for way in ways if t.printed.spaces[way.spaces[-1]].quest]
    if quests:
        way = min(quests, key=lambda each: (_free_spaces(ways, each), _upper_first(t, each)))
    else:
        way = _shortest(t, ways)
    if t.tell is not None:
        branches = [t.printed.spaces[turn].branch or "" for turn in way.turns]
        t.tell(events.AutomaAimed(automa.seat, steps, bool(quests), branches[-1] if branches else ""))
    _move(t, automa, way)


def _free_spaces(ways: list[Route], way: Route) -> int:
    """Count the free spaces of a way: the landing spaces among its own."""
    landings = {each.spaces for each in ways}
    return sum(way.spaces[: length + 1] in landings for length in range(len(way.spaces)))


def _upper_first(t: MaracaiboTable, way: Route) -> tuple[bool, ...]:
    return tuple(t.printed.spaces[turn].branch != "upper" for turn in way.turns)


def _shortest(t: MaracaiboTable, ways: list[Route]) -> Route:
    """Take the farthest of the ways that turn at each fork where the track is shorter (MAR-SOLO-34, R-71)."""
    straight = [way for way in ways if all(_is_shorter(t, turn) for turn in way.turns)]
    return max(straight, key=lambda way: len(way.spaces))


def _is_shorter(t: MaracaiboTable, turn: str) -> bool:
    """Tell whether a branch is the one taken by the shortest way, the upper one if equal."""
    fork = next(ways for ways in t.printed.explorer_next.values() if len(ways) > 1 and turn in ways)
    return turn == min(fork, key=lambda each: (distance(t, each, t.printed.last_space), _label(t, each)))


def _label(t: MaracaiboTable, space: str) -> bool:
    return t.printed.spaces[space].branch != "upper"


def _move(t: MaracaiboTable, automa: Automa, way: Route) -> None:
    """Move without rewards; barriers and the order of arrival still count (MAR-SOLO-35, MAR-SOLO-36)."""
    state = t.state
    automa.explorer = way.spaces[-1]
    if t.tell is not None:
        t.tell(events.Explored(automa.seat, way.spaces))
    for barrier in way.barriers:
        _cross(t, automa, barrier)
    quest = state.track_quests.get(automa.explorer)
    if quest is not None:
        state.track_quests = {space: tile for space, tile in state.track_quests.items() if space != automa.explorer}
        take_quest(t, automa, quest, f"track/{automa.explorer}")


def _cross(t: MaracaiboTable, automa: Automa, barrier: str) -> None:
    """Cross a barrier; whoever comes later is not the first over it (MAR-EXPLORE-13, MAR-SOLO-35)."""
    first = not any(barrier in rival.barriers for rival in everybody(t))
    automa.barriers = (*automa.barriers, barrier)
    if t.tell is not None:
        t.tell(events.BarrierCrossed(automa.seat, barrier, first))


def distance(t: MaracaiboTable, origin: str, target: str) -> int | None:
    """Count the printed spaces of the shortest way, None if no way leads there (MAR-SOLO-57, R-75)."""
    reached, steps = {origin}, 0
    while target not in reached:
        reached = {space for each in reached for space in t.printed.explorer_next[each]}
        steps += 1
        if not reached:
            return None
    return steps


def lead(t: MaracaiboTable, automa: Automa, human: Player) -> int:
    """Tell by how many spaces the automa's explorer is ahead, below zero if behind (MAR-SOLO-55, MAR-SOLO-56)."""
    ahead = distance(t, human.explorer, automa.explorer)
    if ahead is not None:
        return ahead
    behind = distance(t, automa.explorer, human.explorer)
    if behind is not None:
        return -behind
    return _to_barrier(t, human.explorer) - _to_barrier(t, automa.explorer)


def _to_barrier(t: MaracaiboTable, origin: str) -> int:
    """Count the steps to the space before the next barrier, or to the last space where none lies ahead."""
    reached, steps = {origin}, 0
    while True:
        if any(space == t.printed.last_space or t.printed.spaces[space].barrier for space in reached):
            return steps
        reached = {space for each in reached for space in t.printed.explorer_next[each]}
        steps += 1
