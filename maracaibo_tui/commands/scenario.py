"""`maracaibo scenario`: run tests of rules that are written as data."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from maracaibo_tui.cabinet.packs import PackError, load_box
from maracaibo_tui.commands.scenario_file import MalformedError, OpenPack, ReadFile, open_pack, read_file, world_of
from maracaibo_tui.games.maracaibo.audit.paths import PathError
from maracaibo_tui.games.maracaibo.scenarios.run import run as played
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario
from maracaibo_tui.library.problem import plain, shown


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
    if pack is not None:
        load_box(pack)
    packs, failures, malformed = Packs(pack), list[bool](), False
    for path in files_of(paths):
        read = read_file(path)
        try:
            failure = outcome(read, packs)
        except MalformedError as error:
            print(error, file=sys.stderr)
            malformed = True
            continue
        except Exception as error:  # noqa: BLE001 - one rule that stops must not hide what the others do
            failure = f"stops with {type(error).__name__}: {error}"
        print(plain(f"FAIL {read.id} {failure}" if failure else f"PASS {read.id} {read.title}"))
        failures.append(bool(failure))
    print(f"{failures.count(False)} passed, {failures.count(True)} failed")
    return 2 if malformed else int(any(failures))


def files_of(paths: Iterable[Path]) -> list[Path]:
    """List the files to run: those named, and all TOML files of the folders named, sorted."""
    files: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else []
        files.update(dict.fromkeys(inside or [path]))
    return list(files)


def outcome(read: ReadFile, packs: Packs) -> str:
    """Play what was read from a file; give what fails in it, or nothing."""
    if read.expect_error is None:
        return _played(read, packs)
    try:
        _played(read, packs)
    except MalformedError as error:
        said = str(error)
        return "" if read.expect_error in said else _unlike(read.expect_error, " ".join(said.splitlines()))
    return _unlike(read.expect_error, "none")


def _unlike(expected: str, found: str) -> str:
    return f"loading: expected an error with {shown(expected)}, got {found}"


def _played(read: ReadFile, packs: Packs) -> str:
    scenario = read.scenario
    if scenario is None:
        raise MalformedError(read.problems)
    try:
        return played(scenario, world_of(read, scenario, packs.pack(scenario)))
    except (PathError, PackError) as error:
        raise MalformedError((), f"{read.file}: {error}") from None
