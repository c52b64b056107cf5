"""The pack of the game as data, and copies of it with one thing broken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from maracaibo_tui.games.pirates.box.checks import Finding
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.contents import FILES, PARTIAL, UNIQUE, Contents, box_of
from maracaibo_tui.library.content import PackShape, read_pack
from maracaibo_tui.library.paths import content_folder

Raw = dict[str, Any]
Change = Callable[[Raw], object]
Broken = tuple[str, Change, str, str, str]
"""What is broken, how, and item, field and the beginning of what was found."""
SHAPE = PackShape(FILES, Contents, UNIQUE, PARTIAL)
FOLDER = content_folder() / "pirates"
SOUND = read_pack(FOLDER, SHAPE).raw


def item(raw: Raw, kind: str, name: str) -> Raw:
    """Find an item in raw content; a space of the explorer track is of the kind `space`."""
    items = raw["explorer"]["space"] if kind == "space" else raw[kind]
    found: Raw = next(each for each in items if each["id"] == name)
    return found


def box_with(*changes: Change) -> Box:
    """Build the box of the real pack after some changes."""
    raw = copy.deepcopy(SOUND)
    for change in changes:
        change(raw)
    return box_of(msgspec.convert(raw, Contents, str_keys=True))


def of(kind: str, name: str, **fields: object) -> Change:
    """Change fields of an item."""
    return lambda raw: item(raw, kind, name).update(fields)


def without(kind: str, name: str) -> Change:
    """Take an item out."""
    return lambda raw: (raw["explorer"]["space"] if kind == "space" else raw[kind]).remove(item(raw, kind, name))


def called(kind: str, name: str, new: str) -> Change:
    """Give an item another id."""
    return of(kind, name, id=new)


def number(part: str, **values: object) -> Change:
    """Change numbers of a part of the rulebook."""
    return lambda raw: raw["numbers"][part].update(values)


def row(layout: str, at: int, letters: str) -> Change:
    """Draw a row of a layout anew."""
    return lambda raw: item(raw, "layout", layout)["rows"].__setitem__(at, letters)


def effect(name: str, **parameters: object) -> Raw:
    """Write an effect as content files do."""
    return {"effect": name, **parameters}


def is_told(found: list[Finding], broken: Broken) -> None:
    """See that what was broken is found, and nothing else."""
    _, _, *place, told = broken
    assert [list(each[:2]) for each in found] == [place], found
    assert found[0].found.startswith(told)
    assert found[0].allowed
