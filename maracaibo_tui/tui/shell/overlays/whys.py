"""Why a bot did what it did: what it gained and lost by its turn, as far as one can see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.tui.screen.lines import Lines, Span, wrapped
from maracaibo_tui.tui.shell.columns import with_arrows

_BEFORE = 6
"""Cells before the words of a reason: what it is worth stands there."""


class Whys:
    """The reasons for a turn, the largest gain first."""

    name = "hint"
    is_fitted = True
    keys: Mapping[str, str] = {"back": "close"}

    def __init__(self, who: str) -> None:
        """Wait for the reasons of somebody's turn."""
        self.heading = f"Why {who} did this"
        self.is_done = False
        self._reasons: Sequence[Reason] | None = None
        self._problem = ""

    def show(self, reasons: Sequence[Reason], problem: str) -> None:
        """Show the reasons that have come, or why none have."""
        self._reasons, self._problem = reasons, problem

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw a reason a line."""
        if self._reasons is None or self._problem:
            return wrapped(self._problem or "Looking at what it brought …", cells, "faint")[:rows]
        if not self._reasons:
            return wrapped("By what can be seen it gained and lost next to nothing.", cells, "faint")[:rows]
        drawn = [row for reason in self._reasons for row in _drawn(reason, cells)]
        note = "In victory points as a bot values them, by what you can see of it."
        return [*drawn, *wrapped(note, cells, "faint")][:rows]

    def press(self, action: str, character: str) -> bool:
        """Take no keys but those that close it."""
        del character
        self.is_done = action == "accept"
        return self.is_done


def _drawn(reason: Reason, cells: int) -> Lines:
    """Draw what a reason is worth, and its words."""
    rows = wrapped(with_arrows(reason.words), max(1, cells - _BEFORE), "text")
    worth = Span(f"{reason.points:+g}".rjust(_BEFORE - 1) + " ", "strong")
    return [((worth if not at else Span(" " * _BEFORE)), *row) for at, row in enumerate(rows)]
