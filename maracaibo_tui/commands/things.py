"""Cards, tiles, tokens and places as entries of the rulebook, so that they are found and printed like rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from maracaibo_tui.library.rulebook import Entry
from maracaibo_tui.library.search_words import folded

if TYPE_CHECKING:
    from maracaibo_tui.games.maracaibo.box.printed import Printed

_ENOUGH = 3
# Reading the names off the files takes a moment, the whole box much longer; most questions are about no single piece.
_ITEM = re.compile(r'^\[\[?([\w.]+)\]\]?\nid = "([^"]+)"(?:\nopponent = "(\w+)")?(?:\nname = "([^"]+)")?', re.MULTILINE)
_KINDS = {"location": "place", "legacy.place": "place", "prestige": "building", "explorer.space": "space"}
# As printed on cards, tiles and tokens; a number alone is rather part of a question.
_PRINTED_ID = re.compile(r"[a-z]{1,2}\d+[a-z]?|\d+[a-z]")


def called(words: str, folder: Path) -> tuple[list[Entry], list[Entry]]:
    """Find things by name: those that are called just so or named by their id, and those that have all the words."""
    wanted = folded(words)
    ids = set(filter(_PRINTED_ID.fullmatch, wanted))
    if not ids and not any(len(word) >= _ENOUGH for word in wanted):
        return [], []
    named = {address: folded(name) for address, name in _names(folder)}
    exactly = [address for address, name in named.items() if name == wanted or _id_of(address) in ids]
    partly = [address for address, name in named.items() if name != wanted and set(wanted) <= set(name)]
    return _entries(exactly), _entries(partly)


def with_id(name: str, folder: Path) -> list[Entry]:
    """Find things by what is printed on them, such as `A17` or `T03`, or by their address, such as `card/A17`."""
    wanted = name.strip().lower()
    found = [address for address, _ in _names(folder) if wanted in (address.lower(), _id_of(address))]
    return _entries(found or _without_a_name(wanted))


def _without_a_name(wanted: str) -> list[str]:
    """Find what has an address but is no item of a file: nations and barriers."""
    if "/" not in wanted:
        return []
    from maracaibo_tui.games.maracaibo.words.explain import addresses

    return [address for address in addresses(_printed()) if address == wanted]


def _id_of(address: str) -> str:
    return address.partition("/")[2].lower()


def _names(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.toml")):
        for kind, item, opponent, name in _ITEM.findall(path.read_text(encoding="utf-8", errors="replace")):
            yield f"{opponent or _KINDS.get(kind, kind)}/{item}", name


def _entries(addresses: Iterable[str]) -> list[Entry]:
    return [_entry(_printed(), address) for address in addresses]


@cache
def _printed() -> Printed:
    from maracaibo_tui.cabinet.packs import load_printed

    return load_printed()


def _entry(printed: Printed, address: str) -> Entry:
    from maracaibo_tui.games.maracaibo.words.explain import explain

    found = explain(printed, address)
    return Entry((address,), found.called, found.kind, found.kind, found.text, links=found.rules)
