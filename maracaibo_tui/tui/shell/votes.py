"""A vote at the table: its page is the prompt over the whole screen, and what it takes answers the question."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question

    from .desk import Desk
    from .pages.side import SidePage


def page_of(desk: Desk, question: Question) -> SidePage | None:
    """Give the page of a question that is a vote; the same one as long as the question is open."""
    number, kept = desk.referee.number, desk.seen.vote
    if kept is not None and kept[0] == number:
        return kept[1]
    ballot = desk.kit.ballot(desk.referee.view, desk.referee.names, question)
    if ballot is None:
        return None
    from .pages.side import vote_on

    page = vote_on(ballot, lambda option: partial(desk.take, option, number=number), desk)
    desk.seen.vote = (number, page)
    return page
