"""The title of Maracaibo: all that the house asks of the game, each part loaded when it is first used."""

# ruff: noqa: PLC0415 - each part is loaded when it is first asked for

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Judge, Rules

    from .box.printed import Printed


class MaracaiboTitle:
    """Maracaibo."""

    id = "maracaibo"
    name = "Maracaibo"
    seat = "captain"
    seats = (1, 2, 3, 4)
    prefixes = ("MAR-", "EFF-")
    table = "maracaibo_tui.tui.tables.maracaibo"

    def rules(self, printed: Printed) -> Rules:
        """Give the rules with what is printed."""
        from .rules.game import Maracaibo

        return Maracaibo(printed)

    def judge(self, printed: Printed) -> Judge:
        """Give what values positions."""
        from .judgement.judge import Judgement

        return Judgement(printed)


TITLE = MaracaiboTitle()
