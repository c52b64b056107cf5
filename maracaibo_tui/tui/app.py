"""The application: it shows one screen after another, and only the cells that changed."""

import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from textual.app import App
from textual.screen import Screen

from .screen.look import Look
from .screen.output import Output

EARLY = (700, 5, 2)
"""After how many new things waste is looked for among the newest, and after how many such looks among older ones."""


class MaracaiboApp(App[None]):
    """A game in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { layers: base; overflow: hidden; }"

    def __init__(
        self,
        look: Look,
        first: Screen[Any] | Callable[["MaracaiboApp"], Awaitable[None] | None],
        lowest: Screen[Any] | None = None,
    ) -> None:
        """Begin with a screen, or with what shows one; the lowest one stays beneath all others."""
        super().__init__()
        self.look = look
        self._first, self._lowest = first, lowest
        self.output = Output()
        self.losses: dict[Path, str] = {}
        """Games that could not be written when their tables were left, each with a sentence for who leaves."""

    def get_default_screen(self) -> Screen[Any]:
        """Give the lowest screen: nothing is drawn before it."""
        return self._lowest or super().get_default_screen()

    async def on_mount(self) -> None:
        """Show the first screen; nothing is sent before it is whole."""
        with self.batch_update():
            mounted = self.push_screen(self._first) if isinstance(self._first, Screen) else self._first(self)
            if mounted is not None:
                await mounted
        if not gc.isenabled():
            self.call_after_refresh(_look_for_waste)

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Send only the cells that changed (private in Textual; see `screen/output.py`)."""
        if renderable is None or self._batch_count:
            super()._display(screen, None)
            return
        size = screen.outer_size
        self.output.colourless = self.look.is_colourless
        changed = self.output.changed(renderable, (size.width, size.height), self.console).text
        if changed and self._running and not self._closed and not self.is_headless and self._driver is not None:
            # As Textual does, only that it would also send the cursor, which is hidden, back to a corner.
            self._begin_update()
            self._driver.write(changed)
            self._end_update()
            self._driver.flush()
        super()._display(screen, None)

    def _set_pointer_shape(self, shape: str) -> None:
        """Leave the pointer of the mouse alone (private in Textual): nothing here is pointed at with one."""

    def _handle_exception(self, error: Exception) -> None:
        """Leave with a short message when the program is wrong."""
        from .screen.edge import crash

        crash.end(self, error)

    def redraw_all(self) -> None:
        """Forget what the terminal shows and draw it anew."""
        self.output.forget()
        self.refresh(repaint=True, layout=True)


def _look_for_waste() -> None:
    """Collect waste again now that the first picture is shown; what is there stays and need not be looked at.

    So little is left to be looked at that all of it can be looked at early: otherwise a whole game would hold half as
    much again.
    """
    gc.freeze()
    gc.set_threshold(*EARLY)
    gc.enable()
