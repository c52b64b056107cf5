"""The rule of what is highlighted, beside the table where the plan of a game has a place for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.library.rulebook import entry, rulebook_of
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.screen.surface import LINK, NAME

from .desk import Desk
from .moments import rule_of
from .overlays.reference import linked, refusal, text_of

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Denied

    from .kit import Moment


def draw(desk: Desk, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw as much of the rule as has room, of what is not possible the reason first; its key opens the whole page."""
    pointed, name = _pointed_at(desk, moment), named(desk, moment)
    book = rulebook_of(desk.referee.title.id)
    found = entry(book, name) if name else None
    if found is None:
        return []
    lines = refusal(pointed, cells, "warn") if pointed is not None else []
    lines = [*lines, *wrapped(found.title, cells, NAME), *text_of(found, cells)]
    if len(lines) > rows:
        opens = wrapped(f"{len(lines) - rows + 1} more below, {desk.key('rule')} opens all of it", cells, "faint")
        return [*lines[: rows - 1], *opens[:1]]
    links = [(each, entry(book, each)) for each in linked(found)]
    next_ones = [line((f"{each.title}, {link}", LINK)) for link, each in links if each is not None]
    room = rows - len(lines) - 1
    return [*lines, (), *next_ones[:room]] if room > 0 and next_ones else lines


def named(desk: Desk, moment: Moment) -> str:
    """Name the rule shown: that of what is pointed at though it is not possible, else of what is highlighted."""
    pointed = _pointed_at(desk, moment)
    return pointed.rule if pointed is not None else rule_of(moment)


def _pointed_at(desk: Desk, moment: Moment) -> Denied | None:
    if moment.question is None or moment.option is not None:
        return None
    return desk.seen.prompt.denied_at(moment, desk.kit.denied(moment))
