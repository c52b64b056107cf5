"""`maracaibo scenario`: run tests of rules that are written as data."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from maracaibo_tui.cabinet.packs import PackError, load_box, title_for
from maracaibo_tui.commands.scenario_file import (
    MalformedError,
    OpenPack,
    ReadFile,
    World,
    open_pack,
    read_file,
    sound,
    world_of,
)
from maracaibo_tui.engine.examining import Audit
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import Run, play
from maracaibo_tui.library.problem import plain, shown


class Packs:
    """The packs that scenarios ask for, each read once."""

    def __init__(self, pack: Path | None = None) -> None:
        """Take the packs that came with the program, or this one for every scenario."""
        self._chosen = pack
        self._open: dict[tuple[str, str], OpenPack] = {}

    def world(self, read: ReadFile) -> World:
        """Give what a scenario plays with; one that makes no sense is malformed."""
        wanted = str(self._chosen or sound(read).setup.pack or read.game.id)
        key = read.game.id, wanted
        if key not in self._open:
            self._open[key] = open_pack(read.game, wanted)
        return world_of(read, self._open[key])


def run(paths: list[Path], pack: Path | None = None) -> int:
    """Run files and folders of scenarios; 1 if one failed, 2 if a file is malformed."""
    if pack is not None:
        load_box(title_for(pack=pack), pack)
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


def begun(read: ReadFile, packs: Packs) -> tuple[Run, Audit]:
    """Lay out the position of a scenario, ready to be played, under the eye of an audit."""
    scenario = sound(read)
    match, audit = read.game.scenarios.begin(scenario, packs.world(read))
    return Run(match, read.game.paths, auto=scenario.setup.auto), audit


def _played(read: ReadFile, packs: Packs) -> str:
    try:
        return play(sound(read), *begun(read, packs))
    except (PathError, PackError) as error:
        raise MalformedError((), f"{read.file}: {error}") from None
