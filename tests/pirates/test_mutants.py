"""Whatever is changed in the rules of Pirates, their fast tests notice it."""

from tests.support.mutants.checked import unfit_excuses, unnoticed


def test_changed_rules_are_noticed() -> None:
    """A share of the mutants is noticed by the fast tests of the rules, but for those excused with a reason."""
    assert not unnoticed("pirates")


def test_every_excuse_fits() -> None:
    """What is excused could still be changed so, and has a reason; far fewer than one of twenty are excused."""
    assert unfit_excuses("pirates") == []
