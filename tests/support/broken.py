"""Break one rule at a time and see a scenario notice: `python -m tests.support.broken [GAME] [--share] [FILE…]`.

Every entry of the files under `tests/<game>/broken_rules` changes one place of the code or of the content. It is
applied alone, in a process of its own, and at least one scenario that names the rule must fail. With `--share` only
some entries of every file are applied, always the same.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from types import ModuleType
from typing import Any

from maracaibo_tui.games import TITLES, usual
from tests.support.called import Flag, called

ROOT = Path(__file__).parents[2]
ONE_OF = 32
"""The share of a short check."""


@dataclass(frozen=True)
class Broken:
    """One mistake that somebody might make."""

    game: str
    rules: tuple[str, ...]
    why: str
    file: str
    find: str
    replace: str

    @property
    def text(self) -> str:
        """Give the file with the mistake in it; the place must be unique."""
        original = (ROOT / self.file).read_text(encoding="utf-8")
        if original.count(self.find) != 1:
            raise ValueError(f"{self.file} holds {self.find!r} {original.count(self.find)} times, not once")
        return original.replace(self.find, self.replace)

    @property
    def lot(self) -> int:
        """Give the number by which a short check chooses: by what is changed, wherever it stands."""
        return zlib.crc32(f"{self.find}\n{self.replace}".encode())


class _PatchedModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Load one module from changed source, all others as usual."""

    def __init__(self, name: str, source: str, origin: str) -> None:
        self.name, self.source, self.origin = name, source, origin

    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> Any:  # noqa: ANN401 - importlib's own shape
        if fullname != self.name:
            return None
        package = [str(Path(self.origin).parent)] if self.origin.endswith("__init__.py") else None
        return importlib.util.spec_from_file_location(
            fullname, self.origin, loader=self, submodule_search_locations=package
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.origin, "exec"), module.__dict__)  # noqa: S102 - that is what breaking means


def folder_of(game: str) -> Path:
    """Say where the mistakes of a game are listed."""
    return ROOT / "tests" / game / "broken_rules"


def entries(files: Sequence[Path]) -> list[Broken]:
    """Read the entries of these files, each in the folder of its game."""
    found = []
    for file in files:
        for raw in tomllib.loads(file.read_text(encoding="utf-8")).get("broken", []):
            rules = tuple(raw.get("rules", [])) or (raw["rule"],)
            game = file.parents[1].name
            found.append(Broken(game, rules, raw["why"], raw["file"], raw["find"], raw["replace"]))
    return found


def share(listed: Sequence[Broken]) -> list[Broken]:
    """Choose what a short check applies of a file: one of so many, at least one, and always the same."""
    return sorted(listed, key=lambda broken: (broken.lot, broken.file, broken.why))[: ceil(len(listed) / ONE_OF)]


def scenarios_by_rule(game: str) -> tuple[dict[str, list[Path]], dict[str, set[str]]]:
    """Give the scenario files of each rule of a game, and the rules of each scenario id."""
    files: dict[str, list[Path]] = {}
    rules: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests" / game / "scenarios").rglob("*.toml")):
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        rules[raw["id"]] = set(raw.get("rules", []))
        for rule in rules[raw["id"]]:
            files.setdefault(rule, []).append(path)
    return files, rules


def verdict(broken: Broken, files: dict[str, list[Path]], rules: dict[str, set[str]]) -> str:
    """Say what is wrong with an entry; nothing if every rule it breaks is noticed by a scenario naming it."""
    paths = sorted({path for rule in broken.rules for path in files.get(rule, [])})
    if not paths:
        return "no scenario names it"
    with tempfile.TemporaryDirectory(prefix="maracaibo-broken-") as folder:
        try:
            pack = _apply(broken, Path(folder) / broken.game)
            from maracaibo_tui.commands.scenario import Packs, played
            from maracaibo_tui.commands.scenario_file import read_file
        except Exception as error:  # noqa: BLE001 - whatever stops the program from loading is no broken rule
            return f"the program does not load any more: {error}"
        missed = set(broken.rules)
        packs = Packs(pack)
        for path in paths:
            read = read_file(path)
            if missed & rules[read.id] and played(read, packs).outcome != "passed":
                missed -= rules[read.id]
    return f"nothing noticed that {', '.join(sorted(missed))} is broken" if missed else ""


def _apply(broken: Broken, copy: Path) -> Path | None:
    """Load the code with the mistake in it, or write a copy of the pack that has it."""
    if broken.file.endswith(".py"):
        name = broken.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        sys.meta_path.insert(0, _PatchedModule(name, broken.text, str(ROOT / broken.file)))
        return None
    shutil.copytree(ROOT / "content" / broken.game, copy)
    (copy / Path(broken.file).name).write_text(broken.text, encoding="utf-8")
    return copy


def _in_a_process_of_its_own(broken: Broken, index: dict[str, list[Path]], rules: dict[str, set[str]]) -> Any:  # noqa: ANN401
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    os.close(reader)
    try:
        result = verdict(broken, index, rules)
    except Exception as error:  # noqa: BLE001 - said instead of swallowed
        result = str(error)
    with os.fdopen(writer, "w") as pipe:
        json.dump(result, pipe)
    os._exit(0)


def check(chosen: Sequence[Broken], at_once: int = 2) -> list[tuple[Broken, str]]:
    """Apply every entry and give each with what is wrong with it, nothing if it is noticed."""
    known = {game: scenarios_by_rule(game) for game in {broken.game for broken in chosen}}
    waiting = list(chosen)
    running: list[tuple[Broken, int, int]] = []
    done: list[tuple[Broken, str]] = []
    while waiting or running:
        while waiting and len(running) < at_once:
            broken = waiting.pop(0)
            running.append((broken, *_in_a_process_of_its_own(broken, *known[broken.game])))
        broken, child, reader = running.pop(0)
        with os.fdopen(reader) as pipe:
            done.append((broken, json.load(pipe)))
        os.waitpid(child, 0)
    return done


def all_entries(game: str) -> list[Broken]:
    """Read all entries of a game."""
    return entries(sorted(folder_of(game).glob("*.toml")))


def misplaced(broken: Broken) -> str:
    """Say where a mistake cannot be made any more."""
    try:
        assert broken.text
    except ValueError as error:
        return str(error)
    return ""


def unnoticed(game: str, *, is_short: bool) -> str:
    """Apply the mistakes of a game in a process of its own; give what it prints if something went unnoticed."""
    finished = subprocess.run(
        [sys.executable, "-m", "tests.support.broken", game, *(["--share"] if is_short else [])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return finished.stdout[-4000:] + finished.stderr[-2000:] if finished.returncode else ""


def main(arguments: Sequence[str]) -> int:
    """Check the named files of a game, or all of it, and print what went unnoticed."""
    does = "Break one rule after the other, and see that a scenario that names it fails; a game may be named first."
    game, *words = arguments if arguments and arguments[0] in TITLES else [usual(), *arguments]
    flag = Flag("--share", f"only one of {ONE_OF}, always the same")
    is_short, named = called(words, does, folder_of(game), flag)
    chapters = [entries([file]) for file in named or sorted(folder_of(game).glob("*.toml"))]
    chosen = [broken for listed in chapters for broken in (share(listed) if is_short else listed)]
    results = check(chosen)
    for broken, problem in results:
        if problem:
            print(f"UNNOTICED {'/'.join(broken.rules)} ({broken.why}): {problem}")
    noticed = sum(not problem for _broken, problem in results)
    print(f"{noticed} of {len(results)} broken rules noticed")
    return 0 if noticed == len(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
