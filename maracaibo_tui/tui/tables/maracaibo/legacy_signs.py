"""Legacy tiles on the map: what dear passages cost, and what the mark of a tile means."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words.legacy import lying
from maracaibo_tui.tui.shell.chart.labels import Laid, is_free
from maracaibo_tui.tui.shell.chart.sheet import Put
from maracaibo_tui.tui.shell.chart.ways import Spot

from .charts import Leg


def dear_passages(printed: Printed, view: State) -> Iterator[tuple[str, str, int]]:
    """Give the passages that legacy tiles make dear: from where to where, and the movement points."""
    for tile in lying(printed, view):
        if isinstance(tile.effect, v.LegacyDifficultPassage) and tile.from_ and tile.to:
            yield tile.from_, tile.to, tile.effect.cost
        yield from ((added.from_, added.to, added.cost) for added in tile.arrows if added.cost > 1)
        if tile.place is not None:
            yield from ((tile.place.id, arrow.to, arrow.cost) for arrow in tile.place.next if arrow.cost > 1)


def signed(
    passages: Iterable[tuple[str, str, int]],
    legs: Mapping[Leg, Sequence[Spot]],
    laid: Mapping[int, Sequence[Laid]],
) -> Iterator[tuple[int, Put]]:
    """Write the cost of every dear passage onto its way as near to the middle as there is room, or only a letter."""
    taken: set[Spot] = set()
    for start, end, cost in passages:
        # A pack may leave open where a place lies.
        way = legs.get((start, end), ())
        middle = len(way) // 2
        spots = sorted(way, key=lambda spot: abs(way.index(spot) - middle))
        tries = [(x - back, y, text) for text in (f"L{cost}MP", "L") for x, y in spots for back in range(len(text))]
        for x, y, text in tries:
            cells = {(at, y) for at in range(x, x + len(text))}
            if x >= 0 and not cells & taken and is_free(laid.get(y, ()), x, len(text)):
                taken |= cells
                yield y, Put(x, text, "warn")
                break
