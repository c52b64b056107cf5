"""The ship board: the twelve areas with their discs and what they bring, then the figures, career and synergies."""

from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.ship import removable
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, beside, between, cut, line, width
from maracaibo_tui.tui.shell.kit import Moment, Size
from maracaibo_tui.tui.shell.marking import NEW, Marks

from . import career_choice
from .marks import marks
from .ship_figures import figures
from .ship_words import brings, gate

FIGURE_ROWS = 5
"""Rows that figures, career and synergies take."""
COLUMN_CELLS = 19
"""Cells of a column of areas that are only named."""
TOLD_CELLS = 30
"""Cells from which a column has room for what its areas bring."""


class _Board(NamedTuple):
    """A ship board to draw: the components, its player, what is marked, and what has changed."""

    printed: Printed
    p: Player
    marked: Marks
    open: tuple[str, ...]
    """The areas that a disc may leave now."""
    changed: frozenset[str]
    in_letters: bool


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List by their pages the careers as long as they stand there, then the areas."""
    careers = career_choice.choosable(printed, moment)
    return career_choice.addresses(careers) or tuple(f"area/{area}" for area in printed.box.areas)


def stride(printed: Printed, moment: Moment, direction: str, size: Size) -> int:
    """Say how many things the cursor goes on or back: to the sides by columns of areas."""
    in_columns = direction in {"left", "right"} and not career_choice.choosable(printed, moment)
    step = column_rows(printed, *size) if in_columns else 1
    return step if direction in {"down", "right"} else -step


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the areas in as few columns as there are rows for, then the rest of the board."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.seat)
    marked = marks(printed, moment, "ship", addresses(printed, moment))
    careers = career_choice.choosable(printed, moment)
    if careers:
        return career_choice.draw(careers, marked, cells, rows)
    board = _Board(printed, p, marked, removable(table, p), _changed(moment, p), moment.in_letters)
    high = column_rows(printed, cells, rows)
    areas = _in_columns(board, cells, high)
    spare = rows - high - FIGURE_ROWS
    if spare > 0:
        areas.append(())
    return [*areas, *figures(table, moment, marked, cells, rows - len(areas))][:rows]


def _changed(moment: Moment, p: Player) -> frozenset[str]:
    """Name the areas that a disc has left since the last answer."""
    if moment.before is None:
        return frozenset()
    then = moment.before.players[moment.seat - 1].discs
    return frozenset(area for area, discs in p.discs.items() if then.get(area, discs) != discs)


def column_rows(printed: Printed, cells: int, rows: int) -> int:
    """Say how many areas a column has: all, half of them, or a third where rows are few, to leave some for figures."""
    areas = len(printed.box.areas)
    if rows >= areas + FIGURE_ROWS:
        return areas
    is_low = rows < -(-areas // 2) + FIGURE_ROWS - 1
    return -(-areas // (3 if is_low and cells >= 3 * COLUMN_CELLS else 2))


def _in_columns(board: _Board, cells: int, high: int) -> Lines:
    """Draw the areas, so many in a column."""
    areas = tuple(board.printed.box.areas.values())
    tops = range(0, len(areas), high)
    wide = (cells + 2) // len(tops)
    drawn: Lines = []
    for top in reversed(tops):
        inner = wide - 2 if wide >= TOLD_CELLS else wide - 1
        column = [_area(board, area, inner) for area in areas[top : top + high]]
        drawn = beside(column, drawn, wide) if drawn else column
    return [cut(each, cells) for each in drawn]


def _shut(pointer: Span, *, is_shut: bool) -> Span:
    """Mark what is closed where no ink tells it."""
    return Span("×", "faint") if is_shut and pointer.text == " " else pointer


def _area(board: _Board, area: Area, cells: int) -> Line:
    """Draw the discs of an area, its name, and at the right what it brings, or why it is closed."""
    discs, address = board.p.discs[area.id], f"area/{area.id}"
    shut = bool(discs) and area.id not in board.open
    dots = "●" * discs + "○" * (board.printed.setup.discs - discs)
    usual = "faint" if shut else "gain" if not discs else "text"
    left = line(
        (dots, "faint" if shut else "money"),
        _shut(board.marked.pointer(address), is_shut=shut and board.in_letters),
        board.marked.name(address, area.name, usual),
        (f" {NEW[0]}", NEW[1]) if area.id in board.changed else "",
    )
    told = (gate(board.printed, area), "faint") if shut else (brings(area, cells - width(left) - 2), "title")
    fits = cells >= TOLD_CELLS and told[0]
    row = between(left, line(told), cells) if fits else cut(left, cells)
    return board.marked.row(address, row, cells)
