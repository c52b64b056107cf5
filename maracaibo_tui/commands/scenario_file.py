"""Reading scenario files: each into a scenario and the world it plays in, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from maracaibo_tui.commands.packs import SHAPE, Pack, PackError, pack_folder
from maracaibo_tui.games.maracaibo import contents
from maracaibo_tui.games.maracaibo.components import Box
from maracaibo_tui.games.maracaibo.content_rules import findings, pack_findings
from maracaibo_tui.games.maracaibo.scenario import Scenario
from maracaibo_tui.games.maracaibo.scenario_start import World
from maracaibo_tui.library.checking import checked, problems_of
from maracaibo_tui.library.content import located, read_pack
from maracaibo_tui.library.items import id_problems, overlaid
from maracaibo_tui.library.problem import Problem
from maracaibo_tui.library.toml_file import read_toml


class OpenPack(Struct, frozen=True):
    """A pack as scenarios need it: the raw data that they change, its box, and the world of those that change none."""

    raw: dict[str, Any]
    box: Box
    world: World


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


def read_scenario(path: Path) -> tuple[Scenario | None, list[Problem]]:
    """Read the file of a scenario."""
    raw, problems = read_toml(path, str(path))
    return (None, problems) if raw is None else checked(raw, Scenario, str(path))


def world_of(scenario: Scenario, pack: OpenPack, file: str) -> tuple[World | None, list[Problem]]:
    """Put what a scenario adds or replaces into the box of the pack, and check the whole as strictly as a pack."""
    if not scenario.content:
        return pack.world, []
    raw = overlaid(pack.raw, _own_places(scenario.content), contents.UNIQUE, contents.PARTIAL)
    problems = id_problems({file: scenario.content}, contents.UNIQUE)
    try:
        merged = msgspec.convert(raw, contents.Contents, str_keys=True)
    except msgspec.ValidationError:
        problems += problems_of(raw, contents.Contents, file)
        return None, [_in_content(problem) for problem in problems]
    box = contents.box_of(merged, pack.box.fingerprint)
    problems += [Problem(file, *finding) for finding in findings(box)]
    return (None, [_in_content(problem) for problem in problems]) if problems else (World(pack.box, box), [])


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
    return msgspec.structs.replace(problem, item=item, field=field)
