"""The options of every kind of question in columns: what they cost, bring and lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.voyages import SAILING
from maracaibo_tui.tui.shell.columns import Columns
from maracaibo_tui.tui.shell.kit import Moment

from . import card_columns, nation_columns, ship_columns, voyage_columns
from .plain_columns import general

Told: TypeAlias = Callable[[Printed, Moment], Columns | None]


def columns(printed: Printed, moment: Moment) -> Columns:
    """Say of every option what is chosen, and in columns what it costs, brings and leads to."""
    question = moment.question
    told = _KINDS.get(question.point) if question is not None else None
    found = told(printed, moment) if told is not None else None
    return found or general(printed, moment)


_KINDS: Mapping[str, Told] = {
    **dict.fromkeys(SAILING, voyage_columns.voyages),
    **dict.fromkeys(("DEC-17", "DEC-61", "DEC-65"), card_columns.purchases),
    **dict.fromkeys(("DEC-02", "DEC-13", "DEC-30", "DEC-60", "DEC-62"), card_columns.cards),
    **dict.fromkeys(("DEC-18", "DEC-19", "DEC-24", "DEC-42", "DEC-51"), nation_columns.nations),
    "DEC-44": nation_columns.combat,
    **dict.fromkeys(("DEC-14", "DEC-20"), ship_columns.discs),
}
"""By decision point: what tells its options."""
