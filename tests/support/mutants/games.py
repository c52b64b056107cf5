"""The games whose rules are tried: where their rules stand, which fast tests look at them, and what is excused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from .mutant import ROOT
from .seats import Seats
from .trying import FastTest


class Game(NamedTuple):
    """What is tried of a game."""

    files: tuple[str, ...]
    """Patterns of files, from the top of the repository."""
    excused: str
    seats: Seats
    tests: Callable[[], list[FastTest]]

    def rules(self) -> list[Path]:
        """List the files of the rules."""
        return sorted({path for pattern in self.files for path in ROOT.glob(pattern)})


GAMES: Mapping[str, str] = {"maracaibo": "tests.maracaibo.fast_tests", "pirates": "tests.pirates.fast_tests"}
"""By id, the module that holds its `GAME`."""


def game_of(name: str) -> Game:
    """Load what is tried of a game."""
    found: Game = import_module(GAMES[name]).GAME
    return found
