"""The pages of lines of points: what each consists of, for everybody who has any."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.advice.consists import lines, shares, title_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment

KIND = "points"
RULES = {
    "now": ("MAR-GEN-16",),
    "during": ("MAR-GEN-16",),
    "choice": ("MAR-FINAL-03",),
    "income": ("MAR-FINAL-07", "MAR-FINAL-08"),
    "cards": ("MAR-FINAL-09",),
    "prestige": ("MAR-FINAL-11",),
    "leaders": ("MAR-FINAL-13",),
    "ranks": ("MAR-FINAL-20", "MAR-FINAL-16"),
    "quests": ("MAR-SOLO-52", "MAR-SOLO-53"),
    "areas": ("MAR-SOLO-54",),
    "explorer": ("MAR-SOLO-55",),
    "jacques": ("MAR-SOLO-78",),
}
"""By line: the rules that say what it counts; of all others what is scored at the end."""
_USUAL = ("MAR-FINAL-02",)


def things(moment: Moment) -> list[Thing]:
    """List the lines that have a page."""
    return [Thing(f"{KIND}/{each}", title_of(each), "what it consists of") for each in lines(moment.view)]


def rules(address: str) -> Sequence[str]:
    """Name the rules that explain a line."""
    return RULES.get(address.partition("/")[2], _USUAL)


def page(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw what a line consists of."""
    found = shares(printed, moment.view, address.partition("/")[2], moment.names, moment.heard)
    drawn: Lines = []
    for share in found:
        drawn.append(line((f"{letter(share.seat)} {moment.names[share.seat]}: {share.points} VP", style(share.seat))))
        for piece in share.pieces:
            rows = wrapped(f"{piece.text}: {piece.points}", cells - 2)
            drawn += [line(("– " if not at else "  ", "faint"), *each) for at, each in enumerate(rows)]
    return drawn or [line(("Nobody has points of this kind.", "faint"))]
