"""What the pieces of our own design keep to beyond what `maracaibo content check` proves by the table `[design]`."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.components import Box, Card
from tests.balance.prices import quest_worth

DECKS = {"A": (0, 4, 15, 0, 5), "B": (5, 10, 18, 3, 9)}
"""Of each deck the least, the middle and the highest cost, the fewest and the most points."""
FEWEST, MOST = 4, 7
"""What a quest brings beyond what it takes, in doubloons."""


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    box: Box = load_box(title_of("maracaibo"))
    return box


def _deck(box: Box, letter: str) -> list[Card]:
    return [card for card in box.cards.values() if card.id[0] == letter]


@pytest.mark.parametrize("letter", DECKS)
def test_the_first_deck_is_cheap_and_the_second_dear(box: Box, letter: str) -> None:
    """Costs and points of a deck lie where its time in the game is."""
    least, middle, most, fewest, highest = DECKS[letter]
    costs = [card.cost for card in _deck(box, letter)]
    assert least <= min(costs)
    assert max(costs) <= most
    assert abs(median(costs) - middle) <= 1
    assert all(fewest <= card.vp <= highest for card in _deck(box, letter))


def test_tokens_with_modifiers_are_as_many_as_designed(box: Box) -> None:
    """As many tokens change the value of the first nation as of the last, and a few change both."""
    assert Counter(tuple(token.modifiers) for token in box.tokens.values()) == {
        (): 11,
        ("most",): 6,
        ("least",): 6,
        ("most", "least"): 2,
    }


def test_every_quest_pays(box: Box) -> None:
    """With the usual compasses a quest brings some doubloons' worth more than it takes, and none brings far more."""
    gains = {quest.id: brings - takes for quest in box.quests.values() for brings, takes in [quest_worth(quest)]}
    assert not {quest: round(gain, 1) for quest, gain in gains.items() if not FEWEST <= gain <= MOST}


def test_more_of_anything_makes_a_quest_dearer(box: Box) -> None:
    """The worth of a quest counts what it brings and what it takes."""
    from msgspec.structs import replace

    quest = box.quests["Q05"]
    brings, takes = quest_worth(quest)
    assert quest_worth(replace(quest, reward=quest.reward[:1]))[0] < brings
    assert quest_worth(replace(quest, cost=()))[1] < takes
