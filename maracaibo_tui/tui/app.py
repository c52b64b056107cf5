"""The application: it picks the game and the table, and shows one screen after another."""

from typing import Any

from rich.console import RenderableType
from textual._compositor import CompositorUpdate
from textual.app import App
from textual.screen import Screen

from .shell.look import Look
from .shell.output import Output, is_known


class MaracaiboApp(App[None]):
    """A game in a terminal."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { layers: base; overflow: hidden; }"

    def __init__(self, look: Look, first: Any) -> None:  # noqa: ANN401 - a screen, or what makes one
        """Begin with a screen."""
        super().__init__()
        self.look = look
        self._first = first
        self.output = Output() if is_known() else None

    def on_mount(self) -> None:
        """Show the first screen."""
        self.push_screen(self._first(self) if callable(self._first) else self._first)

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Send only the cells that changed (private in Textual; see `shell/output.py`)."""
        if self.output is not None and isinstance(renderable, CompositorUpdate) and not self._batch_count:
            size = screen.outer_size
            renderable = self.output.changed(renderable, (size.width, size.height), self.console) or renderable
        super()._display(screen, renderable)

    def redraw_all(self) -> None:
        """Forget what the terminal shows and draw it anew."""
        if self.output is not None:
            self.output.forget()
        self.refresh(repaint=True, layout=True)
