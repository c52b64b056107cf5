"""Where an overlay lies: over the map, or what is shown in its place, and never over the question."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Lines

from .kit import ASK, Area, Size
from .page import Overlay

WIDEST_BOX = 120
"""Cells of a box at most: a chart lies under it whole, for torn ends of its names say nothing."""
AROUND = 4
"""Cells of a box that hold no words: its edge, and what is free at both sides."""
LEAST_BOX, ROOMY = 8, 12
"""Rows of the map's place from which a box has room in it; in fewer it takes the place of all that is above."""


class Laid(NamedTuple):
    """An overlay in its place: its area, and what stands below its heading."""

    area: Area
    lines: Lines


NOTHING = Laid(Area(0, 0, 0, 0), [])


def above_the_question(
    overlays: Sequence[Overlay], plan: Mapping[str, Area], home: str, size: Size, *, is_spread: bool
) -> Laid:
    """Lay the overlay on top over the home of the table; one that is spread may cover everything."""
    if not overlays:
        return NOTHING
    cells, rows = size
    above = Area(0, 1, cells, plan[ASK].y - 1)
    under = plan.get(home, above)
    if is_spread:
        under = Area(0, 1, cells, rows - 2)
    elif under.rows < LEAST_BOX:
        under = above
    elif home in plan and under.rows >= ROOMY:
        # The lower edge of a chart parts the box from the question.
        under = under._replace(rows=under.rows - 1)
    wide = min(WIDEST_BOX, under.cells)
    area = Area(under.x + (under.cells - wide) // 2, under.y, wide, under.rows)
    lines = overlays[-1].draw(area.cells - AROUND, area.rows - 1)
    # What would look out below it would be the torn end of a part.
    is_whole = is_spread or (home not in plan and wide == cells) or not overlays[-1].is_fitted
    return Laid(area if is_whole else area._replace(rows=min(area.rows, len(lines) + 2)), lines)
