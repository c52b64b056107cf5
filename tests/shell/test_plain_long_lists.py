"""Plain mode says the best answers of a long list, counts the others, and says them when asked for more."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.listing import FIRST, MOST
from maracaibo_tui.tui.plain.questions import question
from maracaibo_tui.tui.plain.talk import answered
from maracaibo_tui.tui.plain.words import Plain
from tests.support.advising import hint_for
from tests.support.seated import ALONE, JEAN, asked, kit, play_to, referee_of, session
from tests.support.typed import numbers_said

SEED = 8
"""Of a game in which somebody soon takes two discs at once."""
NO_MORE = "There are no more answers. Enter says the whole question again."


def _discs() -> tuple[Plain, Session]:
    """Give a table where somebody may take one or two discs from any area of the ship, or none."""

    def is_long(each: Session) -> bool:
        return asked("DEC-20")(each) and len(Plain(kit(), referee_of(each)).moment().options) > MOST + 1

    played = play_to(session(ALONE, JEAN), is_long, SEED)
    assert not played.is_over
    return Plain(kit(), referee_of(played)), played


def _numbers(lines: Sequence[str]) -> list[str]:
    return [found[1] for line in lines if (found := re.match(r" ?(\d+)  \S", line))]


def test_a_long_list_is_cut_and_the_rest_comes_when_asked_for() -> None:
    """Nine answers stand in the order of their numbers, then how many more, then what ends it; `more` says those."""
    table, _played = _discs()
    moment = table.moment()
    assert len(moment.options) > MOST + 1
    said = list(question(table))
    *numbers, ends = numbers_said(said)
    assert len(numbers) == FIRST
    assert numbers == sorted(numbers, key=int)
    assert said[-1] == f"{ends:>2}  Take no disc"
    left = len(moment.options) - FIRST - 1
    assert said[-2] == f"    There are {left} more answers: type more."
    further = list(answered(table, "more"))
    assert len(further) >= left
    assert {*numbers, ends, *_numbers(further)} == {str(number) for number in moment.numbers}
    assert len(_numbers(further)) == left
    assert list(answered(table, "More")) == list(answered(table, "m")) == [NO_MORE]


def test_what_a_bot_would_choose_is_among_the_first() -> None:
    """The discs that promise most are said with the question, whatever number they have."""
    table, _played = _discs()
    list(question(table))
    said = {table.moment().options[at].id for at in range(len(table.moment().options)) if at not in table.left}
    assert hint_for(table.title, table.printed, table.referee.view, table.mine).option in said
    assert table.left[0] < max(at for at in range(len(table.moment().options) - 1) if at not in table.left)


def test_what_was_not_said_can_be_taken() -> None:
    """An answer keeps its number and its name, though it was not said yet."""
    for by_number in (True, False):
        table, played = _discs()
        list(question(table))
        moment, at = table.moment(), table.left[0]
        option = moment.options[at]
        list(answered(table, str(moment.number(at)) if by_number else option.label))
        assert [entry.answer for entry in played.match.journal if entry.point == "DEC-20"][-1:] == [option.hands_in[-1]]


def test_the_whole_question_begins_with_the_best_again() -> None:
    """Enter says the question as it was said first; whoever asks for more then hears the same as before."""
    table, _played = _discs()
    first, further = list(question(table)), list(answered(table, "more"))
    assert list(answered(table, "")) == first
    assert list(answered(table, "more")) == further


def test_a_list_of_many_pages_is_said_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where more is left than is said at once, it is counted again, and one alone is one answer."""
    monkeypatch.setattr("maracaibo_tui.tui.plain.questions.MOST", 2)
    table, _played = _discs()
    list(question(table))
    table.left = table.left[:3]
    said = list(answered(table, "more"))
    assert len(_numbers(said)) == 2
    assert said[-1] == "    There is 1 more answer: type more."
    assert len(_numbers(list(answered(table, "more")))) == 1
    assert list(answered(table, "more")) == [NO_MORE]


def test_a_shorter_list_is_said_whole() -> None:
    """Nothing is kept back where twelve answers or fewer are to be said."""
    played = play_to(session(ALONE, JEAN), lambda each: 4 < len(each.question.options if each.question else ()) <= MOST)
    table = Plain(kit(), referee_of(played))
    said = list(question(table))
    assert not any("type more" in line for line in said)
    assert len(numbers_said(said)) == len(table.moment().options)
    assert list(answered(table, "more")) == [NO_MORE]
