"""Where an overlay lies: beside the question where there is width, above it where there is height."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Lines

from .kit import ASK, Area, Size
from .page import Overlay

DOCKED_CELLS, DOCK = 120, 58
"""From how many cells on an overlay stands at the right, and how wide it is there."""
WIDEST_BOX = 100
LEAST_OVERLAY, LEAST_DOCKED = 12, 20
"""Rows above the question from which an overlay leaves it as it is: where it could also lie beside it, some more."""


class Laid(NamedTuple):
    """An overlay in its place: its area, and what stands inside its frame."""

    area: Area
    lines: Lines


NOTHING = Laid(Area(0, 0, 0, 0), [])


def beside_the_question(overlays: Sequence[Overlay], plan: Mapping[str, Area], size: Size, *, is_spread: bool) -> Laid:
    """Lay the overlay on top into its place; one that is spread may cover the question."""
    cells, rows = size
    if not overlays:
        return NOTHING
    prompt = plan[ASK].y
    is_docked = cells >= DOCKED_CELLS and not is_spread
    least = LEAST_DOCKED if is_docked else LEAST_OVERLAY
    high = prompt - 1 if prompt - 1 >= least and not is_spread else rows - 2
    if is_docked:
        return _as_high_as_needed(overlays[-1], Area(cells - DOCK, 1, DOCK, high), prompt)
    wide = min(WIDEST_BOX, cells)
    area = Area((cells - wide) // 2, 1, wide, high)
    if wide == cells and high == prompt - 1:
        # What would look out below it would be the torn end of a part.
        return Laid(area, overlays[-1].draw(area.cells - 5, area.rows - 2))
    return _as_high_as_needed(overlays[-1], area, prompt)


def _as_high_as_needed(top: Overlay, area: Area, prompt: int) -> Laid:
    """Leave the question and more in sight where an overlay has little to say; one to type in keeps its height."""
    lines = top.draw(area.cells - 5, area.rows - 2)
    high = min(area.rows, len(lines) + 2)
    return Laid(area._replace(rows=high) if top.is_fitted and area.y + high <= prompt else area, lines)
