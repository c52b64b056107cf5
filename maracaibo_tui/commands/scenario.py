"""`maracaibo scenario`: run tests of rules that are written as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from msgspec import Struct

from maracaibo_tui.cabinet.packs import PackError, load_box, title_for
from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.complaint import complain
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


class Ran(Struct, frozen=True):
    """How a scenario went: what fails in it, or what is wrong with its file, if anything."""

    game: str
    file: str
    id: str
    title: str
    outcome: Literal["passed", "failed", "malformed"]
    says: str = ""


def run(paths: list[Path], pack: Path | None = None, *, as_json: bool = False) -> int:
    """Run files and folders of scenarios; 1 if one failed, 2 if a file is malformed."""
    if pack is not None:
        load_box(title_for(pack=pack), pack)
    packs, went = Packs(pack), Counter[str]()
    told: list[Ran] = []
    for path in files_of(paths):
        ran = played(read_file(path), packs)
        went[ran.outcome] += 1
        if as_json:
            told.append(ran)
        else:
            _tell(ran)
    if as_json:
        print_json({**{outcome: went[outcome] for outcome in ("passed", "failed", "malformed")}, "scenarios": told})
    else:
        print(f"{went['passed']} passed, {went['failed']} failed")
    return 2 if went["malformed"] else int(went["failed"] > 0)


def played(read: ReadFile, packs: Packs) -> Ran:
    """Play what was read from a file, and say how it went, whatever goes wrong."""
    try:
        failure = outcome(read, packs)
    except MalformedError as error:
        return Ran(read.game.id, read.file, read.id, read.title, "malformed", str(error))
    except Exception as error:  # noqa: BLE001 - one rule that stops must not hide what the others do
        failure = f"stops with {type(error).__name__}: {error}"
    return Ran(read.game.id, read.file, read.id, read.title, "failed" if failure else "passed", failure)


def _tell(ran: Ran) -> None:
    match ran.outcome:
        case "malformed":
            complain(ran.says)
        case "failed":
            print(plain(f"FAIL {ran.id} {ran.says}"))
        case "passed":
            print(plain(f"PASS {ran.id} {ran.title}"))


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
