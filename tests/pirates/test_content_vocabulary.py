"""Every printed effect has a class, a name and the parameters that content files use."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args

import msgspec
import pytest

from maracaibo_tui.games.pirates.box import vocabulary as v

EFFECTS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(v.Effect)}
CHAPTER = {"PII": 32, "PIP": 8, "PIN": 2, "PIE": 3, "PIF": 12, "PIB": 10, "PIL": 7, "PIR": 12, "PIM": 17, "PIS": 21}
"""How many effects each part of the chapter of effects has."""


def effect(**fields: object) -> Any:  # noqa: ANN401 - whichever effect is named
    """Make an effect as a content file writes it."""
    return msgspec.convert(fields, v.Effect)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_a_class_is_named_as_its_effect(name: str) -> None:
    """`income_doubloons` is `IncomeDoubloons`, and so for every other."""
    kind = EFFECTS[name]
    assert kind.__name__ == "".join(part.capitalize() for part in name.split("_"))
    assert getattr(v, kind.__name__) is kind
    assert kind.__struct_config__.frozen
    assert kind.__struct_config__.forbid_unknown_fields
    assert kind.__struct_config__.tag_field == "effect"


def test_the_rules_of_an_effect_are_data_too() -> None:
    """The table that a program reads names the ids with which the docstrings end, in their order."""
    assert v.RULES.keys() == EFFECTS.keys()
    for name, rules in v.RULES.items():
        assert (inspect.getdoc(EFFECTS[name]) or "").endswith(f"({', '.join(rules)}).")


def test_every_effect_of_the_rulebook_has_a_class_or_a_name() -> None:
    """No effect of the rulebook is missing from the vocabulary, and none is named that is not there."""
    wanted = {f"EFF-{part}-{number:02}" for part, most in CHAPTER.items() for number in range(1, most + 1)}
    elsewhere = re.findall(r"EFF-[A-Z]+-\d+", "\n".join(v.PRINTED_ELSEWHERE.values()))
    assert {*elsewhere, *(rule for rules in v.RULES.values() for rule in rules)} == wanted
    assert len(wanted) == 124


DEFAULTS: dict[str, dict[str, object]] = {
    "treasure_choice": {"count": 3},
    "marker_any": {"count": 1},
    "bury": {"count": 1},
    "buy_crew": {"surcharge": 3},
    "buy_equipment": {"surcharge": 3},
    "buy_ship": {"surcharge": 0},
    "figurehead": {"cost": 3},
    "black_market_tile": {"cost": 0},
    "discard_mission": {"doubloons": 8},
    "vp_per_buried": {"vp": 1, "max": None},
    "vp_per_crew": {"vp": 1, "max": None},
    "vp_per_equipment": {"vp": 1, "max": None},
    "vp_per_river": {"vp": 2, "max": None},
    "vp_per_mission": {"vp": 1, "max": None},
    "raid_option_treasure": {"swords": 3},
    "raid_option_vp": {"swords": 2, "vp": 3},
    "raid_option_marker": {"swords": 4, "vp": 3},
    "raid_option_doubloons_vp": {"swords": 2, "doubloons": 2, "vp": 2},
    "raid_option_doubloons": {"swords": 3, "doubloons": 6},
    "raid_option_bury": {"swords": 2},
    "raid_rerolls": {"amount": 1},
    "sail": {"movement": 4},
    "doubloons_per_mission": {"amount": 1},
    "end_buried": {"vp": 2},
    "res_doubloon_income": {"vp": 2, "max": 24},
    "res_vp_income": {"vp": 3, "max": 24},
    "res_ship": {"vp": 5, "max": 25},
    "res_equipment": {"vp": 4, "max": 24},
    "res_crew": {"vp": 4, "max": 24},
    "res_buried": {"vp": 3, "max": 24},
    "res_missions": {"vp": 4, "max": 24},
    "res_treasure_sets": {"vp": 8, "max": 24},
    "res_rivers": {"vp": 6, "max": 24},
}


@pytest.mark.parametrize("name,parameters", DEFAULTS.items())
def test_parameters_may_be_left_out_where_the_rules_give_a_value(name: str, parameters: dict[str, object]) -> None:
    """An effect without parameters has the values that the rulebook states."""
    assert msgspec.structs.asdict(effect(effect=name)) == parameters


def test_some_parameters_go_with_a_kind() -> None:
    """Those that need a kind have the usual numbers of the rulebook beside it."""
    assert effect(effect="raid_swords_kind", kind="gold") == v.RaidSwordsKind("gold", 2)
    assert effect(effect="end_treasures", kind="gold") == v.EndTreasures("gold", 7)
    assert effect(effect="res_treasure", kind="pearl") == v.ResTreasure("pearl", 4, 24)
    assert effect(effect="vp_per_treasure", kind="pearl", max=6) == v.VpPerTreasure("pearl", 1, 6)
    assert effect(effect="raid_now", swords=4) == v.RaidNow(4, "")


@pytest.mark.parametrize(
    "fields",
    [
        {"effect": "raid_nowhere"},
        {"effect": "vp", "amount": -1},
        {"effect": "vp"},
        {"effect": "explore", "steps": 0},
        {"effect": "treasure", "kind": "silver"},
        {"effect": "mission", "count": 1},
    ],
)
def test_what_is_no_effect_is_refused(fields: dict[str, object]) -> None:
    """Unknown names and parameters, missing and senseless values do not pass."""
    with pytest.raises(msgspec.ValidationError):
        effect(**fields)
