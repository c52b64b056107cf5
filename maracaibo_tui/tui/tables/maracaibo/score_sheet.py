"""What a finished game came to: its points by source, each source in an ink of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from maracaibo_tui.engine.scores import DURING, FINAL, TOTAL, Row
from maracaibo_tui.games.maracaibo.advice.consists import id_of, of_source
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words.points import PARTS, ahead, score
from maracaibo_tui.games.maracaibo.words.sources import before_the_end
from maracaibo_tui.tui.shell.kit import Group, Moment, Result, Source

LOOKS: Mapping[str, tuple[str, str]] = {
    "quests": ("points", "q"),
    "assistants": ("france", "a"),
    "city actions": ("england", "c"),
    "combat": ("spain", "b"),
    "explorer": ("title", "e"),
    "project cards": ("faint", "p"),
    "ship areas": ("money", "s"),
    "career": ("points", "r"),
    "first investments": ("france", "f"),
    "interim income": ("gain", "i"),
    "instead of buying": ("faint", "y"),
    "legacy tiles": ("cost", "l"),
    "automa cards": ("money", "u"),
    "influence": ("england", "n"),
    "homeward spaces": ("title", "w"),
    "other": ("faint", "t"),
    "choice": ("faint", "h"),
    "income": ("gain", "m"),
    "cards": ("spain", "o"),
    "prestige": ("title", "g"),
    "leaders": ("england", "d"),
    "ranks": ("france", "k"),
    "areas": ("money", "s"),
    "jacques": ("faint", "j"),
}
"""By kind of source, and by part of the final scoring: the ink of its bars, never that of a seat, and a letter.

A letter belongs to a name: no other row has it on any page.
"""


def sources(rows: Iterable[Row]) -> list[Source]:
    """Give what was scored during a game as rows."""
    return [source(row, row.what, f"points/{of_source(row.what)}") for row in rows]


def source(row: Row, called: str, opens: str = "") -> Source:
    """Give a row with its ink, its letter and its page."""
    ink, sign = LOOKS[row.what]
    return Source(called, row.amounts, ink, opens, sign)


def result(printed: Printed, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
    """Say what a game came to: what was scored during it by source, and at its end by part."""
    view, names = moment.view, moment.names
    found = score(view, names, before_the_end(printed, view, log))
    parts = [source(row, PARTS[row.what], _page(row.what)) for row in found.parts]
    groups = [
        Group(Source(DURING, found.during, opens=_page(DURING)), sources(found.sources)),
        Group(Source(FINAL, found.final, opens=_page(FINAL)), parts),
    ]
    total = Source(TOTAL, found.total, opens=_page(TOTAL))
    return Result(found.won, groups, total, names, tuple(filter(None, (*found.told[1:], *notes))))


def if_ended(printed: Printed, view: State) -> Mapping[int | str, int]:
    """Give everybody's points as the end of the game would leave them now; of one that is over those it came to."""
    return score(view, {}).total if view.phase == "over" else ahead(printed, view).total


def _page(what: str) -> str:
    return f"points/{id_of(what)}"
