"""The map: the Caribbean with its places in their order, the routes, and where a ship may go."""

from functools import lru_cache
from itertools import pairwise

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.sailing import Route
from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.tui.shell.canvas import Canvas
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, Span, fitted, line, width

from .captions import caption
from .coast import ground
from .concern import lit, place_of
from .legacy_signs import MARK, sign_passages
from .map_list import COLUMNS, listed, walked
from .place_tags import glyph, shortened, tags
from .voyages import reach

PRINTED_CELLS, PRINTED_ROWS = 78, 18
WIDEST = 1.6
PADDING = 3
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
)
MARKS_AT = (0.44, 0.56)
"""Where the sea is called by its name and the marks are explained, in parts of the whole map."""
LEGEND = (
    ("■ city  • village", 36, 3),
    ("□ flag  ? quest", 36, 5),
    ("►A ship", 35, 6),
    ("a assistant", 44, 6),
    ("t○ wants tobacco", 58, 9),
)
"""Where room is scarce: what stands where on a map of 78 cells and 10 rows."""
LEGACY = (MARK, 60, 4)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the map, and in its last row what is known of the highlighted place."""
    if rows < LEAST_ROWS:
        return [*_listed(printed, moment, cells, rows - 1), caption(printed, moment, cells)]
    spots = _spots(printed, moment.view.legacy, cells, rows - 1)
    canvas = _routes(printed, moment.view.legacy, cells, rows - 1).copy()
    for start, end in _chosen_steps(printed, moment):
        canvas.way(spots[start], spots[end], "legal", "•")
    reached, bright = reach(printed, moment), lit(printed, moment)
    for place in sorted(spots, key=printed.order.__getitem__):
        label = _label(printed, moment.view, place, _room(spots, place, cells), reached.get(place, []))
        label = _pointed_at(label) if f"place/{place}" in bright else label
        style = "legal" if place in reached else "faint" if reached else ""
        _place(canvas, spots[place], label, style)
    if moment.view.legacy:
        sign_passages(printed, moment.view, canvas, spots)
    _ornaments(canvas, has_legacy=bool(moment.view.legacy))
    return [*canvas.lines(), caption(printed, moment, cells)]


def _listed(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """List the places ahead in columns, where a map would be too small to read."""
    reached, bright, wide = reach(printed, moment), lit(printed, moment), cells // COLUMNS
    shown = listed(printed, moment.view, moment.seat, rows)
    lines: Lines = []
    for row in range(rows):
        spans: list[Span] = []
        for place in shown[row::rows]:
            style = "legal" if place in reached else ""
            label = _label(printed, moment.view, place, wide, reached.get(place, []), is_listed=True)
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
    told = (*LEGEND, LEGACY) if has_legacy else LEGEND
    return [(text, "faint", x * wide, y * high) for text, x, y in told]


def _stretch(cells: int) -> float:
    return min(cells / PRINTED_CELLS, WIDEST)


@lru_cache(maxsize=4)
def _spots(printed: Printed, legacy: tuple[str, ...], cells: int, rows: int) -> dict[str, tuple[int, int]]:
    """Spread the printed positions over the cells there are."""
    wide, high = _stretch(cells), (rows - 1) / (PRINTED_ROWS - 1)
    spots = {}
    for place in printed.locations.values():
        tile = printed.legacy_cities.get(place.id)
        if place.map is not None and (tile is None or tile.id in legacy):
            spots[place.id] = (int(place.map.x * wide), round(place.map.y * high))
    return spots


@lru_cache(maxsize=2)
def _routes(printed: Printed, legacy: tuple[str, ...], cells: int, rows: int) -> Canvas:
    """Draw land, water and every route, once for a size: nothing that is played changes them but legacy tiles."""
    canvas = Canvas(cells, rows, ground(cells, rows, _stretch(cells)))
    spots = _spots(printed, legacy, cells, rows)
    steps = [(place.id, arrow.to) for place in printed.locations.values() for arrow in place.next]
    tiles = [tile for tile in printed.box.legacy.values() if tile.id in legacy]
    for start, end in [*steps, *((added.from_, added.to) for tile in tiles for added in tile.arrows)]:
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


def _label(  # noqa: PLR0913 - what a label says, and how much of it
    printed: Printed, view: State, place: str, room: int, ways: list[tuple[int, Route]], *, is_listed: bool = False
) -> Line:
    """Make the label of a place: mark, number, as much of the name as fits, and what is to be seen there."""
    seen = tags(printed, view, place)
    number = "" if place == printed.start else place
    name = f"{number} {printed.locations[place].name}".strip()
    costs = "/".join(str(cost) for cost in sorted({route.cost for _number, route in ways}))
    cost = line((f" {costs}MP" if costs else "", "key"))
    if is_listed or len(name) + width(seen) + width(cost) + PADDING <= room:
        seen = (*seen, *cost)
    left = room - 2 - width(seen) - bool(seen)
    if len(name) > left:
        name = f"{number} {shortened(printed.locations[place].name, left - len(number) - 1)}".strip()
    return (Span(*glyph(printed, view, place)), Span(name), *line(" " if seen else "", *seen))


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


def walk(printed: Printed, moment: Moment, direction: str, rows: int) -> int | None:
    """Go along the route with left and right, with up and down to the nearest place that way; on a list as it lies."""
    places = {number: place_of(printed, option.id) for number, option in enumerate(moment.options)}
    sailing = [number for number, place in places.items() if place]
    if not sailing:
        return None
    if 1 < rows < LEAST_ROWS:
        here = places.get(moment.highlighted) or moment.view.players[moment.seat - 1].ship
        shown = listed(printed, moment.view, moment.seat, rows - 1)
        ways = {number: places[number] for number in sailing}
        return walked(shown, ways, (here, moment.highlighted), direction, rows - 1)
    if direction in {"left", "right"} and moment.highlighted in sailing:
        at = sailing.index(moment.highlighted) + (1 if direction == "right" else -1)
        return sailing[max(0, min(at, len(sailing) - 1))]
    return _nearest(printed, moment, direction, {number: place for number, place in places.items() if place})


def _nearest(printed: Printed, moment: Moment, direction: str, places: dict[int, str]) -> int | None:
    spots = _spots(printed, moment.view.legacy, PRINTED_CELLS, PRINTED_ROWS)
    here = places.get(moment.highlighted, moment.view.players[moment.seat - 1].ship)
    x, y = spots[here]
    sign = -1 if direction == "up" else 1
    ahead = {
        number: (abs(spots[place][1] - y) + abs(spots[place][0] - x) / 3, number)
        for number, place in places.items()
        if place in spots and (spots[place][1] - y) * sign > 0
    }
    return min(ahead, key=lambda number: ahead[number]) if ahead else None
