"""Where the parts of the table lie on screens of different sizes."""

from maracaibo_tui.tui.shell.kit import Area

MIDDLE, LARGE = (120, 36), (200, 54)
"""From which cells and rows parts stand beside the prompt, and everything at once."""
MAP_ROWS, LOWEST_MAP, LOW = 13, 9, 24
"""Rows of a small screen that the map takes with its lower edge, or one part in its place; fewer on a low one."""
LOW_PROMPT_ROWS, LEAST_PROMPT_ROWS = 7, 5
"""Rows of the prompt below one part that is read on a low screen, and below one as large as can be."""
SPARE = 15
"""Rows of the prompt from which the map of a small screen grows."""
MIDDLE_MAP, PROMPT_CELLS, WIDEST_SIDE = 22, 80, 52
"""Rows of the map where parts stand below it, cells of the prompt there, and what a part grows to before it does."""
TREASURE_ROWS, LOG_ROWS = 9, 5
LARGE_MAP, LARGE_PROMPT_ROWS, LARGE_LOG_ROWS = (120, 34), 15, 8
"""The map where everything has room, the prompt below it, and the log below that."""
LARGE_TREASURES, LARGE_SHIP, LARGE_OFFERS, LARGE_CAPTAINS = 10, 28, 20, 13


def plan(cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
    """Lay out status, parts, prompt and keys; the map never moves within a size."""
    frame = {"status": Area(0, 0, cells, 1), "keys": Area(0, rows - 1, cells, 1)}
    if cells >= MIDDLE[0] and rows >= MIDDLE[1] and not grown:
        is_large = cells >= LARGE[0] and rows >= LARGE[1]
        return {**frame, **(_large if is_large else _middle)(cells, rows, shown)}
    high = rows - 2 - LEAST_PROMPT_ROWS
    if not grown:
        high = min(max(MAP_ROWS, rows - 2 - SPARE) if rows >= LOW else LOWEST_MAP, high)
        if read and rows < LOW and shown != "map":
            high = rows - 2 - LOW_PROMPT_ROWS
    return {**frame, shown: Area(0, 1, cells, high), "prompt": Area(0, 1 + high, cells, rows - 2 - high)}


def _middle(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Lay the map over the whole width, below it the prompt and treasures with the log, or the part asked for."""
    side = min(WIDEST_SIDE, cells - PROMPT_CELLS)
    left, below = cells - side, 1 + MIDDLE_MAP
    room = rows - 1 - below
    areas = {"map": Area(0, 1, cells, MIDDLE_MAP), "prompt": Area(0, below, left, room)}
    if shown not in {"map", "treasures", "log"}:
        return {**areas, shown: Area(left, below, side, room, gap=1)}
    return {
        **areas,
        "treasures": Area(left, below, side, TREASURE_ROWS, gap=1),
        "log": Area(left, below + TREASURE_ROWS, side, room - TREASURE_ROWS, gap=1),
    }


def _large(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Lay out everything at once, log and rule below the prompt; the part asked for takes the place of points."""
    side = min(WIDEST_SIDE, (cells - LARGE_MAP[0]) // 2)
    left, high = cells - 2 * side, LARGE_MAP[1]
    below, log = _large_prompt(rows)
    usual = {"map", "treasures", "ship", "cards", "offers", "captains", "explorer", "log"}
    chosen = shown if shown not in usual else "points"
    told, cards = left // 2, 1 + LARGE_TREASURES + LARGE_SHIP
    captains, last = 1 + LARGE_OFFERS, 1 + LARGE_OFFERS + LARGE_CAPTAINS
    ways = (rows - 1 - last) // 2
    return {
        "map": Area(0, 1, left, high),
        "prompt": Area(0, 1 + high, left, below - 1 - high, foot=1),
        "log": Area(0, below, told, log),
        "rule": Area(told, below, left - told, log, gap=1),
        "treasures": Area(left, 1, side, LARGE_TREASURES, gap=1, foot=1),
        "ship": Area(left, 1 + LARGE_TREASURES, side, LARGE_SHIP, gap=1, foot=1),
        "cards": Area(left, cards, side, rows - 1 - cards, gap=1),
        "offers": Area(left + side, 1, side, LARGE_OFFERS, gap=1, foot=1),
        "captains": Area(left + side, captains, side, LARGE_CAPTAINS, gap=1, foot=1),
        "explorer": Area(left + side, last, side, ways, gap=1, foot=1),
        chosen: Area(left + side, last + ways, side, rows - 1 - last - ways, gap=1),
    }


def _large_prompt(rows: int) -> tuple[int, int]:
    """Say where the log begins below the prompt and how high it is: both grow and shrink with the screen."""
    more = rows - 2 - LARGE_MAP[1] - LARGE_PROMPT_ROWS - LARGE_LOG_ROWS
    log = LARGE_LOG_ROWS + (more // 2 if more > 0 else more // 3)
    return rows - 1 - log, log
