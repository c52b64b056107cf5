"""The empty chart, which lies behind stories."""

from __future__ import annotations

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.screen.palette import SEA
from maracaibo_tui.tui.screen.surface import on
from maracaibo_tui.tui.shell.chart.coast import coast
from maracaibo_tui.tui.shell.chart.sheet import Sheet

from .charts import chart_for


def draw(printed: Printed, cells: int, rows: int, manner: str) -> Lines:
    """Draw the largest chart that has room, at the foot, without places and routes; the open sea where none has."""
    mask = printed.box.charts.get(chart_for(printed, cells, rows))
    high = rows if mask is None else min(rows, mask.size[1])
    # Much land lies in its last row and goes on beyond the screen; its first row is sea, or nearly so.
    sea = [on(line(" " * cells), SEA[0])] * (rows - high)
    return [*sea, *Sheet(coast(() if mask is None else mask.rows, cells, high, manner), {}).lines({})]
