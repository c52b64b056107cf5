"""What missions, residences and grey effects will come to, by what is owned and what is usually still to come."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp
from typing import Any

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, KINDS
from maracaibo_tui.games.pirates.rules.conditions import SET, Facts, facts_of
from maracaibo_tui.games.pirates.state.position import HIDDEN, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .outlook import Outlook

Need = tuple[tuple[str, ...], int]
"""Things of whatever sort, and how many of them together."""
Counts = dict[str, int]
FULFILLED = "fulfilled"
SURE = 1.0


def counts_of(t: PiratesTable, p: Player) -> Counts:
    """Count what a player owns, thing by thing."""
    facts: Facts = facts_of(t, p)
    return {
        **facts.treasures,
        **facts.cards,
        "buried": facts.buried,
        "doubloon_income": facts.doubloon_income,
        "vp_income": facts.vp_income,
        "residences": facts.residences,
        "rivers": facts.rivers,
        "immediate": facts.immediate,
        "upgrades": facts.upgrades,
    }


# What each condition of a mission asks for, all of it together (EFF-PIM-01..17).
NEEDS: Mapping[type, Callable[[Any], tuple[Need, ...]]] = {
    v.MissionTreasures: lambda c: ((KINDS, c.count),),
    v.MissionBuried: lambda c: ((("buried",), c.count),),
    v.MissionKind: lambda c: (((c.kind,), c.count),),
    v.MissionDoubloonIncome: lambda c: ((("doubloon_income",), c.count),),
    v.MissionVpIncome: lambda c: ((("vp_income",), c.count),),
    v.MissionCards: lambda c: (((*CARD_KINDS, "residences"), c.count),),
    v.MissionRivers: lambda c: ((("rivers",), c.count),),
    v.MissionEachKind: lambda c: tuple(((kind,), c.count) for kind in CARD_KINDS),
    v.MissionBuriedVpIncome: lambda c: ((("buried",), c.buried), (("vp_income",), c.vp_income)),
    v.MissionImmediate: lambda c: ((("immediate",), c.count),),
    v.MissionUpgrades: lambda c: ((("upgrades",), c.count),),
    v.MissionCrewRivers: lambda c: ((("crew",), c.crew), (("rivers",), c.rivers)),
    v.MissionEquipmentRivers: lambda c: ((("equipment",), c.equipment), (("rivers",), c.rivers)),
    v.MissionEquipmentCrew: lambda c: ((("equipment",), c.equipment), (("crew",), c.crew)),
    v.MissionShipResidences: lambda c: ((("ship",), c.ship), (("residences",), c.residences)),
    v.MissionBuriedRivers: lambda c: ((("buried",), c.buried), (("rivers",), c.rivers)),
}
# What residences count (EFF-PIR-01..12); sets of all kinds and missions are counted apart.
PAID_FOR: Mapping[type, Callable[[Any], str]] = {
    v.ResDoubloonIncome: lambda _s: "doubloon_income",
    v.ResVpIncome: lambda _s: "vp_income",
    v.ResShip: lambda _s: "ship",
    v.ResEquipment: lambda _s: "equipment",
    v.ResCrew: lambda _s: "crew",
    v.ResBuried: lambda _s: "buried",
    v.ResTreasure: lambda s: s.kind,
    v.ResRivers: lambda _s: "rivers",
}


@lru_cache(maxsize=8192)
def at_least(missing: int, coming: float) -> float:
    """Give the chance that so many more come where so many usually come (Poisson)."""
    if missing <= 0:
        return SURE
    term = total = exp(-coming)
    for number in range(1, missing):
        term *= coming / number
        total += term
    return SURE - total


def chance(look: Outlook, condition: v.Condition, counts: Counts) -> float:
    """Guess how likely a condition will be met at the end."""
    found = SURE
    for things, need in NEEDS[type(condition)](condition):
        missing = need - sum([counts[thing] for thing in things])
        if missing > 0:
            found *= at_least(missing, round(sum([look.coming[thing] for thing in things]), 2))
    return found


def mission_hope(look: Outlook, mission: str, counts: Counts) -> tuple[float, float]:
    """Guess what a mission will be worth, and how likely it will be fulfilled (PIR-MISS-03, PIR-HUNT-03, -04)."""
    t = look.table
    upper, lower = t.printed.box.missions[mission].conditions
    second = chance(look, lower, counts)
    if t.state.options.mission_hunters:
        modules = t.printed.modules
        return second * lower.vp * modules.hunters_factor - (1 - second) * modules.hunters_penalty, second
    first = chance(look, upper, counts)
    return first * upper.vp + second * max(0, lower.vp - upper.vp), max(first, second)


def hopes(look: Outlook, counts: Counts, p: Player) -> float:
    """Guess what missions, residences and grey effects will be worth at the end (PIR-SCORE-05, -06, -09, -10)."""
    t, total, fulfilled = look.table, 0.0, 0.0
    for mission in p.missions:
        if mission != HIDDEN:
            worth, likely = mission_hope(look, mission, counts)
            total += worth
            fulfilled += likely
    scoring = t.printed.scoring
    total += scoring.missions_vp * _many(fulfilled + 0.5 * look.coming[FULFILLED], scoring.missions)
    improvements, residences = t.printed.box.improvements, t.printed.box.residences
    for residence in p.residences:
        total += residence_hope(look, residences[residence].score, counts, fulfilled)
    for card in p.cards:
        for effect in improvements[card].scoring:
            total += grey_hope(look, effect, counts, fulfilled)
    return total


def _many(expected: float, need: int) -> float:
    """Guess how likely as many are fulfilled as the bonus needs."""
    return min(1.0, max(0.0, (expected - need + 2.5) / 3.5))


def residence_hope(look: Outlook, score: v.ResidenceScore, counts: Counts, fulfilled: float) -> float:
    """Guess what a residence will be worth, up to its maximum."""
    coming, pursuit = look.coming, look.tastes.pursuit
    if isinstance(score, v.ResMissions):
        count = fulfilled + pursuit * coming[FULFILLED]
    elif isinstance(score, v.ResTreasureSets):
        count = min([counts[kind] + 0.7 * pursuit * coming[kind] for kind in KINDS])
    else:
        thing = PAID_FOR[type(score)](score)
        count = counts[thing] + pursuit * coming[thing]
    return min(score.vp * count, score.max)


def grey_hope(look: Outlook, effect: v.Scoring, counts: Counts, fulfilled: float) -> float:
    """Guess what a grey effect will be worth."""
    match effect:
        case v.EndTreasures():
            return effect.vp * _sets(counts[effect.kind] + look.coming[effect.kind])
        case v.EndMissions():
            return effect.vp * _sets(fulfilled + look.coming[FULFILLED])
        case v.EndBuried():
            return effect.vp * (counts["buried"] + look.coming["buried"])


def _sets(count: float) -> float:
    """Count full threes of what is expected; the next one counts a little."""
    return max(0.0, (count - 1) / SET)


def marginal(look: Outlook, thing: str) -> float:
    """Give what one more of a thing adds to what missions, residences and grey effects promise."""
    found: float | None = look.sure.get(thing)
    if found is None:
        counts = own_counts(look)
        more = {**counts, thing: counts[thing] + 1}
        found = look.sure[thing] = hopes(look, more, look.player) - hopes(look, counts, look.player)
    return found


def own_counts(look: Outlook) -> Counts:
    """Count what the seat owns now."""
    found: Counts | None = look.sure.get("counts")
    if found is None:
        found = look.sure["counts"] = counts_of(look.table, look.player)
    return found


def own_fulfilled(look: Outlook) -> float:
    """Guess how many missions of the seat's hand will be fulfilled."""
    counts = own_counts(look)
    return sum([mission_hope(look, each, counts)[1] for each in look.player.missions if each != HIDDEN])
