"""Phase A: sailing (MAR-SAIL)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question

from . import events
from .assistants import end_stop, score_passed
from .components import Arrow
from .frames import EndStop, ExtraSail, MainAction, Sail
from .gains import gain_doubloons, score
from .places import is_village
from .state import Player
from .table import RULES, MaracaiboTable, humans_from, player


class Route(NamedTuple):
    """A way the ship may take: every location on it, the first after each fork, and the movement points spent."""

    locations: tuple[str, ...]
    turns: tuple[str, ...]
    cost: int


def destinations(t: MaracaiboTable, origin: str, points: int) -> dict[str, Route]:
    """Name every place the ship may reach, by its route where routes to it differ (MAR-SAIL-01..09, DEC-04)."""
    key = (origin, points, t.state.round)
    named = t.printed.routes.get(key)
    if named is None:
        named = t.printed.routes[key] = _named(t, origin, points)
    return named


def _named(t: MaracaiboTable, origin: str, points: int) -> dict[str, Route]:
    by_place: dict[str, list[Route]] = {}
    for route in _walk(t, origin, points, Route((), (), 0)):
        by_place.setdefault(route.locations[-1], []).append(route)
    named: dict[str, Route] = {}
    for place in sorted(by_place, key=t.printed.order.__getitem__):
        ways = by_place[place]
        if len({way.cost for way in ways}) == 1:
            named[f"sail:{place}"] = ways[0]
        else:
            named.update({f"sail:{place}@{','.join(way.turns)}": way for way in ways})
    return named


def _walk(t: MaracaiboTable, at: str, points: int, so_far: Route) -> Iterator[Route]:
    arrows = enterable(t, at)
    for arrow in arrows:
        if arrow.cost > points:
            continue
        turns = (*so_far.turns, arrow.to) if len(arrows) > 1 else so_far.turns
        route = Route((*so_far.locations, arrow.to), turns, so_far.cost + arrow.cost)
        yield route
        if not t.printed.locations[arrow.to].must_stop:
            yield from _walk(t, arrow.to, points - arrow.cost, route)


def is_last_space(t: MaracaiboTable, location: str) -> bool:
    """Tell whether no arrow of this round leads on from a location (MAR-TURN-04)."""
    return not enterable(t, location)


def enterable(t: MaracaiboTable, location: str) -> list[Arrow]:
    """List the arrows that lead on from a location in this round (MAR-SAIL-11)."""
    arrows = t.printed.locations[location].next
    return [arrow for arrow in arrows if not arrow.rounds or t.state.round in arrow.rounds]


@RULES.asks(Sail)
def ask_sail(t: MaracaiboTable, f: Sail) -> Question:
    """Ask where the ship sails (DEC-04)."""
    options = tuple(destinations(t, player(t, f.seat).ship, t.printed.turn.movement))
    return Question(seat=f.seat, point="DEC-04", options=options, rule="MAR-SAIL-01")


@RULES.answers(Sail)
def sail(t: MaracaiboTable, f: Sail, option: str) -> None:
    """Sail, arrive, and go on to phase B (MAR-SAIL-10, MAR-SAIL-14)."""
    p, state = player(t, f.seat), t.state
    route = destinations(t, p.ship, t.printed.turn.movement)[option]
    state.this_turn = replace(state.this_turn, spent=route.cost)
    state.phase = "main"
    push(t, MainAction(f.seat, route.cost), EndStop(f.seat))
    arrive(t, p, route)


@RULES.asks(ExtraSail)
def ask_extra_sail(t: MaracaiboTable, f: ExtraSail) -> Question | None:
    """Ask where the extra sailing leads (DEC-27, MAR-SAIL-15, MAR-SAIL-16)."""
    routes = destinations(t, player(t, f.seat).ship, f.most)
    options = tuple(name for name, route in routes.items() if route.cost >= f.least)
    if not options:
        return None
    return Question(seat=f.seat, point="DEC-27", options=(*options, "skip"), rule="MAR-SAIL-15", source=f.source)


@RULES.answers(ExtraSail)
def sail_extra(t: MaracaiboTable, f: ExtraSail, option: str) -> None:
    """Leave, sail on, and go on to one more main action (MAR-SAIL-15, MAR-SAIL-17, MAR-ASSIST-17)."""
    if option == "skip":
        return
    p = player(t, f.seat)
    route = destinations(t, p.ship, f.most)[option]
    end_stop(t, EndStop(f.seat))
    push(t, MainAction(f.seat, route.cost, extra=True))
    arrive(t, p, route)


def arrive(t: MaracaiboTable, p: Player, route: Route) -> None:
    """Move the ship and resolve what passing and arriving bring, in order (MAR-SAIL-14)."""
    origin = p.ship
    p.ship = route.locations[-1]
    if t.tell is not None:
        t.tell(events.Sailed(p.seat, route.locations, route.cost))
    if p.assistants:
        score_passed(t, p, origin)
    reward_visits(t, p.seat, p.ship)


def reward_visits(t: MaracaiboTable, seat: int, location: str) -> None:
    """Reward the owners of assistants at a location where a ship stops, the sailor first (EFF-PRM-07, MAR-GEN-26)."""
    if t.state.options.first_edition and not is_village(t, location):
        return
    for owner in humans_from(t, seat):
        p = player(t, owner)
        if location not in p.assistants:
            continue
        for card in p.tableau:
            for effect in t.printed.visit_rewards.get(card, ()):
                source = f"card/{card}/permanent"
                gain_doubloons(t, p, effect.reward.doubloons, source)
                score(t, p, effect.reward.vp, source)
