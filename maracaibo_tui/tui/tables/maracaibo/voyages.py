"""Voyages: the route behind every destination that a question offers, and what it costs."""

from collections.abc import Mapping

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.frames import ExtraSail
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.sailing import Route, destinations
from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.games.maracaibo.table import MaracaiboTable, player
from maracaibo_tui.tui.shell.kit import Moment

from .concern import place_of

SAILING = frozenset({"DEC-04", "DEC-27"})


def routes_of(printed: Printed, view: State, question: Question) -> Mapping[str, Route]:
    """Give the route of every destination as the question reckons it; nothing where no ship sails."""
    if question.point not in SAILING:
        return {}
    table: MaracaiboTable = Table(view, printed)
    frame = view.agenda[-1]
    points = frame.most if isinstance(frame, ExtraSail) else printed.turn.movement
    return destinations(table, player(table, question.seat), points)


def with_costs(printed: Printed, view: State, question: Question, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Say beside every destination its movement points and its toll."""
    routes = routes_of(printed, view, question)
    return tuple(
        replace(option, label=f"{option.label}, {_cost(routes[option.id])}") if option.id in routes else option
        for option in options
    )


def _cost(route: Route) -> str:
    return f"{route.cost} MP" + (f", toll {route.toll}$" if route.toll else "")


def reach(printed: Printed, moment: Moment) -> dict[str, list[tuple[int, Route]]]:
    """Give the options that lead to each place, with their routes."""
    if moment.question is None:
        return {}
    routes = routes_of(printed, moment.view, moment.question)
    found: dict[str, list[tuple[int, Route]]] = {}
    for number, option in enumerate(moment.options):
        if option.id in routes:
            found.setdefault(place_of(printed, option.id), []).append((number, routes[option.id]))
    return found
