"""Strengths on one scale: by hand, with intervals that hold, and circles."""

from __future__ import annotations

from math import isclose, log10

from maracaibo_tui.arena.ratings import circles, pairs_of, rated, strengths
from maracaibo_tui.arena.results import Line
from maracaibo_tui.engine.chance import below, from_seed
from tests.arena.lines import line, series


def test_two_by_hand() -> None:
    """Ten wins to nothing and one imagined tie: 10.5 to 0.5, 400 log 21 ahead."""
    found = strengths({(0, 1): 10.0, (1, 0): 0.0}, 2, 1)
    assert isclose(found[0], 1000 + 400 * log10(21), abs_tol=0.01)
    assert found[1] == 1000


def test_three_at_a_table_count_once_in_all() -> None:
    """At a table of three each of two pairs counts a half for everybody; who shares the victory has tied."""
    three = series("a", "b", "c", chairs=3)
    pairs = pairs_of([line(three, 0, (30, 20, 10))])
    assert pairs == {(0, 1): 0.5, (1, 0): 0.0, (0, 2): 0.5, (2, 0): 0.0, (1, 2): 0.5, (2, 1): 0.0}
    assert pairs_of([line(three, 0, (30, 30, 10))])[0, 1] == 0.25


def test_intervals_hold_the_truth() -> None:
    """Of 60 series whose truth is a difference of 191 points (three to one) the interval holds it in about 95 %."""
    duel, chance, held = series(), from_seed(3), 0
    truth = 1000 + 400 * log10(3)
    for _ in range(60):
        deals: list[list[Line]] = []
        for deal in range(60):
            games = []
            for number in (2 * deal, 2 * deal + 1):
                chance, drawn = below(chance, 4)
                wins = int(drawn > 0)
                games.append(line(duel, number, (wins, 1 - wins) if number % 2 == 0 else (1 - wins, wins)))
            deals.append(games)
        found = rated(deals, 2, 1, 200)[0]
        held += found.low <= truth <= found.high
    assert 53 <= held <= 60


def test_many_deals_are_drawn_in_blocks() -> None:
    """Of thousands of deals several are drawn together: the figure is the same, the interval as narrow as it should."""
    duel = series()
    deals = [[line(duel, 2 * deal, (deal % 4, 1)), line(duel, 2 * deal + 1, (1, deal % 4))] for deal in range(2500)]
    found = rated(deals, 2, 1, 40)[0]
    one = strengths(pairs_of([game for games in deals for game in games]), 2, 1)[0]
    assert found.found == one
    assert 0 < found.high - found.low < 60


def test_circles_are_found_once() -> None:
    """Three of whom each surely beats the next are a circle; who only seems to is none."""
    assert [*map(tuple, circles({(0, 1): 0.6, (1, 2): 0.55, (2, 0): 0.51}))] == [(0, 1, 2)]
    assert circles({(0, 1): 0.6, (1, 2): 0.55, (2, 0): 0.49}) == []
