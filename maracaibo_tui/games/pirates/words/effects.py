"""Printed effects in a few words each, rendered from the same data that the rules carry out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.pirates.box import vocabulary as v

from .called import CARD_KINDS

Say: TypeAlias = Callable[[Any], str]

_SEVERAL: Mapping[str, str] = {
    "gold": "gold",
    "equipment": "equipment cards",
    "crew": "crew cards",
    "ship": "ship improvements",
    "ship improvement": "ship improvements",
    "swords": "swords",
    "residence": "residences",
    "ruby": "rubies",
}
_SINGLE: Mapping[str, str] = {"equipment": "equipment card", "crew": "crew card", "ship": "ship improvement"}


def effect_text(effect: object) -> str:
    """Say an effect in one short line."""
    return _TEXTS[type(effect)](effect)


def effects_text(effects: Iterable[object], between: str = ", ") -> str:
    """Say several effects in the order in which they are printed."""
    return between.join([effect_text(effect) for effect in effects])


def several(count: int, what: str) -> str:
    """Count things: `1 doubloon`, `2 emeralds`, `3 gold`, `2 crew cards`."""
    if count == 1:
        return f"1 {_SINGLE.get(what, what)}"
    return f"{count} {_SEVERAL.get(what, what + 's')}"


def many(kind: str) -> str:
    """Name treasures of a kind: `gold`, `emeralds`."""
    return several(2, kind).partition(" ")[2]


def each(what: str) -> str:
    """Say what something is paid for: `per emerald`, `per crew card`."""
    return f"per {_SINGLE.get(what, 'gold treasure' if what == 'gold' else what)}"


def actions_text(actions: Iterable[Iterable[object]]) -> str:
    """Say the actions of a location; alternatives stand with an `or` (PIR-LOC-05, PIR-LOC-06)."""
    return "; ".join([effects_text(sides, " or ") for sides in actions])


def condition_text(condition: Any, *, vp: int | None = None) -> str:  # noqa: ANN401 - a condition of any kind
    """Say a condition of a mission with what it pays: `3 crew cards: 3 VP`."""
    return f"{effect_text(condition)}: {condition.vp if vp is None else vp} VP"


def rule_of(effect: Any, family: str = "") -> str:  # noqa: ANN401 - an effect of any kind
    """Name the rule of an effect, that of a family of places where it is printed if there is one."""
    rules = v.RULES[str(effect.__struct_config__.tag)]
    return next((rule for rule in rules if family and rule.startswith(family)), rules[0])


def _per(effect: Any, what: str) -> str:  # noqa: ANN401 - any effect that pays for things owned
    """Say what is paid for each thing, up to what is printed."""
    most = f", at most {effect.max}" if effect.max is not None else ""
    return f"{effect.vp} VP {each(what)}{most}"


def _raid_now(effect: v.RaidNow) -> str:
    kind = f" for {many(effect.kind)}" if effect.kind else ""
    return f"Raid with {several(effect.swords, 'sword')}{kind}"


def _afar(what: str) -> Say:
    def say(effect: Any) -> str:  # noqa: ANN401 - one of the three purchases
        more = f" for {several(effect.surcharge, 'doubloon')} more" if effect.surcharge else ""
        return f"buy {what} anywhere{more}"

    return say


def _for(cost: int) -> str:
    return f" for {several(cost, 'doubloon')}" if cost else ""


def _spends(effect: Any, what: str) -> str:  # noqa: ANN401 - any raid option
    return f"raid option: {several(effect.swords, 'sword')} -> {what}"


def _both(**counts: int) -> str:
    """Say two things that a mission asks for together."""
    return " and ".join([several(count, what.replace("_", " ")) for what, count in counts.items()])


def kind_name(kind: str) -> str:
    """Name a kind of improvement card."""
    return CARD_KINDS.get(kind, kind)


_ONCE: Mapping[type, Say] = {
    v.Doubloons: lambda e: several(e.amount, "doubloon"),
    v.Vp: lambda e: f"{e.amount} VP",
    v.Treasure: lambda e: several(1, e.kind),
    v.TreasureAny: lambda _e: "1 treasure of any kind",
    v.TreasureChoice: lambda e: f"{several(e.count, 'treasure')} of one kind",
    v.Marker: lambda e: f"a marker on the {e.kind} island",
    v.MarkerAny: lambda e: "a marker on any island" if e.count == 1 else f"{e.count} markers on one island",
    v.Raid: lambda _e: "Raid",
    v.RaidNow: _raid_now,
    v.Explore: lambda e: f"Explore {e.steps}",
    v.Bury: lambda e: "bury a treasure" if e.count == 1 else f"bury {e.count} treasures",
    v.Mission: lambda _e: "take a mission",
    v.BuyCrew: _afar("a crew card"),
    v.BuyEquipment: _afar("an equipment card"),
    v.BuyShip: _afar("a ship improvement"),
    v.BuildResidence: lambda _e: "build a residence anywhere",
    v.Figurehead: lambda e: f"take a figurehead{_for(e.cost)}",
    v.BlackMarketTile: lambda e: f"lay a black-market tile{_for(e.cost)}",
    v.ShipUpgrade: lambda _e: "a ship upgrade",
    v.ActivateBlackMarket: lambda _e: "use a black-market tile",
    v.ExplorerSpace: lambda _e: "use your explorer's space",
    v.DiscardMission: lambda e: f"discard a mission{_for(e.doubloons)}",
    v.VpPerVpIncome: lambda _e: "as many VP as your VP income",
    v.DoubloonsPerDoubloonIncome: lambda _e: "as many doubloons as your doubloon income",
    v.VpPerBuried: lambda e: _per(e, "buried treasure"),
    v.VpPerCrew: lambda e: _per(e, "crew"),
    v.VpPerEquipment: lambda e: _per(e, "equipment"),
    v.VpPerRiver: lambda e: _per(e, "river crossed"),
    v.VpPerMission: lambda e: _per(e, "mission"),
    v.VpPerTreasure: lambda e: _per(e, e.kind),
}
_LASTING: Mapping[type, Say] = {
    v.RaidOptionTreasure: lambda e: _spends(e, "1 treasure"),
    v.RaidOptionVp: lambda e: _spends(e, f"{e.vp} VP"),
    v.RaidOptionMarker: lambda e: _spends(e, f"{e.vp} VP and a marker on any island"),
    v.RaidOptionDoubloonsVp: lambda e: _spends(e, f"{several(e.doubloons, 'doubloon')} and {e.vp} VP"),
    v.RaidOptionDoubloons: lambda e: _spends(e, several(e.doubloons, "doubloon")),
    v.RaidOptionBury: lambda e: _spends(e, "bury a treasure"),
    v.RaidSwords: lambda e: f"{several(e.amount, 'sword')} more in every Raid",
    v.RaidSwordsKind: lambda e: f"{several(e.amount, 'sword')} more with the {e.kind} die",
    v.RaidRerolls: lambda e: f"{several(e.amount, 'more throw')} in every Raid",
    v.ExploreSteps: lambda e: f"every Explore {several(e.amount, 'space')} further",
    v.ExploreExchange: lambda e: f"Explore {several(e.less, 'space')} less -> {effects_text(e.effects)}",
    v.Discount: lambda e: f"cards and residences {several(e.amount, 'doubloon')} cheaper",
    v.Sail: lambda e: f"sail up to {several(e.movement, 'step')}",
    v.RenewMissions: lambda _e: "may renew the open missions before taking one",
    v.DoubloonsPerMission: lambda e: f"{several(e.amount, 'doubloon')} per mission after each round",
}
_INCOME: Mapping[type, Say] = {
    v.IncomeDoubloons: lambda e: f"doubloon income +{e.amount}",
    v.IncomeVp: lambda e: f"VP income +{e.amount}",
}
_SCORING: Mapping[type, Say] = {
    v.EndTreasures: lambda e: f"{e.vp} VP for every {several(3, e.kind)}",
    v.EndMissions: lambda e: f"{e.vp} VP for every 3 missions fulfilled",
    v.EndBuried: lambda e: f"{e.vp} VP per buried treasure",
}
_RESIDENCES: Mapping[type, Say] = {
    v.ResDoubloonIncome: lambda e: _per(e, "doubloon of income"),
    v.ResVpIncome: lambda e: _per(e, "VP of income"),
    v.ResShip: lambda e: _per(e, "ship"),
    v.ResEquipment: lambda e: _per(e, "equipment"),
    v.ResCrew: lambda e: _per(e, "crew"),
    v.ResBuried: lambda e: _per(e, "buried treasure"),
    v.ResMissions: lambda e: _per(e, "mission fulfilled"),
    v.ResTreasure: lambda e: _per(e, e.kind),
    v.ResTreasureSets: lambda e: _per(e, "set of the three treasures"),
    v.ResRivers: lambda e: _per(e, "river crossed"),
}
_CONDITIONS: Mapping[type, Say] = {
    v.MissionTreasures: lambda e: several(e.count, "treasure"),
    v.MissionBuried: lambda e: several(e.count, "buried treasure"),
    v.MissionKind: lambda e: several(e.count, e.kind),
    v.MissionDoubloonIncome: lambda e: f"doubloon income {e.count}",
    v.MissionVpIncome: lambda e: f"VP income {e.count}",
    v.MissionCards: lambda e: f"{e.count} improvement cards and residences together",
    v.MissionRivers: lambda e: several(e.count, "river"),
    v.MissionEachKind: lambda e: f"{several(e.count, 'improvement card')} of each kind",
    v.MissionBuriedVpIncome: lambda e: f"{several(e.buried, 'buried treasure')} and VP income {e.vp_income}",
    v.MissionImmediate: lambda e: f"{several(e.count, 'improvement card')} with a lightning bolt",
    v.MissionUpgrades: lambda e: several(e.count, "ship upgrade"),
    v.MissionCrewRivers: lambda e: _both(crew=e.crew, river=e.rivers),
    v.MissionEquipmentRivers: lambda e: _both(equipment=e.equipment, river=e.rivers),
    v.MissionEquipmentCrew: lambda e: _both(equipment=e.equipment, crew=e.crew),
    v.MissionShipResidences: lambda e: _both(ship=e.ship, residence=e.residences),
    v.MissionBuriedRivers: lambda e: _both(buried_treasure=e.buried, river=e.rivers),
}
_JORDAN: Mapping[type, Say] = {
    v.MainRaid: lambda _e: "Raid",
    v.MainExplore: lambda _e: "Explore",
    v.MainMission: lambda _e: "Mission",
    v.MainBuy: lambda _e: "Buy",
    v.MainImprovement: lambda e: f"Improvement ({', then '.join(map(kind_name, e.kinds))})",
    v.ExtraUpgrade: lambda _e: "a ship upgrade",
    v.ExtraRaid: lambda _e: "Raid",
    v.ExtraExplore: lambda e: f"Explore {e.steps}",
}
_TEXTS: Mapping[type, Say] = {
    **_ONCE,
    **_LASTING,
    **_INCOME,
    **_SCORING,
    **_RESIDENCES,
    **_CONDITIONS,
    **_JORDAN,
}
