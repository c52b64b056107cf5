"""Which answers of a long list are said with the question: those that promise most; the others when asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.tui.shell.kit import Moment

from .words import Plain

MOST = 12
"""More answers than that are not said in one go."""
FIRST = 9
"""So many of a longer list are said with the question; fewer than `MOST`, for one answer is no longer than the line
that says that there is one more."""


class Parted(NamedTuple):
    """Answers by where they stand among the options: those said with the question, the others, and what ends it."""

    first: Sequence[int]
    left: Sequence[int]
    ends: Sequence[int]


def parted(table: Plain, moment: Moment, answers: Sequence[int]) -> Parted:
    """Choose of a long list what is said with the question, in the order in which it stands; what ends it always is."""
    question = moment.question
    passes = () if question is None else table.title.sight.passes(question)
    ends = [at for at in answers if moment.options[at].hands_in[0] in passes]
    choices = [at for at in answers if at not in ends]
    if question is None or len(choices) <= MOST:
        return Parted(choices, (), ends)
    first = sorted(_best_first(table, moment, question, choices)[:FIRST])
    return Parted(first, [at for at in choices if at not in first], ends)


def _best_first(table: Plain, moment: Moment, question: Question, choices: Sequence[int]) -> list[int]:
    """Put what a bot would think about before the rest, and what gives something away last; else as they stand."""
    worthy = _worthy(table, moment, question)
    heads = {option.under for option in table.offered if option.hands_in[0] in worthy}

    def rank(at: int) -> tuple[bool, bool]:
        option = moment.options[at]
        return option.is_loss, (option.hands_in[0] not in worthy if option.id else option.under not in heads)

    return sorted(choices, key=rank)


def _worthy(table: Plain, moment: Moment, question: Question) -> Sequence[str]:
    """Name the answers that a bot in this seat, which sees no more than the seat, would think about."""
    title = table.title
    judge, rules = title.judge(table.printed, weights_of(title.id)), title.rules(table.printed)
    imagined = rules.table(judge.imagine(moment.view, from_seed(0)), None)
    answers = [option for option in question.options if taken_apart(option).word not in title.sight.ORDERS]
    return judge.shortlist(imagined, replace(question, options=tuple(answers)), judge.look(moment.view, question.seat))
