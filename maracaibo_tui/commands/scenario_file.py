"""Reading scenario files: each into a scenario and the world it plays in, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import SHAPE, Pack, PackError, pack_folder
from maracaibo_tui.games.maracaibo import contents
from maracaibo_tui.games.maracaibo.components import Box
from maracaibo_tui.games.maracaibo.content_rules import findings, pack_findings
from maracaibo_tui.games.maracaibo.scenario import Scenario
from maracaibo_tui.games.maracaibo.scenario_start import World
from maracaibo_tui.library.checking import checked, problems_of
from maracaibo_tui.library.content import located, read_pack
from maracaibo_tui.library.items import id_problems, overlaid
from maracaibo_tui.library.problem import Problem, plain, sentences
from maracaibo_tui.library.toml_file import read_toml

MOST_SAID = 10


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
    """What was read from a file: a scenario, or what is wrong with it, and how it is named in either case."""

    file: str
    scenario: Scenario | None
    problems: tuple[Problem, ...]
    id: str
    title: str
    expect_error: str | None


def open_pack(pack: Pack) -> OpenPack:
    """Read and check a pack once for many scenarios."""
    read = read_pack(pack_folder(pack), SHAPE)
    if read.contents is None:
        raise PackError(read.problems)
    box = contents.box_of(read.contents, read.fingerprint)
    problems = located(read, pack_findings(box))
    if problems:
        raise PackError(problems)
    return OpenPack(read.raw, box, World(box, box))


def read_file(path: Path) -> ReadFile:
    """Read the file of a scenario."""
    file = str(path)
    raw, problems = read_toml(path, file)
    scenario, misfits = (None, []) if raw is None else checked(raw, Scenario, file)

    def told(key: str) -> str | None:
        value = (raw or {}).get(key)
        return value if isinstance(value, str) and value else None

    wrong = (*problems, *misfits)
    return ReadFile(file, scenario, wrong, told("id") or file, told("title") or "", told("expect_error"))


def world_of(read: ReadFile, scenario: Scenario, pack: OpenPack) -> World:
    """Put what a scenario adds or replaces into the box of the pack, and check the whole as strictly as a pack."""
    if not scenario.content:
        return pack.world
    problems = id_problems({read.file: scenario.content}, contents.UNIQUE)
    raw = overlaid(pack.raw, _own_places(scenario.content), contents.UNIQUE, contents.PARTIAL)
    try:
        merged = msgspec.convert(raw, contents.Contents, str_keys=True)
    except msgspec.ValidationError:
        problems += problems_of(raw, contents.Contents, read.file)
    else:
        box = contents.box_of(merged, pack.box.fingerprint)
        problems += [Problem(read.file, *finding) for finding in findings(box)]
        if not problems:
            return World(pack.box, box)
    raise MalformedError(map(_in_content, problems))


def _own_places(content: Mapping[str, Any]) -> dict[str, Any]:
    """Keep the tile for two players off a city that a scenario says to take no tile (MAR-SETUP-09)."""
    changed = dict(content)
    locations = changed.get("location")
    if isinstance(locations, list):
        changed["location"] = [_own_place(place) for place in locations]
    return changed


def _own_place(place: object) -> object:
    if isinstance(place, dict) and place.get("tile_slot") is False:
        return {"two_player_tile": None, **place}
    return place


def _in_content(problem: Problem) -> Problem:
    item = f"content.{problem.item}" if problem.item else ""
    field = problem.field if problem.item else f"content.{problem.field}"
    return replace(problem, item=item, field=field)
