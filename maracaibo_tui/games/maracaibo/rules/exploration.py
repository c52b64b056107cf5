"""The explorer track (MAR-EXPLORE)."""

from collections.abc import Iterator
from typing import NamedTuple

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.components import START, ExplorerSpace
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import (
    CrossBarrier,
    Explore,
    Land,
    RedBarrier,
    Resolve,
    TrackQuest,
    VillageActions,
)
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, everybody, player

from .gains import score
from .influence import ALL_NATIONS, gain_influence


class Route(NamedTuple):
    """A way the explorer may take: every space on it, the landing space last, and what happens on the way."""

    spaces: tuple[str, ...]
    turns: tuple[str, ...]
    barriers: tuple[str, ...]
    skipped: tuple[int | str, ...]


def can_explore(t: MaracaiboTable, p: Player) -> bool:
    """Tell whether the explorer can still move (MAR-EXPLORE-17)."""
    return p.explorer != t.printed.last_space


def offer_explore(t: MaracaiboTable, p: Player, steps: int, source: str) -> None:
    """Let the player move the explorer, with the extra steps of permanent effects (MAR-EXPLORE-01, -19)."""
    push(t, Explore(p.seat, steps + extra_steps(t, p), source))


def extra_steps(t: MaracaiboTable, p: Player) -> int:
    """Sum up the optional steps added to every explorer movement (EFF-PRM-05)."""
    table = t.printed.explorer_steps
    return sum([table[card] for card in p.tableau if card in table])


def others_on_track(t: MaracaiboTable) -> dict[str, int | str]:
    """Give the spaces where somebody's explorer bars the way; the last one never does (MAR-EXPLORE-04, -06)."""
    return {each.explorer: each.seat for each in everybody(t) if each.explorer != t.printed.last_space}


def routes(t: MaracaiboTable, p: Player | Automa, steps: int) -> list[Route]:
    """List every way of up to so many free spaces (MAR-EXPLORE-03..06, MAR-EXPLORE-18, MAR-EXPLORE-22)."""
    return list(_walk(t, p.explorer, steps, Route((), (), (), ()), others_on_track(t)))


def _walk(t: MaracaiboTable, at: str, steps: int, so_far: Route, others: dict[str, int | str]) -> Iterator[Route]:
    ways = t.printed.explorer_next[at]
    barrier = t.printed.spaces[at].barrier if at != START else None
    barriers = (*so_far.barriers, barrier) if barrier else so_far.barriers
    for space in ways:
        turns = (*so_far.turns, space) if len(ways) > 1 else so_far.turns
        route = Route((*so_far.spaces, space), turns, barriers, so_far.skipped)
        if space in others:
            onward = route._replace(skipped=(*route.skipped, others[space]))
            yield from _walk(t, space, steps, onward, others)
            continue
        if _emptied(t, t.printed.spaces[space]):
            yield from _walk(t, space, steps, route, others)
            continue
        yield route
        if steps > 1:
            yield from _walk(t, space, steps - 1, route, others)


def _emptied(t: MaracaiboTable, space: ExplorerSpace) -> bool:
    return space.quest and space.id not in t.state.track_quests


def named_routes(t: MaracaiboTable, p: Player, steps: int) -> dict[str, Route]:
    """Name every way by its landing space, and by its turns where ways to it differ (DEC-50)."""
    by_space: dict[str, list[Route]] = {}
    for route in routes(t, p, steps):
        by_space.setdefault(route.spaces[-1], []).append(route)
    named: dict[str, Route] = {}
    for space, ways in by_space.items():
        if len({(way.barriers, frozenset(way.skipped)) for way in ways}) == 1:
            named[made("explore", space)] = ways[0]
        else:
            named.update({made("explore", space, way=way.turns): way for way in ways})
    return named


@RULES.asks(Explore)
def ask_explore(t: MaracaiboTable, f: Explore) -> Question | None:
    """Ask where the explorer goes (DEC-50, MAR-EXPLORE-01, MAR-EXPLORE-02)."""
    p = player(t, f.seat)
    if not can_explore(t, p):
        return None
    options = (*named_routes(t, p, f.steps), "skip")
    return Question(seat=f.seat, point="DEC-50", options=options, rule="MAR-EXPLORE-01", source=f.source)


