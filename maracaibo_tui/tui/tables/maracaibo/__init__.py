"""The Maracaibo table: map, tracks, ship board, hand and the rest, drawn from a view as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.games.maracaibo.box.printed import Printed
    from maracaibo_tui.tui.screen.lines import Lines
    from maracaibo_tui.tui.shell.kit import Kit


def make_kit(printed: Printed) -> Kit:
    """Give what draws the table with these components."""
    from .kit import MaracaiboKit

    return MaracaiboKit(printed)


def draw_title(cells: int, rows: int) -> Lines:
    """Draw the picture of the title."""
    from .title_picture import draw

    return draw(cells, rows)
