"""The first row of the prompt: who is asked, the question, what limits it, and at the right the rule of an option."""

from __future__ import annotations

import re

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, cut, line, plain, width
from maracaibo_tui.tui.screen.surface import NAME, chip

from .columns import arrows
from .kit import Kit, Moment

MOST_WRAPPED, FEW = 3, 2
LEAST_FOR_WRAPPED, LEAST_FOR_FEW = 12, 4
"""Rows from which a long question may take several of them, and two."""
FEW_ASKED, LEAST_FOR_FEW_ASKED = 3, 9
"""So many options leave it as many rows in a prompt of so many."""
WITH_NAME = 110
"""Cells from which who is asked is named beside the chip."""
SOURCE, CUT = "title", "…"
"""The ink of what asks a question, the card or the place, and the sign of what is cut."""
_WORDS = re.compile(r" +|[^ ]+")


def question_rows(kit: Kit, moment: Moment, right: Line, cells: int, rows: int) -> Lines:
    """Draw the question, in several rows where it is long; what stands at its right is left out before a word is."""
    head = (*_who(moment, cells), *arrows(kit.headline(moment)))
    if width(head) + width(right) + 1 > cells - 1:
        head = (*_who(moment, cells), *arrows(kit.headline(moment, is_brief=True)))
    is_free = rows >= LEAST_FOR_FEW_ASKED and len(moment.options) <= FEW_ASKED
    most = MOST_WRAPPED if rows > LEAST_FOR_WRAPPED or is_free else FEW if rows >= LEAST_FOR_FEW else 1
    indent = 1 + len(" A ") + 1
    for room in (cells - width(right) - 1, cells):
        lines = _whole(head, room, most, indent)
        if len(lines) == 1 or room == cells:
            break
    if right and width(lines[-1]) + width(right) + 1 <= cells - 1:
        lines[-1] = between(lines[-1], right, cells)
    elif right and rows > LEAST_FOR_WRAPPED:
        lines.append(between((), right, cells))
    return lines


def _who(moment: Moment, cells: int) -> Line:
    """Draw the chip of who is asked; whoever decides for somebody else, or is not the one who looks, is named."""
    question = moment.question
    if question is None:
        return ()
    named = f"{aloud}: " if (aloud := moment.asked_aloud) else ""
    if not named and cells >= WITH_NAME:
        named = f"{moment.names.get(question.seat, '')}  "
    seat = chip(f" {letter(question.seat)} ", style(question.seat))
    return line(" ", seat, " ", (named, NAME if moment.asked_aloud else "text"))


def _whole(head: Line, cells: int, most: int, indent: int) -> Lines:
    """Break a question into rows; what asks it, which is named behind it, is left out before it is cut."""
    lines = broken_head(head, cells, most, indent)
    is_cut = bool(lines) and plain(lines[-1]).endswith(CUT)
    return broken_head(head[:-1], cells, most, indent) if is_cut and head[-1].style == SOURCE else lines


def broken_head(text: Line, cells: int, most: int, indent: int) -> Lines:
    """Break a line at its spaces where it is too long, into so many lines at most; every word keeps its style."""
    if width(text) <= cells or most < FEW:
        return [cut(text, cells)] if text else []
    lines: Lines = [()]
    gap = ""
    for span in text:
        for word in [span.text] if " on " in span.style else _WORDS.findall(span.text):
            if not word.strip():
                gap += word
                continue
            if len(lines) < most and lines[-1] and width(lines[-1]) + len(gap + word) > cells:
                lines.append(())
                gap = " " * indent if gap else ""
            lines[-1] = (*lines[-1], Span(gap + word, span.style))
            gap = ""
    return [cut(each, cells) for each in lines]
