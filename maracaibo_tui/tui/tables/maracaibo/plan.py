"""Where the parts of the table lie on screens of different sizes."""

from maracaibo_tui.tui.shell.kit import Area

MIDDLE, TWO_COLUMNS, LARGE = (120, 36), 160, (200, 54)
"""From which cells and rows there are parts beside the map, two columns of them, and everything at once."""
MAP_ROWS = 13
"""Rows of a small screen that the map takes with its lower edge, or one part in its place."""
LOW_PROMPT_ROWS, LEAST_PROMPT_ROWS = 7, 5
"""Rows of the prompt below one part that is read on a low screen, and below one as large as can be."""
LOW, LOWEST_MAP = 24, 9
"""Rows below which a part that is read takes some of the prompt's, and those of the places in the map's place."""
MAP_CELLS, MAP_HIGH = 80, 23
"""Cells and rows of the map where other parts stand beside it."""
SIDE, WIDEST_SIDE = 40, 52
"""Cells of a part beside the map, one of them the gap, and what it grows to before the prompt does."""
TRACK_ROWS, HAND_ROWS, LOG_ROWS, LEAST_LOG_ROWS = 9, 10, 5, 4
LARGE_MAP, LARGE_PROMPT_ROWS, LARGE_LOG_ROWS = (120, 35), 15, 8
"""The map where everything has room, the prompt below it, and the log below that."""
LARGE_TRACKS, EXPLORER_ROWS, SHIP_ROWS, CAPTAIN_ROWS, LARGE_CAPTAINS = 9, 11, 20, 15, 14


def plan(cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
    """Lay out status, parts, prompt and keys; the map never moves within a size."""
    frame = {"status": Area(0, 0, cells, 1), "keys": Area(0, rows - 1, cells, 1)}
    if cells >= MIDDLE[0] and rows >= MIDDLE[1] and not grown:
        return {**frame, **_beside(cells, rows, shown)}
    high = rows - 2 - LEAST_PROMPT_ROWS
    if not grown:
        high = min(MAP_ROWS if rows >= LOW else LOWEST_MAP, high)
        if read and rows < LOW and shown != "map":
            high = rows - 2 - LOW_PROMPT_ROWS
    return {**frame, shown: Area(0, 1, cells, high), "prompt": Area(0, 1 + high, cells, rows - 2 - high)}


def _beside(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Lay parts beside the map: everything at once, two columns of them, or one."""
    if cells >= LARGE[0] and rows >= LARGE[1]:
        return _large(cells, rows, shown)
    return (_two_columns if cells >= TWO_COLUMNS else _middle)(cells, rows, shown)


def _middle(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Map and prompt on the left; tracks, one chosen part, hand and log on the right; cards take the rows of the log.

    What more columns there are goes to the right first, what more rows to prompt and log.
    """
    side = min(WIDEST_SIDE, cells - MAP_CELLS)
    left, below = cells - side, 1 + MAP_HIGH
    chosen = shown if shown not in {"map", "tracks", "hand", "log"} else "ship"
    cards = rows - 1 - below if shown == "hand" else min(HAND_ROWS, rows - 1 - below - LOG_ROWS)
    log = {"log": Area(left, below + cards, side, rows - 1 - below - cards, gap=1)} if shown != "hand" else {}
    return {
        "map": Area(0, 1, left, MAP_HIGH),
        "prompt": Area(0, below, left, rows - 1 - below),
        "tracks": Area(left, 1, side, TRACK_ROWS, gap=1),
        chosen: Area(left, 1 + TRACK_ROWS, side, MAP_HIGH - TRACK_ROWS, gap=1, foot=1),
        "hand": Area(left, below, side, cards, gap=1),
        **log,
    }


def _two_columns(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Map and prompt on the left, two columns on the right: tracks and hand, ship, one chosen part and the log."""
    side = min(WIDEST_SIDE, (cells - MAP_CELLS) // 2)
    left, below = cells - 2 * side, 1 + MAP_HIGH
    chosen = shown if shown not in {"map", "tracks", "hand", "ship", "log"} else "others"
    middle, right, high = left + side, left + 2 * side, 1 + TRACK_ROWS
    others = min(CAPTAIN_ROWS, rows - 1 - SHIP_ROWS + 1 - LOG_ROWS)
    log = SHIP_ROWS + others
    return {
        "map": Area(0, 1, left, MAP_HIGH),
        "prompt": Area(0, below, left, rows - 1 - below),
        "tracks": Area(left, 1, side, TRACK_ROWS, gap=1, foot=1),
        "hand": Area(left, high, side, rows - 1 - high, gap=1),
        "ship": Area(middle, 1, right - middle, SHIP_ROWS - 1, gap=1, foot=1),
        chosen: Area(middle, SHIP_ROWS, right - middle, others, gap=1, foot=1),
        "log": Area(middle, log, right - middle, rows - 1 - log, gap=1),
    }


def _large(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Everything at once, log and rule below the prompt; the part asked for takes the place of the captains."""
    side = min(WIDEST_SIDE, (cells - LARGE_MAP[0]) // 2)
    left, high = cells - 2 * side, LARGE_MAP[1]
    below, log = _large_prompt(rows)
    usual = {"map", "tracks", "explorer", "ship", "hand", "display", "log"}
    chosen = shown if shown not in usual else "others"
    cards, right = 1 + LARGE_TRACKS + EXPLORER_ROWS, 1 + SHIP_ROWS + LARGE_CAPTAINS
    told = left // 2
    return {
        "map": Area(0, 1, left, high),
        "prompt": Area(0, 1 + high, left, below - 1 - high, foot=1),
        "log": Area(0, below, told, log),
        "rule": Area(told, below, left - told, log, gap=1),
        "tracks": Area(left, 1, side, LARGE_TRACKS, gap=1, foot=1),
        "explorer": Area(left, 1 + LARGE_TRACKS, side, EXPLORER_ROWS, gap=1, foot=1),
        "hand": Area(left, cards, side, rows - 1 - cards, gap=1),
        "ship": Area(left + side, 1, side, SHIP_ROWS, gap=1, foot=1),
        chosen: Area(left + side, 1 + SHIP_ROWS, side, LARGE_CAPTAINS, gap=1, foot=1),
        "display": Area(left + side, right, side, rows - 1 - right, gap=1),
    }


def _large_prompt(rows: int) -> tuple[int, int]:
    """Say where the log begins below the prompt and how high it is: both grow with the screen."""
    room = rows - 2 - LARGE_MAP[1]
    more = room - LARGE_PROMPT_ROWS - LARGE_LOG_ROWS
    # The question's columns come first: what rows there are too few of, the log has fewer.
    log = LARGE_LOG_ROWS + more // 2 if more > 0 else max(LEAST_LOG_ROWS, LARGE_LOG_ROWS + more)
    return rows - 1 - log, log
