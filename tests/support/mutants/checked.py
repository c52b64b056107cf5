"""What the tests of each game ask of its mutants: a share of them now, all of them in long runs."""

from __future__ import annotations

import subprocess
import sys

from tests.support.torture import IS_TORTURE

from . import excuses
from .games import game_of
from .mutant import ROOT, mutants_of

SHARE = 400
"""One of so many is tried in every run of the tests, always the same; `make torture` tries them all."""


def unnoticed(game: str) -> str:
    """Try a share of the mutants of a game in a process of its own; give what it prints if one goes unnoticed."""
    share = [] if IS_TORTURE else ["--share", str(SHARE)]
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.mutants", "--game", game, *share],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return finished.stdout[-6000:] + finished.stderr[-2000:] if finished.returncode else ""


def unfit_excuses(game: str) -> list[str]:
    """Say which excuses of a game fit nothing, and if more than one of twenty mutants is excused."""
    tried = game_of(game)
    known = {each.name for file in tried.rules() for each in mutants_of(file, tried.seats)}
    excused = excuses.read(ROOT / tried.excused)
    many = [f"{len(excused)} of {len(known)} are excused"] if len(excused) * 20 >= len(known) else []
    return [*excuses.outdated(excused, known), *many]
