"""The map: a chart of the Caribbean with its places, the routes, and where a ship may go."""

from collections.abc import Iterable, Mapping, Sequence

from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.advice.voyages import reach
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, Lines, width
from maracaibo_tui.tui.shell.chart.labels import Label, Laid, is_free, laid_out, shone
from maracaibo_tui.tui.shell.chart.sheet import Put
from maracaibo_tui.tui.shell.kit import Moment

from . import half_map
from .charts import WATERS, WORDY, Leg, chart_for, legs_of, legs_on, sheet_of, size_of
from .legacy_signs import dear_passages, signed
from .lower_edge import lower_edge
from .map_columns import in_columns
from .map_labels import Drawn, bright, drawn, labels, words_below
from .place_tags import NEW

STEP = "•"
Rows = dict[int, list[Put]]


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the map, and below it its lower edge; where no chart has room, the places ahead."""
    if half_map.is_half(cells, rows):
        return half_map.draw(printed, moment, cells, rows)
    chart = chart_for(printed, cells, rows - 1)
    found, shining = drawn(printed, moment), bright(printed, moment, chart)
    if not chart:
        return [*in_columns(found, moment, shining, (cells, rows - 1)), _edge(moment, cells, found, has_news=False)]
    if moment.is_on_a_page:
        rows = min(rows, size_of(printed, chart)[1] + 1)
    laid, words = laid_out_on(found, chart, cells, frozenset(shining))
    puts: Rows = {}
    _waters(puts, laid, chart)
    _way(puts, printed, moment, chart)
    if moment.view.legacy:
        legs = legs_on(printed, moment.view.legacy, chart)
        for y, put in signed(dear_passages(printed, moment.view), legs, laid):
            puts.setdefault(y, []).append(put)
    for y, below in words.items():
        puts.setdefault(y, []).extend(below)
    for y, row in laid.items():
        _ghost(puts, found, moment, row, cells)
        for each in row:
            how = shining.get(each.key, "")
            puts.setdefault(y, []).extend(shone(each, how, cells) if how else each.puts)
    has_news = any(put.style == NEW.style for row in puts.values() for put in row)
    lines = sheet_of(printed, moment.view.legacy, chart, (cells, rows - 1), moment.coast).lines(puts)
    return [*lines, _edge(moment, cells, found, has_news=has_news)]


def _edge(moment: Moment, cells: int, found: Drawn, *, has_news: bool) -> Line:
    return lower_edge(found.printed, moment, cells, is_sailing=any(found.asked.values()), has_news=has_news)


def laid_out_on(
    found: Drawn, chart: str, cells: int, first: frozenset[str]
) -> tuple[Mapping[int, Sequence[Laid]], Mapping[int, Sequence[Put]]]:
    """Lay out all labels, and the words below cities; where those have no room the market is a sign again."""
    worded = words_below(found) if chart == WORDY else {}
    for _ in range(2):
        laid = _rows(labels(found, chart, frozenset(worded)), cells, first)
        placed = {place: put for place, text in worded.items() if (put := _below(laid, place, text, cells))}
        if len(placed) == len(worded):
            break
        worded = {place: worded[place] for place in placed}
    words: Rows = {}
    for y, puts in placed.values():
        words.setdefault(y, []).extend(puts)
    return laid, words


APART = 4
"""Cells between words below a name and another label: nearer they would read as what is said of that one."""


def _rows(every: Iterable[Label], cells: int, first: frozenset[str]) -> dict[int, Sequence[Laid]]:
    rows: dict[int, list[Label]] = {}
    for each in every:
        rows.setdefault(each.at[1], []).append(each)
    return {y: laid_out(tuple(row), cells, first & {each.key for each in row}) for y, row in rows.items()}


def _below(laid: Mapping[int, Sequence[Laid]], place: str, text: Line, cells: int) -> tuple[int, list[Put]] | None:
    """Put words below a name, if no label is in their way."""
    y, above = next((y, each) for y, row in laid.items() for each in row if each.key == place)
    name = above.puts[above.name]
    is_left = above.name < above.chip
    x = name.x + len(name.text) - width(text) if is_left else name.x
    if x < 0 or x + width(text) > cells:
        return None
    if not is_free(laid.get(y + 1, ()), x, width(text), APART):
        return None
    puts = []
    for span in text:
        puts.append(Put(x, *span))
        x += len(span.text)
    return y + 1, puts


def _waters(puts: Rows, laid: Mapping[int, Sequence[Laid]], chart: str) -> None:
    """Name the waters where no label would touch their names."""
    for x, y, name in WATERS.get(chart, ()):
        if is_free(laid.get(y, ()), x, len(name)):
            puts.setdefault(y, []).append(Put(x, name, "sea"))


def _way(puts: Rows, printed: Printed, moment: Moment, chart: str) -> None:
    """Draw the highlighted route: the way the ship's ghost takes."""
    legs = legs_on(printed, moment.view.legacy, chart)
    for leg in _chosen_legs(printed, moment):
        for x, y in legs.get(leg, ()):
            puts.setdefault(y, []).append(Put(x, STEP, "accent bold"))


def _chosen_legs(printed: Printed, moment: Moment) -> list[Leg]:
    for ways in reach(printed, moment).values():
        for number, route in ways:
            if number == moment.highlighted:
                return legs_of((moment.view.players[moment.seat - 1].ship, *route.locations))
    return []


def _ghost(puts: Rows, found: Drawn, moment: Moment, row: Sequence[Laid], cells: int) -> None:
    """Show the ship where the highlighted voyage would take it, without a ground, where there is room."""
    option = moment.option
    place = place_of(found.printed, option.id) if option is not None else ""
    for each in row:
        text = f"▲{letter(moment.seat)}"
        x, y = each.reach[1] + 2, each.y
        if each.key != place or not found.asked.get(place) or x + len(text) > cells:
            continue
        if is_free([other for other in row if other is not each], x, len(text)):
            puts.setdefault(y, []).append(Put(x, text, "accent bold"))
