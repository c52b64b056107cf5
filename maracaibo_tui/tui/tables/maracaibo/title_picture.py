"""The picture of the title: the name in large letters, and a ship under sail where there is room for it."""

from __future__ import annotations

from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line
from maracaibo_tui.tui.shell.pages.sheet import centred

_NAME = (
    "█▄ ▄█ ▄▀▀▄ █▀▀▄ ▄▀▀▄ ▄▀▀▀ ▄▀▀▄ ▀█▀ █▀▀▄ ▄▀▀▄",
    "█ ▀ █ █▄▄█ █▄▄▀ █▄▄█ █    █▄▄█  █  █▀▀▄ █  █",
    "█   █ █  █ █  █ █  █ ▀▄▄▄ █  █ ▄█▄ █▄▄▀ ▀▄▄▀",
)
# Above the water line sails and masts, below it hull and waves.
_SAILS = (
    "           ►          ►                     ",
    "       ►  ▄│▄▄▄      ▄│▄▄▄    ►             ",
    "      ▄│▄ ░│░░░░     ░│░░░░  ▄│▄▄           ",
    "      ░│░░░│░░░░░    ░│░░░░░ ░│░░░          ",
    "     ░░│░░░│░░░░░░  ░░│░░░░░░░│░░░░     ╱   ",
    "   ▄   │   │          │       │      ▄╱     ",
)
_HULL = (
    "   ███▄█▄▄▄█▄▄▄▄▄▄▄▄▄▄█▄▄▄▄▄▄▄█▄▄▄███       ",
    " ~ ▀██ ● ██ ● ██ ● ██ ● ██ ● ██ ● ██▀  ~  ~ ",
    "~  ~ ▀█████████████████████████████▀ ~  ~  ~",
)
_PAINT = {"►": "spain", "│": "title", "╱": "title", "●": "money", "~": "route"}
MOST_CELLS = 44


def draw(cells: int, rows: int) -> Lines:
    """Draw as much as so many rows hold."""
    name: Lines = [line((text, "title.focus")) for text in _NAME]
    if cells < MOST_CELLS or rows < len(_NAME):
        return [centred(line(("Maracaibo", "title.focus")), cells)][:rows]
    ship = [*(_painted(row, "england") for row in _SAILS), *(_painted(row, "title") for row in _HULL)]
    whole = [*name, (), *ship] if rows > len(name) + len(ship) else name
    return [centred(each, cells) for each in whole]


def _painted(row: str, usual: str) -> Line:
    return tuple(Span(sign, _PAINT.get(sign, usual)) for sign in row)
