"""Pages and overlays: what fills the screen, or lies upon it, and takes the keys while it does."""

from collections.abc import Mapping
from typing import Protocol

from maracaibo_tui.tui.screen.lines import Lines, blank, wrapped

LEAST_CELLS, LEAST_ROWS = 60, 18
"""The smallest terminal in which anything is drawn."""


class Page(Protocol):
    """Something drawn as lines that reacts to keys."""

    name: str

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw it for a screen of this size."""

    def press(self, action: str, character: str) -> bool:
        """React to a key: the id of its binding and its character; tell whether it was of use."""


class Overlay(Page, Protocol):
    """A page that lies on the table in a frame; a binding of its name closes it."""

    @property
    def heading(self) -> str:
        """What stands in its frame."""

    @property
    def keys(self) -> Mapping[str, str]:
        """The bindings that mean something here, and what they do."""

    is_done: bool
    """Whether it has done its work and closes."""

    @property
    def is_fitted(self) -> bool:
        """Tell whether it takes no more rows than it fills."""


def is_too_small(cells: int, rows: int) -> bool:
    """Tell whether so small a terminal shows no page, and keys pressed there mean nothing that is seen."""
    return cells < LEAST_CELLS or rows < LEAST_ROWS


def too_small(cells: int, rows: int) -> Lines:
    """Say that the terminal is too small, in as many lines as that takes there; nothing if it is not."""
    if not is_too_small(cells, rows):
        return []
    told = wrapped(f"{cells}×{rows} is too small; it takes {LEAST_CELLS}×{LEAST_ROWS}. Nothing is lost.", cells)
    return blank([*[()] * ((rows - len(told)) // 2), *told], rows)
