"""The table of Pirates of Maracaibo: the sea of cards, treasures, ship and the rest, drawn from a view as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.games.pirates.box.printed import Printed
    from maracaibo_tui.tui.screen.lines import Lines
    from maracaibo_tui.tui.shell.kit import Kit


def make_kit(printed: Printed) -> Kit:
    """Give what draws the table with these components."""
    from .kit import PiratesKit

    return PiratesKit(printed)


def draw_title(cells: int, rows: int) -> Lines:
    """Draw the picture of the title."""
    from .title_picture import draw

    return draw(cells, rows)
