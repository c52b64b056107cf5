"""The state paths of Pirates of Maracaibo, such as `players.1.treasures.gold`."""

from maracaibo_tui.engine.paths import Patterns, StatePaths
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .path_values import IDS, VALUES

ORDERED = frozenset({"offer.missions", "offer.figureheads", "raid.dice"})
"""Lists whose order counts, beside the piles and the dice."""


def _is_idle(t: PiratesTable, pattern: str, ids: tuple[str, ...]) -> bool:
    """Tell whether a path says nothing yet: points before the final scoring, modules and pieces not in play."""
    state = t.state
    if ".score." in pattern:
        return state.phase != "over"
    if pattern.startswith("locations."):
        return ids[0] not in state.grid.values()
    return pattern == "rubies.<ruby>" and not state.options.rubies


PATHS = StatePaths(Patterns(VALUES, IDS, ORDERED, _is_idle))
read, resolve, all_paths = PATHS.read, PATHS.resolve, PATHS.all_paths
