"""Several answers in one go: each is given while its question is open, and what follows by itself comes in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maracaibo_tui.engine.agenda import Table
    from maracaibo_tui.engine.match import Game
    from maracaibo_tui.engine.question import Option

    from .session import Session


def handed_in(session: Session, options: Sequence[str]) -> Sequence[str]:
    """Give answers one after the other, as far as they are offered; give back those that were not.

    One that has just been given by itself is passed over, whoever handed it in could not know.
    """
    given: list[str] = []
    for number, option in enumerate(options):
        if option in given:
            del given[: given.index(option) + 1]
            continue
        answered = len(session.match.journal)
        if not session.take(option):
            return options[number:]
        given = [entry.answer for entry in session.match.journal[answered + 1 :] if entry.seat == session.viewer]
    return ()


def imagine_on(game: Game[Any], table: Table[Any, Any], seat: int, options: Sequence[str]) -> None:
    """Give further answers of a seat on a table that is imagined, until something hidden is turned up."""
    for option in options:
        question = game.settle(table)
        while question is not None and option not in question.options:
            given = None if table.revealed or question.seat != seat else game.given(question)
            if given is None:
                return
            game.answer(table, given)
            question = game.settle(table)
        if question is None or table.revealed or question.seat != seat:
            return
        game.answer(table, option)
        game.settle(table)


def choice_of(offers: Sequence[Option], answers: Sequence[str]) -> Option | None:
    """Give the choice that begins as somebody would answer one question after the other, and goes furthest with it."""
    begun = [option for option in offers if option.hands_in[:1] == tuple(answers[:1])]
    whole = [option for option in begun if option.hands_in == tuple(answers[: len(option.hands_in)])]
    return max(whole or begun[:1], key=lambda option: len(option.hands_in), default=None)
