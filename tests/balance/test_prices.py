"""Every project card costs what one formula says, or there is a reason why not."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import get_args

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Box
from tests.balance.prices import ACTIONS, AT_ONCE, LASTING, REQUIRED, is_fair, price

REASONS: dict[str, str] = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    box: Box = load_box(title_of("maracaibo"))
    return box


def test_every_card_costs_what_it_is_worth(box: Box) -> None:
    """Within a fifth of the formula, or with a reason that is written down."""
    unfair = {
        card.id: f"{card.name} costs {card.cost}, the formula says {price(card):.1f}"
        for card in box.cards.values()
        if not is_fair(card) and (card.copy_of or card.id) not in REASONS
    }
    assert not unfair


def test_no_reason_is_given_without_need(box: Box) -> None:
    """A reason stands only for a card that needs one, and says something."""
    assert all(len(reason) > 20 for reason in REASONS.values())
    assert not [card for card in REASONS if card not in box.cards or is_fair(box.cards[card])]


def test_every_effect_of_a_card_has_a_worth() -> None:
    """No effect that the rules know is missing in the formula."""
    assert set(LASTING) == set(get_args(v.Permanent))
    assert set(ACTIONS) == set(get_args(v.AssistantAction))
    assert set(AT_ONCE) == set(get_args(v.Immediate))
    assert set(REQUIRED) <= set(get_args(v.Requirement))


def test_more_of_anything_costs_more(box: Box) -> None:
    """A dearer price comes of more points, more income and fewer requirements."""
    from msgspec.structs import replace

    card = box.cards["B24"]
    assert price(replace(card, vp=card.vp + 1)) > price(card)
    assert price(replace(card, income=())) < price(card)
    assert price(replace(card, requires=())) > price(card)
