"""The rule of what is highlighted, beside the table where the plan of a game has a place for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.library.rulebook import entry, rulebook_of
from maracaibo_tui.tui.screen.lines import Lines, wrapped

from .desk import Desk
from .overlays.reference import refusal, text_of, title_of

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Denied

    from .kit import Moment


def draw(desk: Desk, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw as much of the rule as has room, of what is not possible the reason first; its key opens the whole page."""
    pointed = _pointed_at(desk, moment)
    name = pointed.rule if pointed is not None else _rule(moment)
    found = entry(rulebook_of(desk.referee.title.id), name) if name else None
    if found is None:
        return []
    lines = refusal(pointed, cells, "warn") if pointed is not None else []
    lines = [*lines, *title_of(found, cells), *text_of(found, cells)]
    if len(lines) <= rows:
        return lines
    return [*lines[: rows - 1], *wrapped(f"   … {desk.key('rule')} opens all of it", cells, "faint")]


def _pointed_at(desk: Desk, moment: Moment) -> Denied | None:
    if moment.question is None or moment.option is not None:
        return None
    return desk.seen.prompt.denied_at(moment, desk.kit.denied(moment))


def _rule(moment: Moment) -> str:
    option, question = moment.option, moment.question
    return (option.rule if option is not None else "") or (question.rule if question is not None else "")
