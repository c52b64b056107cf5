"""Phase A: sailing (MAR-SAIL)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Arrow
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import EndStop, ExtraSail, MainAction, Sail
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, humans_from, player

from .assistants import end_stop, score_passed
from .collection_tiles import offer_collection
from .gains import gain_doubloons, pay_doubloons, score, take_figures
from .legacy import arrows_from, bearings, tile_at, toll
from .places import is_village


class Route(NamedTuple):
    """A way the ship may take: every location on it, the first after each fork, movement points and tolls."""

    locations: tuple[str, ...]
    turns: tuple[str, ...]
    cost: int
    toll: int


def destinations(t: MaracaiboTable, p: Player, points: int) -> dict[str, Route]:
    """Name every place the ship may reach, by its route where routes to it differ (MAR-SAIL-01..09, DEC-04)."""
    key = (p.ship, points, t.state.round, *bearings(t, p))
    named = t.printed.routes.get(key)
    if named is None:
        named = t.printed.routes[key] = _named(t, p, points)
    return named


def _named(t: MaracaiboTable, p: Player, points: int) -> dict[str, Route]:
    by_place: dict[str, list[Route]] = {}
    for route in _walk(t, p, points, Route((), (), 0, 0)):
        by_place.setdefault(route.locations[-1], []).append(route)
    named: dict[str, Route] = {}
    for place in sorted(by_place, key=t.printed.order.__getitem__):
        ways = by_place[place]
        if len({(way.cost, way.toll) for way in ways}) == 1:
            named[made("sail", place)] = ways[0]
        else:
            named.update({made("sail", place, way=way.turns): way for way in ways})
    return named


def _walk(t: MaracaiboTable, p: Player, points: int, so_far: Route) -> Iterator[Route]:
    """Follow the arrows as far as the movement points and the tolls allow (MAR-SAIL-07, MAR-LEGACY-26)."""
    at = so_far.locations[-1] if so_far.locations else p.ship
    due = so_far.toll + (toll(t, at) if so_far.locations else 0)
    if due > p.doubloons:
        return
    arrows = enterable(t, at, p)
    for arrow in arrows:
        if arrow.cost > points:
            continue
        turns = (*so_far.turns, arrow.to) if len(arrows) > 1 else so_far.turns
        route = Route((*so_far.locations, arrow.to), turns, so_far.cost + arrow.cost, due)
        yield route
        if not t.printed.locations[arrow.to].must_stop:
            yield from _walk(t, p, points - arrow.cost, route)


def is_last_space(t: MaracaiboTable, location: str, traveller: Player | Automa) -> bool:
    """Tell whether no arrow of this round leads on from a location (MAR-TURN-04)."""
    return not enterable(t, location, traveller)


def enterable(t: MaracaiboTable, location: str, traveller: Player | Automa) -> list[Arrow]:
    """List the arrows that lead on from a location in this round (MAR-SAIL-11, MAR-LEGACY-20)."""
    arrows = arrows_from(t, location, traveller) if t.state.legacy else t.printed.locations[location].next
    return [arrow for arrow in arrows if not arrow.rounds or t.state.round in arrow.rounds]


@RULES.asks(Sail)
def ask_sail(t: MaracaiboTable, f: Sail) -> Question:
    """Ask where the ship sails (DEC-04)."""
    options = tuple(destinations(t, player(t, f.seat), t.printed.turn.movement))
    return Question(seat=f.seat, point="DEC-04", options=options, rule="MAR-SAIL-01")


@RULES.answers(Sail)
def sail(t: MaracaiboTable, f: Sail, option: str) -> None:
    """Sail, arrive, and go on to phase B (MAR-SAIL-10, MAR-SAIL-14)."""
    p, state = player(t, f.seat), t.state
    route = destinations(t, p, t.printed.turn.movement)[option]
    state.this_turn = replace(state.this_turn, spent=route.cost)
    state.phase = "main"
    push(t, MainAction(f.seat, route.cost), EndStop(f.seat))
    arrive(t, p, route)


@RULES.asks(ExtraSail)
def ask_extra_sail(t: MaracaiboTable, f: ExtraSail) -> Question | None:
    """Ask where the extra sailing leads (DEC-27, MAR-SAIL-15, MAR-SAIL-16)."""
    routes = destinations(t, player(t, f.seat), f.most)
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
    route = destinations(t, p, f.most)[option]
    end_stop(t, EndStop(f.seat))
    push(t, MainAction(f.seat, route.cost, extra=True))
    arrive(t, p, route)


def arrive(t: MaracaiboTable, p: Player, route: Route) -> None:
    """Move the ship and resolve what passing and arriving bring, in order (MAR-SAIL-14)."""
    origin = p.ship
    p.ship = route.locations[-1]
    if t.tell is not None:
        t.tell(events.Sailed(p.seat, route.locations, route.cost))
    pay_doubloons(t, p, route.toll, "toll")
    score_passed(t, p, origin)
    if t.state.legacy:
        _legacy_arrival(t, p)
    reward_visits(t, p.seat, p.ship)


def _legacy_arrival(t: MaracaiboTable, p: Player) -> None:
    """Take what legacy tiles give on arrival, and go to a collection tile (MAR-LEGACY-23, MAR-LEGACY-41)."""
    prize = tile_at(t, p.ship, v.LegacyArrivalVp)
    if prize is not None:
        score(t, p, prize.effect.vp, f"legacy/{prize.tile.id}")
    recruits = tile_at(t, p.ship, v.LegacyRecruit)
    if recruits is not None:
        take_figures(t, p, recruits.effect.figures, f"legacy/{recruits.tile.id}")
    offer_collection(t, p)


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
