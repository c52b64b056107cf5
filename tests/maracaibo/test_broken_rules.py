"""Every rule that somebody breaks is noticed by a scenario that names it."""

from tests.support.broken import ONE_OF, all_entries, entries, folder_of, misplaced, share, unnoticed
from tests.support.torture import IS_TORTURE


def test_every_broken_rule_is_noticed() -> None:
    """Each mistake listed in the files of broken rules, here a share, makes a scenario fail that names the rule."""
    assert not unnoticed("maracaibo", is_short=not IS_TORTURE)


def test_every_mistake_can_be_made() -> None:
    """The place of every mistake, also of those not applied in this run, is found once in its file."""
    assert [problem for broken in all_entries("maracaibo") if (problem := misplaced(broken))] == []


def test_the_share_is_of_every_file_and_always_the_same() -> None:
    """The short check applies some mistakes of every chapter, whatever their order; `make torture` applies them all."""
    for file in sorted(folder_of("maracaibo").glob("*.toml")):
        listed = entries([file])
        chosen = share(listed)
        assert 0 <= len(chosen) - len(listed) / ONE_OF < 1
        assert share(listed[::-1]) == chosen
