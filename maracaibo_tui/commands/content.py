"""`maracaibo content`: check a content pack, list what is in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from maracaibo_tui.cabinet.packs import Box, Pack, PackError, load_box, pack_folder, title_for
from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.columns import print_table
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.engine.title import SOURCES, Kind, Title
from maracaibo_tui.library.problem import one_of, plain

Kinds: TypeAlias = Mapping[str, Kind]


def check(pack: Pack, game: str = "", *, as_json: bool = False) -> int:
    """Print every problem of a pack, or what it holds."""
    title = title_for(game, pack)
    folder = pack_folder(title, pack)
    try:
        box = load_box(title, folder)
    except PackError as error:
        if as_json:
            print_json({"game": title.id, "folder": str(folder), "problems": error.problems})
        else:
            print(error)
        return 1
    if as_json:
        kinds = {name: len(list(kind.items(box))) for name, kind in title.pieces.KINDS.items()}
        facts = {"pack": box.pack.id, "version": box.pack.version, "fingerprint": box.fingerprint, "items": kinds}
        print_json({"game": title.id, "folder": str(folder), "problems": (), **facts})
        return 0
    told = f"pack {box.pack.id}, fingerprint {box.fingerprint}"
    print(f"{box.pack.title} {box.pack.version} ({told}): nothing is wrong with it.\n")
    _print_kinds(title.pieces.KINDS, box)
    return 0


def listing(kind: str, pack: Pack, game: str = "", *, as_json: bool) -> int:
    """Print the items of one kind, or the kinds there are."""
    title = title_for(game, pack)
    kinds = title.pieces.KINDS
    if kind and kind not in kinds:
        complain(f"There is no kind {plain(kind)!r}: allowed {one_of(kinds, kind)}.")
        return 2
    box = load_box(title, pack)
    if as_json:
        _list_for_programs(title, kind, box)
    elif kind:
        shown = kinds[kind]
        print_table(shown.columns, [shown.row(item) for item in shown.items(box)])
    else:
        _print_kinds(kinds, box)
    return 0


def _list_for_programs(title: Title, kind: str, box: Box) -> None:
    """Print a list of the items of a kind, or an object with all; every object says which game it is of."""
    kinds, game = title.pieces.KINDS, {"game": title.id}
    if kind:
        print_json([game | msgspec.to_builtins(item, str_keys=True) for item in kinds[kind].items(box)])
    else:
        print_json(game | {name: tuple(of.items(box)) for name, of in kinds.items()})


def _print_kinds(kinds: Kinds, box: Box) -> None:
    rows = []
    for name, kind in kinds.items():
        items = list(kind.items(box))
        counted = Counter[str](item.source for item in items)
        rows.append([name, str(len(items)), *(str(counted[source]) for source in SOURCES)])
    print_table(("kind", "items", *SOURCES), rows)
