"""Printed effects as marks of a few letters, for tiles and columns; the page of signs explains each."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.components import Improvement

Mark: TypeAlias = Callable[[Any], str]

KIND_LETTERS: Mapping[str, str] = {
    "gold": "G",
    "emerald": "E",
    "pearl": "P",
    "crew": "c",
    "equipment": "e",
    "ship": "s",
}
"""Treasures and their islands, and the kinds of improvement cards."""
_LETTER = KIND_LETTERS
_WORDS: Mapping[str, str] = {"crew": "crew", "equipment": "equip.", "ship": "ship"}


def mark(effect: object) -> str:
    """Give the mark of an effect."""
    return _MARKS[type(effect)](effect)


def marks(effects: Iterable[object], between: str = ",") -> str:
    """Give the marks of several effects."""
    return between.join([mark(effect) for effect in effects])


def card_marks(card: Improvement) -> str:
    """Give what an improvement card does, kind by kind: `!x3 Px+1 +2$i =7V/PPP`."""
    parts = [
        *[f"!{marks(card.immediate)}"] * bool(card.immediate),
        *[f"P{marks(card.permanent)}"] * bool(card.permanent),
        *[marks(card.income)] * bool(card.income),
        *[f"={marks(card.scoring)}"] * bool(card.scoring),
    ]
    return " ".join(parts)


def actions_marks(actions: Iterable[Iterable[object]]) -> str:
    """Give what a location does; alternatives stand with a slash (PIR-LOC-06)."""
    return " ".join([marks(sides, "/") for sides in actions])


def condition_mark(condition: Any) -> str:  # noqa: ANN401 - a condition of any kind
    """Give a condition of a mission and what it pays: `crew 3: 3V`."""
    return f"{mark(condition)}: {condition.vp}V"


def _per(effect: Any, what: str) -> str:  # noqa: ANN401 - any effect that pays for things owned
    return f"{effect.vp if effect.vp > 1 else ''}V/{what}"


def _with_cost(letter: str, cost: int) -> str:
    return f"{letter}-{cost}$" if cost else letter


_MARKS: Mapping[type, Mark] = {
    v.Doubloons: lambda e: f"{e.amount}$",
    v.Vp: lambda e: f"{e.amount}V",
    v.Treasure: lambda e: f"{_LETTER[e.kind]}1",
    v.TreasureAny: lambda _e: "T1",
    v.TreasureChoice: lambda e: f"T{e.count}",
    v.Marker: lambda e: f"o{_LETTER[e.kind]}",
    v.MarkerAny: lambda e: "o" * e.count,
    v.Raid: lambda _e: "raid",
    v.RaidNow: lambda e: f"r{e.swords}{_LETTER.get(e.kind, '')}",
    v.Explore: lambda e: f"x{e.steps}",
    v.Bury: lambda e: "b" * e.count,
    v.Mission: lambda _e: "m",
    v.BuyCrew: lambda _e: "Bc",
    v.BuyEquipment: lambda _e: "Be",
    v.BuyShip: lambda _e: "Bs",
    v.BuildResidence: lambda _e: "R",
    v.Figurehead: lambda _e: "F",
    v.BlackMarketTile: lambda e: _with_cost("K", e.cost),
    v.ShipUpgrade: lambda _e: "u",
    v.ActivateBlackMarket: lambda _e: "k",
    v.ExplorerSpace: lambda _e: "x*",
    v.DiscardMission: lambda e: f"m>{e.doubloons}$",
    v.VpPerVpIncome: lambda _e: "Vi>V",
    v.DoubloonsPerDoubloonIncome: lambda _e: "$i>$",
    v.VpPerBuried: lambda e: _per(e, "b"),
    v.VpPerCrew: lambda e: _per(e, "c"),
    v.VpPerEquipment: lambda e: _per(e, "e"),
    v.VpPerRiver: lambda e: _per(e, "~"),
    v.VpPerMission: lambda e: _per(e, "m"),
    v.VpPerTreasure: lambda e: _per(e, _LETTER[e.kind]),
    v.RaidOptionTreasure: lambda e: f"{e.swords}>T",
    v.RaidOptionVp: lambda e: f"{e.swords}>{e.vp}V",
    v.RaidOptionMarker: lambda e: f"{e.swords}>{e.vp}V,o",
    v.RaidOptionDoubloonsVp: lambda e: f"{e.swords}>{e.doubloons}$,{e.vp}V",
    v.RaidOptionDoubloons: lambda e: f"{e.swords}>{e.doubloons}$",
    v.RaidOptionBury: lambda e: f"{e.swords}>b",
    v.RaidSwords: lambda e: f"/{e.amount}",
    v.RaidSwordsKind: lambda e: f"{_LETTER[e.kind]}/{e.amount}",
    v.RaidRerolls: lambda e: f"throw+{e.amount}",
    v.ExploreSteps: lambda e: f"x+{e.amount}",
    v.ExploreExchange: lambda e: f"x-{e.less}:{marks(e.effects)}",
    v.Discount: lambda e: f"-{e.amount}$",
    v.Sail: lambda e: f"sail {e.movement}",
    v.RenewMissions: lambda _e: "m new",
    v.DoubloonsPerMission: lambda e: f"{e.amount}$/m",
    v.IncomeDoubloons: lambda e: f"+{e.amount}$i",
    v.IncomeVp: lambda e: f"+{e.amount}Vi",
    v.EndTreasures: lambda e: f"{e.vp}V/3{_LETTER[e.kind]}",
    v.EndMissions: lambda e: f"{e.vp}V/3m",
    v.EndBuried: lambda e: _per(e, "b"),
    v.ResDoubloonIncome: lambda e: _per(e, "$i"),
    v.ResVpIncome: lambda e: _per(e, "Vi"),
    v.ResShip: lambda e: _per(e, "s"),
    v.ResEquipment: lambda e: _per(e, "e"),
    v.ResCrew: lambda e: _per(e, "c"),
    v.ResBuried: lambda e: _per(e, "b"),
    v.ResMissions: lambda e: _per(e, "m"),
    v.ResTreasure: lambda e: _per(e, _LETTER[e.kind]),
    v.ResTreasureSets: lambda e: _per(e, "GEP"),
    v.ResRivers: lambda e: _per(e, "~"),
    v.MissionTreasures: lambda e: f"treasures {e.count}",
    v.MissionBuried: lambda e: f"buried {e.count}",
    v.MissionKind: lambda e: f"{_WORDS[e.kind]} {e.count}",
    v.MissionDoubloonIncome: lambda e: f"$i {e.count}",
    v.MissionVpIncome: lambda e: f"Vi {e.count}",
    v.MissionCards: lambda e: f"cards+R {e.count}",
    v.MissionRivers: lambda e: f"~ {e.count}",
    v.MissionEachKind: lambda e: f"c e s {e.count} each",
    v.MissionBuriedVpIncome: lambda e: f"buried {e.buried} + Vi {e.vp_income}",
    v.MissionImmediate: lambda e: f"! cards {e.count}",
    v.MissionUpgrades: lambda e: f"u {e.count}",
    v.MissionCrewRivers: lambda e: f"crew {e.crew} + ~ {e.rivers}",
    v.MissionEquipmentRivers: lambda e: f"equip. {e.equipment} + ~ {e.rivers}",
    v.MissionEquipmentCrew: lambda e: f"equip. {e.equipment} + crew {e.crew}",
    v.MissionShipResidences: lambda e: f"ship {e.ship} + R {e.residences}",
    v.MissionBuriedRivers: lambda e: f"buried {e.buried} + ~ {e.rivers}",
}
