"""Pictures drawn at once: Textual draws by a clock, new places with one stroke of it and what they show with the next.

It leans on private parts of the one Textual it was checked with; with any other the clock is waited for.
"""

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any

from rich.console import RenderableType
from textual._compositor import Compositor
from textual.geometry import Region
from textual.screen import UPDATE_PERIOD, Screen

from .output import PanelsUpdate, Piece, is_known
from .panel import Panel

TOPMOST = "above"
"""The layer that nothing lies upon."""
# ruff: noqa: SLF001 - what Textual's own clock does


class Cells(Compositor):
    """Puts a picture together from the cells of panels: one may lie upon the others, which fill the screen."""

    @property
    def cuts(self) -> list[list[int]]:
        """Give the columns in which the pieces of every row begin and end, where Textual draws them."""
        if self._cuts is None:
            cuts = super().cuts
            for widget, (region, _clip) in self.visible_widgets.items():
                # Where something went on to the right of it, a piece would have to begin there.
                if widget.layer == TOPMOST and region.right == self.size.width:
                    for y in region.line_range:
                        cuts[y] = [cut for cut in cuts[y] if not region.x < cut < region.right]
        return super().cuts

    def render_update(
        self,
        full: bool = False,  # noqa: FBT001, FBT002 - Textual's shape
        screen_stack: list[Screen[Any]] | None = None,
        simplify: bool = False,  # noqa: FBT001, FBT002
    ) -> Any:  # noqa: ANN401 - Textual's shape
        """Give the cells of all that is to be drawn; Textual draws what shows more than panels, or goes to a file."""
        whole = self.size.region
        regions = {whole} if full or whole in self._dirty_regions else {*self._dirty_regions}
        if simplify or not regions or not is_known() or not self._has_panels_only():
            return super().render_update(full, screen_stack, simplify)
        self._dirty_regions.clear()

        def otherwise() -> RenderableType | None:
            self._dirty_regions = {*regions}
            return super(Cells, self).render_update(full, screen_stack, simplify)

        return PanelsUpdate(self._pieces(regions), otherwise)

    def _has_panels_only(self) -> bool:
        """Tell whether panels fill the whole screen."""
        seen = [(widget, region) for widget, (region, _clip) in self.visible_widgets.items() if widget is not self.root]
        covered = [region.area for widget, region in seen if widget.layer != TOPMOST or len(seen) == 1]
        return all(isinstance(widget, Panel) for widget, _ in seen) and sum(covered) == self.size.area

    def _pieces(self, regions: Iterable[Region]) -> Iterator[Piece]:
        """Give what is to be seen of panels in some regions, row by row."""
        seen = [(panel, region) for panel, (region, _) in self.visible_widgets.items() if isinstance(panel, Panel)]
        above = next((region for panel, region in seen if panel.layer == TOPMOST), Region())
        for wanted in regions:
            for panel, region in seen:
                shared = wanted.intersection(region)
                hidden = shared.intersection(above) if panel.layer != TOPMOST else Region()
                for part in filter(None, _around(shared, hidden) if hidden else [shared]):
                    first, last = part.x - region.x, part.right - region.x
                    for y in part.line_range:
                        yield y, part.x, panel.cells(y - region.y, region.width)[first:last]


def _around(region: Region, hidden: Region) -> Iterable[Region]:
    """Give the parts of a region above, below and beside another one that lies in it."""
    x, y, right, bottom = hidden.x, hidden.y, hidden.right, hidden.bottom
    return (
        Region.from_corners(region.x, region.y, region.right, y),
        Region.from_corners(region.x, y, x, bottom),
        Region.from_corners(right, y, region.right, bottom),
        Region.from_corners(region.x, bottom, region.right, region.bottom),
    )


class Painter:
    """Draws a screen whenever it is asked to, but not more often than the clock would."""

    def __init__(self) -> None:
        """Have drawn nothing yet."""
        self._painted_at = 0.0

    def paint(self, screen: Screen[Any]) -> None:
        """Draw what has changed; where the last picture is hardly sent that is left to the clock."""
        is_early = monotonic() < self._painted_at + UPDATE_PERIOD
        if is_early or not is_known() or not screen.is_active:
            owe(screen)
            return
        _paint(screen)
        self._painted_at = monotonic()


def owe(screen: Screen[Any]) -> None:
    """Leave it to Textual's clock to draw what has changed."""
    for panel in screen.children:
        if isinstance(panel, Panel) and (stale := panel.stale()):
            panel.refresh(stale)


def in_cells(screen: Screen[Any]) -> None:
    """Let a new screen, which shows nothing but panels, be put together from their cells."""
    if is_known():
        screen._compositor = Cells()


def let_go(screen: Screen[Any]) -> None:
    """Take its rows from a screen that was left: what Textual works out for screens it keeps, and these with it."""
    if is_known():
        screen._styles_cache.clear()


def _paint(screen: Screen[Any]) -> None:
    compositor = screen._compositor
    seen = compositor.visible_widgets
    for panel in screen.children:
        if not isinstance(panel, Panel):
            continue
        # What was out of sight comes whole with its new place.
        stale = panel.stale()
        if stale and panel in seen:
            compositor._dirty_regions.add(stale.translate(seen[panel][0].offset).intersection(seen[panel][0]))
        if panel._repaint_required:
            panel._repaint_required = False
            if panel in seen:
                screen._dirty_widgets.add(panel)
    if screen._layout_required:
        screen._layout_required = False
        screen._refresh_layout()
    elif screen._dirty_widgets or compositor._dirty_regions:
        compositor.update_widgets(screen._dirty_widgets)
        screen._compositor_refresh()
    screen._dirty_widgets.clear()
