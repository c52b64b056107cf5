"""A table that may have more rows than the screen: what stands above and below them is always in sight."""

from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Lines


class Table(NamedTuple):
    """What names the columns, the rows, and what they come to."""

    head: Lines
    rows: Lines
    foot: Lines
