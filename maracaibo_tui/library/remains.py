"""What can be said of a damaged pack beside its damage: of the findings of a game those that do not come from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import type_info
from msgspec.structs import fields, replace

from maracaibo_tui.library.items import AGAIN, by_label
from maracaibo_tui.library.pack_files import Unseen
from maracaibo_tui.library.salvage import salvaged

T = TypeVar("T", bound=Struct)
Raw: TypeAlias = Mapping[str, Any]
Finding = tuple[str, str, str, str]
"""An item (`card A01`) or key, a field, what was found, what is allowed."""
_LONGEST_ID = 100
_STEP = re.compile(r"\[\d+\]|[^.\[\]]+")


class Remains(Struct, Generic[T], frozen=True):
    """The contents of a pack without its wrong parts, and what may have gone with them."""

    contents: T
    raw: Raw
    """What they were made of, wrong parts and all."""
    lost: frozenset[str]
    """Ids of items that were left out."""
    unseen: Unseen


def remains_of(said: Sequence[Raw], whole: type[T], raw: Raw, unseen: Unseen) -> Remains[T] | None:
    """Leave out of raw content what does not fit; `said` is what the files say, of which raw content was made."""
    kept = salvaged(raw, type_info(whole))
    try:
        contents = msgspec.convert(kept, whole, str_keys=True)
    except msgspec.ValidationError:
        return None
    lost = {each for table in said for key in table for each in _ids(table[key]) - _ids(kept.get(key))}
    # Where a whole kind is missing, nobody can say what it would hold.
    is_all = unseen.is_all and all(field.encode_name in raw for field in fields(whole) if field.required)
    return Remains(contents, raw, frozenset(lost), replace(unseen, is_all=is_all))


def _ids(value: object) -> set[str]:
    """Give the ids of items, one table deep, whatever they are written as."""
    items = value if isinstance(value, list) else [value]
    inner = [each for item in items if isinstance(item, dict) for each in (item, *_listed(item.values()))]
    return {str(each["id"])[:_LONGEST_ID] for each in inner if isinstance(each.get("id"), str | int)}


def _listed(values: Iterable[object]) -> Iterator[dict[str, Any]]:
    for value in values:
        yield from [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def certain(remains: Remains[Any], findings: Iterable[Finding], head: frozenset[str]) -> Iterator[Finding]:
    """Give the findings that quote what really stands at their place, and name nothing that may have been lost."""
    named, told = by_label(remains.raw), set[tuple[str, str, str]]()
    for item, field, found, allowed in findings:
        quoted = found[1:-1] if found[:1] == '"' else ""
        is_of_itself = field == "id" or item in head
        if not quoted or AGAIN in quoted or not (is_of_itself or _is_known(remains, quoted)):
            continue
        ways = _ways(named.get(item), _STEP.findall(field), quoted)
        place = next((way for each in ways if (item, way := each.removeprefix("."), found) not in told), None)
        if place is not None:
            told.add((item, place, found))
            yield item, place, found, allowed


def _is_known(remains: Remains[Any], quoted: str) -> bool:
    """Tell whether an id that names nothing would name nothing without the damage, too."""
    written = [f"{mark}{quoted}{mark}".encode(errors="replace") for mark in "\"'"]
    seen = remains.unseen
    return seen.is_all and quoted not in remains.lost and not any(each in seen.text for each in written)


def _ways(value: object, steps: Sequence[str], quoted: str) -> Iterator[str]:
    """Find where a text stands; in a list further down as well, for wrong entries before it may have been left out."""
    if not steps:
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        if isinstance(inside, str | list) and quoted in inside:
            yield ""
    elif isinstance(value, list) and steps[0][0] == "[":
        for number in range(int(steps[0][1:-1]), len(value)):
            yield from (f"[{number}]{way}" for way in _ways(value[number], steps[1:], quoted))
    elif isinstance(value, dict) and steps[0] in value:
        yield from (f".{steps[0]}{way}" for way in _ways(value[steps[0]], steps[1:], quoted))
