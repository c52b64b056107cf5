"""Several answers in one go: each is checked when its question is open, and they are written down together."""

from collections.abc import Mapping
from typing import Any

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from tests.support.any_table import let_the_toy_in, session_at
from tests.support.played import game
from tests.support.seated import ALONE, JEAN, asked, placed, play_to, referee_of, session
from tests.support.toy.title import TITLE as TOY

TO_DRAW = asked("DEC-60")
HAND: Mapping[str, Any] = {"players.1.hand": ["A01", "A02"], "players.1.planning": [], "players.1.ship": "5"}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


def _answers(played: Session) -> list[str]:
    return [entry.answer for entry in played.match.journal if entry.seat == 1 and not entry.auto]


def test_answers_to_questions_that_follow_are_given_in_one_go() -> None:
    """It is as if they had been given one after the other: the journal is the same, and so is the position."""
    several, single = (placed({**HAND}, options=JEAN) for _ in range(2))
    before = len(_answers(several))
    assert several.hand_in(several.number, ("sail:6", "village", "va:doubloon"))
    for answer in ("sail:6", "village", "va:doubloon"):
        assert single.answer(single.number, answer)
    assert _answers(several)[before:] == ["sail:6", "village", "va:doubloon"]
    assert several.match.journal == single.match.journal
    assert game().digest(several.match.state) == game().digest(single.match.state)
    assert not several.unanswered


def test_what_is_not_offered_is_left_with_all_that_follows() -> None:
    """Those before it stay; nothing is given later than the question that it was meant for."""
    played = placed({**HAND}, options=JEAN)
    before = len(_answers(played))
    assert played.hand_in(played.number, ("sail:6", "city", "village"))
    assert _answers(played)[before:] == ["sail:6"]
    assert played.unanswered == ("city", "village")
    assert played.question is not None
    assert played.question.point == "DEC-10"
    assert played.answer(played.number, "village")
    assert not played.unanswered


def test_the_first_answer_must_be_to_the_open_question() -> None:
    """An older one, or one that is not offered, is dropped with all that follow it, and nothing is heard of it."""
    played = placed({**HAND}, options=JEAN)
    journal = list(played.match.journal)
    assert not played.hand_in(played.number - 1, ("sail:6", "village"))
    assert not played.hand_in(played.number, ("village", "sail:6"))
    assert played.match.journal == journal
    assert not played.unanswered


def test_an_answer_that_has_given_itself_is_passed_over() -> None:
    """Whoever hands it in need not know whether somebody is asked, as where a market takes nothing."""
    played = placed({**HAND, "players.1.hand": ["A02"], "players.1.ship": "9"}, options=JEAN)
    before = len(played.match.journal)
    assert played.hand_in(played.number, ("sail:10", "city", "skip", "vp"))
    given = [(entry.answer, entry.auto) for entry in played.match.journal[before:]]
    assert given[:4] == [("sail:10", False), ("city", False), ("skip", True), ("vp", False)]
    assert not played.unanswered


def test_nobody_answers_for_somebody_else() -> None:
    """Where the next question is another's, the rest is left, even if it would be offered there."""
    played = session_at(TOY)
    question = played.question
    assert question is not None
    assert played.hand_in(played.number, (question.options[0], *(["wish:cowrie", "rest", "keep"])))
    assert len(played.match.journal) == 1
    assert len(played.unanswered) == 3


def test_the_file_is_written_once_and_answers_are_taken_back_one_by_one() -> None:
    """All of them are safe together; undo gives them back in turn, and redo gives them again."""
    kept: list[int] = []
    played = session(ALONE, JEAN, save=lambda each: kept.append(len(each.match.journal)))
    play_to(played, asked("DEC-02"))
    question = played.question
    assert question is not None
    cards = [option.partition(":")[2] for option in question.options]
    del kept[:]
    start = game().digest(played.match.state)
    assert played.hand_in(played.number, (f"plan:{cards[0]}", *[f"discard:{card}" for card in cards[1:4]]))
    assert kept == [4]
    assert played.undo()
    assert _answers(played) == [f"plan:{cards[0]}", *[f"discard:{card}" for card in cards[1:3]]]
    assert played.redo()
    while played.undo():
        pass
    assert game().digest(played.match.state) == start


def test_a_preview_of_several_goes_as_far_as_nothing_hidden_is_turned_up() -> None:
    """It shows where all lead, and stops before the first that turns something up."""
    played = placed({**HAND}, options=JEAN)
    seen, turned_up = played.imagined("sail:6", "village", "va:doubloon")
    assert not turned_up
    assert seen.players[0].doubloons == played.match.state.players[0].doubloons + 1
    seen, turned_up = played.imagined("sail:6", "village", "city")
    assert not turned_up
    assert seen.players[0].ship == "6"
    drawing = play_to(session(ALONE, JEAN), TO_DRAW)
    assert referee_of(drawing).preview("draw", "draw") == (None, True)


def test_a_preview_answers_nobody_elses_question() -> None:
    """It ends where somebody else is asked."""
    played = session_at(TOY)
    question = played.question
    assert question is not None
    seen, _ = played.imagined(question.options[0], "wish:cowrie")
    assert sum(bool(wish) for wish in seen.wishes) == 1


def test_with_several_persons_the_keyboard_is_passed_after_the_last() -> None:
    """They may end a turn as well."""
    played = placed({**HAND}, options=Options(players=2))
    assert played.hand_in(played.number, ("sail:6", "village", "va:doubloon", "end", "draw", "draw"))
    played.settle()
    assert played.waits_for_other()
