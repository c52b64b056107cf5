"""A hint tells as certain only what comes before the first thing that is turned up."""

from msgspec.structs import replace

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import ALONE, JEAN, asked, kit, names_at, placed, play_to, session


def _hint(played: Session, question: Question, option: str) -> tuple[str, ...]:
    """Give what is expected of an option, as if it were the only one."""
    only = replace(question, options=(option,))
    return kit().hint(Moment(played.view(), played.viewer, only, (), 0, names_at(played))).expects


def test_what_follows_a_token_that_is_turned_up_is_said_with_perhaps() -> None:
    """Choosing a pile of combat tokens turns one up: everything expected of it is uncertain."""
    played = play_to(session(ALONE, JEAN, 2), asked("DEC-41"))
    question = played.question
    assert question is not None
    expects = _hint(played, question, question.options[0])
    assert expects
    assert expects[0].startswith("perhaps ")


def test_what_is_certain_is_said_as_it_is() -> None:
    """What nothing hidden stands before has no perhaps, and a perhaps is said once."""
    played = placed({"players.1.ship": "3"}, options=Options(players=2))
    question = played.question
    assert question is not None
    for option in question.options:
        expects = _hint(played, question, option)
        uncertain = [at for at, text in enumerate(expects) if text.startswith("perhaps ")]
        assert len(uncertain) <= 1
        _view, turned_up = played.imagined(option)
        if not turned_up and expects and uncertain != [0]:
            return
    raise AssertionError("nothing was certain")
