"""Legacy tiles on the map: what dear passages cost, and what the mark of a tile means."""

from collections.abc import Iterator, Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words.legacy import lying
from maracaibo_tui.tui.screen.canvas import Canvas, straight

Spot = tuple[int, int]
MARK = "L legacy tile"
_WAYS = "╌╎╲╱•"
"""What ways are drawn with."""


def dear_passages(printed: Printed, view: State) -> Iterator[tuple[str, str, int]]:
    """Give the passages that legacy tiles make dear: from where to where, and the movement points."""
    for tile in lying(printed, view):
        if isinstance(tile.effect, v.LegacyDifficultPassage) and tile.from_ and tile.to:
            yield tile.from_, tile.to, tile.effect.cost
        yield from ((added.from_, added.to, added.cost) for added in tile.arrows if added.cost > 1)
        if tile.place is not None:
            yield from ((tile.place.id, arrow.to, arrow.cost) for arrow in tile.place.next if arrow.cost > 1)


def sign_passages(printed: Printed, view: State, canvas: Canvas, spots: Mapping[str, Spot]) -> None:
    """Write the cost of every dear passage onto its way as near to the middle as there is room, or only a letter."""
    # A pack may leave open where a place lies.
    known = [each for each in dear_passages(printed, view) if {*each[:2]} <= spots.keys()]
    for start, end, cost in known:
        for text, spare in ((f"L{cost}MP", 1), ("L", 1), ("L", 0)):
            spot = _room(canvas, spots[start], spots[end], len(text), spare)
            if spot is not None:
                canvas.put(*spot, text, "warn")
                break


def _room(canvas: Canvas, start: Spot, end: Spot, cells: int, spare: int) -> Spot | None:
    """Find cells that cover nothing but sea and ways, with so many to spare on both sides; without any, only ways."""
    # A blank without another beside it may be one between words.
    free = f" {_WAYS}" if spare else _WAYS
    for x, y in _from_the_middle(start, end):
        for left in (x - cells // 2, x, x - cells + 1):
            if canvas.is_free(left - spare, y, cells + 2 * spare, free):
                return left, y
    return None


def _from_the_middle(start: Spot, end: Spot) -> list[Spot]:
    """Give the cells between two places, those in the middle first."""
    way = straight(start, end)
    middle = len(way) // 2
    return sorted(way[1:-1], key=lambda spot: abs(way.index(spot) - middle))
