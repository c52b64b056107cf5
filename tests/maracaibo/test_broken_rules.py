"""Every rule that somebody breaks is noticed by a scenario that names it."""

import subprocess
import sys

from tests.support.broken import BROKEN, ROOT, Broken, entries
from tests.support.torture import IS_TORTURE


def test_every_broken_rule_is_noticed() -> None:
    """Each mistake listed in the files of broken rules, here a third, makes a scenario fail that names the rule."""
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.broken", *([] if IS_TORTURE else ["--third"])],
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


def test_the_third_touches_every_file_of_broken_rules() -> None:
    """The short check applies between a quarter and a half of all mistakes, some of every chapter with ten or more."""
    chapters = {file: entries([file]) for file in sorted(BROKEN.glob("*.toml"))}
    every = [broken for listed in chapters.values() for broken in listed]
    assert len(every) / 4 < sum(broken.is_of_the_third for broken in every) < len(every) / 2
    assert all(any(broken.is_of_the_third for broken in listed) for listed in chapters.values() if len(listed) >= 10)
