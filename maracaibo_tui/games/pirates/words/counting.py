"""What counted effects, residences and missions come to now, and how far a mission is."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules.conditions import Facts, facts_of, is_met, mission_worth, residence_worth
from maracaibo_tui.games.pirates.rules.possessions import cards_of, doubloon_income, treasures, vp_income
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .asked import Change, changed

_COUNTS: Mapping[type, Callable[[PiratesTable, Player, Any], int]] = {
    v.VpPerBuried: lambda _t, p, _e: len(p.dig),
    v.VpPerCrew: lambda t, p, _e: cards_of(t, p, "crew"),
    v.VpPerEquipment: lambda t, p, _e: cards_of(t, p, "equipment"),
    v.VpPerRiver: lambda _t, p, _e: len(p.rivers),
    v.VpPerMission: lambda _t, p, _e: len(p.missions),
    v.VpPerTreasure: lambda _t, p, e: treasures(p, e.kind),
}
_HAVE: Mapping[type, Callable[[Facts], tuple[int, ...]]] = {
    v.MissionTreasures: lambda f: (sum(f.treasures.values()),),
    v.MissionBuried: lambda f: (f.buried,),
    v.MissionDoubloonIncome: lambda f: (f.doubloon_income,),
    v.MissionVpIncome: lambda f: (f.vp_income,),
    v.MissionCards: lambda f: (sum(f.cards.values()) + f.residences,),
    v.MissionRivers: lambda f: (f.rivers,),
    v.MissionEachKind: lambda f: (min(f.cards.values()),),
    v.MissionBuriedVpIncome: lambda f: (f.buried, f.vp_income),
    v.MissionImmediate: lambda f: (f.immediate,),
    v.MissionUpgrades: lambda f: (f.upgrades,),
    v.MissionCrewRivers: lambda f: (f.cards["crew"], f.rivers),
    v.MissionEquipmentRivers: lambda f: (f.cards["equipment"], f.rivers),
    v.MissionEquipmentCrew: lambda f: (f.cards["equipment"], f.cards["crew"]),
    v.MissionShipResidences: lambda f: (f.cards["ship"], f.residences),
    v.MissionBuriedRivers: lambda f: (f.buried, f.rivers),
}


def gains(t: PiratesTable, p: Player, effects: Any) -> Change:  # noqa: ANN401 - effects of any kind
    """Say what effects that need no choice bring now (PIR-GEN-06)."""
    vp = doubloons = taken = 0
    for effect in effects:
        match effect:
            case v.Doubloons():
                doubloons += effect.amount
            case v.Vp():
                vp += effect.amount
            case v.Treasure() | v.TreasureAny():
                taken += 1
            case v.VpPerVpIncome():
                vp += vp_income(t, p)
            case v.DoubloonsPerDoubloonIncome():
                doubloons += doubloon_income(t, p)
            case _:
                vp += counted(t, p, effect) or 0
    return changed(doubloons=doubloons, vp=vp, treasures=taken)


def counted(t: PiratesTable, p: Player, effect: Any) -> int | None:  # noqa: ANN401 - an effect of any kind
    """Give how many points an effect that counts things owned brings now; None of any other (PIR-MARKET-06)."""
    count = _COUNTS.get(type(effect))
    if count is None:
        return None
    worth = int(effect.vp) * count(t, p, effect)
    return worth if effect.max is None else min(worth, int(effect.max))


def known_missions(t: PiratesTable, p: Player) -> list[str]:
    """List the missions of a hand that the one who looks may know (PIR-MISS-02)."""
    return [mission for mission in p.missions if mission in t.printed.box.missions]


def fulfilled(t: PiratesTable, p: Player, facts: Facts) -> int:
    """Count the known missions that are fulfilled now (PIR-SCORE-11)."""
    return sum([mission_worth(t, mission, facts)[1] for mission in known_missions(t, p)])


def residence_now(t: PiratesTable, p: Player, residence: str) -> int:
    """Give what a residence would score for a player now (PIR-SCORE-06)."""
    facts = facts_of(t, p)
    return residence_worth(t.printed.box.residences[residence].score, facts, fulfilled(t, p, facts))


def has(condition: Any, facts: Facts) -> tuple[int, ...]:  # noqa: ANN401 - a condition of any kind
    """Give how much one has of what a mission asks for, in the order in which it asks."""
    if isinstance(condition, v.MissionKind):
        return (facts.cards[condition.kind],)
    return _HAVE[type(condition)](facts)


def how_far(t: PiratesTable, p: Player, mission: str) -> str:
    """Say how far a mission is: what one has, and which conditions are met."""
    facts = facts_of(t, p)
    upper, lower = t.printed.box.missions[mission].conditions
    have = " and ".join(map(str, has(lower, facts)))
    met = [name for name, each in (("upper", upper), ("lower", lower)) if is_met(each, facts)]
    worth, _ = mission_worth(t, mission, facts)
    told = f", {' and '.join(met)} condition met" if met else ""
    return f"now {have}{told}, {worth} VP"
