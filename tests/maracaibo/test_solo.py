"""How the decks of Jean and Jacques are made up (MAR-SOLO)."""

from collections import Counter

import pytest

from maracaibo_tui.games.maracaibo.rules.deal import deal
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support.played import game

SEEDS = 40
DECKS = {
    "second": ["A5", "A5 C1", "A5 B1 C1", "A4 B2 C1", "A3 B3 C1"],
    "first": ["A5", "A5 C1", "A5 B1 C1", "A5 B2 C1", "A5 B3 C1"],
}
JACQUES_DECKS = ["A7", "A5 B2", "A3 B4", "A2 B5"]


def _letters(deck: tuple[str, ...]) -> str:
    counts = Counter(card[0] for card in deck)
    return " ".join(f"{letter}{counts[letter]}" for letter in sorted(counts))


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_deck_of_jean_fits_the_level(edition: str, level: int) -> None:
    """Whatever the seed, so many cards of each letter (MAR-SOLO-09, EX-36)."""
    options = {"second": Options(players=1, bot="jean", bot_level=level)}
    options["first"] = Options(players=1, bot="jean", bot_level=level, edition="first")
    decks = [deal(game().printed, options[edition], seed).automa for seed in range(SEEDS)]
    assert {_letters(deck) for deck in decks} == {DECKS[edition][level - 1]}
    assert all(len(set(deck)) == len(deck) for deck in decks)


@pytest.mark.parametrize("level", range(1, 5))
def test_the_deck_of_jacques_fits_the_level(level: int) -> None:
    """Whatever the seed, seven cards, so many of each letter (MAR-SOLO-71, EX-37)."""
    options = Options(players=2, bot="jacques", bot_level=level)
    decks = [deal(game().printed, options, seed).automa for seed in range(SEEDS)]
    assert {_letters(deck) for deck in decks} == {JACQUES_DECKS[level - 1]}


def test_every_card_and_every_order_comes_up() -> None:
    """Each of the cards not all of which are used is drawn sometimes, and decks differ in order (MAR-SOLO-08)."""
    decks = {deal(game().printed, Options(players=1, bot="jean", bot_level=5), seed).automa for seed in range(SEEDS)}
    assert {card for deck in decks for card in deck} == set(game().printed.box.jean)
    assert len({deck[0] for deck in decks}) > len(next(iter(decks))) / 2
