"""Every improvement card costs what one formula says."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.pirates.broken_packs import box_with, of
from tests.pirates.prices import is_fair, price, value

CARDS = box_with().improvements
OFF = {
    **dict.fromkeys(("P108", "P113", "P209", "P212", "P234", "P239"), 1),
    **dict.fromkeys(("P114", "P122", "P220", "P226", "P231"), -1),
}
"""Cards that cost more or less than the formula says: whoever bought them won too often, or too seldom."""


def test_every_card_costs_what_it_is_worth() -> None:
    """Give or take a doubloon, by how those fare who buy them (tests/balance)."""
    told = {card.id: f"costs {card.cost}, the formula says {price(card)}" for card in CARDS.values()}
    assert not {card: told[card] for card in told if not is_fair(CARDS[card])}
    assert {
        card: CARDS[card].cost - price(CARDS[card]) for card in told if CARDS[card].cost != price(CARDS[card])
    } == OFF


def test_a_card_that_costs_too_much_is_found() -> None:
    """Two doubloons more than the formula says are noticed."""
    dearer = box_with(of("improvement", "P238", cost=10)).improvements["P238"]
    assert is_fair(CARDS["P238"])
    assert not is_fair(dearer)


@pytest.mark.parametrize(
    "card,worth", [("P108", 10.5), ("P113", 10.5), ("P205", 15.5), ("P209", 14.7), ("P217", 13.0), ("P234", 13.6)]
)
def test_the_formula_is_worked_out_by_hand(card: str, worth: float) -> None:
    """Some cards with conversions, kinds and grey effects, added up on paper; figures are rounded to one place."""
    assert value(CARDS[card]) == pytest.approx(worth, abs=0.051)


@pytest.mark.parametrize("level,costs,points,usual", [(1, (3, 8), (3, 6), 4.4), (2, (7, 12), (4, 13), 9.0)])
def test_levels_keep_to_their_ranges(level: int, costs: tuple[int, int], points: tuple[int, int], usual: float) -> None:
    """Level 1 is cheap and brings income, level 2 is dear and brings points."""
    cards = [card for card in CARDS.values() if card.level == level]
    assert (min(card.cost for card in cards), max(card.cost for card in cards)) == costs
    assert (min(card.vp for card in cards), max(card.vp for card in cards)) == points
    assert mean(card.cost for card in cards) == pytest.approx(usual, abs=0.06)
    assert all(not card.scoring for card in cards if level == 1)


def test_effects_are_spread_as_designed() -> None:
    """How many cards of each level bring income, lasting effects, lightning and grey ones."""
    parts = ("income", "permanent", "immediate", "scoring")
    found = {
        level: [sum(bool(getattr(card, part)) for card in CARDS.values() if card.level == level) for part in parts]
        for level in (1, 2)
    }
    assert found == {1: [16, 12, 9, 0], 2: [9, 10, 36, 6]}
