"""What each piece of a pack keeps to by itself."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.checks.printed_effects import printed_effects
from maracaibo_tui.games.pirates.box.components import Box, Mission, SoloCard

_DEAREST_LEVEL_1 = 9
_ON_TILES = (v.VpPerMission, v.VpPerTreasure)
"""Effects of the black market only (EFF-PII-29, EFF-PII-30)."""


def design_findings(box: Box) -> Iterator[Finding]:
    """Find pieces that no pack should have."""
    for card in box.improvements.values():
        if card.level == 1 and card.cost > _DEAREST_LEVEL_1:
            yield Finding(f"improvement {card.id}", "cost", f"{card.cost}", f"at most {_DEAREST_LEVEL_1} in level 1")
    for item, field, effect in printed_effects(box):
        if isinstance(effect, _ON_TILES) and not item.startswith("tile "):
            yield Finding(item, field, f'"{effect.__struct_config__.tag}"', "this effect on black-market tiles only")
    for mission in box.missions.values():
        yield from _mission_findings(mission)
    for solo in box.solo_cards.values():
        yield from _solo_findings(solo)
    columns = [space.column for space in box.solo_upgrades.values()]
    if columns != sorted(columns):
        found = "columns " + ", ".join(map(str, columns))
        yield Finding("solo_upgrade", "column", found, "the order in which Jordan fills them: from left to right")


def _mission_findings(mission: Mission) -> Iterator[Finding]:
    name, (upper, lower) = f"mission {mission.id}", mission.conditions
    if type(upper) is not type(lower) or getattr(upper, "kind", "") != getattr(lower, "kind", ""):
        yield Finding(name, "conditions", "two kinds of conditions", "the same condition, the lower one harder")
    elif not _is_harder(upper, lower):
        yield Finding(name, "conditions[1]", "a condition that is not harder than the upper one", "a harder one")
    if lower.vp <= upper.vp:
        yield Finding(name, "conditions[1].vp", f"{lower.vp}", f"more than the {upper.vp} of the upper condition")


def _is_harder(upper: v.Condition, lower: v.Condition) -> bool:
    pairs = [(getattr(upper, field), getattr(lower, field)) for field in wanted(upper)]
    return all(low >= high for high, low in pairs) and any(low > high for high, low in pairs)


def wanted(condition: v.Condition) -> list[str]:
    """Name the numbers that a condition asks for."""
    return [field for field in condition.__struct_fields__ if field not in {"vp", "kind"}]


def _solo_findings(card: SoloCard) -> Iterator[Finding]:
    name = f"solo_card {card.id}"
    if not any(isinstance(action, v.MainRaid | v.MainExplore) for action in card.actions):
        yield Finding(name, "actions", "neither raid nor explore", "one of them, so that the Bay is a way out")
    if card.id.startswith("A") == (card.extra is not None):
        found, allowed = ("an extra action", "none on a card A") if card.extra else ("none", "one on every card B")
        yield Finding(name, "extra", found, allowed)
    for number, action in enumerate(card.actions):
        if isinstance(action, v.MainImprovement) and len({*action.kinds}) < max(len(action.kinds), 1):
            found = ", ".join(action.kinds) or "nothing"
            yield Finding(name, f"actions[{number}].kinds", found, "one to three different kinds")
