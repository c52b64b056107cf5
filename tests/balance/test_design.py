"""What the pieces of our own design keep to, so that no line of play lacks its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from statistics import median
from typing import TypeVar, get_args

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games.maracaibo import vocabulary as v
from maracaibo_tui.games.maracaibo.components import Box, Card
from maracaibo_tui.games.maracaibo.content_rules.printed_effects import printed_effects
from maracaibo_tui.games.maracaibo.printed import GOODS, NATIONS
from maracaibo_tui.games.maracaibo.vocabulary.symbols import Thing

E = TypeVar("E")
OBJECTS = get_args(Thing)
DECKS = {"A": (0, 4, 15, 0, 5), "B": (5, 10, 18, 3, 9)}
"""Of each deck the least, the middle and the highest cost, the fewest and the most points."""


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    return load_box()


def _deck(box: Box, letters: str) -> list[Card]:
    return [card for card in box.cards.values() if card.id[0] in letters]


def _spread(counts: Iterable[int]) -> int:
    found = list(counts)
    return max(found) - min(found)


def _effects(box: Box, kind: type[E]) -> Iterator[E]:
    """Give the effects of a kind on the cards of both decks."""
    for card in _deck(box, "AB"):
        parts = (*card.requires, *card.income, *card.permanent, *card.immediate, *card.assistant)
        yield from (effect for effect in parts if isinstance(effect, kind))


@pytest.mark.parametrize("letters", ["A", "B", "AB"])
def test_goods_and_objects_are_spread_evenly(box: Box, letters: str) -> None:
    """In each deck no good and no object is much more frequent than another."""
    cards = _deck(box, letters)
    assert {card.good for card in cards} == set(GOODS)
    assert {card.object for card in cards} == set(OBJECTS)
    assert _spread(Counter(card.good for card in cards).values()) <= 2
    assert _spread(Counter(card.object for card in cards).values()) <= 1


def test_every_good_goes_with_every_object(box: Box) -> None:
    """Whoever collects for a market is not bound to one kind of quest."""
    pairs = Counter((card.good, card.object) for card in _deck(box, "AB"))
    assert set(pairs) == set(product(GOODS, OBJECTS))
    assert _spread(pairs.values()) <= 2


@pytest.mark.parametrize("letter", DECKS)
def test_the_first_deck_is_cheap_and_the_second_dear(box: Box, letter: str) -> None:
    """Costs and points of a deck lie where its time in the game is."""
    least, middle, most, fewest, highest = DECKS[letter]
    costs = [card.cost for card in _deck(box, letter)]
    assert least <= min(costs)
    assert max(costs) <= most
    assert abs(median(costs) - middle) <= 1
    assert all(fewest <= card.vp <= highest for card in _deck(box, letter))


def test_every_kind_of_synergy_token_is_on_eight_cards(box: Box) -> None:
    """No token is rarer than another, and each is waited for by some income."""
    assert Counter(effect.kind for effect in _effects(box, v.Synergy)) == dict.fromkeys(box.synergies, 8)
    waited = {effect.synergy for effect in _effects(box, v.IncomeIfSynergy)}
    assert waited == set(box.synergies)


def test_assistants_stand_everywhere_and_can_do_everything(box: Box) -> None:
    """Every action is on two cards at least; every place from 1 to 19 has an assistant, none more than three."""
    actions = Counter(type(action) for card in _deck(box, "AB") for action in card.assistant)
    assert set(actions) == set(get_args(v.AssistantAction))
    assert min(actions.values()) >= 2
    places = Counter(effect.location for effect in _effects(box, v.CostAssistant))
    assert set(places) == {str(number) for number in range(1, 20)}
    assert max(places.values()) <= 3


def test_no_nation_has_better_tokens(box: Box) -> None:
    """The values of each nation sum to the same; as many tokens change the value of the first nation as of the last."""
    assert len({sum(getattr(token, nation).value for token in box.tokens.values()) for nation in NATIONS}) == 1
    assert Counter(tuple(token.modifiers) for token in box.tokens.values()) == {
        (): 11,
        ("most",): 6,
        ("least",): 6,
        ("most", "least"): 2,
    }


def test_every_effect_is_printed_somewhere(box: Box) -> None:
    """The rules know no effect of cards, quests, careers and places that no piece shows."""
    shown = {type(effect) for _item, _field, effect in printed_effects(box)}
    families = (v.Income, v.Permanent, v.AssistantAction, v.Immediate, v.Requirement, v.QuestCost, v.CareerTask)
    known = {effect for family in families for effect in get_args(family)}
    # Only quests of a campaign ask for a long way.
    assert known - shown == {v.RequiresMovement}
