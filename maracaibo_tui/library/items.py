"""The items of raw content: cards, quests, places; every list of tables that have an id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from maracaibo_tui.library.problem import Problem, shown
from maracaibo_tui.library.untrusted import Place, note

Item = Mapping[str, Any]
AGAIN = "\0"
"""Tells items of one file or several that have the same id from each other."""
_ID = re.compile(r"[A-Za-z0-9_-]+")


def kinds_of(table: Mapping[str, Any]) -> Iterator[tuple[str, list[Item]]]:
    """Give every kind of item of a file, `card` or `track.space`, with its items."""
    for key, value in table.items():
        inner = value.items() if isinstance(value, dict) else ()
        for name, entries in [(key, value), *((f"{key}.{part}", entries) for part, entries in inner)]:
            if isinstance(entries, list):
                yield name, [each for each in entries if isinstance(each, dict) and isinstance(each.get("id"), str)]


def label(kind: str, item: Item) -> str:
    """Name an item as problems name it: `card A01`."""
    return f"{kind} {item['id']}"


def apart(items: Sequence[Any]) -> list[Any]:
    """Give items that are called the same ids of their own, the last excepted; what they name is looked at in each."""
    called = [each.get("id") if isinstance(each, dict) else None for each in items]
    last = {name: number for number, name in enumerate(called) if isinstance(name, str)}
    return [
        {**each, "id": f"{name}{AGAIN}{number}"} if isinstance(name, str) and last[name] > number else each
        for number, (name, each) in enumerate(zip(called, items, strict=True))
    ]


def by_label(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Give every item and every key of raw content by the name it has in problems."""
    return {**{label(kind, item): item for kind, items in kinds_of(raw) for item in items}, **raw}


def joined(tables: Mapping[str, dict[str, Any]]) -> tuple[dict[str, Any], list[Problem]]:
    """Put the keys of all files into one table; lists of the same name are joined, anything else stands once."""
    whole: dict[str, Any] = {}
    problems: list[Problem] = []
    for called, table in tables.items():
        for key, value in table.items():
            if isinstance(value, list) and isinstance(whole.get(key, []), list):
                whole[key] = [*whole.get(key, []), *value]
            elif key in whole:
                note(problems, Place(called, field=key), "a key that another file has too", "each key in one file")
            else:
                whole[key] = value
    return whole, problems


def id_problems(tables: Mapping[str, Mapping[str, Any]], unique: Mapping[str, tuple[str, ...]]) -> list[Problem]:
    """Say which ids are malformed and which are used twice within their kind."""
    problems: list[Problem] = []
    seen: dict[tuple[object, ...], str] = {}
    for called, table in tables.items():
        for kind, items in kinds_of(table):
            for item in items:
                place = Place(called, label(kind, item), "id")
                if not _ID.fullmatch(item["id"]):
                    note(problems, place, shown(item["id"]), "letters, digits, - and _")
                key = (kind, *identity(item, unique.get(kind, ("id",))))
                if key in seen:
                    note(problems, place, f"an id used before in {seen[key]}", "an id of its own")
                seen[key] = called
    return problems


def overlaid(
    whole: Mapping[str, Any],
    changes: Mapping[str, Any],
    unique: Mapping[str, tuple[str, ...]],
    partial: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """Add items to raw content or replace those that are the same; kinds in `partial` change field by field."""
    result = dict(whole)
    for key, value in changes.items():
        old = result.get(key)
        if isinstance(value, list) and isinstance(old, list) and _are_items(old):
            result[key] = _changed(old, value, unique.get(key, ("id",)), keep=key in partial)
        elif isinstance(value, dict) and isinstance(old, dict):
            result[key] = overlaid(old, value, unique, partial)
        else:
            result[key] = value
    return result


def clashes(old: object, new: object) -> bool:
    """Tell whether a list or table would be replaced by something else."""
    return isinstance(old, list | dict) and type(new) is not type(old)


def _are_items(entries: list[Any]) -> bool:
    # Entries without an id, such as the ranks of a track, cannot be told apart: the list is replaced as a whole.
    return all(isinstance(each, dict) and "id" in each for each in entries)


def _changed(old: list[Any], new: list[Any], fields: tuple[str, ...], *, keep: bool) -> list[Any]:
    result = list(old)
    at = {identity(each, fields): number for number, each in enumerate(old) if isinstance(each, dict)}
    for each in new:
        number = at.get(identity(each, fields)) if isinstance(each, dict) and "id" in each else None
        if number is None:
            result.append(each)
        else:
            result[number] = {**result[number], **each} if keep else each
    return result


def identity(item: Item, fields: tuple[str, ...]) -> tuple[str, ...]:
    """Give what tells an item from the others of its kind."""
    # A text as it is; anything else in words, because a list could not be looked up.
    values = (item.get(field) for field in fields)
    return tuple(value if isinstance(value, str) else shown(value) for value in values)
