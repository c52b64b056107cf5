"""What a bot in the seat would do, and what it expects of it."""

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.advice.figures import changes
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.judgement.judge import Judgement
from maracaibo_tui.games.maracaibo.judgement.weights import weights_from
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.players import greedy


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Name the option that a bot would take, which knows no more than the seat, and what it sees coming of it."""
    grounds, chance = (
        greedy.Grounds(Maracaibo(printed), Judgement(printed, weights_from(weights_of("maracaibo"))), view),
        from_seed(view.turn),
    )
    option = greedy.choose(grounds, question, chance)[1]
    ahead = greedy.foreseen(grounds, question, option, chance)
    if ahead.state.phase == "over":
        return Hint(option, follows=ahead.way[1:])
    certain = _told(printed, view, ahead.certain, question.seat)
    hoped = [text for text in _told(printed, view, ahead.state, question.seat) if text not in certain]
    # Whatever follows a card or token that is turned up is only one way in which it may go.
    return Hint(option, (*certain, *[f"perhaps {text}" for text in hoped[:1]], *hoped[1:]), ahead.way[1:])


def _told(printed: Printed, view: State, ahead: State, seat: int) -> list[str]:
    return [change.whole for change in changes(printed, view, ahead, seat)]
