"""Where the parts of the table lie on screens of different sizes."""

from maracaibo_tui.tui.shell.kit import Area

MIDDLE, LARGE = (120, 36), (190, 54)
PROMPT_ROWS, LOW_PROMPT_ROWS, LEAST_PROMPT_ROWS = 9, 6, 5
"""Rows of the prompt below one part, below one that is read on a low screen, and below one as large as can be."""
LOW = 24
"""Rows below which a part that is read takes some of the prompt's."""
RULE_CELLS = 62
"""Cells of the rule of what is highlighted, beside the log."""
TRACK_ROWS, CAPTAIN_ROWS, SHIP_ROWS, POINT_ROWS = 9, 17, 20, 12
"""Rows of what has always as much to say; the explorer's way, cards and offers share the others."""
LARGE_PROMPT_ROWS = 14
"""Rows of the prompt where everything has room: ten options, what is asked, and what an answer changes."""


def plan(cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
    """Lay out status, parts, prompt and keys; the map never moves within a size."""
    frame = {"status": Area(0, 0, cells, 1), "keys": Area(0, rows - 1, cells, 1)}
    is_middle = cells >= MIDDLE[0] and rows >= MIDDLE[1]
    if is_middle and not grown:
        is_large = cells >= LARGE[0] and rows >= LARGE[1]
        return {**frame, **(_large if is_large else _middle)(cells, rows, shown)}
    low = LEAST_PROMPT_ROWS if grown and not is_middle else PROMPT_ROWS
    if read and not grown and rows < LOW and shown != "map":
        low = LOW_PROMPT_ROWS
    return {**frame, shown: Area(0, 1, cells, rows - 2 - low), "prompt": Area(0, rows - 1 - low, cells, low)}


def _middle(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Map and prompt on the left; tracks, one chosen part, hand and log on the right."""
    left, top = cells - 40, 22
    chosen = shown if shown not in {"map", "tracks", "hand", "log"} else "ship"
    low = rows - 2 - top
    return {
        "map": Area(0, 1, left, top),
        "prompt": Area(0, 1 + top, left, low),
        "tracks": Area(left, 1, 40, 9),
        chosen: Area(left, 10, 40, top - 9),
        "hand": Area(left, 1 + top, 40, low - 5),
        "log": Area(left, rows - 6, 40, 5),
    }


def _large(cells: int, rows: int, shown: str) -> dict[str, Area]:
    """Everything at once, log and rule below the prompt; the part asked for takes the place of the points."""
    left, top = cells - 80, rows - 24
    low, high = rows - 2 - top, rows - 2
    usual = {"map", "tracks", "explorer", "ship", "hand", "display", "log", "others"}
    chosen = shown if shown not in usual else "points"
    explorer = -(-(high - TRACK_ROWS - CAPTAIN_ROWS) * 2 // 5)
    others, hand = 1 + TRACK_ROWS + explorer, 1 + TRACK_ROWS + explorer + CAPTAIN_ROWS
    display = 1 + SHIP_ROWS + POINT_ROWS
    return {
        "map": Area(0, 1, left, top),
        "prompt": Area(0, 1 + top, left, LARGE_PROMPT_ROWS),
        "log": Area(0, 1 + top + LARGE_PROMPT_ROWS, left - RULE_CELLS, low - LARGE_PROMPT_ROWS),
        "rule": Area(left - RULE_CELLS, 1 + top + LARGE_PROMPT_ROWS, RULE_CELLS, low - LARGE_PROMPT_ROWS),
        "tracks": Area(left, 1, 40, TRACK_ROWS),
        "explorer": Area(left, 1 + TRACK_ROWS, 40, explorer),
        "others": Area(left, others, 40, CAPTAIN_ROWS),
        "hand": Area(left, hand, 40, rows - 1 - hand),
        "ship": Area(left + 40, 1, 40, SHIP_ROWS),
        chosen: Area(left + 40, 1 + SHIP_ROWS, 40, POINT_ROWS),
        "display": Area(left + 40, display, 40, rows - 1 - display),
    }
