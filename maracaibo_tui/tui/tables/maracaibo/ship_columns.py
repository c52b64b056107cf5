"""Discs of the ship in columns: the area, how many lie there, and what it gives once it is clear."""

from __future__ import annotations

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import area_text
from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.kit import Moment

from .plain_columns import choice

_HEADS = (Column("area"), Column("discs"), Column(), Column("what it gives when clear"))
_DISC, _GONE = "●", "○"


def discs(printed: Printed, moment: Moment) -> Columns | None:
    """Tell from which area a disc may go, and what clearing it brings."""
    return Columns(_HEADS, tuple([_disc(printed, moment, option) for option in moment.options]))


def _disc(printed: Printed, moment: Moment, option: Option) -> Choice:
    word, values, _ = taken_apart(option.id)
    if word != "disc":
        plain = choice(printed, option)
        return plain._replace(cells=((), (), plain.cells[1]), short=())
    table: MaracaiboTable = Table(moment.view, printed)
    area = printed.area(values[0])
    now = player(table, moment.who).discs[area.id]
    then = now - option.hands_in.count(option.id)
    name = f"Both from {area.name}" if now - then > 1 else area.name
    drawn = line((f"{_DISC * now}{_GONE * (2 - now)} -> {_DISC * then}{_GONE * (2 - then)}", "money"))
    clears = line(("clear", "gain")) if not then else ()
    gives = line((area_text(area), "text"))
    short = (line((f"{now} -> {then}", "money")), clears, ())
    return Choice(name, (drawn, clears, gives), name, short, full=option.label)