@RULES.answers(Explore)
def move_explorer(t: MaracaiboTable, f: Explore, option: str) -> None:
    """Move the explorer: theft, then barriers in path order, then the landing (MAR-EXPLORE-07, MAR-EXPLORE-14)."""
    if option == "skip":
        return
    p = player(t, f.seat)
    route = named_routes(t, p, f.steps)[option]
    p.explorer = route.spaces[-1]
    if t.tell is not None:
        t.tell(events.Explored(p.seat, route.spaces))
    _steal(t, p, route.skipped)
    barriers = [CrossBarrier(p.seat, barrier) for barrier in route.barriers]
    push(t, *barriers, Land(p.seat))


def _steal(t: MaracaiboTable, p: Player, skipped: tuple[int | str, ...]) -> None:
    """Take points from the owner of every explorer jumped over, as far as there are any (EFF-PRM-06)."""
    amounts = [t.printed.theft[card] for card in p.tableau if card in t.printed.theft]
    for amount in amounts:
        for seat in skipped:
            owner = next(rival for rival in everybody(t) if rival.seat == seat)
            taken = min(amount, owner.vp)
            owner.vp -= taken
            if t.tell is not None and taken:
                t.tell(events.Scored(seat, -taken, f"theft/{p.seat}"))
            score(t, p, taken, f"theft/{seat}")


@RULES.acts(CrossBarrier)
def cross_barrier(t: MaracaiboTable, f: CrossBarrier) -> None:
    """Cross a barrier and take its bonus (MAR-EXPLORE-12, MAR-EXPLORE-13, MAR-EXPLORE-15)."""
    p, numbers = player(t, f.seat), t.printed.scoring
    first = not any(f.barrier in rival.barriers for rival in everybody(t))
    p.barriers = (*p.barriers, f.barrier)
    if t.tell is not None:
        t.tell(events.BarrierCrossed(p.seat, f.barrier, first))
    if f.barrier == "red":
        push(t, RedBarrier(f.seat))
    else:
        score(t, p, numbers.barrier_first if first else numbers.barrier_later, f"barrier/{f.barrier}")


@RULES.asks(RedBarrier)
def ask_red_barrier(_t: MaracaiboTable, f: RedBarrier) -> Question:
    """Ask for the single nation of the red barrier's influence (DEC-51)."""
    options = (*ALL_NATIONS, "skip")
    return Question(seat=f.seat, point="DEC-51", options=options, rule="MAR-EXPLORE-12", source="barrier/red")


@RULES.answers(RedBarrier)
def take_red_barrier(t: MaracaiboTable, f: RedBarrier, option: str) -> None:
    """Gain all of it with one nation."""
    if option != "skip":
        nation = value_of(option)
        gain_influence(t, player(t, f.seat), nation, t.printed.scoring.barrier_influence, "barrier/red")


@RULES.acts(Land)
def land(t: MaracaiboTable, f: Land) -> None:
    """Receive what the landing space gives (MAR-EXPLORE-07..09, MAR-EXPLORE-16)."""
    p = player(t, f.seat)
    space = t.printed.spaces[p.explorer]
    if space.id == t.printed.last_space:
        score(t, p, _end_points(t), "explorer/end")
        push(t, VillageActions(f.seat, t.printed.scoring.track_end_village_actions, "DEC-54"))
    elif space.quest:
        push(t, TrackQuest(f.seat, space.id))
    else:
        push(t, Resolve(f.seat, f"space/{space.id}/reward"))


def _end_points(t: MaracaiboTable) -> int:
    """Give the points for the last explorer to arrive; for a fifth, beside an automa, none are printed."""
    points = t.printed.scoring.track_end
    arrived = sum([each.explorer == t.printed.last_space for each in everybody(t)])
    return points[arrived - 1] if arrived <= len(points) else 0
