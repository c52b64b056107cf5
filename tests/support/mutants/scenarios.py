"""Scenarios and counted positions as fast tests: each world is built once, and rules remember nothing of the last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from maracaibo_tui.commands.scenario import Packs, begun, files_of, outcome
from maracaibo_tui.commands.scenario_file import ReadFile, World, read_file, sound
from maracaibo_tui.engine.examining import Audit
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import Run, play
from tests.support.counts import misfits, read_position

from .trying import FastTest

FEW_LEAVES = 300


def _at_peace(_read: ReadFile, _audit: Audit) -> str:
    return ""


class Looking(NamedTuple):
    """How scenarios are looked at."""

    cold: Callable[[Any], Any]
    """Gives printed components with nothing of what the rules remember."""
    eyes: Callable[[Run, Audit], tuple[Run, Audit]]
    """Sits down beside the usual audit."""
    afterwards: Callable[[ReadFile, Any], str] = _at_peace
    """Says what whoever sat there finds wrong at the end."""


class _Kept(Packs):
    """The world of a scenario, built once and used as if it were new."""

    def __init__(self, read: ReadFile, packs: Packs, cold: Callable[[Any], Any]) -> None:
        super().__init__()
        self._world, self._cold = packs.world(read), cold

    def world(self, _read: ReadFile) -> World:
        """Give it, with nothing of what the rules remember."""
        twin = copy(self._world)
        twin.printed = self._cold(self._world.printed)
        twin.dealt = twin.printed if self._world.dealt is self._world.printed else self._world.dealt
        return twin


def watched(read: ReadFile, packs: Packs, looking: Looking) -> str:
    """Play a scenario under every eye; give what fails first, or nothing."""
    kept = packs if isinstance(packs, _Kept) else _Kept(read, packs, looking.cold)
    try:
        started, audit = begun(read, kept)
        run, eyes = looking.eyes(started, audit)
        return play(sound(read), run, eyes) or looking.afterwards(read, eyes) or _unheard(read, kept, started)
    except PathError as error:
        return str(error)


def _unheard(read: ReadFile, packs: Packs, heard: Run) -> str:
    """Play it again with nobody to tell: that must make no difference."""
    started, _audit = begun(read, packs)
    match = started.match
    match.table.tell = None
    for entry in [entry for step in sound(read).step for entry in step.do]:
        started.take(entry)
    same = match.game.digest(match.state) == heard.match.game.digest(heard.match.state)
    return "" if same else "it goes on in another way where nobody listens"


def scenario_tests(folder: Path, packs: Packs, looking: Looking) -> Iterator[FastTest]:
    """Give the scenarios of a folder; of those that are refused, what is said of them."""
    for path in files_of([folder]):
        read = read_file(path)
        if read.expect_error is not None or read.scenario is None:
            yield FastTest(read.id, partial(outcome, read, packs))
        else:
            yield FastTest(read.id, partial(watched, read, _Kept(read, packs, looking.cold), looking))


def position_tests(folder: Path, packs: Packs) -> Iterator[FastTest]:
    """Give the counted positions of a folder, as far as they count quickly."""
    for path in sorted(folder.glob("*.toml")):
        yield FastTest(f"counted {path.stem}", partial(_counted, path, packs), remembers=True)


def _counted(path: Path, packs: Packs) -> str:
    return "; ".join(misfits(read_position(path, packs), FEW_LEAVES))
