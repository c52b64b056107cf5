"""Voyages in columns: where to, movement points, village actions, and what waits there."""

from __future__ import annotations

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.advice.arrivals import QUEST, VILLAGE, Arrival, arrivals
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns, dots
from maracaibo_tui.tui.shell.kit import Moment

from .card_kinds import brief

BAND = 22
"""Cells of a place's number and name."""
LONG = 13
"""Letters of a place from which a village is told from its actions only, where voyages stand side by side."""
_HEADS = (
    Column("   to"),
    Column("MP", is_figure=True),
    Column("acts"),
    Column("what waits there"),
    Column(),
)


def voyages(printed: Printed, moment: Moment) -> Columns | None:
    """Tell every voyage; nothing where no ship sails."""
    found = arrivals(printed, moment)
    if not found:
        return None
    names = [printed.locations[each.place].name for each in found.values()]
    is_tight = max(map(len, names)) > LONG or any(each.figures for each in found.values())
    digits = max(len(each.place) for each in found.values() if each.place != printed.start)
    told = [
        _voyage(printed, found[at], option.id, max(2, digits), is_tight=is_tight)
        if at in found
        else Choice(option.label)
        for at, option in enumerate(moment.options)
    ]
    return Columns(_HEADS, tuple(told), gap=1, band=BAND)


def _voyage(printed: Printed, there: Arrival, option: str, digits: int, *, is_tight: bool) -> Choice:
    name = printed.locations[there.place].name
    number = "" if there.place == printed.start else there.place
    turns = _turns(option, there.place)
    called = f"{number:>{digits}} {name}"
    kind = line((there.kind, "points" if there.kind == QUEST else "title"))
    acts = dots(there.actions)
    cells = (line((f"{there.cost}", "text")), acts, kind, line((there.waits, "text")))
    # What waits is told again by what comes of it.
    is_said = is_tight and there.actions and there.kind == VILLAGE
    said = line((there.figures, "text")) if there.figures else () if is_said else kind
    short = (line((f"{there.cost} MP", "text")), acts if there.actions else (), said, ())
    shorter = tuple([line((brief(text), "text")) for text in there.shorter])
    if turns is None:
        return Choice(called, cells, "", short, shorter=shorter)
    way, sign = f" via {turns}" if turns else " direct", f" ({turns})" if turns else ""
    return Choice(called + way, cells, called + sign, short, shorter=shorter)


def _turns(option: str, goal: str) -> str | None:
    """Say at which places a voyage turns off, if there are several ways; one that only does where it ends is direct."""
    way = taken_apart(option).way
    return " ".join([turn for turn in way if turn != goal]) if way else None
