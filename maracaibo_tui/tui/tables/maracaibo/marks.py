"""What a part marks: what is highlighted, where a cursor stands, what was just told, and what is new or changed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from maracaibo_tui.engine.who import style
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, Span, fitted, line
from maracaibo_tui.tui.screen.surface import NAME, on
from maracaibo_tui.tui.shell.kit import Moment

NEW = ("+", "gain")
"""What stands behind a name that is new since the seat's last answer."""


class Marks(NamedTuple):
    """What lights up in a part, what its cursor stands on, and the chip of whoever acts while that is told."""

    bright: frozenset[str]
    cursor: str = ""
    told: str = ""

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


def marks(printed: Printed, moment: Moment, part: str, visited: Sequence[str]) -> Marks:
    """Find what is marked in a part whose cursor visits these things."""
    acting = next((style(seat) for seat, name in moment.names.items() if moment.told_of and name == moment.told_of), "")
    return Marks(lit(printed, moment), moment.under_cursor(part, visited), acting)


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
