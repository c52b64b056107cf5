"""What a bot in the seat would do, which knows no more than the seat."""

from functools import partial

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.advice.reasons import filled
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.title import TITLE
from maracaibo_tui.tui.shell import hinted


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Give the lines that a bot thinks best, and why."""
    fill = partial(filled, printed, question.seat)
    return hinted.hint(TITLE, Maracaibo(printed), fill, view, question)
