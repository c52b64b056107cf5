"""A session answers, goes on by itself, takes back and does again, and shows the past."""

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.session import Session
from tests.support.played import game
from tests.support.seated import ALONE, JEAN, TWO, WITH_BOT, asked, names_at, play, play_to, session


def test_an_answer_is_for_the_question_it_names() -> None:
    """An answer that carries the number of an earlier question is dropped and changes nothing."""
    played = play_to(session(ALONE, JEAN), asked("DEC-16"))
    number, option = played.number, "va:doubloon"
    assert played.answer(number, option)
    before = game().digest(played.match.state)
    assert not played.answer(number, option)
    assert game().digest(played.match.state) == before


def test_an_option_that_is_not_offered_changes_nothing() -> None:
    """What is not offered is refused, and the last automatic turn can still be told."""
    played = play_to(session(ALONE, JEAN), asked("DEC-10"))
    before, steps = game().digest(played.match.state), played.steps
    assert not played.answer(played.number, "buy:nothing")
    assert (game().digest(played.match.state), played.steps) == (before, steps)


def test_nobody_answers_for_another_seat() -> None:
    """While the keyboard has not been passed, an answer to the other person's question is dropped."""
    played = play_to(session(TWO), lambda each: each.viewer == 1)
    while not played.waits_for_other():
        question = played.question
        assert question is not None
        played.answer(played.number, question.options[-1])
        played.settle()
    question = played.question
    assert question is not None
    assert not played.answer(played.number, question.options[0])


def test_every_answer_of_a_person_is_written_down_before_bots_go_on() -> None:
    """The file has the answer before anything follows from it, and what follows is written once."""
    written: list[int] = []
    played = session(WITH_BOT, save=lambda each: written.append(len(each.match.journal)))
    played.settle()
    question = played.question
    assert question is not None
    before = len(played.match.journal)
    written.clear()
    played.answer(played.number, question.options[0])
    assert written == [before + 1]
    played.settle()
    assert written in ([before + 1], [before + 1, len(played.match.journal)])


def test_a_bot_plays_until_a_person_decides() -> None:
    """After settling, the open question is a person's, and it has more than one answer or is always asked."""
    played = session(WITH_BOT)
    for _ in range(40):
        played.settle()
        question = played.question
        assert question is not None
        assert question.seat == 1
        assert played.match.game.given(question) is None
        played.answer(played.number, question.options[0])


def test_undo_goes_back_to_the_start_alone() -> None:
    """Alone, undo after undo leads to the first question; redo leads forward again to where one was."""
    played = play(session(ALONE, JEAN), 60)
    last = game().digest(played.match.state)
    count = 0
    while played.undo():
        count += 1
    assert count == 60
    assert played.match.journal == []
    assert played.log == []
    assert all(played.redo() and _settled(played) for _ in range(count))
    assert game().digest(played.match.state) == last


def _settled(played: Session) -> bool:
    played.settle()
    return True


def test_undo_takes_a_bots_turn_back_as_well() -> None:
    """Undo leads to the last decision of the person, past everything a bot did after it."""
    played = play(session(WITH_BOT), 20)
    assert played.undo()
    question = played.question
    assert question is not None
    assert question.seat == 1


def test_undo_stops_at_what_was_revealed_to_several_people() -> None:
    """When several people play, an answer that turned something up cannot be taken back, and that is said."""
    played = play_to(session(TWO), asked("DEC-60"))
    assert played.answer(played.number, "draw")
    assert played.question is not None
    assert played.question.seat == played.viewer
    assert "Something hidden" in played.why_no_undo()
    assert not played.undo()


def test_nobody_takes_back_what_another_decided() -> None:
    """The person who has just sat down cannot take back the other's last decision."""
    played = play_to(session(TWO), lambda each: asked("DEC-04")(each) and each.match.state.turn > 3)
    other = names_at(played)[3 - played.viewer]
    assert played.why_no_undo().startswith(f"The last answer was {other}'s, and only")


def test_what_is_taken_back_while_the_keyboard_is_passed_is_asked_of_the_one_who_answered() -> None:
    """Whoever takes it back, nobody sits there any more: only the one who answered may sit down, and give it again."""
    played = session(TWO)
    played.settle()
    played.pass_keyboard()
    first = played.viewer
    while not played.waits_for_other():
        assert played.question is not None
        assert played.answer(played.number, played.question.options[0])
        played.settle()
    answers = len(played.match.journal)
    assert played.undo()
    assert (played.viewer, played.waits_for_other()) == (NOBODY, True)
    assert played.question is not None
    assert played.question.seat == first
    assert not played.answer(played.number, played.question.options[0])
    played.pass_keyboard()
    assert played.viewer == first
    assert played.redo()
    assert (len(played.match.journal), played.waits_for_other()) == (answers, True)


