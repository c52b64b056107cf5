"""Packs with other effects on every piece, at random: whatever the content allows, in lists nobody would print."""

from __future__ import annotations

import copy
import random

from .pack import KINDS, Raw

Random = random.Random
AMOUNTS: dict[str, dict[str, range]] = {
    "doubloons": {"amount": range(1, 6)},
    "vp": {"amount": range(1, 6)},
    "treasure_choice": {"count": range(1, 4)},
    "marker_any": {"count": range(1, 3)},
    "raid_now": {"swords": range(1, 10)},
    "explore": {"steps": range(1, 5)},
    "bury": {"count": range(1, 4)},
    "buy_crew": {"surcharge": range(5)},
    "buy_equipment": {"surcharge": range(5)},
    "buy_ship": {"surcharge": range(3)},
    "figurehead": {"cost": range(4)},
    "black_market_tile": {"cost": range(3)},
    "discard_mission": {"doubloons": range(4, 10)},
    **{
        f"vp_per_{what}": {"vp": range(1, 4)}
        for what in ("buried", "crew", "equipment", "river", "mission", "treasure")
    },
}
PLAIN = (
    *("treasure", "treasure_any", "marker", "raid", "mission", "build_residence", "ship_upgrade"),
    *("activate_black_market", "explorer_space", "vp_per_vp_income", "doubloons_per_doubloon_income"),
)
ONCE = (*AMOUNTS, *PLAIN)
OF_A_KIND = {"treasure", "marker", "vp_per_treasure"}
ACTIONS = ("raid", "explore", "bury", "mission", "buy_crew", "buy_equipment", "doubloons", "vp")
ENDLESS = ("explore", "explorer_space", "activate_black_market")
OPTIONS: tuple[Raw, ...] = (
    {"effect": "raid_option_treasure", "swords": 3},
    {"effect": "raid_option_vp", "swords": 2, "vp": 3},
    {"effect": "raid_option_marker", "swords": 3, "vp": 2},
    {"effect": "raid_option_bury", "swords": 2},
    {"effect": "raid_option_doubloons", "swords": 2, "doubloons": 4},
    {"effect": "raid_option_doubloons_vp", "swords": 1, "doubloons": 1, "vp": 1},
)
LASTING = ("raid_swords", "explore_steps", "discount", "raid_rerolls")


def changed(sound: Raw, seed: int) -> Raw:
    """Give a copy of the raw pack with other effects everywhere; figureheads and tiles keep what they are."""
    chance, raw = random.Random(seed), copy.deepcopy(sound)  # noqa: S311 - a game
    for card in raw["improvement"]:
        income = [{"effect": "income_doubloons", "amount": chance.randint(1, 4)}]
        card.update(immediate=_effects(chance), permanent=_permanent(chance), cost=chance.randint(0, 9), income=income)
    for upgrade in raw["upgrade"]:
        upgrade.update(immediate=_effects(chance), permanent=_permanent(chance))
    for space in raw["explorer"]["space"]:
        space["effects"] = [] if space.get("module") else _effects(chance, "explorer_space")
    poseidon = next(each for each in raw["figurehead"] if each["id"] == "G")
    for bonus in (*raw["dig"], *raw["ruby"], *poseidon["spaces"]):
        bonus["bonus"] = _effects(chance)
    for place in raw["location"]:
        place["actions"] = _actions(chance)
    return raw


def _effect(chance: Random, name: str) -> Raw:
    effect: Raw = {"effect": name}
    effect.update({field: chance.choice(numbers) for field, numbers in AMOUNTS.get(name, {}).items()})
    if name in OF_A_KIND or (name == "raid_now" and chance.random() < 0.5):
        effect["kind"] = chance.choice(KINDS)
    if name in {"vp_per_mission", "vp_per_treasure"}:
        effect["max"] = chance.randint(2, 6)
    return effect


def _effects(chance: Random, *without: str) -> list[Raw]:
    names = [name for name in ONCE if name not in without]
    found = [_effect(chance, chance.choice(names)) for _ in range(chance.choice((0, 1, 1, 2, 2, 3)))]
    return [*{(effect["effect"], effect.get("kind")): effect for effect in found}.values()]


def _permanent(chance: Random) -> list[Raw]:
    found: list[Raw] = [{"effect": name, "amount": 1} for name in LASTING if chance.random() < 0.15]
    if chance.random() < 0.25:
        found.append(dict(chance.choice(OPTIONS)))
    if chance.random() < 0.2:
        found.append({"effect": "raid_swords_kind", "kind": chance.choice(KINDS), "amount": 2})
    if chance.random() < 0.2:
        effects = _effects(chance, *ENDLESS) or [{"effect": "treasure_any"}]
        found.append({"effect": "explore_exchange", "less": chance.randint(1, 2), "effects": effects})
    return found


def _actions(chance: Random) -> list[list[Raw]]:
    """Give a location up to five actions, some of them with a slash between two or more."""
    actions: list[list[Raw]] = []
    for name in chance.sample(ACTIONS, chance.randint(1, 5)):
        effect = _effect(chance, name)
        if actions and chance.random() < 0.4:
            actions[-1].append(effect)
        else:
            actions.append([effect])
    return actions
