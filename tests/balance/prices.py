"""What a project card should cost by one formula: what it brings in doubloons, less what a purchase takes besides.

The worths of effects are those of an average game. Where a card costs something else than the formula says, the table
of reasons in `reasons.toml` says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Card, Quest

POINT = 1.2  # a victory point at the end of the game
FIGURE = 1.5
DISC = 2.5
INFLUENCE = 2.0
ONE_NATION = 0.9  # of influence without a choice
COMBAT_POINT = 1.2
OVERHEAD = 3.0  # the village action, the hand card, and what a purchase should leave over
CHANCE = 0.5  # that a synergy token comes in time
SYNERGY = 2.5
SYNERGY_CHOICE = 3.0
USUAL_ACTION = 5.0  # what one use of an assistant brings that is neither good nor bad
TOLERANCE = 0.2
LEAST_TOLERANCE = 1.0


class Deck(Struct, frozen=True):
    """What the backs of cards say of the time when they are bought.

    How often incomes are still paid, the points of their track included; how much of lasting effects is left; what an
    assistant brings who does the usual, and how much of a better action counts; how far things to be counted have come.
    """

    doubloons: float
    vp: float
    uses: float
    assistant: float
    quality: float
    many: float


DECKS = {
    "A": Deck(doubloons=2.3, vp=3.6, uses=1.0, assistant=4.9, quality=0.8, many=0.6),
    "B": Deck(doubloons=1.5, vp=2.4, uses=0.7, assistant=3.2, quality=0.7, many=1.0),
    "C": Deck(doubloons=1.9, vp=3.0, uses=0.85, assistant=4.0, quality=0.75, many=0.8),
}

Worth = Callable[[Any], float]
DealtWorth = Callable[[Any, Deck], float]

# Lasting effects of a card bought at the beginning.
LASTING: dict[type, Worth] = {
    v.PermanentObject: lambda e: 2.6 + 1.2 * (len(e.objects) - 1),
    v.PurchaseDiscount: lambda e: (6.0 if e.amount == 1 else 5.2) * e.amount,
    v.CombatPointBeforeCombat: lambda e: 6.0 * e.amount,
    v.Compass: lambda e: 5.0 * e.count,
    v.ExplorerExtraStep: lambda e: 6.0 * e.amount,
    v.StealVpOnExplorerSkip: lambda e: 2.5 * e.amount,
    v.AssistantVisitedBonus: lambda e: 4.0 if e.reward.vp else 6.0,
    v.FigureToCombatPoints: lambda _e: 3.5,
    v.NationCombatPoints: lambda e: 2.5 * e.points,
    v.DisplaceVp: lambda e: 1.8 * e.amount,
    v.VaMapsVpExplore: lambda _e: 4.2,
    v.VaMapsDoubloonsExplore: lambda _e: 5.5,
    v.VaBooks: lambda e: 0.9 * e.amount,
    v.VaTwoGoods: lambda _e: 3.5,
    v.VaCardQuest: lambda _e: 6.0,
    v.CaInfluenceVp: lambda e: 3.0 + 1.5 * e.vp,
    v.CaDoubloonsSynergy: lambda _e: 6.0,
}
# One use of an assistant.
ACTIONS: dict[type, Worth] = {
    v.AstVpDoubloons: lambda _e: 7.0,
    v.AstFigureDiscVa: lambda _e: 5.5,
    v.AstInfluenceVa: lambda _e: 5.0,
    v.AstCombatPointsSail: lambda _e: 7.4,
    v.AstGoodsVa: lambda _e: 5.6,
    v.AstCombatPointDiscVa: lambda _e: 6.7,
    v.AstDoubloonsDiscVa: lambda _e: 7.5,
    v.AstGoodsCombatPoints: lambda _e: 6.8,
    v.AstGoodsInfluence: lambda _e: 6.4,
    v.AstDoubloonsExplore: lambda _e: 5.9,
    v.AstVpExplore: lambda _e: 7.4,
    v.AstDoubloonsVpPerAssistant: lambda _e: 7.8,
    v.AstVpPerTokenVa: lambda _e: 9.0,
    v.AstVpSail: lambda _e: 7.4,
    v.AstPayCpVa: lambda _e: 7.3,
    v.AstGoodsVp: lambda _e: 5.8,
}
AT_ONCE: dict[type, DealtWorth] = {
    v.InfluenceNation: lambda e, _deck: e.amount * INFLUENCE * ONE_NATION,
    v.InfluenceAny: lambda e, _deck: e.amount * INFLUENCE,
    v.Synergy: lambda _e, _deck: SYNERGY,
    v.SynergyChoice: lambda _e, _deck: SYNERGY_CHOICE,
    v.PlaceMarkerVillage: lambda _e, _deck: 2.5,
    v.PlaceMarkerVillageAndRank: lambda _e, _deck: 8.5,
    v.RemoveDisc: lambda e, _deck: e.count * DISC,
    v.TakeFigures: lambda e, _deck: e.count * FIGURE,
    v.CombatPoints: lambda e, _deck: e.amount * COMBAT_POINT,
    # Its worth is that of the village action which fulfils it.
    v.QuestOnCard: lambda _e, _deck: 0.0,
    v.VpPerCombatToken: lambda e, deck: 4.5 * e.vp * POINT * deck.many,
    v.VpPerAssistant: lambda e, deck: 2.6 * e.vp * POINT * deck.many,
    v.VpPerQuest: lambda e, deck: 3.5 * e.vp * POINT * deck.many,
    v.VpPerCompass: lambda e, deck: 2.3 * e.vp * POINT * deck.many,
    v.VpPerSynergy: lambda e, deck: 2.4 * e.vp * POINT * deck.many,
    v.VpPerNationInfluence: lambda e, deck: 1.9 * e.vp * POINT * deck.many,
    v.FiguresToIncome: lambda e, deck: 2 * (e.income * deck.doubloons - FIGURE),
}
REQUIRED: dict[type, Worth] = {
    v.CostAssistant: lambda _e: FIGURE,
    v.CostObjects: lambda e: 1.2 * e.count,
    v.RequiresNationMarkers: lambda _e: 1.5,
    v.CostFigure: lambda e: FIGURE * e.count,
    v.CostFigureOnCard: lambda e: (FIGURE + 0.5) * e.count,
    v.CostCombatPoints: lambda e: COMBAT_POINT * e.amount,
}


def price(card: Card) -> float:
    """Give what a card should cost."""
    deck = DECKS[card.id[0]]
    brings = sum(_income(effect, deck) for effect in card.income)
    brings += sum(LASTING[type(effect)](effect) * deck.uses for effect in card.permanent)
    brings += sum(AT_ONCE[type(effect)](effect, deck) for effect in card.immediate)
    for action in card.assistant:
        brings += deck.assistant + deck.quality * (ACTIONS[type(action)](action) - USUAL_ACTION)
    takes = sum(REQUIRED[type(entry)](entry) for entry in card.requires)
    return brings + POINT * card.vp - OVERHEAD - takes


def _income(effect: v.Income, deck: Deck) -> float:
    match effect:
        case v.IncomeDoubloons(amount=amount):
            return amount * deck.doubloons
        case v.IncomeVp(amount=amount):
            return amount * deck.vp
        case v.IncomeIfSynergy(kind=kind, amount=amount):
            return amount * (deck.doubloons if kind == "doubloons" else deck.vp) * CHANCE


def is_fair(card: Card) -> bool:
    """Tell whether a card costs what the formula says, within the tolerance."""
    asked = price(card)
    return abs(card.cost - asked) <= max(LEAST_TOLERANCE, TOLERANCE * asked)


USUAL_COMPASSES = 2
# What the costs of quests take and their other rewards bring, in doubloons.
QUEST_COSTS: dict[type, Worth] = {
    v.PayObjects: lambda e: 1.0 * len(e.objects),
    v.PayGoods: lambda e: 1.0 * len(e.goods),
    v.PayFigure: lambda e: FIGURE * e.count,
    v.PayCombatPoints: lambda e: COMBAT_POINT * e.amount,
    v.PayDoubloons: lambda e: 1.0 * e.amount,
}
QUEST_REWARDS: dict[type, Worth] = {
    v.PerCompass: lambda e: USUAL_COMPASSES * (POINT * e.vp + e.doubloons),
    v.Vp: lambda e: POINT * e.amount,
    v.Doubloons: lambda e: 1.0 * e.amount,
    v.CombatPoints: lambda e: COMBAT_POINT * e.amount,
    v.InfluenceNation: lambda e: e.amount * INFLUENCE * ONE_NATION,
    v.InfluenceAny: lambda e: e.amount * INFLUENCE,
    v.TakeFigures: lambda e: e.count * FIGURE,
    v.RemoveDiscs: lambda e: e.count * DISC,
    v.Explore: lambda e: 1.4 * e.steps,
    v.Combat: lambda _e: 5.0,
}


def quest_worth(quest: Quest) -> tuple[float, float]:
    """Give what a quest tile brings to somebody with the usual compasses, and what it takes."""
    brings = sum(QUEST_REWARDS[type(effect)](effect) for effect in quest.reward)
    return brings, sum(QUEST_COSTS[type(effect)](effect) for effect in quest.cost)