def test_what_is_taken_back_at_ones_own_question_is_asked_at_once() -> None:
    """Between two questions of one's own, and where all is open, nobody has to sit down anew."""
    own = session(TWO)
    own.settle()
    own.pass_keyboard()
    assert own.question is not None
    assert own.answer(own.number, own.question.options[0])
    assert own.undo()
    assert own.viewer == own.question.seat
    shared = session(TWO)
    shared.is_open = True
    while not shared.match.journal or shared.match.journal[0].seat == shared.viewer:
        shared.settle()
        assert shared.question is not None
        shared.answer(shared.number, shared.question.options[0])
    assert shared.undo()
    assert not shared.waits_for_other()


def test_with_open_cards_the_keyboard_is_not_passed() -> None:
    """In open play the seat that decides is simply the one that is shown."""
    played = session(TWO)
    played.is_open = True
    for _ in range(30):
        played.settle()
        assert not played.waits_for_other()
        question = played.question
        assert question is not None
        assert played.answer(played.number, question.options[-1])


def test_the_table_after_a_line_of_the_log_is_the_table_of_that_moment() -> None:
    """For each entry of the log the state right after its event is found again."""
    played = session(ALONE, JEAN)
    seen: list[tuple[int, str]] = []
    for _ in range(40):
        played.settle()
        question = played.question
        assert question is not None
        played.answer(played.number, question.options[0])
        seen += [
            (len(played.log) - len(played.steps) + at, game().digest(step.state))
            for at, step in enumerate(played.steps)
        ]
    for entry, digest in seen:
        assert game().digest(played.state_after(entry)) == digest


def test_a_line_of_the_log_can_be_gone_back_to() -> None:
    """Taking back to a step takes back every answer from there on, all at once."""
    played = play(session(ALONE, JEAN), 50)
    step = played.log[len(played.log) // 2].step
    before = game().digest(played.match.steps[step].before)
    assert played.undo_reveals(step)
    assert played.undo(step)
    assert len(played.match.journal) == step
    assert game().digest(played.match.state) == before


def test_gone_back_to_a_bots_turn_the_decision_before_it_stands() -> None:
    """A line of a bot's turn leads back to what the person decided next, not past the decision before it."""
    played = play(session(WITH_BOT), 40)
    seats = [entry.seat for entry in played.match.journal]
    of_bot = next(line.step for line in played.log if seats[line.step] == 2 and 1 in seats[: line.step])
    next_own = seats.index(1, of_bot)
    assert played.undo(of_bot)
    assert len(played.match.journal) == next_own
    assert played.question is not None
    assert played.question.seat == 1


def test_imagining_an_answer_changes_nothing_and_shows_nothing_hidden() -> None:
    """The preview of an option leaves the game alone, and there is none where something would be turned up."""
    played = play_to(session(TWO), asked("DEC-60"))
    before = game().digest(played.match.state)
    assert played.imagined("draw") == (None, True)
    assert game().digest(played.match.state) == before


def test_an_answer_is_imagined_up_to_where_something_is_turned_up() -> None:
    """The points taken instead of a purchase are seen before, though a building is turned up right after them."""
    played = play_to(session(ALONE, JEAN), asked("DEC-61"))
    now = played.view().players[0].vp
    view, turned_up = played.imagined("vp")
    assert turned_up
    assert view.players[0].vp > now


@pytest.mark.parametrize("options", [JEAN, Options(players=2)], ids=["jean", "two"])
def test_a_whole_game_is_played_to_its_end(options: Options) -> None:
    """A session leads through a whole game."""
    played = play(session(TWO if options.players == 2 else ALONE, options), 2000)
    assert played.is_over
    assert not played.waits_for_other()


def test_who_sits_down_again_finds_marked_what_others_have_done() -> None:
    """What a seat saw at its own last answer is kept while the keyboard is passed round, each seat its own (F-28)."""
    played, seen = session(), dict[int, object]()
    for _ in range(40):
        played.settle()
        played.pass_keyboard()
        question = played.question
        assert question is not None
        assert played.before == seen.get(question.seat)
        seen[question.seat] = played.view()
        assert played.answer(played.number, question.options[0])
    assert len(seen) == len(played.seats)
