"""The state paths of Maracaibo, such as `players.1.influence.spain`."""

from maracaibo_tui.engine.paths import Patterns, StatePaths
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .path_values import IDS, VALUES
from .story_paths import is_of_no_story

ORDERED = frozenset({"display", "locations.<location>.quests", "story.facts"})
"""Lists whose order counts, beside the piles."""


def _is_idle(t: MaracaiboTable, pattern: str, ids: tuple[str, ...]) -> bool:
    """Tell whether a path says nothing yet: points before the final scoring, tiles out of play."""
    state = t.state
    if is_of_no_story(t, pattern):
        return True
    if ".score." in pattern:
        return state.phase != "over"
    if pattern.startswith("legacy."):
        tile = ids[0] if ids else pattern.split(".")[1]
        return tile not in state.legacy
    if pattern.startswith("locations."):
        added = t.printed.legacy_cities.get(ids[0])
        return added is not None and added.id not in state.legacy
    return pattern.startswith("track.") and not t.printed.spaces[ids[0]].quest


PATHS = StatePaths(Patterns(VALUES, IDS, ORDERED, _is_idle))
read, resolve, all_paths = PATHS.read, PATHS.resolve, PATHS.all_paths
