"""Every rule that somebody breaks is noticed by a scenario that names it."""

import subprocess
import sys

from tests.support.broken import BROKEN, ONE_OF, ROOT, Broken, entries, share
from tests.support.torture import IS_TORTURE


def test_every_broken_rule_is_noticed() -> None:
    """Each mistake listed in the files of broken rules, here a share, makes a scenario fail that names the rule."""
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.broken", *([] if IS_TORTURE else ["--share"])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout[-4000:] + finished.stderr[-2000:]


def test_every_mistake_can_be_made() -> None:
    """The place of every mistake, also of those not applied in this run, is found once in its file."""
    assert [
        problem
        for file in sorted(BROKEN.glob("*.toml"))
        for broken in entries([file])
        if (problem := misplaced(broken))
    ] == []


def misplaced(broken: Broken) -> str:
    """Say where a mistake cannot be made any more."""
    try:
        assert broken.text
    except ValueError as error:
        return str(error)
    return ""


def test_the_share_is_of_every_file_and_always_the_same() -> None:
    """The short check applies some mistakes of every chapter, whatever their order; `make torture` applies them all."""
    for file in sorted(BROKEN.glob("*.toml")):
        listed = entries([file])
        chosen = share(listed)
        assert 0 <= len(chosen) - len(listed) / ONE_OF < 1
        assert share(listed[::-1]) == chosen
