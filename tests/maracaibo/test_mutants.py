"""Whatever is changed in the rules, their fast tests notice it."""

import subprocess
import sys

from tests.support.mutants import excuses
from tests.support.mutants.games import game_of
from tests.support.mutants.mutant import ROOT, mutants_of
from tests.support.torture import IS_TORTURE

SHARE = 100
"""One of so many is tried here, always the same; `make mutants` and `make torture` try them all."""


def test_changed_rules_are_noticed() -> None:
    """A share of the mutants is noticed by the fast tests of the rules, but for those excused with a reason."""
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.mutants", *([] if IS_TORTURE else ["--share", str(SHARE)])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout[-6000:] + finished.stderr[-2000:]


def test_every_excuse_fits() -> None:
    """What is excused could still be changed so, and has a reason; far fewer than one of twenty are excused."""
    game = game_of("maracaibo")
    known = {each.name for file in game.rules() for each in mutants_of(file, game.seats)}
    excused = excuses.read(ROOT / game.excused)
    assert list(excuses.outdated(excused, known)) == []
    assert len(excused) * 20 < len(known)
