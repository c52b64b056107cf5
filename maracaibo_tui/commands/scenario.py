"""`maracaibo scenario`: run tests of rules that are written as data."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from maracaibo_tui.commands.packs import PackError
from maracaibo_tui.commands.scenario_file import OpenPack, open_pack, read_scenario, world_of
from maracaibo_tui.games.maracaibo.paths import PathError
from maracaibo_tui.games.maracaibo.scenario import Scenario
from maracaibo_tui.games.maracaibo.scenario_run import run as played
from maracaibo_tui.library.problem import plain, sentence


class MalformedError(Exception):
    """A scenario that makes no sense, and why, one sentence a line."""


class Packs:
    """The packs that scenarios ask for, each read once."""

    def __init__(self, pack: Path | None = None) -> None:
        """Take the packs that came with the game, or this one for every scenario."""
        self._chosen = pack
        self._open: dict[str, OpenPack] = {}

    def pack(self, scenario: Scenario) -> OpenPack:
        """Give the pack of a scenario."""
        wanted = str(self._chosen or scenario.setup.pack)
        if wanted not in self._open:
            self._open[wanted] = open_pack(self._chosen or wanted)
        return self._open[wanted]


def run(paths: list[Path], pack: Path | None = None) -> int:
    """Run files and folders of scenarios; 1 if one failed, 2 if a file is malformed."""
    packs, passed, failed, malformed = Packs(pack), 0, 0, 0
    for path in files_of(paths):
        try:
            scenario, failure = outcome(path, packs)
        except (MalformedError, PackError) as error:
            print(error, file=sys.stderr)
            malformed += 1
            continue
        passed, failed = passed + (not failure), failed + bool(failure)
        name = f"{scenario.id} {failure}" if failure else f"{scenario.id} {scenario.title}"
        print("FAIL" if failure else "PASS", plain(name))
    print(f"{passed} passed, {failed} failed")
    return 2 if malformed else int(failed > 0)


def files_of(paths: Iterable[Path]) -> list[Path]:
    """List the files to run: those named, and all TOML files of the folders named, sorted."""
    files: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else []
        files.update(dict.fromkeys(inside or [path]))
    return list(files)


def outcome(path: Path, packs: Packs) -> tuple[Scenario, str]:
    """Run one file; give the scenario and what fails in it, or nothing."""
    scenario, problems = read_scenario(path)
    if scenario is None:
        raise MalformedError("\n".join(map(sentence, problems)))
    try:
        failure = _played(scenario, packs, str(path))
    except MalformedError as error:
        if scenario.expect_error is None:
            raise
        found = scenario.expect_error in str(error)
        return scenario, "" if found else f"loading: expected an error with {scenario.expect_error!r}, got {error}"
    if scenario.expect_error is not None:
        return scenario, f"loading: expected an error with {scenario.expect_error!r}, got none"
    return scenario, failure


def _played(scenario: Scenario, packs: Packs, file: str) -> str:
    world, problems = world_of(scenario, packs.pack(scenario), file)
    if world is None:
        raise MalformedError("\n".join(map(sentence, problems)))
    try:
        return played(scenario, world)
    except PathError as error:
        raise MalformedError(plain(f"{file}: {error}")) from None
