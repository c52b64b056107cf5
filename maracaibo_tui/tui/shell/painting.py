"""Pictures drawn at once: Textual draws by a clock, new places with one stroke of it and what they show with the next.

It leans on private parts of the one Textual it was checked with; with any other the clock is waited for.
"""

from time import monotonic
from typing import Any

from textual.screen import UPDATE_PERIOD, Screen

from .output import is_known
from .panel import Panel

# ruff: noqa: SLF001 - what Textual's own clock does


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
