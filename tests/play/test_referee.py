"""What every referee promises to a screen and to plain mode, whatever it rests on."""

from collections.abc import Callable

import pytest

from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.referee import NOBODY, Referee
from maracaibo_tui.play.session import Session
from tests.play.late import Late, delivered
from tests.support.seated import ALONE, JEAN, TWO, asked, play, play_to, referee_of, session

Made = Callable[[Session], Referee]


@pytest.fixture(name="made", params=[referee_of, Late], ids=["local", "late"])
def every_kind(request: pytest.FixtureRequest) -> Made:
    """Give what puts a referee before a game, one kind after the other."""
    made: Made = request.param
    return made


def _seated(made: Made, played: Session) -> Referee:
    """Let the person sit down whose decision it is."""
    referee = made(played)
    referee.begin()
    referee.sit_down()
    delivered(referee)
    return referee


def test_nobody_sits_before_somebody_has_sat_down(made: Made) -> None:
    """A game of several begins with an onlooker's view; who sits down gets the question with its options."""
    referee = made(session(TWO))
    referee.begin()
    delivered(referee)
    assert (referee.seat, referee.waits) == (NOBODY, True)
    assert referee.question is not None
    assert referee.question.options == ()
    referee.sit_down()
    delivered(referee)
    assert (referee.seat, referee.waits) == (referee.question.seat, False)
    assert referee.question.options


def test_an_answer_counts_once_and_is_told_when_it_has_come(made: Made) -> None:
    """The number of a question is its own: the same answer sent twice, or an old one, changes nothing."""
    referee = _seated(made, session(ALONE, JEAN))
    rung: list[int] = []
    referee.changed = lambda: rung.append(referee.number)
    number, question = referee.number, referee.question
    assert question is not None
    referee.answer(number, question.options[0])
    delivered(referee)
    assert rung == [referee.number] != [number]
    before = len(referee.answers)
    referee.answer(number, question.options[0])
    delivered(referee)
    referee.answer(referee.number, "nonsense")
    delivered(referee)
    assert (len(referee.answers), rung) == (before, [referee.number])


def test_the_view_is_one_object_until_something_changes(made: Made) -> None:
    """What is drawn from a view need not be drawn again while it is the same."""
    referee = _seated(made, session(ALONE, JEAN))
    first = referee.view
    assert referee.view is first
    assert referee.question is not None
    referee.answer(referee.number, referee.question.options[0])
    delivered(referee)
    assert referee.view is not first
    referee.back()
    delivered(referee)
    assert referee.view == first


def test_a_preview_changes_nothing_and_stops_at_what_is_hidden(made: Made) -> None:
    """Looking at every option leaves the game as it is, and shows no card that would be turned up."""
    played = play_to(session(TWO), asked("DEC-60"))
    referee = _seated(made, played)
    assert referee.question is not None
    digest = played.match.game.digest
    before = digest(played.match.state)
    assert "draw" in referee.question.options
    pile = played.match.state.draw[0]
    for option in referee.question.options:
        referee.preview(option)
        delivered(referee)
        found = referee.preview(option)
        assert found is not None
        hand = found.view.players[referee.seat - 1].hand if found.view is not None else ()
        assert pile not in hand
        assert found.turned_up or option != "draw"
    assert digest(played.match.state) == before


def test_the_log_is_heard_as_the_seat_may_hear_it(made: Made) -> None:
    """No card that another drew is named in it; what was heard once stays the same object."""
    played = play(session(TWO), 60)
    referee = _seated(made, played)
    known = {*view(played.match.state, referee.seat).players[referee.seat - 1].hand}
    drawn = [
        each.event for each in referee.log if type(each.event).__name__ == "CardMoved" and each.event.target == "hand"
    ]
    others = {each.card for each in drawn if each.origin == "draw" and each.seat != referee.seat}
    assert drawn
    assert others <= {"?"}
    assert not (others & known)
    assert [id(each.event) for each in referee.log] == [id(each.event) for each in referee.log]


def test_what_was_told_shows_the_table_right_after_it(made: Made) -> None:
    """Each thing that happened by itself has its place in the log, its event, and a view of its own."""
    referee = _seated(made, session(ALONE, JEAN))
    while not referee.told and referee.question is not None:
        referee.answer(referee.number, referee.question.options[0])
        delivered(referee)
    told = referee.told
    assert [each.event for each in told] == [each.event for each in referee.log[told[0].entry :]]
    assert told[-1].view == referee.view
    assert told[0].view is told[0].view


def test_the_past_is_a_view_as_well(made: Made) -> None:
    """The table after a line of the log shows what the seat may know; nobody can say why it would not."""
    played = play(session(ALONE, JEAN), 30)
    referee = made(played)
    entry = len(referee.log) // 2
    referee.past(entry)
    delivered(referee)
    then = referee.past(entry)
    assert then is not None
    assert referee.why_no_past(entry) == ""
    assert set(then.draw) <= {"?"}


def test_what_cannot_be_taken_back_says_why(made: Made) -> None:
    """A sentence, and nothing happens; with an empty one the last answer is gone, and can be given again."""
    played = play(session(ALONE, JEAN), 20)
    referee = made(played)
    answers = len(referee.answers)
    assert referee.why_no_back() == ""
    referee.back()
    delivered(referee)
    assert len(referee.answers) < answers
    assert referee.why_no_again() == ""
    referee.again()
    delivered(referee)
    assert len(referee.answers) == answers
    fresh = made(session(ALONE, JEAN))
    before = len(fresh.answers)
    assert fresh.why_no_back()
    assert fresh.why_no_again()
    fresh.back()
    fresh.again()
    delivered(fresh)
    assert len(fresh.answers) == before


def test_each_turn_that_is_remembered_is_an_onlookers_view(made: Made) -> None:
    """The plot over a game needs no position: one view a turn, and the last is the one now."""
    played = play(session(TWO), 5000)
    referee = made(played)
    assert referee.is_over
    views = referee.turns
    assert len(views) > 10
    assert all(set(each.draw) <= {"?"} for each in views)
    assert views[-1].winners == referee.view.winners


def test_the_local_referee_is_one() -> None:
    """The type checker holds it to every member."""
    referee: Referee = referee_of(session(TWO))
    assert isinstance(referee, Local)
