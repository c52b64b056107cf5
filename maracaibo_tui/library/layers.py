"""A pack and the packs it extends, the innermost first; laid over each other they are one pack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from maracaibo_tui.library.items import Item, identity, overlaid
from maracaibo_tui.library.pack_files import Files, Unseen, Wanted, read_files
from maracaibo_tui.library.paths import packs
from maracaibo_tui.library.problem import Problem, shown

MOST_LAYERS = 3
HEAD = "pack.toml"
EXTENDS = "extends"
_NAME = re.compile(r"[A-Za-z0-9_-]{1,100}")
_ALLOWED = "the name of a pack that came with the game, or of a folder beside this pack"


class Layer(Struct, frozen=True):
    """The files of one pack, what is wrong with reading them, and what else may stand in them."""

    files: Files
    problems: tuple[Problem, ...]
    unseen: Unseen
    extends: bool = False
    """Whether it says only what differs from another pack."""
    is_orphan: bool = False
    """Whether that other pack is not there."""


def layers_of(folder: Path, wanted: Wanted, seen: tuple[Path, ...] = ()) -> list[Layer]:
    """Read a pack and what it extends; one that extends another has only the files that it says something in."""
    found = read_files(folder, wanted)
    base = _base(found.files, folder, seen)
    if base is None:
        # A file that is missing would hold what others name.
        unseen = Unseen(found.unseen.text, found.unseen.is_all and not found.missing)
        return [Layer(found.files, (*found.unknown, *found.missing, *found.unread), unseen)]
    problems = (*found.unknown, *found.unread)
    if isinstance(base, Problem):
        return [Layer(found.files, (*problems, base), Unseen(is_all=False), extends=True, is_orphan=True)]
    inner = layers_of(base, wanted, (*seen, folder.resolve()))
    return [*inner, Layer(found.files, problems, found.unseen, extends=True)]


def completed(raw: Mapping[str, Any], table: Mapping[str, Any], partial: frozenset[str]) -> dict[str, Any]:
    """Give what a file of an extending pack says together with what it leaves as it was."""
    whole: dict[str, Any] = {}
    for key, value in table.items():
        old = raw.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            whole[key] = overlaid(old, value, {}, partial)
        elif isinstance(value, list) and key in partial:
            before = {identity(each, ("id",)): each for each in _items(old)}
            whole[key] = [_filled(before, each) for each in value]
        else:
            whole[key] = value
    return whole


def _filled(before: Mapping[tuple[str, ...], Item], item: Any) -> Any:  # noqa: ANN401 - whatever the file holds
    if not isinstance(item, dict) or "id" not in item:
        return item
    return {**before.get(identity(item, ("id",)), {}), **item}


def _items(entries: object) -> list[Item]:
    return [each for each in entries if isinstance(each, dict) and "id" in each] if isinstance(entries, list) else []


def _base(files: Files, folder: Path, seen: tuple[Path, ...]) -> Path | Problem | None:
    """Find the folder of the pack that this one extends, if it extends any."""
    called = str(folder / HEAD)
    head = files[called][1] if called in files else {}
    if EXTENDS not in head:
        return None
    name = head[EXTENDS]
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        return Problem(called, "", EXTENDS, shown(name), _ALLOWED)
    shipped, beside = packs().get(name), folder.resolve().parent / name
    if shipped is not None:
        base = shipped
    elif beside.is_symlink():
        return Problem(called, "", EXTENDS, f"{shown(name)}, a link", _ALLOWED)
    elif (beside / HEAD).is_file():
        base = beside
    else:
        return Problem(called, "", EXTENDS, shown(name), _ALLOWED)
    if base.resolve() in (*seen, folder.resolve()):
        return Problem(
            called, "", EXTENDS, f"{shown(name)}, which extends this pack", "a pack that does not need this one"
        )
    if len(seen) + 2 > MOST_LAYERS:
        return Problem(called, "", EXTENDS, "too many packs on top of each other", f"at most {MOST_LAYERS}")
    return base
