"""What an improvement card should cost by one formula: what it is worth in points, less what a turn brings elsewhere.

A turn spent on a card gives up the doubloons of leaving it, a doubloon is worth about 0.6 points while there is
something to buy, and a turn on a location is worth about ten points: so a card must give about its cost times that, and
eight more. Level 1 is valued with four Raids, four Explores, seven purchases and 2.2 income phases to come, level 2
with about half. What pays for nothing yet, such as a burial without a treasure, is priced as if usable in two games of
three.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.components import Improvement

BASE, DOUBLOON = 7.8, 0.62
LEAST = 2
TOLERANCE = 1

Worth = Callable[[Any], float]
Levels = tuple[Worth, Worth]


def _each(first: float, second: float) -> Levels:
    return (lambda effect: first * effect.amount), (lambda effect: second * effect.amount)


def _flat(first: float, second: float | None = None) -> Levels:
    return (lambda _: first), (lambda _: first if second is None else second)


def _both(worth: Worth) -> Levels:
    return worth, worth


def _exchange(first: float) -> Worth:
    return lambda effect: first * (1.6 if effect.less > 1 else 1.0)


WORTH: Mapping[type, Levels] = {
    v.Doubloons: _each(0.6, 0.5),
    v.Vp: _each(1.0, 1.0),
    v.IncomeDoubloons: _each(1.5, 1.0),
    v.IncomeVp: _each(2.3, 1.6),
    v.RaidSwords: _each(3.2, 2.0),
    v.RaidSwordsKind: _flat(3.0, 2.0),
    v.RaidOptionTreasure: _flat(5.0, 3.5),
    v.RaidOptionVp: _flat(4.5, 3.0),
    v.RaidOptionMarker: _flat(3.0, 2.2),
    v.ExploreSteps: _each(3.2, 2.0),
    v.ExploreExchange: (_exchange(2.5), _exchange(1.6)),
    v.Discount: _each(4.5, 2.8),
    v.ShipUpgrade: _flat(4.0),
    v.Bury: _both(lambda effect: 3.2 * effect.count),
    v.Mission: _flat(3.2),
    v.Treasure: _flat(4.5),
    v.MarkerAny: _both(lambda effect: 1.0 * effect.count),
    v.ActivateBlackMarket: _flat(2.5),
    v.Figurehead: _flat(4.5),
    v.BuildResidence: _flat(4.0),
    v.BuyCrew: _flat(3.0),
    v.BuyEquipment: _flat(3.0),
    v.BuyShip: _flat(3.5),
    v.ExplorerSpace: _flat(3.0),
    v.DiscardMission: _flat(2.2),
    v.VpPerVpIncome: _flat(2.5),
    v.DoubloonsPerDoubloonIncome: _flat(2.5),
    v.VpPerBuried: _flat(2.5),
    v.VpPerCrew: _flat(3.0),
    v.VpPerEquipment: _flat(3.0),
    v.VpPerRiver: _flat(4.0),
    v.EndTreasures: _flat(7.0),
    v.EndBuried: _flat(6.0),
    v.RaidNow: _both(lambda effect: 0.5 + 0.9 * effect.swords),
    v.Explore: _both(lambda effect: 1.3 + 0.9 * effect.steps),
    v.EndMissions: _both(lambda effect: 0.75 * effect.vp),
}
"""What an effect is worth in points, on a card of level 1 and of level 2."""


def value(card: Improvement) -> float:
    """Give what a card is worth, its printed points included."""
    effects = (*card.immediate, *card.permanent, *card.income, *card.scoring)
    return card.vp + sum(WORTH[type(effect)][card.level - 1](effect) for effect in effects)


def price(card: Improvement) -> int:
    """Give what a card should cost."""
    return max(LEAST, round((value(card) - BASE) / DOUBLOON))


def is_fair(card: Improvement) -> bool:
    """Tell whether a card costs what the formula says, give or take a doubloon."""
    return abs(card.cost - price(card)) <= TOLERANCE
