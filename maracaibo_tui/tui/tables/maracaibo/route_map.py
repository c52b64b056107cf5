"""The map: the Caribbean with its places in their order, the routes, and where a ship may go."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor

from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.advice.voyages import reach, steps
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.screen.canvas import Canvas
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, fitted, line, width
from maracaibo_tui.tui.shell.kit import Moment

from .captions import caption
from .coast import ground
from .fares import signs
from .legacy_signs import MARK, sign_passages
from .map_list import COLUMNS, listed, pointed_at
from .place_tags import glyph, shortened, tags

PRINTED_CELLS, PRINTED_ROWS = 78, 18
WIDEST = 1.6
MARK_CELLS, GAP = 1, 1
"""Cells of a label for the mark of its place, and those between it and what stands beside it."""
NEAR = 8
"""Cells within which no two places begin in one row."""
LEAST_ROWS = 10
"""Below these rows places are listed in columns."""
SPACIOUS = 24
"""Rows from which the legend of the map is spread out, and the sea has its name."""
SEA = ("C A R I B B E A N   S E A", 0.42, 0.36)
MARKS = (
    "■ city  • village  ▲ homeward",
    "□ flag  F S E nation  ? quest",
    "t○ wants tobacco  a assistant",
    "►A ship  2MP movement points",
    "2v village actions  -1$ toll",
    "+2VP for assistants passed",
)
MARKS_AT = (0.44, 0.56)
"""Where the sea is called by its name and the marks are explained, in parts of the whole map."""
LEGEND = (
    ("■ city  • village", 36, 3),
    ("□ flag  ? quest", 36, 5),
    ("►A ship", 35, 6),
    ("a assistant", 44, 6),
    ("t○ wants tobacco", 58, 9),
    ("2MP movement points", 58, 4),
    ("2v village actions", 58, 6),
)
"""Where room is scarce: what stands where on a map of 78 cells and 10 rows."""
LEGACY = (MARK, 60, 4)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the map, and in its last row what is known of the highlighted place."""
    if rows < LEAST_ROWS:
        return [*_listed(printed, moment, cells, rows - 1), caption(printed, moment, cells)]
    spots = spots_of(printed, moment.view.legacy, cells, rows - 1)
    canvas = _routes(printed, moment.view.legacy, cells, rows - 1).copy()
    for start, end in _chosen_steps(printed, moment):
        if start in spots and end in spots:
            canvas.way(spots[start], spots[end], "legal", "•")
    reached, bright = reach(printed, moment), _bright(printed, moment)
    for place in sorted(spots, key=printed.order.__getitem__):
        waits = signs(moment, reached[place]) if place in reached else ()
        label = _label(printed, moment.view, place, _room(spots, place, cells), waits)
        label = _pointed_at(label) if f"place/{place}" in bright else label
        style = "legal" if place in reached else "faint" if reached else ""
        _place(canvas, spots[place], label, style)
    if moment.view.legacy:
        sign_passages(printed, moment.view, canvas, spots)
    _ornaments(canvas, has_legacy=bool(moment.view.legacy))
    return [*canvas.lines(), caption(printed, moment, cells)]


def _bright(printed: Printed, moment: Moment) -> frozenset[str]:
    """Name what lights up: what stands at the cursor of the map, or what is concerned."""
    pointed = pointed_at(printed, moment)
    return frozenset({f"place/{pointed}"}) if pointed else lit(printed, moment)


