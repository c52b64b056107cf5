"""What a person chooses from, in every game: all options are among it, and several answers can be handed in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import title_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.moments import Moments
from maracaibo_tui.tui.shell.numbers import END, Arranged
from tests.support.any_table import GAMES, TWO, rules_of, session_at

SEEDS = tuple(range(1, 9))


def _questions(title: Title, seed: int) -> Iterator[tuple[Session, Question, tuple[Option, ...]]]:
    """Play a game of two persons by what is offered, and give every question with what is."""
    played, chance = session_at(title, TWO, seed), from_seed(seed)
    words, printed = title.words(), rules_of(title.id).printed
    while True:
        played.settle()
        while played.waits_for_other():
            played.pass_keyboard()
            played.settle()
        question = played.question
        if question is None:
            return
        offers = words.offers(printed, played.view(), question)
        yield played, question, offers
        chance, pick = below(chance, len(offers))
        assert played.hand_in(played.number, offers[pick].hands_in)


def _twin(title: Title, played: Session) -> Session:
    """Sit down at a copy of the position."""
    game = played.match.game
    match = Match(game, game.copy(played.match.state))
    twin = Session(match, title.sight, [Seat("Ada")] * 2, {}, lambda _session: None)
    twin.viewer = played.viewer
    return twin


@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_begins_something_that_is_offered(title: Title, seed: int) -> None:
    """Nothing that may be answered is out of reach, nothing else is offered; what is beside the question is last."""
    for _, question, offers in _questions(title, seed):
        assert {option.hands_in[0] for option in offers} == {*question.options}, question.point
        groups = [bool(option.group) for option in offers]
        assert groups == sorted(groups)
        assert len({(option.id, option.hands_in) for option in offers}) == len(offers)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_asked_for_an_only_answer(title: Title, seed: int) -> None:
    """Every question with one option has been answered by itself; what ends a question can be taken alone."""
    for played, question, offers in _questions(title, seed):
        assert len(question.options) > 1
        assert played.match.game.given(question) is None
        for end in title.sight.passes(question)[:1]:
            assert [option.hands_in for option in offers if option.id == end and not option.answers] == [(end,)]


@pytest.mark.parametrize("seed", SEEDS)
def test_all_answers_that_are_handed_in_can_be_given(title: Title, seed: int) -> None:
    """Unless something hidden is turned up on the way, none of them is left; and each names the rule behind it."""
    for played, question, offers in _questions(title, seed):
        for option in offers:
            assert option.rule, option
            if len(option.hands_in) > 1:
                twin = _twin(title, played)
                assert twin.hand_in(twin.number, option.hands_in)
                revealed = any(step.revealed for step in twin.match.steps)
                assert revealed or not twin.unanswered, (question.point, option)


def test_somewhere_answers_go_together() -> None:
    """Else nothing of that would be looked at."""
    titles = [title_of(game) for game in GAMES]
    assert any(len(option.hands_in) > 1 for each in titles for *_, offers in _questions(each, 1) for option in offers)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_option_keeps_its_number_while_a_turn_lasts(title: Title, seed: int) -> None:
    """No ending has a number that was a choice's a moment ago, and no choice is called by that of an ending."""
    moments, begins = Moments(), title.words().begins
    shown: dict[tuple[str, int, tuple[str, ...]], int] = {}
    before: set[int] = set()
    for played, question, offers in _questions(title, seed):
        if any(begins(each.event) is not None for each in played.steps):
            moments.numbers.forget()
            shown.clear()
        arranged = moments.numbers.arrange(question.point, offers, title.sight.passes(question))
        passes = title.sight.passes(question)
        assert len({*arranged.numbers}) == len(arranged.options) == len(offers)
        choices = set()
        for option, number in zip(arranged.options, arranged.numbers, strict=True):
            is_end = option.hands_in[0] in passes
            assert not is_end or number not in before
            assert is_end or number != END
            key = (question.point, question.seat, (option.id, *dict.fromkeys(option.answers)))
            assert shown.setdefault(key, number) == number or is_end
            choices |= set() if is_end else {number}
        _is_ordered(arranged)
        before = choices


def _is_ordered(arranged: Arranged) -> None:
    """Groups stand together, what ends the question behind all of them, and the plain ending last."""
    groups = [option.group for option in arranged.options][: len(arranged.options) - arranged.ends]
    assert [group for at, group in enumerate(groups) if group in groups[:at] and groups[at - 1] != group] == []
    answers = [number for option, number in zip(arranged.options, arranged.numbers, strict=True) if not option.group]
    assert END not in answers[:-1]
