"""The smallest Textual application that takes a key: what ours is measured against."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import Footer, Header, Static

SHOWN = "Keys so far: 0"


class Minimal(App[None]):
    """A head, a line, a foot."""

    BINDINGS: ClassVar[list[BindingType]] = [("j", "count", "Count"), ("q", "quit", "Quit")]
    pressed = 0

    def compose(self) -> ComposeResult:
        """Make the three."""
        yield Header()
        yield Static(SHOWN)
        yield Footer()

    def action_count(self) -> None:
        """Count a key."""
        self.pressed += 1
        self.query_one(Static).update(f"Keys so far: {self.pressed}")


if __name__ == "__main__":
    Minimal().run(mouse=False)
