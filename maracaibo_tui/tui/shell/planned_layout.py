"""Textual's way to lay panels: where a plan says."""

from collections.abc import Callable, Mapping

from textual.geometry import Offset, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from .kit import Area


class PlannedLayout(Layout):
    """Lays every panel where the plan has a place of its name; the others have no cells."""

    name = "plan"

    def __init__(self, plan: Callable[[tuple[int, int]], Mapping[str, Area]]) -> None:
        """Lay by what this gives for cells and rows."""
        super().__init__()
        self._plan = plan

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:  # noqa: ARG002, FBT001, FBT002 - Textual's shape
        """Place every child by its name."""
        areas = self._plan((size.width, size.height))
        placements = []
        for order, child in enumerate(children):
            area = areas.get(child.id or "", Area(0, 0, 0, 0))
            region = Region(area.x, area.y, area.cells, area.rows)
            placements.append(WidgetPlacement(region, Offset(), Spacing(), child, order, fixed=False))
        return placements
