"""Every printed effect has a class, a name and the parameters that content files use."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.library.paths import rules_folder

EFFECTS = {shape.tag: shape.cls for shape in msgspec.inspect.type_info(v.Effect).types}  # type: ignore[attr-defined]


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


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_a_class_names_the_rule_that_it_prints(name: str) -> None:
    """One sentence and the id of the effect stand at every class."""
    assert re.search(r"\((EFF|MAR)-[A-Z]+-\d+(, (EFF|MAR)-[A-Z]+-\d+)*\)\.$", inspect.getdoc(EFFECTS[name]) or "")


def test_the_rules_of_an_effect_are_data_too() -> None:
    """The table that a program reads names the ids with which the docstrings end, in their order."""
    assert v.RULES.keys() == EFFECTS.keys()
    for name, rules in v.RULES.items():
        assert (inspect.getdoc(EFFECTS[name]) or "").endswith(f"({', '.join(rules)}).")


def test_every_effect_of_the_rulebook_has_a_class_or_a_name() -> None:
    """No effect that the rulebook pages explain is missing from the vocabulary, and none has two names for one."""
    assert not set(EFFECTS) & set(v.PRINTED_ELSEWHERE)
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (rules_folder() / "maracaibo").glob("*.md"))
    explained = set(re.findall(r"EFF-[A-Z]+-\d+", "\n".join(re.findall(r"^#+ .*$", pages, re.MULTILINE))))
    elsewhere = re.findall(r"EFF-[A-Z]+-\d+", "\n".join(v.PRINTED_ELSEWHERE.values()))
    assert explained
    assert explained <= {*elsewhere, *(rule for rules in v.RULES.values() for rule in rules)}


DEFAULTS = {
    "remove_disc": {"count": 1},
    "remove_discs": {"count": 2},
    "explore": {"steps": 2},
    "take_figures": {"count": 2},
    "combat_points": {"amount": 3},
    "pay_combat_points": {"amount": 1},
    "village_actions": {"count": 1},
    "influence_any": {"amount": 1},
    "legacy_silver_fleet": {"costs": (10, 11), "influence": 3, "doubloons": 8},
    "cost_objects": {"object": "herbs", "count": 3},
    "va_maps_doubloons_explore": {"maps": 2, "doubloons": 3, "steps": 2, "last": True},
    "ast_combat_points_sail": {"combat_points": 2, "min_mp": 1, "max_mp": 3},
    "legacy_city_two_vas": {"explorer_space": 4, "cost": 3},
    "basilica": {"vp": 4, "max": 16},
}


@pytest.mark.parametrize("name,parameters", DEFAULTS.items())
def test_parameters_may_be_left_out_where_the_rules_give_a_value(name: str, parameters: dict[str, object]) -> None:
    """An effect without parameters has the values that the rulebook states."""
    assert msgspec.structs.asdict(effect(effect=name)) == parameters


@pytest.mark.parametrize(
    "fields",
    [
        {"effect": "doubloons"},
        {"effect": "doubloons", "amount": -1},
        {"effect": "doubloons", "amount": True},
        {"effect": "doubloons", "amount": 1, "count": 1},
        {"effect": "explore", "steps": 0},
        {"effect": "influence_nation", "nation": "portugal"},
        {"effect": "pay_objects", "objects": []},
        {"effect": "pay_goods", "goods": ["map"]},
        {"effect": "income_if_synergy", "synergy": "medal", "kind": "figures", "amount": 1},
        {"effect": "choice", "options": [[]]},
        {"effect": "place_quests", "location": "6", "players": [2]},
        {"effect": "no_such_effect"},
    ],
)
def test_wrong_parameters_are_refused(fields: dict[str, object]) -> None:
    """Missing, negative, unknown and ill-typed parameters are errors."""
    with pytest.raises(msgspec.ValidationError):
        effect(**fields)


@pytest.mark.parametrize(
    "family,name",
    [
        (v.Income, "compass"),
        (v.Permanent, "income_vp"),
        (v.Permanent, "ca_village"),
        (v.Immediate, "combat"),
        (v.AssistantAction, "vp"),
        (v.Requirement, "pay_doubloons"),
        (v.AreaBonus, "quest_on_card"),
        (v.AreaBonus, "figures_to_income"),
        (v.FlagEffect, "l1_quest"),
        (v.QuestReward, "remove_disc"),
        (v.QuestCost, "cost_figure"),
        (v.TrackReward, "l7_combat"),
        (v.CareerTask, "abbey"),
        (v.PrestigeScoring, "career_quests"),
        (v.StoryInstruction, "combat"),
        (v.LegacyEffect, "home_vp"),
    ],
)
def test_an_effect_stands_only_where_it_belongs(family: object, name: str) -> None:
    """A green effect is no red one, and no city action is a flag."""
    assert name in EFFECTS
    tags = {shape.tag for shape in msgspec.inspect.type_info(family).types}  # type: ignore[attr-defined]
    assert name not in tags


def test_legacy_tiles_may_be_told_to_leave() -> None:
    """The back of a story card may return tiles to the box."""
    assert effect(effect="remove_legacy", tiles=["L3"]) == v.RemoveLegacy(tiles=("L3",))
