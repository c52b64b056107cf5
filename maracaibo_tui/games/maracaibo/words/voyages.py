"""What a voyage costs and brings, and how that is said beside its option."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.assistants import passed
from maracaibo_tui.games.maracaibo.rules.places import has_village_action
from maracaibo_tui.games.maracaibo.rules.sailing import Route, destinations
from maracaibo_tui.games.maracaibo.rules.village import main_action_count
from maracaibo_tui.games.maracaibo.state.frames import ExtraSail
from maracaibo_tui.games.maracaibo.state.position import Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .cards import location_name

SAILING = frozenset({"DEC-04", "DEC-27"})
"""The decision points where places are asked for that a ship may sail to."""
_HALF, _CHANGE = 32, 5
"""Letters of an option that stands beside another one in a line, and those of a figure behind it."""


class Brings(NamedTuple):
    """What a voyage brings and takes besides movement points."""

    actions: int | None
    """Village actions where it ends; None where there are none to be had."""
    passed: int
    points: int
    """Own assistants on the way, and the points for them."""
    toll: int


def brings(t: MaracaiboTable, p: Player, route: Route) -> Brings:
    """Reckon what a voyage brings and takes (MAR-VILLAGE-01, MAR-ASSIST-13, MAR-LEGACY-26)."""
    goal = route.locations[-1]
    actions = main_action_count(t, p, route.cost) if has_village_action(t, goal) else None
    missed = passed(t, p, p.ship, goal)
    return Brings(actions, missed, missed * t.printed.turn.assistant_missed, route.toll)


def routes_of(printed: Printed, view: State, question: Question) -> Mapping[str, Route]:
    """Give the route of every destination as the question reckons it; nothing where no ship sails."""
    if question.point not in SAILING:
        return {}
    table: MaracaiboTable = Table(view, printed)
    frame = view.agenda[-1]
    points = frame.most if isinstance(frame, ExtraSail) else printed.turn.movement
    return destinations(table, player(table, question.seat), points)


def with_costs(printed: Printed, view: State, question: Question, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Say of every destination its movement points, and beside them village actions, points and toll.

    Where two of them would be too long for one line, all are named more briefly.
    """
    routes = routes_of(printed, view, question)
    if not routes:
        return options
    table: MaracaiboTable = Table(view, printed)
    p = player(table, question.seat)
    found = [_costed(table, p, each, routes[each.id]) if each.id in routes else each for each in options]
    if all(len(each.label) + _CHANGE * len(each.change) <= _HALF for each in found if each.id in routes):
        return tuple(found)
    return tuple([_briefly(printed, each, routes[each.id]) if each.id in routes else each for each in found])


def _costed(t: MaracaiboTable, p: Player, option: Option, route: Route) -> Option:
    there = brings(t, p, route)
    change = (("village_actions", there.actions or 0), ("vp", there.points), ("doubloons", -there.toll))
    changed = tuple([(what, amount) for what, amount in change if amount])
    return replace(option, label=f"{option.label}, {route.cost} MP", change=changed)


def _briefly(printed: Printed, option: Option, route: Route) -> Option:
    """Leave out the verb, and the names of places on the way, which have numbers."""
    goal, *way = option.label.removeprefix("Sail ").split(" by way of ")
    for turn in route.turns:
        way = [text.replace(location_name(printed, turn), turn) for text in way]
    return replace(option, label=" via ".join([f"{goal[:1].upper()}{goal[1:]}", *way]))
