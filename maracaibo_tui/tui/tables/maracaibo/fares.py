"""What a voyage costs and brings: beside its option, and as signs on the map."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.assistants import passed
from maracaibo_tui.games.maracaibo.rules.places import has_village_action
from maracaibo_tui.games.maracaibo.rules.sailing import Route
from maracaibo_tui.games.maracaibo.rules.village import main_action_count
from maracaibo_tui.games.maracaibo.state.position import Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.english import location_name
from maracaibo_tui.tui.screen.lines import Span
from maracaibo_tui.tui.shell.kit import Moment

from .voyages import routes_of

HALF, CHANGE_CELLS = 32, 5
"""Cells of an option in the narrower half of a prompt of 80 cells, and those of a figure beside it."""
_SIGNS = (("village_actions", "{}v", "legal"), ("vp", "+{}VP", "points"), ("doubloons", "-{}$", "cost"))
"""What else there is to a voyage, as signs with their styles."""


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


def with_costs(printed: Printed, view: State, question: Question, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Say of every destination its movement points, and beside them village actions, points and toll.

    Where one of them would be too long for half a screen, all are named more briefly.
    """
    routes = routes_of(printed, view, question)
    if not routes:
        return options
    table: MaracaiboTable = Table(view, printed)
    p = player(table, question.seat)
    found = [_costed(table, p, each, routes[each.id]) if each.id in routes else each for each in options]
    if all(len(each.label) + CHANGE_CELLS * len(each.change) <= HALF for each in found if each.id in routes):
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


def signs(moment: Moment, ways: Sequence[tuple[int, Route]]) -> tuple[Span, ...]:
    """Give what the voyages to a place cost and bring as signs, the weightiest first."""
    return _signs(tuple([(route.cost, moment.options[number].change) for number, route in ways]))


@lru_cache(maxsize=64)
def _signs(ways: tuple[tuple[int, tuple[tuple[str, int], ...]], ...]) -> tuple[Span, ...]:
    ways = tuple(sorted(ways))
    signs = [Span(f" {_one_or_each([cost for cost, _change in ways])}MP", "key")]
    for what, sign, style in _SIGNS:
        amounts = [abs(dict(change).get(what, 0)) for _cost, change in ways]
        if any(amounts):
            signs.append(Span(f" {sign.format(_one_or_each(amounts))}", style))
    return tuple(signs)


def _one_or_each(amounts: Sequence[int]) -> str:
    """Give an amount; where the ways differ, that of each of them, the cheapest first."""
    return "/".join(map(str, amounts if len({*amounts}) > 1 else amounts[:1]))
