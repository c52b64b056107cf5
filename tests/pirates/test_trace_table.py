"""Every paragraph of the rulebook of the box leads to scenarios that show what it says, or to a reason why none can."""

import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.rule_ids import named, rulebook, shows, without_scenario
from tests.architecture.tree import text

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"EX-P\d+")
LINES = tomllib.loads(text(HERE / "trace.toml"))["line"]


@cache
def scenario(name: str) -> dict[str, Any]:
    """Read a scenario by folder and name; nothing where there is none."""
    path = HERE / "scenarios" / f"{name}.toml"
    return tomllib.loads(text(path)) if path.is_file() else {}


def shown_by(name: str) -> set[str]:
    """Give the rules that a scenario names, and the example that it plays."""
    raw = scenario(name)
    return {rule for entry in raw.get("rules", []) for rule in named(entry)} | {*EXAMPLE.findall(raw.get("id", ""))}


def parts(line: dict[str, Any]) -> tuple[set[str], list[str]]:
    """Give the rules of a line, and its scenarios."""
    return {*line.get("rules", [])}, line.get("scenarios", [])


@pytest.mark.parametrize("line", LINES, ids=[line["lines"] for line in LINES])
def test_line_leads_to_scenarios(line: dict[str, Any]) -> None:
    """Each scenario that is named is there, does something and names a rule of the line; no rule is left out."""
    rules, scenarios = parts(line)
    assert bool(scenarios) != bool(line.get("reason"))
    unfit = [name for name in scenarios if not shows(scenario(name)) or not shown_by(name) & rules]
    assert not unfit, "not there, without a step, or about something else: a scenario renamed or merged?"
    missing = rules - {rule for name in scenarios for rule in shown_by(name)} - without_scenario().keys()
    assert not missing


def test_rules_are_those_of_the_rulebook() -> None:
    """Whatever is no example stands on a page of our rulebook."""
    rules = {rule for line in LINES for rule in parts(line)[0]}
    assert {rule for rule in rules if not EXAMPLE.fullmatch(rule)} <= rulebook("pirates")


def test_lines_stand_in_their_order() -> None:
    """No line of the rulebook stands in two entries."""
    spans = [[int(number) for number in line["lines"].split("-")] for line in LINES]
    assert all(before[-1] < after[0] for before, after in pairwise(spans))
