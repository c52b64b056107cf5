"""What a story quest brings beyond what it costs, and whether anybody can sail as far as it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.stories import Story, StoryQuest
from tests.maracaibo.campaign_graph import place_of

WORTH = (4.0, 8.0)
"""In doubloons, for a seat with two compasses; the story tile itself is not counted."""
COMPASSES = 2
VOYAGE = {"1": 1, "2": 2, "3": 2, "4": 3, "5": 3}
"""The longest voyage of a turn that ends at a place near the start; all others can be reached with more."""
FARTHEST = 7
Price = Callable[[Any], float]
BRINGS: Mapping[type, Price] = {
    v.TakeStoryTile: lambda _e: 0.0,
    v.Doubloons: lambda e: e.amount,
    v.PerCompass: lambda e: COMPASSES * (1.2 * e.vp + e.doubloons),
    v.InfluenceAny: lambda e: 2.0 * e.amount,
    v.TakeFigures: lambda e: 1.5 * e.count,
    v.CombatPoints: lambda e: 1.2 * e.amount,
    v.InfluenceNation: lambda e: 1.8 * e.amount,
    v.RemoveDiscs: lambda e: 2.5 * e.count,
    v.RemoveSkullTile: lambda _e: 2.0,
    v.Vp: lambda e: 1.2 * e.amount,
    v.Combat: lambda _e: 5.0,
    v.Explore: lambda e: 1.4 * e.steps,
}
TAKES: Mapping[type, Price] = {
    v.PayCombatPoints: lambda e: 1.2 * e.amount,
    v.PayObjects: lambda e: len(e.objects),
    v.PayDoubloons: lambda e: e.amount,
    v.RequiresMovement: lambda _e: 1.0,
    v.PayFigure: lambda e: 1.5 * e.count,
    v.PayGoods: lambda e: len(e.goods),
}


def worth(quest: StoryQuest) -> float:
    """Give what a story quest brings less what it takes."""
    return sum(BRINGS[type(e)](e) for e in quest.reward) - sum(TAKES[type(e)](e) for e in quest.cost)


def quest_problems(box: Box) -> Iterator[str]:
    """Say which story quests are worth too much or too little, or ask for a voyage that nobody can make."""
    used: set[type] = set()
    for card in box.stories.values():
        if card.kind not in ("main", "ending") or card.quest is None:
            continue
        used |= {type(effect) for effect in (*card.quest.cost, *card.quest.reward)}
        yield from _of(card, card.quest)
    for kind in sorted({*BRINGS, *TAKES} - used, key=str):
        yield f"no story quest with {kind.__name__}"


def _of(card: Story, quest: StoryQuest) -> Iterator[str]:
    if not WORTH[0] <= worth(quest) <= WORTH[1]:
        yield f"card {card.id}: its quest is worth {worth(quest):.1f}"
    if not any(isinstance(effect, v.PerCompass) for effect in quest.reward):
        yield f"card {card.id}: nothing by compass"
    for effect in quest.cost:
        if isinstance(effect, v.RequiresMovement) and effect.min > VOYAGE.get(place_of(card), FARTHEST):
            yield f"card {card.id}: no voyage to {place_of(card)} takes {effect.min}"
