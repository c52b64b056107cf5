"""Reading scenario files: each into a scenario and the world it plays in, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import SHAPE, Pack, PackError, pack_folder
from maracaibo_tui.games.maracaibo.box import contents
from maracaibo_tui.games.maracaibo.box.checks import findings, pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box, ExplorerTrack
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario
from maracaibo_tui.games.maracaibo.scenarios.start import World
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
    content = _own_places(_named(scenario.content, pack.raw))
    raw = overlaid(pack.raw, content, contents.UNIQUE, contents.PARTIAL)
    try:
        merged = msgspec.convert(raw, contents.Contents, str_keys=True)
    except msgspec.ValidationError:
        problems += problems_of(raw, contents.Contents, read.file)
    else:
        merged = replace(merged, explorer=_own_track(scenario.content, merged.explorer))
        box = contents.box_of(merged, pack.box.fingerprint)
        problems += [Problem(read.file, *finding) for finding in findings(box)]
        if not problems:
            return World(pack.box, box)
    raise MalformedError(map(_in_content, problems))


def _named(content: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """Give items without a name the name they have in the pack, or their id; legacy tiles keep what they do as well."""
    changed = dict(content)
    for kind in contents.NAMED & content.keys():
        inherited = contents.INHERITED.get(kind, ())
        before = {item["id"]: item for item in pack.get(kind, ())}
        if isinstance(content[kind], list):
            changed[kind] = [_with_name(item, before, inherited) for item in content[kind]]
    return changed


def _with_name(item: object, before: Mapping[str, Mapping[str, Any]], inherited: Iterable[str]) -> object:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        return item
    old = before.get(item["id"], {})
    kept = {field: old[field] for field in inherited if field in old}
    return {"name": old.get("name", item["id"]), **kept, **item}


def _own_track(content: Mapping[str, Any], track: ExplorerTrack) -> ExplorerTrack:
    """Lay out the track of a scenario that says what its first space is: nothing but what follows from there."""
    first = _first_space(content.get("explorer"))
    spaces = {space.id: space for space in track.space}
    if first not in spaces:
        return track
    way = [first]
    for each in way:
        way += [space for space in spaces[each].next if space in spaces and space not in way]
    return ExplorerTrack(space=tuple(spaces[each] for each in way))


def _first_space(explorer: object) -> str:
    named = explorer.get("space") if isinstance(explorer, dict) else None
    spaces = [space for space in named or () if isinstance(space, dict)] if isinstance(named, list) else []
    return next((str(space.get("id")) for space in spaces if space.get("index") == 1), "")


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
