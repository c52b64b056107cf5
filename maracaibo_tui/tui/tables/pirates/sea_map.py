"""The sea: tiles of cards and islands with water between them, what can be reached, and the way that is previewed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, COLUMNS, MARACAIBO, ROWS, START
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, fitted, line
from maracaibo_tui.tui.screen.surface import on
from maracaibo_tui.tui.shell.kit import Moment

from . import lower_edge
from .geometry import ACROSS, DOWN, Grid, grid_of, spots, way
from .lights import PLACE, page_at, place
from .on_tiles import WATER, Seen, is_water, tile_of
from .seen import marks, own, table_of
from .tiles import drawn

SAILING = frozenset({"DEC-P10", "DEC-P11"})
_GAP = Span(" ", "text on deep")


def visited(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what the cursor of the map visits: every space with something on it; none where options lie on the map."""
    if spots_of(printed, moment):
        return ()
    sea = printed.sea(moment.view.options.layout)
    return tuple(
        [place(space) for space in (*sea.row, BAY, MARACAIBO) if space in sea.islands or not is_water(moment, space)]
    )


def spots_of(printed: Printed, moment: Moment) -> dict[int, str]:
    """Give the space that each option is about, by the number of the option."""
    found: dict[int, str] = {}
    islands = {kind: space for space, kind in printed.sea(moment.view.options.layout).islands.items()}
    for at, option in enumerate(moment.options):
        from .lights import about

        for address in about(printed, moment, option.id):
            kind, _, item = address.partition("/")
            space = item if kind == PLACE else islands.get(item, "") if kind == "island" else ""
            if space:
                found[at] = space
    return found


def at_cursor(printed: Printed, moment: Moment) -> str:
    """Give the page of what the cursor of the map stands on."""
    space = moment.under_cursor("map", visited(printed, moment)).partition("/")[2]
    return page_at(printed, moment.view, space) if space else ""


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the sea, and below it what its signs mean, or the space at the cursor."""
    grid = grid_of(cells, rows - 1)
    edge = lower_edge.draw(printed, moment, cells, pointed=_pointed(printed, moment))
    if grid is None:
        return [edge]
    seen = _seen(printed, moment, grid.wide)
    tiles = {
        spot: drawn(tile_of(seen, space), grid.wide, grid.high, in_letters=moment.in_letters)
        for space, spot in _on_it(printed, moment).items()
    }
    return [*_rows(grid, tiles, _way(printed, moment), cells, rows - 1), edge]


def _pointed(printed: Printed, moment: Moment) -> str:
    return moment.under_cursor("map", visited(printed, moment)).partition("/")[2] if "map" in moment.cursors else ""


def _on_it(printed: Printed, moment: Moment) -> dict[str, tuple[int, int]]:
    found = spots(printed, moment.view.options.layout)
    return {space: spot for space, spot in found.items() if space != START}


def _seen(printed: Printed, moment: Moment, letters: int) -> Seen:
    table, player = table_of(printed, moment), own(moment)
    answers = frozenset(spots_of(printed, moment).values())
    is_sailing = moment.question is not None and moment.question.point in SAILING
    sea = printed.sea(moment.view.options.layout)
    steps = sea.within(player.ship, len(sea.places)) if is_sailing else {}
    reach = {space: count for space, count in steps.items() if space in answers}
    return Seen(table, moment, player, reach, answers, marks(printed, moment, "map", visited(printed, moment)), letters)


def _rows(
    grid: Grid,
    tiles: Mapping[tuple[int, int], tuple[Line, ...]],
    dots: frozenset[tuple[int, int, str]],
    cells: int,
    rows: int,
) -> Lines:
    """Put tiles together row by row, with the gaps of water between them."""
    empty = on(line(" " * cells), "deep")
    lines: Lines = [empty] * grid.top
    for row in range(DOWN):
        for at in range(grid.high):
            spans: list[Span] = [Span(" " * grid.left, "text on deep")] if grid.left else []
            for column in range(ACROSS):
                spans += [_gap(grid, (column - 1, row), at, dots), *tiles.get((column, row), _blank(grid))[at]]
            lines.append(fitted(tuple(spans), cells, "text on deep"))
        if grid.gap:
            lines.append(_between(grid, row, dots, cells))
    return [*lines, *[empty] * (rows - len(lines))][:rows]


def _blank(grid: Grid) -> tuple[Line, ...]:
    return drawn(WATER, grid.wide, grid.high, in_letters=False)


def _gap(grid: Grid, spot: tuple[int, int], at: int, dots: frozenset[tuple[int, int, str]]) -> Span:
    """Draw the cell of water right of a tile: a step of the way, at the edge of the map the letter of the row."""
    column, row = spot
    if at == 1 and (column, row, "right") in dots:
        return Span("•", "accent bold on deep")
    if column < 0 and at == min(1, grid.high - 1):
        return Span(ROWS[row], "off on deep")
    return _GAP


def _between(grid: Grid, row: int, dots: frozenset[tuple[int, int, str]], cells: int) -> Line:
    """Draw the water below a row of tiles: steps of the way, below the last one the numbers of the columns."""
    spans, at = list[Span](), 0
    for column in range(COLUMNS):
        sign = _below(row, column, dots)
        if sign is not None:
            x = grid.at((column, row))[0] + grid.wide // 2
            spans += [Span(" " * (x - at), "text on deep"), sign]
            at = x + 1
    return (*spans, Span(" " * (cells - at), "text on deep"))


def _below(row: int, column: int, dots: frozenset[tuple[int, int, str]]) -> Span | None:
    if row == DOWN - 1:
        return Span(str(column + 1), "off on deep")
    return Span("•", "accent bold on deep") if (column, row, "down") in dots else None


def _way(printed: Printed, moment: Moment) -> frozenset[tuple[int, int, str]]:
    """Give the gaps that the way to the highlighted space crosses: those right of a tile, and those below one."""
    option, question = moment.option, moment.question
    if option is None or question is None or question.point not in SAILING or taken_apart(option.id).word == "stop":
        return frozenset()
    layout = moment.view.options.layout
    where = spots(printed, layout)
    steps = [where[space] for space in way(printed, layout, own(moment).ship, value_of(option.id))]
    crossed = set[tuple[int, int, str]]()
    for (x, y), (x2, y2) in pairwise(steps):
        if y == y2 or x2 == COLUMNS:
            crossed.add((min(x, x2), y, "right"))
        elif x == x2:
            crossed.add((x, min(y, y2), "down"))
    return frozenset(crossed)
