"""Hints are true: every number is what two positions differ by, and every thing that is named is there (RIV-54)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from maracaibo_tui.engine.advice import Hint, in_halves
from maracaibo_tui.games.maracaibo.words.cards import card_name
from maracaibo_tui.games.pirates.words import things
from maracaibo_tui.play import hinted
from maracaibo_tui.play.explaining import counsel_on
from maracaibo_tui.players import hinting
from tests.support.bots_at_work import Moment, Sitting, every, moments, redealt, sitting

GAMES = ("maracaibo", "jean", "pirates")
EVERY, SEEDS = 5, (1, 2)
NAMES: dict[str, Callable[..., str]] = {"maracaibo": card_name, "pirates": things.card_name}


@cache
def _sitting(game: str) -> Sitting:
    return sitting("maracaibo", 1, opponent="jean", level="3") if game == "jean" else sitting(game)


class _Case(NamedTuple):
    """A question of a game, what was found for it, and how that is told."""

    at: Sitting
    moment: Moment
    view: Any
    found: hinting.Found
    hint: Hint


@cache
def _cases(game: str) -> tuple[_Case, ...]:
    return tuple(_thought(game))


def _thought(game: str) -> Iterator[_Case]:
    at = _sitting(game)
    for seed in SEEDS:
        for moment in every(moments(at, seed), EVERY):
            view = at.terms.title.sight.view(moment.state, moment.question.seat)
            hint, found = _hinted(at, view, moment)
            yield _Case(at, moment, view, found, hint)


def _hinted(at: Sitting, view: Any, moment: Moment) -> tuple[Hint, hinting.Found]:  # noqa: ANN401 - the game's own
    """Give what is told, and what that was made of."""
    kept = list[hinting.Found]()
    find = hinting.found

    def heard(*about: Any) -> hinting.Found:  # noqa: ANN401 - the game's own
        kept.append(find(*about))
        return kept[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hinting, "found", heard)
        hint = hinted.hint(counsel_on(at.terms.title, at.terms.game), view, moment.question)
    return hint, kept[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_a_difference_of_two_positions(game: str) -> None:
    """Whatever is said to change by so much does: the answers are given anew and the terms valued anew."""
    at, named = _sitting(game), 0
    judge = at.lent.judge
    for case in _cases(game):
        for line, told in zip(case.found.lines, case.hint.lines, strict=True):
            look = judge.look(case.view, case.moment.question.seat)
            now, then = judge.terms(line.states[0], look), judge.terms(_gone(case, line), look)
            for reason in told.reasons:
                named += 1
                assert abs(reason.points) >= 0.5
                if reason.is_sure:
                    assert abs(then[reason.term] - now[reason.term] - reason.points) <= 0.25 + 1e-9, reason
            shown = sum(reason.points for reason in told.reasons)
            if told.reasons:
                assert shown + told.rest + told.shared == pytest.approx(line.value)
    assert named > 60


def _gone(case: _Case, line: Any) -> Any:  # noqa: ANN401 - the game's own
    """Go a line again from the position it began at, up to the first thing that is turned up."""
    rules, seat = case.at.terms.game, case.moment.question.seat
    table = rules.table(rules.copy(line.states[0]), None)
    held = [rules.copy(table.state)]

    def hear(_event: object) -> None:
        if not table.revealed:
            held.append(rules.copy(table.state))

    rules.settle(table)
    table.tell = hear
    for answer in line.answers:
        asked = rules.settle(table)
        if asked is None or asked.seat != seat or table.revealed:
            break
        rules.answer(table, answer, seat)
        rules.settle(table)
        hear(None)
    return held[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_that_is_named_is_there(game: str) -> None:
    """Cards that are said to be bought are owned then, and nothing is named that the seat cannot see."""
    looked_up = 0
    for case in _cases(game):
        printed, seat = case.at.terms.game.printed, case.moment.question.seat
        name = NAMES[case.at.terms.title.id]
        for line, told in zip(case.found.lines, case.hint.lines, strict=True):
            after = case.at.terms.title.sight.view(line.states[1], seat).players[seat - 1]
            owned = [name(printed, card) for card in getattr(after, "tableau", ()) or getattr(after, "cards", ())]
            for bought in re.findall(r"(?:: |, )([^,:+]+?) bought", " ".join(reason.text for reason in told.reasons)):
                looked_up += 1
                assert bought in owned
    assert looked_up > 5


@pytest.mark.parametrize("game", GAMES)
def test_no_line_stands_there_twice(game: str) -> None:
    """Lines are of different kinds, or begin otherwise where there is one kind only; the best stands first (RIV-50)."""
    for case in _cases(game):
        lines = case.found.lines
        assert 1 <= len(lines) <= hinting.MOST
        assert len({tuple(sorted(line.answers)) for line in lines}) == len(lines)
        values = [line.value for line in lines]
        assert values == sorted(values, reverse=True)
        # What was guessed while thinking may be seen a little otherwise in the end.
        assert values[0] - values[-1] <= hinting.FAR + 3
        assert all(line.answers[0] in case.moment.question.options for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_changes_nothing_and_is_the_same_again(game: str) -> None:
    """Neither position nor chance is touched; whoever asks again, also at a table that only looks alike, is told so."""
    for case in _cases(game)[::9]:
        rules = case.at.terms.game
        before = rules.digest(case.moment.state)
        again, _found = _hinted(case.at, case.view, case.moment)
        assert again == case.hint
        assert rules.digest(case.moment.state) == before
        twin = redealt(case.at, case.moment.state, case.moment.question.seat, 77)
        view = case.at.terms.title.sight.view(twin, case.moment.question.seat)
        if rules.digest(view) == rules.digest(case.view):
            assert _hinted(case.at, view, case.moment)[0] == case.hint


def test_what_all_lines_share_is_no_reason() -> None:
    """A term that changes alike in all lines says nothing for one, unless nothing else is left."""
    first, second = {"points": 3.0, "cards": 2.0}, {"points": 3.1, "cards": 0.5}
    lines = [hinting.Line(("a",), certain=first), hinting.Line(("b",), certain=second)]
    assert hinting.changes(lines) == [{("cards", True): 2.0}, {("cards", True): 0.5}]
    assert hinting.named({("cards", True): 2.0}) == [("cards", True, 2.0)]
    alike = [hinting.Line(("a",), certain={"points": 3.0}), hinting.Line(("b",), certain={"points": 3.1})]
    assert hinting.changes(alike) == [{("points", True): 3.0}, {("points", True): 3.1}]
    assert hinting.changes(lines[:1]) == [{("points", True): 3.0, ("cards", True): 2.0}]


def test_points_are_told_in_halves() -> None:
    """Nobody needs more than that."""
    assert [in_halves(by) for by in (0.2, 0.3, 1.24, -1.3)] == [0.0, 0.5, 1.0, -1.5]
