"""The short figure that stands in the heading of a part."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.advice.lights_unnamed import HAND
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost, hand_limit
from maracaibo_tui.games.maracaibo.rules.exploration import extra_steps
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.screen.surface import NAME
from maracaibo_tui.tui.shell.kit import Moment

from . import career_choice

Note: TypeAlias = Callable[[Printed, Moment], str]
_SORTED = {"drawn": "", "cost": " · by cost", "affordable": " · affordable first", "kind": " · by kind"}


def note(printed: Printed, part: str, moment: Moment) -> Line:
    """Say the figure of a part; most have one. That of the hand is bold where a card would come to it."""
    told = _NOTES[part](printed, moment) if part in _NOTES and moment.seat else ""
    ink = NAME if part == "hand" and HAND in lit(printed, moment) else "faint"
    return line((told, ink)) if told else ()


def _hand(printed: Printed, moment: Moment) -> str:
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.seat)
    return f"hand {len(p.hand)} · limit {hand_limit(table, p)}{_SORTED[moment.order]}"


def _display(printed: Printed, moment: Moment) -> str:
    table: MaracaiboTable = Table(moment.view, printed)
    return f"{display_cost(table, player(table, moment.seat))}$ a card"


def _explorer(printed: Printed, moment: Moment) -> str:
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.seat)
    more = extra_steps(table, p)
    at = 0 if p.explorer == START else printed.spaces[p.explorer].index
    return f"you stand on {at}" + (f" · moves +{more}" if more else "")


def _ship(printed: Printed, moment: Moment) -> str:
    return "you will keep one career" if career_choice.choosable(printed, moment) else ""


def _if_ended(_printed: Printed, moment: Moment) -> str:
    return "" if moment.view.phase == "over" else "if it ended now"


_NOTES: Mapping[str, Note] = {
    "tracks": lambda _printed, _moment: "your VP",
    "ship": _ship,
    "hand": _hand,
    "explorer": _explorer,
    "display": _display,
    "others": _if_ended,
    "points": _if_ended,
}