def _listed(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """List the places ahead in columns, where a map would be too small to read."""
    reached, bright, wide = reach(printed, moment), _bright(printed, moment), cells // COLUMNS
    shown = listed(printed, moment, rows)
    lines: Lines = []
    for row in range(rows):
        spans: list[Span] = []
        for place in shown[row::rows]:
            style = "legal" if place in reached else ""
            waits = signs(moment, reached[place]) if place in reached else ()
            label = _label(printed, moment.view, place, wide, waits)
            label = _pointed_at(label) if f"place/{place}" in bright else label
            spans += fitted(tuple(Span(span.text, span.style or style) for span in label), wide)
        lines.append(tuple(spans))
    return lines


def _ornaments(canvas: Canvas, *, has_legacy: bool) -> None:
    """Name the sea and explain the marks where nothing else is drawn."""
    for text, style, across, down in (_spread if canvas.rows >= SPACIOUS else _close)(canvas, has_legacy=has_legacy):
        x, y = round(across), round(down)
        if canvas.is_free(x - 1, y, len(text) + 2):
            canvas.put(x, y, text, style)


def _spread(canvas: Canvas, *, has_legacy: bool) -> list[tuple[str, str, float, float]]:
    """Put the name of the sea and the legend, its lines one below the other, into the open sea."""
    name, x, y = SEA
    left, top = MARKS_AT[0] * canvas.cells, MARKS_AT[1] * (canvas.rows - 1)
    marks = [(text, "faint", left, top + number) for number, text in enumerate(MARKS)]
    marks += [(MARK, "faint", left, top - 1)] if has_legacy else []
    return [(name, "sea", x * canvas.cells, y * (canvas.rows - 1)), *marks]


def _close(canvas: Canvas, *, has_legacy: bool) -> list[tuple[str, str, float, float]]:
    """Put the marks of the legend where nothing else stands as a rule."""
    wide, high = canvas.cells / PRINTED_CELLS, (canvas.rows - 1) / (LEAST_ROWS - 1)
    told = (LEGACY, *LEGEND) if has_legacy else LEGEND
    return [(text, "faint", x * wide, y * high) for text, x, y in told]


def _stretch(cells: int) -> float:
    return min(cells / PRINTED_CELLS, WIDEST)


@lru_cache(maxsize=4)
def spots_of(printed: Printed, legacy: tuple[str, ...], cells: int, rows: int) -> dict[str, tuple[int, int]]:
    """Spread the printed positions over the cells there are."""
    wide, high = _stretch(cells), (rows - 1) / (PRINTED_ROWS - 1)
    tiles = printed.legacy_cities
    known = [place for place in printed.locations.values() if place.id not in tiles or tiles[place.id].id in legacy]
    drawn = {place.id: place.map for place in known if place.map is not None}
    spots: dict[str, tuple[int, int]] = {}
    for place, at in sorted(drawn.items(), key=lambda each: each[1].y):
        x, y = int(at.x * wide), at.y * high
        near = {row for other, row in spots.values() if abs(other - x) < NEAR}
        # No label covers another: what would begin beside one goes to the next row.
        spots[place] = (x, next((row for row in (round(y), ceil(y), floor(y)) if row not in near), round(y)))
    return spots


@lru_cache(maxsize=2)
def _routes(printed: Printed, legacy: tuple[str, ...], cells: int, rows: int) -> Canvas:
    """Draw land, water and every route, once for a size: nothing that is played changes them but legacy tiles."""
    canvas = Canvas(cells, rows, ground(cells, rows, _stretch(cells)))
    spots = spots_of(printed, legacy, cells, rows)
    for start, end in steps(printed, legacy):
        if start in spots and end in spots:
            canvas.way(spots[start], spots[end], "route")
    return canvas


def _chosen_steps(printed: Printed, moment: Moment) -> set[tuple[str, str]]:
    """Give the steps of the highlighted route: the way the ship's ghost takes."""
    for ways in reach(printed, moment).values():
        for number, route in ways:
            if number == moment.highlighted:
                places = (moment.view.players[moment.seat - 1].ship, *route.locations)
                return set(pairwise(places))
    return set()


def _label(printed: Printed, view: State, place: str, room: int, waits: Sequence[Span]) -> Line:
    """Make the label of a place: mark, number, name, what is to be seen there, and signs of what voyages there mean.

    A long name gives way to the first sign, the others to the name: they stand in the list as well.
    """
    number = "" if place == printed.start else place
    mark = Span(*glyph(printed, view, place))
    return _laid_out(mark, (number, printed.locations[place].name), tags(printed, view, place), tuple(waits), room)


@lru_cache(maxsize=64)
def _laid_out(mark: Span, called: tuple[str, str], tagged: Line, waits: Line, room: int) -> Line:
    """Put a label together; it is drawn again with every step of the highlight."""
    number, name = called
    others = MARK_CELLS + len(number) + bool(number) + GAP
    seen = _behind(tagged, waits, room - others, len(name))
    return (mark, Span(f"{number} {shortened(name, room - others - width(seen))}".strip()), *seen)


def _behind(tagged: Line, waits: Line, room: int, name_cells: int) -> Line:
    """Give marks and signs as far as they leave a name its room; the first sign alone is worth more than that."""
    seen = line(" " if tagged else "", *tagged)
    for shown in range(len(waits), 0, -1):
        if width(seen) + width(waits[:shown]) + name_cells <= room:
            return (*seen, *waits[:shown])
    first = waits[:1]
    while seen and width((*seen, *first)) > room:
        seen = seen[:-1]
    # Behind a name alone is a gap, lest a way runs into it.
    return (*seen, *first) if first and width((*seen, *first)) <= room else seen or line(" ")


def _pointed_at(label: Line) -> Line:
    """Put the cursor on the mark and the name of a label."""
    _mark, name, *seen = label
    return (Span(f"►{name.text}", "cursor"), *seen)


def _place(canvas: Canvas, spot: tuple[int, int], label: Line, style: str) -> None:
    x, y = spot
    for span in label:
        canvas.put(x, y, span.text, span.style or style)
        x += len(span.text)


def _room(spots: dict[str, tuple[int, int]], place: str, cells: int) -> int:
    """Count the cells up to the next place in the same row."""
    x, y = spots[place]
    return min([other for other, row in spots.values() if row == y and other > x], default=cells) - x
