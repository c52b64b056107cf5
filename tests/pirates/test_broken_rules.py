"""Every rule of Pirates that somebody breaks is noticed by a scenario that names it."""

from tests.support.broken import all_entries, misplaced, unnoticed
from tests.support.torture import IS_TORTURE


def test_every_broken_rule_is_noticed() -> None:
    """Each mistake listed in the files of broken rules, here a share, makes a scenario fail that names the rule."""
    assert not unnoticed("pirates", is_short=not IS_TORTURE)


def test_every_mistake_can_be_made() -> None:
    """The place of every mistake, also of those not applied in this run, is found once in its file."""
    assert [problem for broken in all_entries("pirates") if (problem := misplaced(broken))] == []
