"""Offers of the table."""

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Lines, line


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw it."""
    del printed, cells, rows
    return [line("Offers of seat " + str(moment.seat))]


def length(_printed: Printed, moment: Moment) -> int:
    """Count the cards."""
    return len(moment.view.display)
