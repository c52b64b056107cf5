"""A question names its options; what is not among them is refused with a sentence."""

import pytest

from maracaibo_tui.engine.question import NotOfferedError, Option, Question

QUESTION = Question(seat=2, point="TOY-2", options=("keep", "share"), rule="", source="shell/4")


def test_a_refusal_names_the_answer_and_what_was_offered() -> None:
    """Whoever reads the error knows what could have been answered."""
    error = NotOfferedError("eat", QUESTION)
    assert str(error) == "seat 2 cannot answer 'eat' to TOY-2; offered are: keep, share"
    assert (error.answer, error.question) == ("eat", QUESTION)


def test_questions_and_options_are_values() -> None:
    """Equal questions are equal, and nobody can change one."""
    assert Question(seat=2, point="TOY-2", options=("keep", "share"), rule="", source="shell/4") == QUESTION
    assert Option(id="keep", label="Keep it", rule="") == Option(id="keep", label="Keep it", rule="", change=())
    with pytest.raises(AttributeError):
        QUESTION.seat = 1  # type: ignore[misc]
