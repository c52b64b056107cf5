"""What a bot in the seat would do, and what it expects of it."""

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.judgement import Judgement
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.players import greedy
from maracaibo_tui.tui.shell.kit import Hint
from maracaibo_tui.tui.shell.lines import plain

from .sums import changes


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Name the option that a bot would take, which knows no more than the seat, and what it sees coming of it."""
    sight, chance = greedy.Sight(Maracaibo(printed), Judgement(printed), view), from_seed(view.turn)
    option = greedy.choose(sight, question, chance)[1]
    ahead = greedy.foreseen(sight, question, option, chance)
    if ahead.phase == "over":
        return Hint(option)
    return Hint(option, tuple(plain(change) for change in changes(printed, view, ahead, question.seat)))
