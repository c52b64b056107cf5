"""What the parts of a table mark: what is highlighted, where a cursor stands, what was just told, what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from maracaibo_tui.engine.who import style
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, fitted, line
from maracaibo_tui.tui.screen.surface import NAME, on

from .kit import Moment

NEW = ("+", "gain")
"""What stands behind a name that is new since the seat's last answer."""


class Marks(NamedTuple):
    """What lights up in a part, what its cursor stands on, and the chip of whoever acts while that is told."""

    bright: frozenset[str]
    cursor: str = ""
    told: str = ""

    def of(self, address: str) -> Marks:
        """Give the marks of one thing."""
        return Marks(self.bright & {address}, self.cursor if self.cursor == address else "", self.told)

    def name(self, address: str, text: str, usual: str = "text") -> Span:
        """Write a name: bold where it is highlighted, in the chip of whoever acts where that was just told."""
        if address in self.bright:
            return Span(text, f"onaccent on {self.told} bold" if self.told else NAME)
        return Span(text, NAME if address and address == self.cursor else usual)

    def pointer(self, address: str) -> Span:
        """Point at the row of the cursor, or leave its cell free."""
        return Span("►", "key") if address and address == self.cursor else Span(" ")

    def row(self, address: str, row: Line, cells: int) -> Line:
        """Lay the row of what is highlighted on a ground of its own."""
        return on(fitted(row, cells), "raised") if address in self.bright and not self.told else row


def marked(moment: Moment, bright: Iterable[str], cursor: str) -> Marks:
    """Mark what lights up in a part and what its cursor stands on."""
    acting = next((style(seat) for seat, name in moment.names.items() if moment.told_of and name == moment.told_of), "")
    return Marks(frozenset(bright), cursor, acting)


def figure(moment: Moment, text: str, usual: str, *fields: str) -> Span:
    """Write a figure of the seat, underlined if it has changed since the seat's last answer."""
    return Span(text, f"{usual} underline".strip() if has_changed(moment, moment.seat, *fields) else usual)


def has_changed(moment: Moment, seat: int | str, *fields: str) -> bool:
    """Tell whether figures of somebody are others than they were at the seat's last answer."""
    before: Any = moment.before
    if before is None:
        return False
    now, then = (_scorer(view, seat) for view in (moment.view, before))
    return any(getattr(now, field, None) != getattr(then, field, None) for field in fields)


def _scorer(view: Any, seat: int | str) -> Any:  # noqa: ANN401 - a view, and whoever is seated there
    return view.players[seat - 1] if isinstance(seat, int) else getattr(view, seat, None)


def labelled(label: str, told: Line, cells: int = 9) -> Line:
    """Put a figure behind its label."""
    return line((f"{label:<{cells}}", "faint"), *told)


def cursor_row(lines: Lines) -> int:
    """Find the row at which the cursor points; the first where it points at none."""
    return next((at for at, each in enumerate(lines) if any(span.text == "►" for span in each)), 0)


def windowed(lines: Lines, rows: int, at: int) -> Lines:
    """Give so many lines with the one at the cursor among them; the last says how many more there are below.

    They go on by half of them at a time: to move them with every step of the cursor would be to draw all anew.
    """
    step = max(1, (rows - 1) // 2)
    first = max(0, (at - rows + 2 + step - 1) // step * step) if at > rows - 2 else 0
    first = min(first, max(0, len(lines) - rows))
    below = len(lines) - first - rows
    shown = lines[first : first + rows]
    return shown if below <= 0 or not shown else [*shown[:-1], line((f"{below + 1} more below", "faint"))]
