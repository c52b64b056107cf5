"""What missions, residences and grey effects are measured by (PIR-MISS-03, PIR-MISS-04, PIR-SCORE-05, PIR-SCORE-06)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, KINDS
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .possessions import buried, cards_of, doubloon_income, treasures, vp_income

SET = 3
"""Grey effects count every full three (EFF-PIE-01, EFF-PIE-02)."""


class Facts(Struct, frozen=True, kw_only=True):
    """What a player owns at one moment, counted once for all conditions (PIR-SCORE-01)."""

    treasures: Mapping[str, int]
    cards: Mapping[str, int]
    buried: int
    doubloon_income: int
    vp_income: int
    residences: int
    rivers: int
    immediate: int
    upgrades: int


def facts_of(t: PiratesTable, p: Player) -> Facts:
    """Count what a player owns; the same things may meet any number of conditions (PIR-MISS-04)."""
    improvements = t.printed.box.improvements
    return Facts(
        treasures={kind: treasures(p, kind) for kind in KINDS},
        cards={kind: cards_of(t, p, kind) for kind in CARD_KINDS},
        buried=buried(p),
        doubloon_income=doubloon_income(t, p),
        vp_income=vp_income(t, p),
        residences=len(p.residences),
        rivers=len(p.rivers),
        immediate=sum([bool(improvements[card].immediate) for card in p.cards]),
        upgrades=len(p.upgrades),
    )


def is_met(condition: v.Condition, facts: Facts) -> bool:
    """Tell whether a condition of a mission is met (EFF-PIM-01..17)."""
    return _MET[type(condition)](condition, facts)


def mission_worth(t: PiratesTable, mission: str, facts: Facts) -> tuple[int, bool]:
    """Give what a mission is worth and whether it is fulfilled (PIR-MISS-03, -07, PIR-HUNT-03, -04, PIR-MIX-05)."""
    upper, lower = t.printed.box.missions[mission].conditions
    if t.state.options.mission_hunters:
        modules = t.printed.modules
        met = is_met(lower, facts)
        return (lower.vp * modules.hunters_factor if met else -modules.hunters_penalty), met
    found = [condition.vp for condition in (upper, lower) if is_met(condition, facts)]
    return max(found, default=0), bool(found)


def residence_worth(score: v.ResidenceScore, facts: Facts, fulfilled: int) -> int:
    """Give what a residence is worth, up to its maximum (PIR-SCORE-06, EFF-PIR-01..12)."""
    count = fulfilled if isinstance(score, v.ResMissions) else _COUNTED[type(score)](score, facts)
    return min(score.vp * count, score.max)


def grey_worth(effect: v.Scoring, facts: Facts, fulfilled: int) -> int:
    """Give what a grey effect is worth (PIR-SCORE-05, EFF-PIE-01, EFF-PIE-02, EFF-PIE-03)."""
    match effect:
        case v.EndTreasures():
            return effect.vp * (facts.treasures[effect.kind] // SET)
        case v.EndMissions():
            return effect.vp * (fulfilled // SET)
        case v.EndBuried():
            return effect.vp * facts.buried


_MET: Mapping[type, Callable[[Any, Facts], bool]] = {
    v.MissionTreasures: lambda c, f: sum(f.treasures.values()) >= c.count,
    v.MissionBuried: lambda c, f: f.buried >= c.count,
    v.MissionKind: lambda c, f: f.cards[c.kind] >= c.count,
    v.MissionDoubloonIncome: lambda c, f: f.doubloon_income >= c.count,
    v.MissionVpIncome: lambda c, f: f.vp_income >= c.count,
    v.MissionCards: lambda c, f: sum(f.cards.values()) + f.residences >= c.count,
    v.MissionRivers: lambda c, f: f.rivers >= c.count,
    v.MissionEachKind: lambda c, f: min(f.cards.values()) >= c.count,
    v.MissionBuriedVpIncome: lambda c, f: f.buried >= c.buried and f.vp_income >= c.vp_income,
    v.MissionImmediate: lambda c, f: f.immediate >= c.count,
    v.MissionUpgrades: lambda c, f: f.upgrades >= c.count,
    v.MissionCrewRivers: lambda c, f: f.cards["crew"] >= c.crew and f.rivers >= c.rivers,
    v.MissionEquipmentRivers: lambda c, f: f.cards["equipment"] >= c.equipment and f.rivers >= c.rivers,
    v.MissionEquipmentCrew: lambda c, f: f.cards["equipment"] >= c.equipment and f.cards["crew"] >= c.crew,
    v.MissionShipResidences: lambda c, f: f.cards["ship"] >= c.ship and f.residences >= c.residences,
    v.MissionBuriedRivers: lambda c, f: f.buried >= c.buried and f.rivers >= c.rivers,
}
_COUNTED: Mapping[type, Callable[[Any, Facts], int]] = {
    v.ResDoubloonIncome: lambda _s, f: f.doubloon_income,
    v.ResVpIncome: lambda _s, f: f.vp_income,
    v.ResShip: lambda _s, f: f.cards["ship"],
    v.ResEquipment: lambda _s, f: f.cards["equipment"],
    v.ResCrew: lambda _s, f: f.cards["crew"],
    v.ResBuried: lambda _s, f: f.buried,
    v.ResTreasure: lambda s, f: f.treasures[s.kind],
    v.ResTreasureSets: lambda _s, f: min(f.treasures.values()),
    v.ResRivers: lambda _s, f: f.rivers,
}
