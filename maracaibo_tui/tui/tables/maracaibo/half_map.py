"""The map at half its width, for the preview of a saved game: every second column, numbers and ships without names."""

from functools import lru_cache

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.chart.coast import coast
from maracaibo_tui.tui.shell.chart.sheet import Put, Sheet
from maracaibo_tui.tui.shell.kit import Moment

from .charts import chip_of, places_on
from .place_tags import kind_of, ships

CHART, HALF = "map80", 2
CELLS, ROWS = 40, 12
BELOW = 60
"""No table is narrower: so narrow the map is only looked at."""


def is_half(cells: int, rows: int) -> bool:
    """Tell whether there is room for half a map, and for no more than that."""
    return CELLS <= cells < BELOW and rows >= ROWS


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the coast with the ships, and the numbers of places that they leave room for; it has a size of its own."""
    cells, rows = min(cells, CELLS), min(rows, ROWS)
    puts: dict[int, list[Put]] = {}
    taken: set[tuple[int, int]] = set()
    places = places_on(printed, moment.view.legacy, CHART)
    crowds = {place: ships(moment.view, place)[-1:] for place in places}
    for place in sorted(places, key=lambda each: not crowds[each]):
        x, y = places[place].at
        kind = kind_of(printed, moment.view, place)
        spans = [(span.text, span.style) for line in crowds[place] for span in line]
        spans = spans or [(chip_of(kind, place).strip(" ()‹›"), "title bold" if kind == "city" else "text")]
        wide = sum(len(text) for text, _ in spans)
        left = min(max(0, x // HALF - wide // 2), cells - wide)
        here = {(at, y) for at in range(left - 1, left + wide + 1)}
        if here & taken:
            continue
        taken |= here
        for text, style in spans:
            puts.setdefault(y, []).append(Put(left, text, style))
            left += len(text)
    return _sheet(printed, (cells, rows), moment.coast).lines(puts)


@lru_cache(maxsize=4)
def _sheet(printed: Printed, size: tuple[int, int], manner: str) -> Sheet:
    mask = printed.box.charts.get(CHART)
    rows = mask.rows if mask is not None else ()
    halved = tuple(["".join([row[x : x + 2] for x in range(0, len(row), 2 * HALF)]) for row in rows])
    return Sheet(coast(halved, *size, manner), {})
