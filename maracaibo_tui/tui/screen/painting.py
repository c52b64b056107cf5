"""Pictures drawn at once: Textual draws by a clock, new places with one stroke of it and what they show with the next.

It leans on private parts of the one Textual it was checked with; with any other the clock is waited for.
"""

from time import monotonic
from typing import Any

from textual._compositor import Compositor
from textual.screen import UPDATE_PERIOD, Screen

from .output import is_known
from .panel import Panel

TOPMOST = "above"
"""The layer that nothing lies upon."""
# ruff: noqa: SLF001 - what Textual's own clock does


class Seams(Compositor):
    """Puts a picture together without parting what lies on top where something beneath it ends."""

    @property
    def cuts(self) -> list[list[int]]:
        """Give the columns in which the pieces of every row begin and end."""
        if self._cuts is None:
            cuts = super().cuts
            for widget, (region, _clip) in self.visible_widgets.items():
                # Where something went on to the right of it, a piece would have to begin there.
                if widget.layer == TOPMOST and region.right == self.size.width:
                    for y in region.line_range:
                        cuts[y] = [cut for cut in cuts[y] if not region.x < cut < region.right]
        return super().cuts


class Painter:
    """Draws a screen whenever it is asked to, but not more often than the clock would."""

    def __init__(self) -> None:
        """Have drawn nothing yet."""
        self._painted_at = 0.0

    def paint(self, screen: Screen[Any]) -> None:
        """Draw what has changed, unless the last picture is hardly sent."""
        is_early = monotonic() < self._painted_at + UPDATE_PERIOD
        if is_early or not is_known() or not screen.is_active:
            return
        _paint(screen)
        self._painted_at = monotonic()


def lay_whole(screen: Screen[Any]) -> None:
    """Let a new screen draw in one piece what lies on top."""
    if is_known():
        screen._compositor = Seams()


def _paint(screen: Screen[Any]) -> None:
    seen = screen._compositor.visible_widgets
    for panel in screen.children:
        if isinstance(panel, Panel) and panel._repaint_required:
            panel._repaint_required = False
            # What was out of sight comes whole with its new place.
            if panel in seen:
                screen._dirty_widgets.add(panel)
    if screen._layout_required:
        screen._layout_required = False
        screen._refresh_layout()
    elif screen._dirty_widgets:
        screen._compositor.update_widgets(screen._dirty_widgets)
        screen._compositor_refresh()
    screen._dirty_widgets.clear()
