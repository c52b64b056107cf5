"""Judges of every game value positions in named terms, by weights that are data (RIV-10..RIV-13)."""

from __future__ import annotations

import pytest

from maracaibo_tui.engine.judging import FactorError, Scale, counted_against, multiplied
from maracaibo_tui.games import title_of
from maracaibo_tui.library.weights import FIRST, USUAL, WeightsError, names, weights_of
from tests.support.any_table import let_the_toy_in, rules_of
from tests.support.bots_at_work import Moment, Sitting, every, moments, redealt, sitting

GAMES = ("maracaibo", "pirates", "toy")


@pytest.fixture(autouse=True)
def _with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    let_the_toy_in(monkeypatch)


def _tables(game: str) -> list[Sitting]:
    alone = {"maracaibo": {"opponent": "jean", "level": "3"}, "pirates": {"opponent": "jordan", "level": "3"}}
    tables = [sitting(game, 2)]
    return [*tables, sitting(game, 1, **alone[game]), sitting(game, 3)] if game in alone else tables


def _positions(game: str) -> list[tuple[Sitting, Moment]]:
    return [(at, moment) for at in _tables(game) for moment in every(moments(at, 3, "busy"), 7)]


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_make_up_the_worth(game: str) -> None:
    """The sum over the terms, valued anew, is the worth, of which parts are kept while answers are compared."""
    looked_at = 0
    for at, (state, question, _) in _positions(game):
        rules, judge = at.terms.game, at.lent.judge
        look = judge.look(at.terms.title.sight.view(state, question.seat), question.seat)
        for option in question.options[:5]:
            table = rules.table(rules.copy(state), None)
            rules.answer(table, option, question.seat)
            rules.settle(table)
            found = judge.terms(table.state, look)
            assert [*found] == [*judge.TERMS]
            assert sum(found.values()) == pytest.approx(judge.worth(table.state, look), abs=1e-9)
            looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_changes_no_worth(game: str) -> None:
    """A seat's worth is that of every position that looks the same to it: no term reads what was imagined."""
    for at, (state, question, _) in _positions(game):
        judge, seat = at.lent.judge, question.seat
        view = at.terms.title.sight.view(state, seat)
        look = judge.look(view, seat)
        found = {round(judge.worth(redealt(at, state, seat, chance), look), 9) for chance in range(4)}
        assert len(found) == 1, question


@pytest.mark.parametrize("game", GAMES)
def test_weights_name_every_term_and_nothing_else(game: str) -> None:
    """Every file of weights that a game brings makes a judge, whose terms have words for people."""
    printed, title = rules_of(game).printed, title_of(game)
    assert USUAL in names(game)
    for called in names(game):
        judge = title.judge(printed, weights_of(game, called))
        assert [*weights_of(game, called)["factors"]] == [*judge.TERMS]
        assert all(term.words for term in judge.TERMS.values())
        assert len({term.words for term in judge.TERMS.values()}) == len(judge.TERMS)


@pytest.mark.parametrize("game", ["maracaibo", "pirates"])
def test_the_first_weights_are_there_for_ever(game: str) -> None:
    """Strength is measured against bots that never learn (RIV-72)."""
    assert FIRST in names(game)
    factors = weights_of(game, FIRST)["factors"]
    assert {value for name, value in factors.items() if not name.startswith("j")} == {1.0}
    assert {value for name, value in factors.items() if name.startswith("j")} <= {0.0}


def test_what_was_learned_are_factors_and_what_was_measured_promises() -> None:
    """Inside the terms things are valued as they were at first; of what is open usual weights promise what comes."""
    first, usual = weights_of("maracaibo", FIRST), weights_of("maracaibo", USUAL)
    assert first["factors"] != usual["factors"]
    assert first["promises"] != usual["promises"]
    learned = {"factors", "promises", "shortlist"}
    assert {name: first[name] for name in first.keys() - learned} == {
        name: usual[name] for name in usual.keys() - learned
    }


def test_weights_that_are_not_there_are_refused_in_words() -> None:
    """Neither a name nor a file."""
    with pytest.raises(WeightsError, match=r"weights: found 'best', allowed are first, usual, or a file"):
        weights_of("maracaibo", "best")
    with pytest.raises(WeightsError, match="no such file"):
        weights_of("maracaibo", "nowhere/own.toml")


def test_factors_must_fit_the_terms() -> None:
    """A term without a factor, and a factor without a term, are named."""
    terms = title_of("toy").judge(rules_of("toy").printed, weights_of("toy")).TERMS
    with pytest.raises(FactorError, match="'wish' has no factor; the terms are points, wish"):
        Scale(terms, {"points": 1.0})
    with pytest.raises(FactorError, match="'luck' is no term"):
        Scale(terms, {"points": 1.0, "wish": 1.0, "luck": 2.0})


def test_factors_may_change_by_round() -> None:
    """A factor is one number, or one a round, the last of which goes on."""
    at = sitting("toy")
    state = next(moments(at, 1, "random")).state
    judge = at.lent.judge
    look = judge.look(state, 1)
    table = at.terms.game.table(state, None)
    for round_, factor in ((1, 2.0), (2, 3.0), (5, 3.0)):
        scale = Scale(judge.TERMS, {"points": [2.0, 3.0], "wish": 1.0}, round_)
        assert scale.terms(table, 1, look)["points"] == factor * judge.TERMS["points"].value(table, 1, look)


def test_a_taste_multiplies_factors() -> None:
    """What is not named stays, and what changes by round is multiplied in every one."""
    assert multiplied({"a": 2.0, "b": [1.0, 2.0], "c": 1.0}, {"a": 1.5, "b": 2}) == {
        "a": 3.0,
        "b": [2.0, 4.0],
        "c": 1.0,
    }


def test_of_several_rivals_the_best_counts_half() -> None:
    """Against one its worth, of several the best one half, the others the other half (RIV-R4)."""
    assert counted_against([7.0]) == ((1.0, 7.0),)
    assert counted_against([3.0, 9.0, 6.0]) == ((0.5, 9.0), (0.25, 6.0), (0.25, 3.0))
