"""A match is the only door to a state: it refuses, remembers, and goes back step by step."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maracaibo_tui.engine.match import Entry, Match
from maracaibo_tui.engine.question import NotOfferedError
from tests.support.toy.state import BroughtUp, Dived, Divers, Scored, TurnBegun
from tests.support.toy_saved import TOY, begun, match_of


def _answered(match: Match[Divers]) -> list[str]:
    return [entry.answer for entry in match.journal]


def test_a_match_is_ready_at_once() -> None:
    """The first question is there before anybody has done anything."""
    match = match_of(4)
    assert match.question is not None
    assert (match.question.seat, match.question.options) == (1, ("dive", "rest"))
    assert match.journal == []


@pytest.mark.parametrize("wrong", ["", "DIVE", "keep", "dive "])
def test_what_is_not_offered_is_refused_and_changes_nothing(wrong: str) -> None:
    """An answer off the list raises, and state, question and journal stay as they were."""
    match = match_of(4)
    before, question = TOY.digest(match.state), match.question
    with pytest.raises(NotOfferedError):
        match.answer(wrong)
    assert (TOY.digest(match.state), match.question, match.journal) == (before, question, [])


def test_a_game_that_is_over_takes_no_answer() -> None:
    """After the end there is no question, and answering says that the game is over."""
    match = match_of()
    while match.answer_forced():
        pass
    assert match.question is None
    with pytest.raises(ValueError, match="the game is over"):
        match.answer("rest")


def test_the_only_answer_is_given_and_marked() -> None:
    """A question with one option is answered on request; the journal says that nobody chose."""
    match = match_of()
    assert match.answer_forced()
    assert match.journal == [Entry(seat=1, point="TOY-1", answer="rest", auto=True, digest=TOY.digest(match.state))]


def test_a_question_with_a_choice_is_left_to_the_player() -> None:
    """With two options nothing is answered for anybody."""
    match = match_of(4)
    assert not match.answer_forced()
    assert match.journal == []


def test_the_journal_names_seat_point_and_answer() -> None:
    """Each answer is one line, also in the middle of an effect and from the seat that is not at turn."""
    match = match_of(4)
    for option in ("dive", "share", "cheers"):
        match.answer(option)
    assert [(line.seat, line.point, line.answer) for line in match.journal] == [
        (1, "TOY-1", "dive"),
        (1, "TOY-2", "share"),
        (2, "TOY-3", "cheers"),
    ]


def test_a_digest_stands_where_a_new_turn_begins() -> None:
    """The line that ends a turn carries the fingerprint of the state that the next turn starts from."""
    match = match_of(4)
    match.answer("dive")
    match.answer("keep")
    assert [bool(line.digest) for line in match.journal] == [False, True]
    assert match.journal[-1].digest == TOY.digest(match.state) == TOY.digest(match.turn_start)


def test_the_start_of_the_turn_is_kept() -> None:
    """In the middle of a turn the state that it began with is still there."""
    match = match_of(4)
    match.answer("rest")
    begun = TOY.digest(match.state)
    match.answer("dive")
    assert TOY.digest(match.turn_start) == begun != TOY.digest(match.state)


def test_undo_goes_back_one_answer_of_a_person() -> None:
    """State, question, journal and the turn's start are those before the answer."""
    match = match_of(4)
    match.answer("rest")
    before = (TOY.digest(match.state), match.question, list(match.journal), TOY.digest(match.turn_start))
    match.answer("rest")
    assert match.undo()
    assert (TOY.digest(match.state), match.question, match.journal, TOY.digest(match.turn_start)) == before


def test_undo_takes_back_what_was_answered_for_a_person() -> None:
    """An automatic answer falls together with the answer of a person before it."""
    match = match_of(3)
    match.answer("dive")
    match.answer_forced()
    assert _answered(match) == ["dive", "rest"]
    assert match.undo(past_reveals=True)
    assert match.journal == []


def test_undo_stops_before_a_reveal() -> None:
    """What everybody has seen cannot be taken back unless the players agree to."""
    match = match_of(4, 2)
    match.answer("dive")
    match.answer("keep")
    assert match.undo()
    assert _answered(match) == ["dive"]
    assert not match.undo()
    assert _answered(match) == ["dive"]
    assert match.undo(past_reveals=True)
    assert match.journal == []


def test_what_was_revealed_and_taken_back_is_counted() -> None:
    """Every answer that revealed something counts when it is taken back; to give it again does not change that."""
    match = match_of(4, 2)
    match.answer("dive")
    match.answer("keep")
    assert match.undo()
    assert match.reveals_taken_back == 0
    assert match.undo(past_reveals=True)
    assert match.reveals_taken_back == 1
    match.answer("dive")
    assert match.reveals_taken_back == 1
    assert not match.undo()
    assert match.undo(past_reveals=True)
    assert match.reveals_taken_back == 2


def test_undo_at_the_beginning_says_no() -> None:
    """Without an answer of a person there is nothing to take back."""
    match = match_of()
    assert not match.undo()
    match.answer_forced()
    assert not match.undo()
    assert len(match.journal) == 1


def test_a_match_without_steps_plays_the_same() -> None:
    """A simulation keeps no steps and no digests, and every answer means the same."""
    kept, lean = Match(TOY, begun(5)), Match(TOY, begun(5), keep_steps=False)
    while kept.question is not None:
        option = kept.question.options[0]
        kept.answer(option)
        lean.answer(option)
    assert TOY.digest(kept.state) == TOY.digest(lean.state)
    assert not lean.undo()


def test_a_listener_hears_what_happened() -> None:
    """Rules report events to whoever listens, in the order in which things happened."""
    told: list[Any] = []
    match = match_of(4, tell=told.append)
    match.answer("dive")
    match.answer("keep")
    assert told == [
        TurnBegun(1),
        Dived(1),
        BroughtUp(1, "4"),
        Scored(1, 4, "shell/4"),
        Scored(1, 1, "dive"),
        TurnBegun(2),
    ]


def test_a_copy_lives_on_its_own() -> None:
    """Playing on from a copy changes nothing in the state it was made of."""
    match = match_of(4)
    before = TOY.digest(match.state)
    twin = Match(TOY, TOY.copy(match.state))
    twin.answer("dive")
    assert TOY.digest(match.state) == before


@given(st.integers(0, 99), st.lists(st.integers(0, 9), max_size=30))
def test_undo_step_by_step_leads_back_to_the_start(seed: int, picks: list[int]) -> None:
    """Whatever was played, every single undo gives exactly the position that was there, down to the first."""
    match = Match(TOY, begun(seed))
    positions = [(TOY.digest(match.state), match.question)]
    for pick in picks:
        if match.question is None:
            break
        match.answer(match.question.options[pick % len(match.question.options)])
        positions.append((TOY.digest(match.state), match.question))
    while len(positions) > 1:
        positions.pop()
        assert match.undo(past_reveals=True)
        assert (TOY.digest(match.state), match.question) == positions[-1]
    assert match.journal == []
    assert not match.undo(past_reveals=True)
