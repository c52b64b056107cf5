"""Land and water beneath the map: a tint where there are colours, nothing where there are none."""

from functools import lru_cache

# Every sign is two printed cells of a row; the places of `content/` lie on these coasts.
_CHART = (
    "###.......................####.........",
    "#.##########.....#.##########..........",
    "....#########..#############.#####.....",
    ".........###....############..###......",
    ".............#############.............",
    ".......................................",
    ".............................#.........",
    "................#####........#.........",
    "#...............####...................",
    "##.....................................",
    "##...........................#.........",
    "####.........................#.........",
    "######..........##...............###...",
    "######........#####..........##########",
    "######........#####.........###########",
    "#####.........######..#################",
    "######.......########.#################",
    "#######################################",
)
_STYLES = {"#": "land", ".": "water"}


@lru_cache(maxsize=8)
def ground(cells: int, rows: int, wide: float) -> tuple[tuple[str, ...], ...]:
    """Give the style of the ground of every cell of a map that stretches a printed cell to so many cells."""
    sampled = [_CHART[round(y * (len(_CHART) - 1) / max(1, rows - 1))] for y in range(rows)]
    return tuple(tuple(_STYLES[_sign(row, int(x / wide / 2))] for x in range(cells)) for row in sampled)


def _sign(row: str, at: int) -> str:
    """Go on with the last sign to the edge."""
    return row[min(at, len(row) - 1)]
