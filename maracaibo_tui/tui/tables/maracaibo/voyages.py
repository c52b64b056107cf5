"""What a voyage costs."""

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.sailing import Route, destinations
from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.games.maracaibo.table import MaracaiboTable, player

SAILING = frozenset({"DEC-04", "DEC-27"})


def with_costs(printed: Printed, view: State, question: Question, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Say beside every destination its movement points and its toll."""
    if question.point not in SAILING:
        return options
    table: MaracaiboTable = Table(view, printed)
    routes = destinations(table, player(table, question.seat), printed.turn.movement)
    return tuple(
        replace(option, label=f"{option.label}, {_cost(routes[option.id])}") if option.id in routes else option
        for option in options
    )


def _cost(route: Route) -> str:
    return f"{route.cost} MP" + (f", toll {route.toll}$" if route.toll else "")
