"""Whether residences and missions can be fulfilled with the pieces there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.design import wanted
from maracaibo_tui.games.pirates.box.checks.effects import name_of
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS

_LEAST_VP = 20
"""What every residence can bring, at least."""


_OF_KIND: Mapping[str, tuple[str, ...]] = {
    "improvement": (*CARD_KINDS, "doubloon_income", "vp_income", "cards", "each_kind", "immediate"),
    "mission": ("missions",),
    "figurehead": ("buried",),
    "dig": ("buried",),
}
"""What is counted of a kind of pieces, and cannot be told where their number is wrong."""


def reach_findings(box: Box, wrong: frozenset[str]) -> Iterator[Finding]:
    """Find residences that bring too little, and conditions that nobody can meet."""
    untold = [name for kind, names in _OF_KIND.items() if kind in wrong for name in names]
    there = {**_available(box), **dict.fromkeys(untold, inf)}
    for residence in box.residences.values():
        score = residence.score
        most = min(score.max, score.vp * there[name_of(score).removeprefix("res_")])
        if most < _LEAST_VP:
            yield Finding(f"residence {residence.id}", "score", f"at most {most} VP", f"at least {_LEAST_VP} possible")
    for mission in box.missions.values():
        lower = mission.conditions[1]
        for field in wanted(lower):
            asked, most = getattr(lower, field), there[_counted(lower, field)]
            if asked > most:
                yield Finding(f"mission {mission.id}", f"conditions[1].{field}", f"{asked}", f"at most {most}")


def _counted(condition: v.Condition, field: str) -> str:
    """Name what a number of a condition counts."""
    if isinstance(condition, v.MissionKind):
        return condition.kind
    return name_of(condition).removeprefix("mission_") if field == "count" else field


def _available(box: Box) -> Mapping[str, float]:
    """Count what somebody could own at most; treasures are without end."""
    cards = box.improvements.values()
    kinds: dict[str, float] = {kind: sum(card.kind == kind for card in cards) for kind in CARD_KINDS}
    incomes = [effect for card in cards for effect in card.income]
    spaces = max((len(each.spaces) for each in box.figureheads.values()), default=0)
    rivers = len({space.river for space in box.spaces.values() if space.river})
    return {
        **kinds,
        "treasures": inf,
        "treasure": inf,
        "treasure_sets": inf,
        "buried": sum(not dig.above for dig in box.digs.values()) + spaces,
        "doubloon_income": sum(each.amount for each in incomes if isinstance(each, v.IncomeDoubloons)),
        "vp_income": sum(each.amount for each in incomes if isinstance(each, v.IncomeVp)),
        "missions": len(box.missions),
        "cards": len(cards) + box.numbers.setup.residences,
        "residences": box.numbers.setup.residences,
        "rivers": rivers,
        "each_kind": min(kinds.values()),
        "immediate": sum(bool(card.immediate) for card in cards),
        "upgrades": len(box.upgrades),
    }
