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
