"""Pages and overlays: what fills the screen, or lies upon it, and takes the keys while it does."""

from typing import Protocol

from .lines import Lines


class Page(Protocol):
    """Something drawn as lines that reacts to keys."""

    name: str

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw it for a screen of this size."""

    def press(self, action: str, character: str) -> bool:
        """React to a key: the id of its binding and its character; tell whether it was of use."""
