"""The influence tracks: where everybody stands, what a rank is worth now, and the nations' markers."""

from collections.abc import Sequence
from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import markers_on_board, next_rank, rank_value
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line
from maracaibo_tui.tui.shell.kit import Moment

NAMED, ROOMY, WIDE = 31, 38, 60
"""Cells from which nations are named in full, the way to the next rank is told, and all of it in sentences."""
ROWS_WITH_SUPPLY, LETTER_CELLS = 3, 2
"""Rows of a nation with its supply, and cells of its letter where it has one row only."""

ADDRESSES = tuple(f"nation/{nation}" for nation in NATIONS)
"""What a cursor visits: the nations by their pages."""


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw two rows a nation: its worth, then its track with everybody on it; on a low screen only the tracks.

    The markers have a row a nation, or one for all of them.
    """
    table: MaracaiboTable = Table(moment.view, printed)
    if rows < 2 * len(NATIONS):
        return _low(table, moment, cells)[:rows]
    widths = _widths(printed, moment, cells)
    lines: Lines = []
    for nation in NATIONS:
        lines += [_worth(table, moment, nation, cells), _track(printed, moment, nation, widths)]
        if rows >= ROWS_WITH_SUPPLY * len(NATIONS):
            lines.append(_supply(table, nation))
        if rows >= (ROWS_WITH_SUPPLY + 1) * len(NATIONS) - 1:
            lines.append(())
    if rows < ROWS_WITH_SUPPLY * len(NATIONS):
        lines.append(_supplies(table, cells))
    return lines[:rows]


def _bright(printed: Printed, moment: Moment) -> frozenset[str]:
    return lit(printed, moment) | {moment.under_cursor("tracks", ADDRESSES)}


def _low(table: MaracaiboTable, moment: Moment, cells: int) -> Lines:
    """Draw a row a nation, then what the ranks are worth together."""
    p, bright = moment.view.players[moment.seat - 1], _bright(table.printed, moment)
    widths = _widths(table.printed, moment, cells - LETTER_CELLS)
    lines: Lines = []
    worth = 0
    for nation in NATIONS:
        mark = "►" if f"nation/{nation}" in bright else " "
        head = Span(f"{mark}{nation[0].upper()}", f"{nation} strong")
        lines.append((head, *_track(table.printed, moment, nation, widths)))
        worth += rank_value(table.printed, nation, p.influence[nation]) * multiplier(table, nation)
    return [*lines, line((f"  your ranks: {worth} VP at the end", "faint")), _supplies(table, cells)]


def _worth(table: MaracaiboTable, moment: Moment, nation: str, cells: int) -> Line:
    """Say what the own rank brings at the end as things stand."""
    p, times = moment.view.players[moment.seat - 1], multiplier(table, nation)
    rank = rank_value(table.printed, nation, p.influence[nation])
    ahead = next_rank(table.printed, nation, p.influence[nation])
    mark = "►" if f"nation/{nation}" in _bright(table.printed, moment) else " "
    name = nation.capitalize() if cells >= NAMED else nation[0].upper()
    away = ahead - p.influence[nation] if ahead is not None else 0
    worth = f" rank {rank} × {times} = {rank * times} VP"
    if cells >= WIDE:
        worth = f"  your {worth[1:]} at the end" + (f" · next rank in {several(away, 'space')}" if away else "")
    elif away and cells >= ROOMY:
        worth += f", next in {away}"
    return line((f"{mark}{name}", f"{nation} strong"), worth)


def _widths(printed: Printed, moment: Moment, cells: int) -> list[int]:
    """Give the cells of each space, the same on every track: where many stand together, all of them have room."""
    spaces = range(max(printed.last_influence.values()) + 1)
    wide = max(2, min(5, (cells - 3) // len(spaces)))
    most = [max(len(_standing(moment.view, nation, space)) for nation in NATIONS) for space in spaces]
    roomy = [max(wide, count + 1) for count in most]
    return roomy if sum(roomy) < cells else [max(2, count) for count in most]


def _track(printed: Printed, moment: Moment, nation: str, widths: Sequence[int]) -> Line:
    ranks = dict(printed.ranks[nation])
    spans: list[Span] = [Span(" ")]
    for space in range(printed.last_influence[nation] + 1):
        here = [Span(letter, style) for letter, style in _standing(moment.view, nation, space)]
        empty = Span(f"{ranks[space]}" if space in ranks else "·", nation if space in ranks else "faint")
        spans += here or [empty]
        spans.append(Span(" " * (widths[space] - len(here or [empty]))))
    return tuple(spans)


def _standing(view: Any, nation: str, space: int) -> list[tuple[str, str]]:  # noqa: ANN401 - a view
    """Name the markers on a space by the letter of their seat."""
    on_tracks = [*view.players, *([view.jean] if view.jean is not None else [])]
    here = [each.seat for each in on_tracks if each.influence[nation] == space]
    return [(letter(seat), f"{style(seat)} strong") for seat in here]


def _supply(table: MaracaiboTable, nation: str) -> Line:
    left = table.state.supply[nation]
    return line((f"  markers: {markers_on_board(table, nation)} on the board, {left} in supply", "faint"))


def _supplies(table: MaracaiboTable, cells: int) -> Line:
    """Say the same of all nations in one row."""
    named = [
        (Span(f"  {nation[0].upper()}", f"{nation} strong"), Span(f" {_counted(table, nation)}")) for nation in NATIONS
    ]
    head = "  markers on the board/in supply" if cells >= WIDE else " board/supply"
    return line((head, "faint"), *[span for spans in named for span in spans])


def _counted(table: MaracaiboTable, nation: str) -> str:
    return f"{markers_on_board(table, nation)}/{table.state.supply[nation]}"
