"""Voyages: the route behind every destination that a question offers, and every step there is."""

from functools import lru_cache

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.sailing import Route
from maracaibo_tui.games.maracaibo.words.voyages import SAILING, routes_of

from .decision import Decision
from .lights import place_of


def is_sailing(decision: Decision) -> bool:
    """Tell whether places are asked for that a ship may sail to."""
    return decision.question is not None and decision.question.point in SAILING


@lru_cache(maxsize=2)
def steps(printed: Printed, legacy: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Give every step from place to place, with those of the legacy tiles in play."""
    tiles = [tile for tile in printed.box.legacy.values() if tile.id in legacy]
    return (
        *[(place.id, arrow.to) for place in printed.locations.values() for arrow in place.next],
        *[(added.from_, added.to) for tile in tiles for added in tile.arrows],
    )


def reach(printed: Printed, decision: Decision) -> dict[str, list[tuple[int, Route]]]:
    """Give the options that lead to each place, with their routes."""
    if decision.question is None:
        return {}
    routes = routes_of(printed, decision.view, decision.question)
    found: dict[str, list[tuple[int, Route]]] = {}
    for number, option in enumerate(decision.options):
        if option.id in routes:
            found.setdefault(place_of(printed, option.id), []).append((number, routes[option.id]))
    return found
