"""The points of everybody, game by game, as a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.campaign_points import Scored
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.screen.surface import HEADING

from .plot import Course, plot

_LEAST, _ROWS = 2, 12
"""So many games there must be, and so many rows they take."""


def points_by_game(scored: Mapping[str, Scored], numbers: Sequence[int], cells: int) -> Lines:
    """Plot the points of each game; nothing while there is hardly any."""
    if len(numbers) < _LEAST:
        return []
    courses = [
        # What a game came to is drawn from its number to the next one.
        Course(name, letter(each.seat), style(each.seat), [*each.points, each.points[-1]])
        for name, each in scored.items()
    ]
    marks = [(at, str(number)) for at, number in enumerate(numbers)]
    return [line(("Points by game", HEADING)), *plot(courses, marks, cells, _ROWS), ()]
