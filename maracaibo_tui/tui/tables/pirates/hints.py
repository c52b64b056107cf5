"""What a bot in the seat would do, which knows no more than the seat."""

from __future__ import annotations

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.judgement.judge import Judgement
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.players import greedy


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Name the option that a bot would take, and the answers that it would give after it."""
    grounds, chance = greedy.Grounds(Pirates(printed), Judgement(printed), view), from_seed(view.turn)
    option = greedy.choose(grounds, question, chance)[1]
    ahead = greedy.foreseen(grounds, question, option, chance)
    return Hint(option, follows=ahead.way[1:])
