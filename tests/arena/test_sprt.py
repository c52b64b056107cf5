"""The sequential test: values by hand, errors as promised, and the order of deals (RIV-63)."""

from __future__ import annotations

from math import isclose, log

from maracaibo_tui.arena.sprt import NOT_STRONGER, OPEN, STRONGER, Rule, Trial, expected, trial_of
from maracaibo_tui.engine.chance import below, from_seed

RULE = Rule()


def test_expected_scores_by_hand() -> None:
    """40 points are 55.7 % for two; with three at a table no difference is a third, 400 points are 10 of 12."""
    assert isclose(expected(40), 0.5573, abs_tol=1e-4)
    assert expected(0) == 0.5
    assert isclose(expected(0, 3), 1 / 3)
    assert isclose(expected(400, 3), 10 / 12)


def test_bounds_by_hand() -> None:
    """With one error in twenty of each kind a decision needs 19 to one."""
    assert isclose(RULE.bounds[1], log(19))
    assert isclose(RULE.bounds[0], -log(19))


def test_a_llr_by_hand() -> None:
    """Four deals 1, 1, ½, ¾ beside the imagined one: mean 0.75, variance 0.7 − 0.5625 = 0.1375."""
    trial = Trial(RULE)
    for score in (1.0, 1.0, 0.5, 0.75):
        trial.add(score)
    s1 = expected(40)
    mean = (3.25 + 0.5) / 5
    variance = (1 + 1 + 0.25 + 0.5625 + (0 + 1 / 16 + 1 / 4 + 9 / 16 + 1) / 5) / 5 - mean**2
    assert isclose(trial.llr, 4 * (s1 - 0.5) * (2 * mean - 0.5 - s1) / (2 * variance))
    assert trial.verdict == OPEN


def test_deals_count_in_order_and_up_to_the_decision() -> None:
    """What was played beyond a gap or beyond the decision does not count."""
    wins = dict.fromkeys(range(200), 1.0)
    decided = trial_of(wins, RULE)
    assert decided.verdict == STRONGER
    assert decided.deals == 20
    del wins[7]
    assert trial_of(wins, RULE).deals == 7
    assert trial_of(dict.fromkeys(range(200), 0.0), RULE).verdict == NOT_STRONGER


def test_errors_are_as_few_as_promised() -> None:
    """Of 1,000 tests of each truth at most 6 % decide for the wrong one."""
    for truth, wrong in ((expected(0), STRONGER), (expected(40), NOT_STRONGER)):
        errors, chance = 0, from_seed(7)
        for _ in range(1000):
            trial = Trial(RULE)
            while trial.verdict == OPEN and trial.deals < 5000:
                chance, first = below(chance, 1_000_000)
                chance, second = below(chance, 1_000_000)
                trial.add(((first < truth * 1_000_000) + (second < truth * 1_000_000)) / 2)
            errors += trial.verdict == wrong
        assert errors <= 60
