"""Every rule and every effect of Pirates is shown by a scenario, or a list says why none can."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario_file import read_file
from tests.architecture.rule_ids import shown, without_scenario
from tests.support.rules_shown import scenario_files

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"EX-P(\d+)[a-z]?")
EXAMPLES = [*range(1, 16), *range(20, 77)]
"""The worked examples of the rulebook, and cases computed from it."""


def chapters() -> dict[str, int]:
    """Return how many rules and effects each chapter has, by the stem of their ids."""
    listed = tomllib.loads((HERE / "ids.toml").read_text(encoding="utf-8"))
    return {**listed["rules"], **listed["effects"]}


def of(chapter: str) -> set[str]:
    """Return the ids of a chapter."""
    return {f"{chapter}-{number:02}" for number in range(1, chapters()[chapter] + 1)}


def table() -> str:
    """Count the ids of every chapter: all, those that scenarios show, those with a reason why none can."""
    lines = [f"{'chapter':<12}{'ids':>5}{'shown':>7}{'without':>9}"]
    for chapter in chapters():
        ids = of(chapter)
        in_scenarios, excused = ids & shown().keys(), ids & without_scenario().keys()
        lines.append(f"{chapter:<12}{len(ids):>5}{len(in_scenarios):>7}{len(excused):>9}")
    return "\n".join(lines)


@pytest.mark.parametrize("chapter", chapters())
def test_every_id_is_shown_or_has_a_reason(chapter: str) -> None:
    """What a chapter of the rulebook says stands on the table in some scenario."""
    missing = sorted(of(chapter) - shown().keys() - without_scenario().keys())
    assert not missing, f"without a scenario: {', '.join(missing)}\n{table()}"


def test_every_example_is_played() -> None:
    """Each example stands in a scenario of its number; several of one number differ by a letter."""
    found = Counter(int(number) for path in scenario_files("pirates") for number in EXAMPLE.findall(read_file(path).id))
    assert sorted(found) == EXAMPLES
