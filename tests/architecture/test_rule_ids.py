"""One id, four places: page, docstring, scenario and help panel mean the same rule."""

from typing import Any

import pytest

from tests.architecture.rule_ids import dangling, defined, elsewhere, rulebook, shown, shows, without_scenario


@pytest.fixture(name="excused", scope="module")
def rules_without_scenario() -> dict[str, str]:
    """Return the rules of all games that no scenario can show, with the reason."""
    return without_scenario()


def test_every_id_has_an_entry_in_the_rulebook() -> None:
    """An id in code, content, tests or pages leads to a heading or a row of the rulebook pages."""
    loose = dangling()
    assert not loose, f"{len(loose)} ids lead nowhere: {'; '.join(loose)}"


def test_every_numbered_rule_has_a_scenario(excused: dict[str, str]) -> None:
    """Each rule is shown by a scenario, or the list of exceptions says why none can."""
    missing = sorted(rule for rule in _missing(excused) if not rule.startswith("EFF-"))
    assert not missing, f"{len(missing)} without a scenario: {', '.join(missing)}"


def test_every_effect_has_a_scenario(excused: dict[str, str]) -> None:
    """Each effect of cards, quests, cities and tiles is shown by a scenario, or the list says why none can."""
    missing = sorted(rule for rule in _missing(excused) if rule.startswith("EFF-"))
    assert not missing, f"{len(missing)} without a scenario: {', '.join(missing)}"


def test_the_list_of_exceptions_is_no_longer_than_needed(excused: dict[str, str]) -> None:
    """A rule on the list exists, has a reason, and has no scenario."""
    assert all(reason.strip() for reason in excused.values())
    assert not sorted(excused.keys() - rulebook())
    assert not sorted(excused.keys() & shown().keys())


def test_every_rule_is_shown_or_has_a_reason_and_none_has_both(excused: dict[str, str]) -> None:
    """The list of exceptions covers nothing: with the rules that scenarios show it makes up the rulebook, once each."""
    assert not sorted(excused.keys() & shown().keys())
    assert excused.keys() | shown().keys() >= rulebook()
    assert len(rulebook()) == len(excused) + len(rulebook() & shown().keys())


@pytest.mark.parametrize(
    "scenario, is_shown",
    [
        ({"rules": ["MAR-GEN-01"], "step": [{"do": ["sail:9"]}]}, True),
        ({"rules": ["MAR-GEN-01"], "step": [{}, {"expect": {"round": 1}}]}, True),
        ({"rules": ["MAR-GEN-01"], "step": [{"do": [], "expect": {}}]}, False),
        ({"rules": ["MAR-GEN-01"], "step": []}, False),
        ({"rules": ["MAR-GEN-01"], "expect_error": "no"}, False),
    ],
)
def test_a_scenario_in_which_nothing_happens_shows_no_rule(scenario: dict[str, Any], is_shown: bool) -> None:  # noqa: FBT001
    """To name a rule is not to show it: somebody must do something, or something must hold."""
    assert shows(scenario) is is_shown


def test_a_heading_may_hold_several_ids() -> None:
    """Headings, first cells of rows and marked starts of entries define ids; mentions in sentences do not."""
    page = f"""
### MAR-TEST-{1:02}, MAR-TEST-{3:02}..05 Sailing
A sentence about MAR-TEST-{8:02}.
| EFF-TEST-{1:02} | a mention of MAR-TEST-{9:02} |
- **MAR-TEST-{7:02}** an entry
"""
    numbers = [f"MAR-TEST-{number:02}" for number in (1, 3, 4, 5, 7)]
    assert defined(page) == {*numbers, f"EFF-TEST-{1:02}"}


def test_what_only_another_document_explains_is_found() -> None:
    """A gap or a chapter with a number is a name that nobody can look up here; a chapter without one is a word."""
    page = f"A chapter of the rulebook, chapter {12}, chapters {4} to 8, see GAP-{14:02} and the gap."
    assert elsewhere(page) == {f"chapter {12}", f"chapters {4}", f"GAP-{14}"}


def _missing(excused: dict[str, str]) -> frozenset[str]:
    return rulebook() - shown().keys() - excused.keys()
