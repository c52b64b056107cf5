"""Points: what everybody has, what the end would add as things stand, and the score sheet."""

from collections.abc import Sequence

from maracaibo_tui.engine.scores import Ahead, Score
from maracaibo_tui.games.maracaibo.advice.consists import id_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.points import PARTS, ahead, score
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell import points_table
from maracaibo_tui.tui.shell.kit import Moment


def address(what: str) -> str:
    """Give the page of what a line consists of."""
    return f"points/{id_of(what)}"


_POINTS = points_table.Points(PARTS, address)


def addresses(printed: Printed, moment: Moment) -> Sequence[str]:
    """Name the pages of the lines, from top to bottom."""
    return points_table.addresses(_POINTS, _found(printed, moment))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a table: points now, and each part the final scoring would add; of a game that is over its sheet."""
    return points_table.draw(_POINTS, moment, _found(printed, moment), cells, rows)


def _found(printed: Printed, moment: Moment) -> Ahead | Score:
    return score(moment.view, moment.names) if moment.view.phase == "over" else ahead(printed, moment.view)
