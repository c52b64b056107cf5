"""Arrows on the sea: to the nearest space that lies that way, of those that can be answered, or of all."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from .geometry import spots
from .sea_map import spots_of, visited
from .seen import own


def walk(printed: Printed, moment: Moment, direction: str) -> int | None:
    """Give the option that lies in a direction of the highlighted one; nothing where none lies on the sea."""
    found = spots_of(printed, moment)
    if not found:
        return None
    here = found.get(moment.highlighted, own(moment).ship)
    return _nearest(spots(printed, moment.view.options.layout), here, direction, found)


def stride(printed: Printed, moment: Moment, direction: str) -> int:
    """Say how many spaces the cursor goes on or back in reading order to come to what lies in a direction."""
    all_spaces = [each.partition("/")[2] for each in visited(printed, moment)]
    at = min(max(0, moment.cursors.get("map", 0)), len(all_spaces) - 1)
    if at < 0:
        return 0
    found = _nearest(spots(printed, moment.view.options.layout), all_spaces[at], direction, dict(enumerate(all_spaces)))
    return 0 if found is None else found - at


def _nearest(where: Mapping[str, tuple[int, int]], here: str, direction: str, found: Mapping[int, str]) -> int | None:
    """Find what lies nearest in a direction; what lies straight ahead is meant before what lies aside."""
    x, y = where[here]
    sign = -1 if direction in {"up", "left"} else 1
    ahead = {}
    for number, space in found.items():
        across, down = where[space][0] - x, where[space][1] - y
        along, aside = (across, down) if direction in {"left", "right"} else (down, across)
        if along * sign > 0:
            ahead[number] = (abs(along) + 2 * abs(aside), number)
    return min(ahead, key=lambda number: ahead[number], default=None)
