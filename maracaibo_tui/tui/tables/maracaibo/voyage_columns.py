"""Voyages in columns: where to, movement points, village actions, and what waits there."""

from __future__ import annotations

from typing import NamedTuple

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.advice.arrivals import QUEST, Arrival, arrivals
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns, dots
from maracaibo_tui.tui.shell.kit import Moment

from .card_kinds import brief

BAND = 22
"""Cells of a place's number and name."""
LONG = 13
"""Letters of a place from which kinds are told in fewer letters, where voyages stand side by side."""
_KINDS = {"village": "vill."}
"""What a kind is called where voyages have little room."""
_HEADS = (
    Column("   to"),
    Column("MP", is_figure=True),
    Column("acts"),
    Column("way"),
    Column("what waits there"),
    Column(),
)


def voyages(printed: Printed, moment: Moment) -> Columns | None:
    """Tell every voyage; nothing where no ship sails."""
    found = arrivals(printed, moment)
    if not found:
        return None
    names = [printed.locations[each.place].name for each in found.values()]
    digits = max(len(each.place) for each in found.values() if each.place != printed.start)
    mine = line((letter(moment.who).lower(), f"{style(moment.who)} bold"))
    is_tight, has_figures = max(map(len, names)) > LONG, any(each.figures for each in found.values())
    tight = _Tight(mine, has_figures) if is_tight or has_figures else None
    told = [
        _voyage(printed, found[at], option.id, max(2, digits), tight) if at in found else Choice(option.label)
        for at, option in enumerate(moment.options)
    ]
    return Columns(_HEADS, tuple(told), gap=1, band=BAND)


class _Tight(NamedTuple):
    """Where voyages have little room: the sign of an own assistant, and whether figures stand beside some of them."""

    mine: Line
    has_figures: bool


def _voyage(printed: Printed, there: Arrival, option: str, digits: int, tight: _Tight | None) -> Choice:
    """Tell a voyage; the sign of an own assistant is given where there is no room for words."""
    name = printed.locations[there.place].name
    number = "" if there.place == printed.start else there.place
    turns = _turns(option, there.place)
    called = f"{number:>{digits}} {name}"
    kind = line((there.kind, "points" if there.kind == QUEST else "title"))
    acts = dots(there.actions)
    way = line((there.figures, "points" if there.figures.startswith("+") else "cost")) if there.figures else ()
    cells = (line((f"{there.cost}", "text")), acts, way, kind, line((there.waits, "text")))
    short: tuple[Line, ...] = (line((f"{there.cost} MP", "text")), acts if there.actions else (), kind, ())
    if tight is not None:
        # Where voyages are told apart by figures as well, these stand where the kind would.
        word = ("?" if there.kind == QUEST else "") if tight.has_figures else _KINDS.get(there.kind, there.kind)
        signs = line((word, kind[0].style), *(tight.mine if there.is_awaited else ()))
        short = (*short[:2], signs, way)
    shorter = tuple([line((brief(text), "text")) for text in there.shorter])
    if turns is None:
        return Choice(called, cells, "", short, shorter=shorter)
    by, sign = f" via {turns}" if turns else " direct", f" ({turns})" if turns else ""
    return Choice(called + by, cells, called + sign, short, shorter=shorter)


def _turns(option: str, goal: str) -> str | None:
    """Say at which places a voyage turns off, if there are several ways; one that only does where it ends is direct."""
    way = taken_apart(option).way
    return " ".join([turn for turn in way if turn != goal]) if way else None
