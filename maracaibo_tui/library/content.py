"""Reading a content pack: all its files into one typed value, or everything that is wrong with them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from maracaibo_tui.library.items import AGAIN, apart, clashes, id_problems, joined, kinds_of, label, overlaid
from maracaibo_tui.library.layers import Layer, completed, layers_of
from maracaibo_tui.library.pack_files import Files, Unseen, Wanted
from maracaibo_tui.library.problem import ABSENT, WRONG_KEY, Problem, one_of
from maracaibo_tui.library.untrusted import MOST_PROBLEMS, Place, note, unsafe

if TYPE_CHECKING:
    from maracaibo_tui.library.remains import Remains

T = TypeVar("T", bound=Struct)
B = TypeVar("B", bound=Struct)
Finding = tuple[str, str, str, str]
"""An item (`card A01`) or key, a field, what was found, what is allowed."""


class PackShape(Struct, Generic[T], frozen=True):
    """What a game wants of a pack: its files, the type of the whole, and by which fields an item is one of its kind.

    A file stands for the keys it holds, or for the one key under which the whole of it goes. An asterisk in its name
    stands for anything; the lists of all such files are joined. Items differ in their id unless `unique` says more.
    A pack that extends another may say of an item whose kind is in `partial` only what differs; keys in `head` are not
    taken over. Files in `closed` may be there and are not opened.
    """

    files: Mapping[str, tuple[str, ...] | str]
    whole: type[T]
    unique: Mapping[str, tuple[str, ...]]
    partial: frozenset[str] = frozenset()
    head: frozenset[str] = frozenset({"pack"})
    closed: frozenset[str] = frozenset()


class ReadPack(Struct, Generic[T], frozen=True):
    """A pack that was read: its contents if nothing is wrong, the raw data, and the file of every item and key.

    If something is wrong, `remains` are contents of which the wrong parts were left out.
    """

    contents: T | None
    problems: tuple[Problem, ...]
    raw: dict[str, Any]
    files: dict[str, str]
    fingerprint: str = ""
    remains: Remains[T] | None = None


def read_pack(folder: Path, shape: PackShape[T]) -> ReadPack[T]:
    """Read all files of a pack and of what it extends; a pack with a problem gives problems and no contents."""
    raw: dict[str, Any] = {}
    said: list[dict[str, Any]] = []
    whereabouts: dict[str, str] = {}
    problems: list[Problem] = []
    layers = layers_of(folder, Wanted(shape.files, _may_lack(shape), shape.closed))
    for layer in layers:
        tables = {called: _by_key(table, shape.files[pattern]) for called, (pattern, table) in layer.files.items()}
        whole, twice = joined(tables)
        harm = [problem for called, (_, table) in layer.files.items() for problem in unsafe(table, Place(called))]
        problems += [*layer.problems, *harm, *twice, *id_problems(tables, shape.unique)]
        problems += _misplaced(layer.files, shape.files)
        said.append(whole)
        whereabouts.update(_whereabouts(tables))
        raw = _laid_over(raw, whole, shape)
    contents = None if problems else _converted(raw, shape.whole, folder)
    if isinstance(contents, shape.whole):
        return ReadPack(contents, (), raw, whereabouts, fingerprint(raw))
    told = {(problem.file, problem.item, problem.field) for problem in problems}
    misfits = _misfits(layers, said, shape) or ([contents] if isinstance(contents, Problem) else [])
    problems += [problem for problem in misfits if (problem.file, problem.item, problem.field) not in told]
    return ReadPack(None, tuple(problems), raw, whereabouts, remains=_remains(layers, said, shape))


def _may_lack(shape: PackShape[T]) -> frozenset[str]:
    """Name the files that a pack need not have: those whose first key may be left out of the whole."""
    left_out = {each.encode_name for each in msgspec.structs.fields(shape.whole) if not each.required}
    return frozenset(name for name, keys in shape.files.items() if not isinstance(keys, str) and keys[0] in left_out)


def _laid_over(raw: Mapping[str, Any], said: Mapping[str, Any], shape: PackShape[T]) -> dict[str, Any]:
    head = {key: said[key] for key in shape.head & said.keys()}
    return {**overlaid(raw, said, shape.unique, shape.partial), **head}


def _completed(raw: Mapping[str, Any], files: Files, shape: PackShape[T]) -> Files:
    """Fill in what the files of an extending pack leave as it was, so that each can be checked on its own."""
    whole: Files = {}
    for called, (pattern, table) in files.items():
        keys = shape.files[pattern]
        full = completed(raw, _by_key(table, keys), shape.partial)
        if isinstance(keys, str):
            full = table if keys in shape.head else full[keys]
        whole[called] = (pattern, full)
    return whole


def load_pack(
    folder: Path,
    shape: PackShape[T],
    build: Callable[[T, str], B],
    rules: Callable[[B], Iterable[Finding]],
) -> tuple[B | None, list[Problem]]:
    """Read a pack, build what the game plays with, and check the rules that hold across its items."""
    pack = read_pack(folder, shape)
    if pack.contents is not None:
        built = build(pack.contents, pack.fingerprint)
        problems = located(pack, rules(built))
        return (None, problems) if problems else (built, [])
    if pack.remains is None:
        return None, [*pack.problems]
    # Of a damaged pack only that is told which would be wrong without the damage, too.
    from maracaibo_tui.library.remains import certain  # noqa: PLC0415 - likewise rare

    found = rules(build(pack.remains.contents, ""))
    return None, [*pack.problems, *located(pack, certain(pack.remains, found, shape.head))]


def located(pack: ReadPack[T], findings: Iterable[Finding]) -> list[Problem]:
    """Turn what a game finds wrong into problems that name the file."""
    return [
        Problem(pack.files.get(item, ""), "" if item in pack.raw else item.partition(AGAIN)[0], field, found, allowed)
        for item, field, found, allowed in islice(findings, MOST_PROBLEMS)
    ]


def fingerprint(raw: Mapping[str, Any]) -> str:
    """Give a short text that is the same for the same content, whatever the layout of its files."""
    return hashlib.sha256(msgspec.json.encode(raw, order="deterministic")).hexdigest()[:16]


def _by_key(table: dict[str, Any], keys: tuple[str, ...] | str) -> dict[str, Any]:
    return {keys: table} if isinstance(keys, str) else table


def _converted(raw: dict[str, Any], whole: type[T], folder: Path) -> T | Problem:
    # The usual case: everything fits, and nobody has to look for what does not.
    try:
        return msgspec.convert(raw, whole, str_keys=True)
    except msgspec.ValidationError as error:
        return Problem(str(folder), "", "", f"wrong data ({error})", "what the game reads")


def _misplaced(files: Files, wanted: Mapping[str, tuple[str, ...] | str]) -> list[Problem]:
    problems: list[Problem] = []
    for called, (pattern, table) in files.items():
        keys = wanted[pattern]
        for key in table if isinstance(keys, tuple) else ():
            if key not in keys:
                note(problems, Place(called, field=key), "an unknown key", one_of(keys, key))
    return problems


def _misfits(layers: Sequence[Layer], said: Sequence[Mapping[str, Any]], shape: PackShape[T]) -> list[Problem]:
    """Check every file on its own, what it leaves as it was in the pack below filled in."""
    problems: list[Problem] = []
    raw: dict[str, Any] = {}
    for layer, whole in zip(layers, said, strict=True):
        found = _misfits_of(layer, raw, shape)
        misspelt = tuple(f"{each.field}." for each in found if each.found == WRONG_KEY)
        for each in found:
            may_be_below = layer.extends and (each.field.startswith(misspelt) or _is_open(each, layer, shape))
            if each.found != ABSENT or not may_be_below:
                problems.append(each)
        raw = _laid_over(raw, whole, shape)
    return problems


def _misfits_of(layer: Layer, raw: Mapping[str, Any], shape: PackShape[T]) -> list[Problem]:
    # Loaded only when something does not fit.
    from maracaibo_tui.library.checking import check, check_fields, fields_of  # noqa: PLC0415

    fields = fields_of(shape.whole)
    problems: list[Problem] = []
    for called, (pattern, table) in _completed(raw, layer.files, shape).items():
        keys = shape.files[pattern]
        if isinstance(keys, str):
            check(table, fields[keys].type, Place(called), problems)
        else:
            # What an extending pack does not speak of is that of the pack below.
            wanted = [key for key in keys if key in table or not layer.extends]
            known = {key: value for key, value in table.items() if key in keys}
            check_fields(known, {key: fields[key] for key in wanted}, Place(called), problems)
    return problems


def _is_open(problem: Problem, layer: Layer, shape: PackShape[T]) -> bool:
    """Tell whether what is missing may stand in the pack below, which is not there."""
    keys = shape.files[layer.files[problem.file][0]]
    is_part = problem.item.partition(" ")[0] in {"", *shape.partial}
    return layer.is_orphan and is_part and keys not in shape.head


def _remains(layers: Sequence[Layer], said: Sequence[Mapping[str, Any]], shape: PackShape[T]) -> Remains[T] | None:
    """Give what is left of a damaged pack; where it says something of another kind, the pack below holds."""
    from maracaibo_tui.library.remains import remains_of  # noqa: PLC0415

    raw: dict[str, Any] = {}
    for table in said:
        whole = {key: apart(value) if isinstance(value, list) else value for key, value in table.items()}
        raw = _laid_over(raw, {key: value for key, value in whole.items() if not clashes(raw.get(key), value)}, shape)
    unseen = Unseen(b"\n".join(layer.unseen.text for layer in layers), all(layer.unseen.is_all for layer in layers))
    return remains_of(said, shape.whole, raw, unseen)


def _whereabouts(tables: Mapping[str, dict[str, Any]]) -> dict[str, str]:
    found: dict[str, str] = {}
    before = Counter[str]()
    for called, table in tables.items():
        found.update(dict.fromkeys(table, called))
        found.update({label(kind, item): called for kind, items in kinds_of(table) for item in items})
        # Where two items have the same id, each is in a file of its own.
        for key, items in table.items():
            if isinstance(items, list):
                named = {at: each.get("id") for at, each in enumerate(items, before[key]) if isinstance(each, dict)}
                found.update({f"{key} {name}{AGAIN}{at}": called for at, name in named.items()})
                before[key] += len(items)
    return found
