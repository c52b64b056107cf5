"""Intervals against values worked out by hand."""

from __future__ import annotations

from math import inf, isclose

from maracaibo_tui.arena.statistics import errors, mean, paired, wilson


def test_wilson_by_hand() -> None:
    """75 % of 120: centre (0.75 + 3.8416/240)/(1 + 3.8416/120), half 1.96 √(0.1875/120 + 3.8416/57600)/1.03201."""
    found = wilson(90, 120)
    assert found.found == 0.75
    assert isclose(found.low, 0.6656, abs_tol=1e-4)
    assert isclose(found.high, 0.8190, abs_tol=1e-4)


def test_wilson_of_all_and_of_nothing() -> None:
    """Who has won all of 20 is known to win 84 % at least; of nothing nothing is known."""
    assert isclose(wilson(20, 20).low, 0.8389, abs_tol=1e-4)
    assert wilson(20, 20).high == 1.0
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_a_mean_of_few_is_wider() -> None:
    """1, 2, 3, 4, 5: mean 3, standard error √0.5, times 2.776 with four degrees of freedom."""
    found = mean([1, 2, 3, 4, 5])
    assert found.found == 3
    assert isclose(found.high - 3, 2.776 * 0.5**0.5, rel_tol=1e-6)
    assert errors(30) == 2.045
    assert errors(31) == 1.96


def test_of_one_deal_only_itself_is_known() -> None:
    """No interval holds the truth surely but the widest."""
    assert mean([4.0]) == (4.0, -inf, inf)
    assert mean([]).found == 0.0


def test_pairs_are_compared_deal_by_deal() -> None:
    """Two who differ by 2 on every deal differ by 2 for sure, however much the deals scatter."""
    assert paired([12, 102, 57], [10, 100, 55]) == (2, 2, 2)
