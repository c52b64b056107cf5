"""Reading scenario files: each into a scenario and the world it plays in, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import Box, Pack, PackError, pack_folder, shape_of
from maracaibo_tui.engine import scenario
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, title_of, usual
from maracaibo_tui.library.checking import checked, problems_of
from maracaibo_tui.library.content import located, read_pack
from maracaibo_tui.library.items import id_problems, overlaid
from maracaibo_tui.library.problem import Problem, one_of, plain, sentences, shown
from maracaibo_tui.library.toml_file import read_toml

MOST_SAID = 10
Scenario: TypeAlias = scenario.Scenario[Any]
World: TypeAlias = Any
"""What a scenario plays with: the game's own."""


class MalformedError(Exception):
    """A scenario that makes no sense, and why, one sentence a line."""

    def __init__(self, problems: Iterable[Problem], said: str = "") -> None:
        """Say the first problems; more of them at once would hide where to begin."""
        listed = list(problems)
        more = f"\nand {len(listed) - MOST_SAID} more" if len(listed) > MOST_SAID else ""
        super().__init__(plain(said) or sentences(listed[:MOST_SAID]) + more)


class OpenPack(Struct, frozen=True):
    """A pack as scenarios need it: the raw data that they change, its box, and the world of those that change none."""

    raw: dict[str, Any]
    box: Box
    world: World


class ReadFile(Struct, frozen=True):
    """What was read from a file: a scenario of a game, or what is wrong with it, and how it is named in either case."""

    file: str
    game: Title
    scenario: Scenario | None
    problems: tuple[Problem, ...]
    id: str
    title: str
    expect_error: str | None


def open_pack(game: Title, pack: Pack) -> OpenPack:
    """Read and check a pack once for many scenarios."""
    read = read_pack(pack_folder(game, pack), shape_of(game))
    if read.contents is None:
        raise PackError(read.problems)
    box = game.content.box_of(read.contents, read.fingerprint)
    problems = located(read, game.content.pack_findings(box))
    if problems:
        raise PackError(problems)
    return OpenPack(read.raw, box, game.scenarios.world(box, box))


def read_file(path: Path) -> ReadFile:
    """Read the file of a scenario."""
    file = str(path)
    raw, problems = read_toml(path, file)
    if raw is None:
        return ReadFile(file, title_of(usual()), None, tuple(problems), file, "", None)
    return read_raw(raw, file)


def read_raw(raw: Mapping[str, Any], file: str) -> ReadFile:
    """Read a scenario out of the raw data of a file."""
    raw = {"setup": {}, **raw}
    named = raw["setup"].get("game", usual()) if isinstance(raw["setup"], dict) else usual()
    game = title_of(named if named in TITLES else usual())
    # Which type it is, is known only when the file is read.
    kind: Any = scenario.Scenario[game.scenarios.SETUP]  # type: ignore[name-defined]
    found, problems = checked(raw, kind, file)
    if isinstance(named, str) and named not in TITLES:
        found, problems = None, [Problem(file, "", "setup.game", shown(named), one_of(TITLES, named))]

    def told(key: str) -> str | None:
        value = raw.get(key)
        return value if isinstance(value, str) and value else None

    return ReadFile(file, game, found, tuple(problems), told("id") or file, told("title") or "", told("expect_error"))


def sound(read: ReadFile) -> Scenario:
    """Give the scenario of a file that makes sense."""
    if read.scenario is None:
        raise MalformedError(read.problems)
    return read.scenario


def world_of(read: ReadFile, pack: OpenPack) -> World:
    """Put what a scenario adds or replaces into the box of the pack, and check the whole as strictly as a pack."""
    said = sound(read).content
    if not said:
        return pack.world
    shape, scenarios = shape_of(read.game), read.game.scenarios
    problems = id_problems({read.file: said}, shape.unique)
    raw = overlaid(pack.raw, scenarios.changed(said, pack.raw), shape.unique, shape.partial)
    try:
        contents = msgspec.convert(raw, shape.whole, str_keys=True)
    except msgspec.ValidationError:
        problems += problems_of(raw, shape.whole, read.file)
    else:
        box = read.game.content.box_of(scenarios.merged(said, contents), pack.box.fingerprint)
        problems += [Problem(read.file, *finding) for finding in scenarios.findings(box)]
        if not problems:
            return scenarios.world(pack.box, box)
    raise MalformedError(map(_in_content, problems))


def _in_content(problem: Problem) -> Problem:
    item = f"content.{problem.item}" if problem.item else ""
    field = problem.field if problem.item else f"content.{problem.field}"
    return replace(problem, item=item, field=field)
