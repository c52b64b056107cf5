"""Screens as they are looked at: every cell with its character, ink, ground and shapes, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from textual.screen import Screen

from maracaibo_tui.tui.screen.lines import Line, fitted
from maracaibo_tui.tui.screen.look import parsed
from maracaibo_tui.tui.screen.painting import TOPMOST
from maracaibo_tui.tui.screen.palette import PANEL, RAISED, TABLE
from maracaibo_tui.tui.screen.panel import Panel
from maracaibo_tui.tui.shell.desk import ABOVE, Desk
from maracaibo_tui.tui.shell.kit import ASK, KEY_BAR, STATUS
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pictures import picture


class Cell(NamedTuple):
    """One cell, by the words of its style: nothing in it depends on a theme."""

    character: str
    ink: str
    ground: str
    shapes: frozenset[str]


class SeenPart(NamedTuple):
    """What is to be seen of one part, row by row, without what parts it from others; covered cells are left out."""

    name: str
    rows: Sequence[Sequence[Cell]]

    @property
    def texts(self) -> list[str]:
        """The rows as text."""
        return ["".join([cell.character for cell in row]) for row in self.rows]


def parts_of(screen: Screen[Any]) -> list[SeenPart]:
    """Give all parts that can be seen."""
    return [part for part in (_seen(screen, panel) for panel in _panels(screen)) if part.rows]


def parts_at(desk: Desk) -> list[SeenPart]:
    """Give all parts of the picture that would be drawn of a desk, without a screen; nothing lies on top of them."""
    areas, _ = desk.lay_out()
    moment = desk.moment()
    grounds = {part.name: part.ground for part in desk.kit.parts}
    grounds |= {STATUS: TABLE, KEY_BAR: TABLE, ASK: RAISED, ABOVE: RAISED}
    found = []
    for name, area in sorted(areas.items(), key=lambda each: each[0] == KEY_BAR):
        if area.cells and area.rows:
            lines, ground = picture(desk, name, moment, area), grounds.get(name, PANEL)
            rows = [_cells(lines, y, area.cells, ground) for y in range(area.rows - area.foot)]
            found.append(SeenPart(name, [row[area.gap : area.cells - (ground == PANEL)] for row in rows]))
    return found


def cells_of(parts: Sequence[SeenPart]) -> Iterator[tuple[str, Cell]]:
    """Give every cell that can be seen, with the name of its part."""
    for part in parts:
        for row in part.rows:
            for cell in row:
                yield part.name, cell


def _panels(screen: Screen[Any]) -> list[Panel]:
    return [panel for panel in screen.children if isinstance(panel, Panel) and panel.region.area]


def _seen(screen: Screen[Any], panel: Panel) -> SeenPart:
    gap, foot = _apart(screen, panel)
    name, region, ground = str(panel.id), panel.region, panel._ground  # noqa: SLF001 - what it is drawn from
    margin = 1 if ground == PANEL else 0
    above = [] if panel.layer == TOPMOST else [other.region for other in _panels(screen) if other.layer == TOPMOST]
    rows = []
    for y in range(region.height - foot):
        cells = _row(panel, y, region.width)[gap : region.width - margin]
        left = region.x + gap
        rows.append([
            cell
            for x, cell in enumerate(cells, left)
            if not any(other.contains(x, region.y + y) for other in above)
        ])  # fmt: skip
    return SeenPart(name, [row for row in rows if row])


def _apart(screen: Screen[Any], panel: Panel) -> tuple[int, int]:
    """Give the cells at the left and the rows below that are no part of what a panel shows."""
    if not isinstance(screen, MatchScreen):
        return 0, 0
    area = screen.desk.planned(screen.desk.size).get(str(panel.id))
    return (area.gap, area.foot) if area is not None else (0, 0)


def _row(panel: Panel, y: int, width: int) -> list[Cell]:
    return _cells(panel._lines, y, width, panel._ground)  # noqa: SLF001 - what it is drawn from


def _cells(lines: Sequence[Line], y: int, width: int, ground: str) -> list[Cell]:
    cells = []
    for span in fitted(lines[y] if y < len(lines) else (), width):
        ink, beneath, shapes = parsed(span.style, ground)
        cells += [Cell(character, ink, beneath, frozenset(shapes)) for character in span.text]
    return cells
