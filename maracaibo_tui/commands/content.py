"""`maracaibo content`: check a content pack, list what is in the box."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from maracaibo_tui.cabinet.packs import Box, Pack, PackError, load_box, pack_folder, title_for
from maracaibo_tui.commands.columns import print_table
from maracaibo_tui.engine.title import SOURCES, Kind
from maracaibo_tui.library.problem import one_of, plain

Kinds: TypeAlias = Mapping[str, Kind]


def check(pack: Pack, game: str = "") -> int:
    """Print every problem of a pack, or what it holds."""
    title = title_for(game, pack)
    folder = pack_folder(title, pack)
    try:
        box = load_box(title, folder)
    except PackError as error:
        print(error)
        return 1
    told = f"pack {box.pack.id}, fingerprint {box.fingerprint}"
    print(f"{box.pack.title} {box.pack.version} ({told}): nothing is wrong with it.\n")
    _print_kinds(title.pieces.KINDS, box)
    return 0


def listing(kind: str, pack: Pack, game: str = "", *, as_json: bool) -> int:
    """Print the items of one kind, or the kinds there are."""
    title = title_for(game, pack)
    kinds = title.pieces.KINDS
    if kind and kind not in kinds:
        print(f"There is no kind {plain(kind)!r}: allowed {one_of(kinds, kind)}.", file=sys.stderr)
        return 2
    box = load_box(title, pack)
    if as_json:
        items = {name: tuple(of.items(box)) for name, of in kinds.items() if name == (kind or name)}
        _print_json(items[kind] if kind else items)
    elif kind:
        shown = kinds[kind]
        print_table(shown.columns, [shown.row(item) for item in shown.items(box)])
    else:
        _print_kinds(kinds, box)
    return 0


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def _print_kinds(kinds: Kinds, box: Box) -> None:
    rows = []
    for name, kind in kinds.items():
        items = list(kind.items(box))
        counted = Counter[str](item.source for item in items)
        rows.append([name, str(len(items)), *(str(counted[source]) for source in SOURCES)])
    print_table(("kind", "items", *SOURCES), rows)
