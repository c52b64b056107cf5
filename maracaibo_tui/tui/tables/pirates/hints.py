"""What a bot in the seat would do, which knows no more than the seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.advice.odds import beside
from maracaibo_tui.games.pirates.advice.reasons import filled
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.title import TITLE
from maracaibo_tui.tui.shell import hinted

_DICE: Mapping[str, str] = {"reroll": "another throw: "}


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Give the lines that a bot thinks best, and why, and the odds of dice."""
    fill = partial(filled, printed, question.seat)
    found = hinted.hint(TITLE, Pirates(printed), fill, view, question)
    return found._replace(beside=_odds(printed, view, question, found.option))


def _odds(printed: Printed, view: State, question: Question, option: str) -> tuple[str, ...]:
    """Say what dice are likely to bring, of another throw also where a bot would not make it (PIR-RAID-03)."""
    about = dict.fromkeys(each for each in (option, "reroll") if each in question.options)
    return tuple([f"{_DICE.get(each, '')}{told}" for each in about if (told := beside(printed, view, question, each))])
