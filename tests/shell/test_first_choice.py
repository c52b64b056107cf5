"""What is highlighted first, and what one is reminded of: Enter loses nothing, and only what can be done is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.rules.careers import open_tasks
from maracaibo_tui.games.maracaibo.rules.combat import side
from maracaibo_tui.games.maracaibo.state.table import player
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import ALONE, FOUR, JEAN, kit, listed, names_at, play_to, session, watch


def _first(played: Session) -> Option:
    """Give what is highlighted first."""
    arranged = listed(played)
    return arranged.options[arranged.first]


def _words(played: Session) -> list[str]:
    assert played.question is not None
    return [taken_apart(option).word for option in played.question.options]


def _at(point: str, met: Callable[[Session], Any]) -> Session:
    """Play games until a question at a point is as it should be."""

    def is_there(played: Session) -> bool:
        return played.question is not None and played.question.point == point and bool(met(played))

    for seed in range(1, 60):
        played = play_to(session(FOUR, seed=seed), lambda each: each.is_over or is_there(each), seed, most=3000)
        if not played.is_over:
            return played
    raise AssertionError("the question looked for did not come up")


def test_an_exhausted_combat_is_ended_before_more_is_paid() -> None:
    """Where no action is in reach, the end of the combat is highlighted, and to pay for more stands above it."""
    played = _at("DEC-44", lambda each: _words(each)[:1] == ["spend"])
    assert _first(played).hands_in == ("end",)
    assert "spend" in [taken_apart(option.id).word for option in listed(played).options]


def test_a_combat_action_in_reach_is_highlighted_before_anything_is_paid() -> None:
    """What a combat is there for comes first."""
    played = _at("DEC-44", lambda each: {"ca", "spend"} <= {*_words(each)})
    assert _first(played).id.startswith("ca:")
    assert _first(played).hands_in == (_first(played).id,)


def test_a_permanent_object_is_offered_before_a_card_that_would_be_gone() -> None:
    """Cards that pay for ever stand first, those of the hand after them."""
    played = _at("DEC-30", lambda each: {"pay", "permanent"} <= {*_words(each)})
    assert _first(played).id.startswith("permanent:")
    words = [taken_apart(option.id).word for option in listed(played).options]
    assert words == sorted(words, key=lambda word: word == "pay")


def _has_free_and_dear(played: Session) -> bool:
    """Tell whether the token asks doubloons for its first nation and none for another."""
    assert played.question is not None
    token, table = played.question.source.partition("/")[2], played.match.table
    nations = [taken_apart(option).values[0] for option in played.question.options]
    dear = [side(table, token, nation).doubloons < 0 for nation in nations if token]
    return dear[:1] == [True] and not all(dear)


def test_a_nation_that_costs_nothing_is_highlighted() -> None:
    """The nations keep their order, but Enter pays nothing where another is free."""
    played = _at("DEC-42", _has_free_and_dear)
    arranged = listed(played)
    assert arranged.first > 0
    assert played.question is not None
    assert [option.id for option in arranged.options] == [*played.question.options]


def test_one_is_reminded_of_a_career_task_only_where_it_can_be_completed() -> None:
    """It is the first reminder then; at other questions it is none, though the task is ready."""
    ready, reminded = 0, 0

    def look(played: Session) -> None:
        nonlocal ready, reminded
        question, table = played.question, played.match.table
        assert question is not None
        options = listed(played).options
        moment = Moment(played.view(), played.viewer, question, options, 0, names_at(played), before=played.before)
        told = [plain(each) for each in kit().reminders(moment)]
        offered = any(option.startswith("career_task:") for option in question.options)
        assert any("career task" in text for text in told) == offered, (question.point, told)
        assert not offered or "career task" in told[0]
        reminded += offered
        ready += bool(open_tasks(table, player(table, question.seat))) and not offered

    for seed in range(1, 5):
        watch(session(ALONE, JEAN, seed), look, seed)
    assert ready
    assert reminded
