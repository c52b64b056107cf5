"""Nothing that is looked at beforehand knows what chance will bring: over whole games of every title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.play.session import Session
from tests.support.any_table import TWO, rules_of

EVERY = 9
"""Every so many decisions are looked at closely; seeds begin at another one each."""


def _positions(title: Title, seed: int) -> Iterator[tuple[Match[Any], int]]:
    """Play a game at random; give it at some of its decisions, with a random value."""
    rules = rules_of(title.id)
    options = title.options.options_of(_everything(title), len(TWO))
    match, chance, number = Match(rules, rules.begin(options, seed), keep_steps=False), from_seed(seed), seed
    while match.question is not None:
        if not number % EVERY:
            yield match, chance
        number += 1
        chance, who = below(chance, len(match.questions))
        asked = match.questions[who]
        chance, pick = below(chance, len(asked.options))
        match.answer(asked.options[pick], seat=asked.seat)


def _everything(title: Title) -> dict[str, str]:
    """Choose the last value of every choice that is not about who plays: that is where a game has most to it."""
    return {choice.id: "yes" for choice in title.options.choices(None, {}) if {"yes", "no"} == _ids(choice.values)}


def _ids(values: Any) -> set[str]:  # noqa: ANN401 - values of choices
    return {value.id for value in values}


def _session(title: Title, state: Any, seat: int) -> Session:  # noqa: ANN401 - the game's own
    rules = rules_of(title.id)
    played = Session(Match(rules, rules.copy(state)), title.sight, TWO, {}, lambda _session: None)
    played.viewer = seat
    return played


@pytest.mark.parametrize("seed", range(3))
def test_previews_are_blind_to_everything_hidden(title: Title, seed: int) -> None:
    """Two positions that look the same to a seat ask it the same, and each option looks the same beforehand.

    The other one is imagined from what the seat sees: another source, other orders, other hands, empty queues.
    """
    looked_at = 0
    judge = title.judge(rules_of(title.id).printed, weights_of(title.id))
    for match, chance in _positions(title, seed):
        for question in match.questions:
            view = title.sight.view(match.state, question.seat)
            twin = judge.imagine(view, chance)
            encode = rules_of(title.id).encode
            assert encode(title.sight.view(twin, question.seat)) == encode(view)
            pair = [_session(title, state, question.seat) for state in (match.state, twin)]
            if pair[0].question != question:
                continue
            assert pair[1].question == question
            for option in question.options:
                (seen, turned_up), (other, also) = [played.imagined(option) for played in pair]
                assert turned_up == also, (question, option)
                assert (None if seen is None else encode(seen)) == (None if other is None else encode(other)), option
                looked_at += 1
    assert looked_at > EVERY


def test_nothing_that_was_revealed_is_taken_back_where_several_play(title: Title) -> None:
    """Whatever answer turned something up is a barrier; before it one goes back freely."""
    rules = rules_of(title.id)
    options = title.options.options_of(_everything(title), len(TWO))
    played = Session(Match(rules, rules.begin(options, 3)), title.sight, TWO, {}, lambda _session: None)
    chance, barriers = from_seed(3), 0
    for _ in range(80):
        played.settle()
        played.pass_keyboard()
        if played.question is None:
            break
        seat = played.question.seat
        chance, pick = below(chance, len(played.question.options))
        before, steps = rules.encode(played.match.state), len(played.match.steps)
        played.answer(played.number, played.question.options[pick])
        if any(step.revealed for step in played.match.steps[steps:]):
            barriers += 1
            assert not played.undo()
        elif played.viewer == seat:
            assert played.undo()
            assert rules.encode(played.match.state) == before
            assert played.redo()
    assert barriers > 1


@pytest.mark.parametrize("seed", range(3))
def test_that_nothing_else_was_possible_is_told_only_where_nothing_hidden_decides_it(title: Title, seed: int) -> None:
    """At points that are not close, whoever looks from another seat and imagines the rest finds the same options."""
    rules = rules_of(title.id)
    judge = title.judge(rules.printed, weights_of(title.id))
    for match, chance in _positions(title, seed):
        for question in match.questions:
            if question.point in title.sight.SECRETS.close:
                continue
            other = question.seat % len(TWO) + 1
            twin = Match(rules, judge.imagine(title.sight.view(match.state, other), chance))
            assert question == twin.asked(question.seat)
