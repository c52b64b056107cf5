"""Why a city that a legacy tile has brought cannot be sailed to: the explorer is not far enough."""

from collections.abc import Iterator

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.games.maracaibo.rules.legacy import explorer_index, may_enter
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import location_name
from maracaibo_tui.games.maracaibo.words.explain.parts import rule_of
from maracaibo_tui.games.maracaibo.words.voyages import routes_of

from .decision import Decision


def closed_cities(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    """Name the cities of legacy tiles that lie one step behind what is in reach, but are closed to the explorer."""
    if decision.question is None:
        return
    routes = routes_of(t.printed, decision.view, decision.question)
    reached = {p.ship, *(route.locations[-1] for route in routes.values())}
    for city, tile in t.printed.legacy_cities.items():
        ways = [arrow.from_ for arrow in tile.arrows if arrow.to == city and arrow.from_ in reached]
        if tile.id in t.state.legacy and ways and not may_enter(t, p, city):
            needed = getattr(tile.effect, "explorer_space", 0)
            reason = f"it opens at explorer space {needed}, and yours is on {explorer_index(t, p)}"
            yield Denied(f"Sail to {location_name(t.printed, city)}", reason, rule_of(tile.effect))
