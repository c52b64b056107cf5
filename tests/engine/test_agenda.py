"""The agenda resolves what is open, depth first, and stops where somebody has to decide."""

from typing import Any

import pytest

from maracaibo_tui.engine.agenda import Rules, Table, push
from maracaibo_tui.engine.question import Question
from tests.support.toy.book import RULES
from tests.support.toy.box import Printed
from tests.support.toy.state import Dive, Divers, Frame, Opened, Score, Scored, Toast, Turn
from tests.support.toy_saved import PRINTED, TOY


def _table(*agenda: Frame, told: list[Any] | None = None) -> Table[Divers, Printed]:
    tell = None if told is None else told.append
    return Table(Divers(chance=0, bag=("4",), agenda=agenda[::-1]), PRINTED, tell)


def test_settling_stops_at_the_first_question() -> None:
    """Frames that need nobody are resolved; the one that asks stays on the stack."""
    table = _table(Score(1, 2), Dive(1), Score(2, 7))
    question = RULES.settle(table)
    assert question == Question(seat=1, point="TOY-1", options=("dive", "rest"), rule="TOY-DIVE-01")
    assert table.state.points == (2, 0)
    assert table.state.agenda == (Score(2, 7), Dive(1))


def test_settling_an_empty_agenda_asks_nothing() -> None:
    """When nothing is left to do there is no question, now or later."""
    table = _table(Score(2, 1))
    assert RULES.settle(table) is None
    assert RULES.settle(table) is None
    assert table.state.points == (0, 1)


def test_a_frame_with_nothing_to_decide_is_done() -> None:
    """Where a frame has no question it leaves the stack and the next one is resolved."""
    table = _table(Opened(1, "shell/3"), Score(1, 1))
    assert RULES.settle(table) is None
    assert table.state.points == (1, 0)


def test_what_an_effect_triggers_comes_before_what_waited() -> None:
    """A nested effect is resolved completely before the rest of the effect that triggered it."""
    told: list[Any] = []
    table = _table(Opened(1, "shell/4"), Score(1, 1), told=told)
    RULES.settle(table)
    RULES.answer(table, "share")
    assert RULES.settle(table) == Question(seat=2, point="TOY-3", options=("cheers", "silence"), rule="TOY-SHELL-03")
    assert told == [Scored(2, 2, "shell/4")]
    RULES.answer(table, "cheers")
    assert RULES.settle(table) is None
    toast, half = Scored(2, 1, "toast"), "shell/4"
    assert told == [Scored(2, 2, half), toast, Scored(1, 2, half), Scored(1, 1)]


def test_frames_pushed_together_keep_their_order() -> None:
    """Of several frames pushed at once the first named is on top."""
    table = _table(Turn(1))
    push(table, Dive(1), Toast(2), Score(1, 1))
    assert table.state.agenda == (Turn(1), Score(1, 1), Toast(2), Dive(1))


def test_asking_twice_gives_the_same_and_changes_nothing() -> None:
    """A question is computed from the state, as often as anybody likes."""
    table = _table(Turn(1))
    question = RULES.settle(table)
    before = TOY.digest(table.state)
    assert RULES.settle(table) == RULES.settle(table) == question
    assert TOY.digest(table.state) == before


def test_an_answer_finds_its_frame_off_the_stack() -> None:
    """A rule that is answered and has more to ask puts its frame back itself."""
    table = _table(Dive(1))
    RULES.settle(table)
    RULES.answer(table, "rest")
    assert table.state.agenda == ()


def test_a_frame_without_a_rule_is_an_error_not_a_silence() -> None:
    """A frame that no chapter entered a rule for cannot vanish unnoticed."""
    with pytest.raises(KeyError):
        Rules[Any]().settle(_table(Dive(1)))
