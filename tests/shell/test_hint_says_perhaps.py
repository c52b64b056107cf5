"""A hint tells as certain only what comes before the first thing that is turned up."""

from msgspec.structs import replace

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from tests.support.advising import hint_for
from tests.support.played import TITLE, game
from tests.support.seated import ALONE, JEAN, asked, placed, play_to, session


def _hint(played: Session, question: Question, option: str) -> list[Reason]:
    """Give what speaks for an option, as if it were the only one."""
    only = replace(question, options=(option,))
    hint = hint_for(TITLE, game().printed, played.view(), only)
    return [reason for line in hint.lines[:1] for reason in line.reasons]


def test_what_follows_a_token_that_is_turned_up_is_said_with_perhaps() -> None:
    """Choosing a pile of combat tokens turns one up: everything expected of it is uncertain."""
    played = play_to(session(ALONE, JEAN, 2), asked("DEC-41"))
    question = played.question
    assert question is not None
    reasons = _hint(played, question, question.options[0])
    assert reasons
    assert not any(reason.is_sure for reason in reasons)
    assert all(" perhaps " in reason.text for reason in reasons)


def test_what_is_certain_is_said_as_it_is() -> None:
    """What nothing hidden stands before has no perhaps; only the next turn is never sure."""
    played = placed({"players.1.ship": "3"}, options=Options(players=2))
    question = played.question
    assert question is not None
    for option in question.options:
        reasons = _hint(played, question, option)
        if reasons and all(reason.is_sure for reason in reasons):
            assert not any(" perhaps " in reason.text for reason in reasons)
            return
    raise AssertionError("nothing was certain")
