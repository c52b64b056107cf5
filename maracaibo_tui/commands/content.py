"""`maracaibo content`: check a content pack, list what is in the box."""

from __future__ import annotations

import sys
from collections import Counter

import msgspec

from maracaibo_tui.cabinet.packs import Pack, PackError, load_box, pack_folder
from maracaibo_tui.commands.content_tables import KINDS, items_of, rows_of
from maracaibo_tui.commands.tables import print_table
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.library.problem import one_of, plain


def check(pack: Pack) -> int:
    """Print every problem of a pack, or what it holds."""
    folder = pack_folder(pack)
    try:
        box = load_box(folder)
    except PackError as error:
        print(error)
        return 1
    told = f"pack {box.pack.id}, fingerprint {box.fingerprint}"
    print(f"{box.pack.title} {box.pack.version} ({told}): nothing is wrong with it.\n")
    _print_kinds(box)
    return 0


def listing(kind: str, pack: Pack, *, as_json: bool) -> int:
    """Print the items of one kind, or the kinds there are."""
    if kind and kind not in KINDS:
        print(f"There is no kind {plain(kind)!r}: allowed {one_of(KINDS, kind)}.", file=sys.stderr)
        return 2
    box = load_box(pack)
    if as_json:
        _print_json({name: items_of(box, name) for name in KINDS} if not kind else items_of(box, kind))
    elif kind:
        print_table(KINDS[kind].columns, rows_of(box, kind))
    else:
        _print_kinds(box)
    return 0


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def _print_kinds(box: Box) -> None:
    # Where the figures of the items come from.
    sources = ("rulebook", "public", "edition")
    rows = []
    for kind in KINDS:
        items = items_of(box, kind)
        counted = Counter[str](item.source for item in items)
        rows.append([kind, str(len(items)), *(str(counted[source]) for source in sources)])
    print_table(("kind", "items", *sources), rows)
