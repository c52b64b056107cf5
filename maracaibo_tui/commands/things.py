"""Cards, tiles, tokens and places as entries of the rulebook, so that they are found and printed like rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.library.paths import packs
from maracaibo_tui.library.rulebook_pages import Entry

if TYPE_CHECKING:
    from maracaibo_tui.cabinet.packs import Printed
    from maracaibo_tui.engine.title import Title

# Reading the names off the files takes a moment, the whole box much longer; most questions are about no single piece.
_ITEM = re.compile(r'^\[\[?([\w.]+)\]\]?\nid = "([^"]+)"((?:\n\w+ = "[^"]*")*)', re.MULTILINE)
_FIELD = re.compile(r'^(\w+) = "([^"]*)"', re.MULTILINE)
_LATE = "<>"


def things(title: Title) -> list[Thing]:
    """List everything in the usual box of a game that can be explained, in the order of its kinds."""
    naming = title.naming
    order = list(naming.KINDS)
    named = {**_names(title, packs()[title.id]), **dict.fromkeys(naming.OTHERS, "")}
    found = [(address.partition("/")[0], address, name) for address, name in named.items()]
    return [
        Thing(address, naming.called(address, name), naming.KINDS[kind])
        for kind, address, name in sorted(found, key=lambda each: order.index(each[0]))
    ]


def with_id(title: Title, name: str) -> list[Entry]:
    """Find things by what is printed on them, such as `A17` or `T03`, or by their address, such as `card/A17`."""
    wanted = name.strip().lower()
    addresses = [each.address for each in things(title)]
    found = [address for address in addresses if wanted in (address.lower(), address.partition("/")[2].lower())]
    return [entry_of(title, address) for address in found]


def entry_of(title: Title, address: str) -> Entry:
    """Explain a thing."""
    found = title.pieces.explain(_printed(title.id), address)
    return Entry((address,), found.called, found.kind, found.kind, found.text, links=found.rules)


def _names(title: Title, folder: Path) -> dict[str, str]:
    """Read the names of all items off the files of a pack, by address."""
    naming, found = title.naming, dict[str, str]()
    for path in sorted(each for each in folder.glob("*.toml") if each.name not in naming.UNTOLD):
        for key, item, more in _ITEM.findall(path.read_text(encoding="utf-8", errors="replace")):
            fields = dict(_FIELD.findall(more))
            kind = naming.ADDRESSED.get(key, key)
            kind = fields.get(kind.strip(_LATE), "") if kind.startswith(_LATE[0]) else kind
            if kind in naming.KINDS:
                found[f"{kind}/{item}"] = fields.get("name", "")
    return found


@cache
def _printed(game: str) -> Printed:
    from maracaibo_tui.cabinet.packs import load_printed
    from maracaibo_tui.games import title_of

    return load_printed(title_of(game))
