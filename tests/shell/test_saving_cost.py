"""An answer is written once: one write, waited for once, put in place of the old file, and the folder with it."""

from collections import Counter

import pytest

from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from tests.support.played import TITLE
from tests.support.seated import TWO, WITH_BOT, asked, play, play_to
from tests.torture.disk import Call, carried_out, watched


def _counted(seen: list[Call], what: str) -> int:
    return Counter(call.name for call in seen)[what]


@pytest.mark.parametrize("seats", [TWO, WITH_BOT], ids=["people", "with a bot"])
def test_an_answer_costs_one_write(seats: tuple[Seat, ...]) -> None:
    """With what follows by itself; only the turn of a bot, which has to think, is written apart from it."""
    session = SetUp(TITLE).begin(Plan(seats=seats, chosen={"start": "listed"}, seed=5)).session
    play(session, 12)
    for _ in range(40):
        session.settle()
        session.pass_keyboard()
        question = session.question
        assert question is not None
        with watched(carried_out) as seen:
            assert session.answer(session.number, question.options[0])
        # The file and the folder are waited for; the other replacement keeps the state before.
        costs = {"write": 1, "fsync": 2, "replace": 2, "link": 1, "mkdir": 0}
        assert {name: _counted(seen, name) for name in costs} == costs
        with watched(carried_out) as seen:
            session.settle()
        bots = any(not seat.is_person for seat in seats)
        assert _counted(seen, "write") <= (1 if bots else 0)


def test_going_back_many_answers_is_written_once() -> None:
    """However many answers are taken back at one time."""
    session = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean"}, seed=5)).session
    play_to(play(session, 30), asked("DEC-04"))
    before = len(session.match.journal)
    with watched(carried_out) as seen:
        assert session.undo(0)
    assert before > 20
    assert not session.match.journal
    assert _counted(seen, "write") == 1
