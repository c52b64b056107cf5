"""What no file may hold, whatever it is about: unprintable text, numbers that are none, endless nesting."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain
from math import isfinite
from typing import Any, NamedTuple

from maracaibo_tui.library.problem import Problem, shown

MOST_PROBLEMS = 200
MOST_DEPTH = 32
MOST_VALUES = 100_000
LONGEST_TEXT = 4_000
_BITS = 63


class Place(NamedTuple):
    """Where in a file a value stands."""

    file: str
    item: str = ""
    field: str = ""


def at_key(place: Place, key: object) -> Place:
    """Step into a field of a table."""
    name = str(key)
    return place._replace(field=f"{place.field}.{name}" if place.field else name)


def at_index(place: Place, number: int, value: object) -> Place:
    """Step into an entry of a list; a table with an id is an item, and its fields are named from there."""
    name = value.get("id") if isinstance(value, dict) and not place.item else None
    if isinstance(name, str):
        return Place(place.file, f"{place.field} {name}")
    return place._replace(field=f"{place.field}[{number}]")


def note(problems: list[Problem], place: Place, found: str, allowed: str) -> None:
    """Add a problem, unless there are so many that nobody would read further."""
    if len(problems) < MOST_PROBLEMS:
        problems.append(Problem(*place, found=found, allowed=allowed))


def unsafe(value: object, place: Place) -> list[Problem]:
    """List everything in a value that no file may hold."""
    problems: list[Problem] = []
    if not _is_safe(value):
        _scan(value, place, problems, [MOST_VALUES])
    return problems


def _is_safe(value: object) -> bool:
    # The usual case, many times faster than the search for what exactly is wrong: level by level, no names.
    level, total = [value], 0
    for _ in range(MOST_DEPTH):
        total += len(level)
        kinds = _by_kind(level)
        if total > MOST_VALUES or not _are_safe(kinds):
            return False
        tables, lists = kinds[dict], kinds[list]
        level = [*chain.from_iterable(tables), *chain.from_iterable(map(dict.values, tables))]
        level += chain.from_iterable(lists)
        if not level:
            return True
    return False


def _by_kind(level: Iterable[object]) -> Mapping[type, list[Any]]:
    """Sort values by what they are: readers of files make nothing of other kinds, and no kinds of their own."""
    kinds: defaultdict[type, list[Any]] = defaultdict(list)
    for each in level:
        kinds[type(each)].append(each)
    return kinds


def _are_safe(kinds: Mapping[type, list[Any]]) -> bool:
    return (
        all(map(str.isprintable, kinds[str]))
        and max(map(len, kinds[str]), default=0) <= LONGEST_TEXT
        and max(map(int.bit_length, kinds[int]), default=0) <= _BITS
        and all(map(isfinite, kinds[float]))
    )


def _scan(value: object, place: Place, problems: list[Problem], left: list[int]) -> None:
    left[0] -= 1
    if left[0] <= 0 or len(problems) >= MOST_PROBLEMS:
        if left[0] == 0:
            note(problems, Place(place.file), "too many values", f"at most {MOST_VALUES}")
        return
    kind = type(value)
    if kind is str:
        _scan_text(value, place, problems)  # type: ignore[arg-type]
    elif kind is float or kind is int:
        _scan_number(value, place, problems)  # type: ignore[arg-type]
    elif kind is dict or kind is list:
        _scan_inside(value, place, problems, left)  # type: ignore[arg-type]


def _scan_inside(
    value: dict[str, object] | list[object], place: Place, problems: list[Problem], left: list[int]
) -> None:
    if place.field.count(".") + place.field.count("[") >= MOST_DEPTH:
        note(problems, Place(place.file, place.item), "a value nested too deeply", f"at most {MOST_DEPTH} levels")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _scan_text(key, place, problems)
            _scan(inner, at_key(place, key), problems, left)
    else:
        for number, inner in enumerate(value):
            _scan(inner, at_index(place, number, inner), problems, left)


def _scan_number(value: float, place: Place, problems: list[Problem]) -> None:
    if isinstance(value, int):
        if value.bit_length() > _BITS:
            note(problems, place, shown(value), "a number of at most 64 bits")
    elif not isfinite(value):
        note(problems, place, shown(value), "a finite number")


def _scan_text(text: str, place: Place, problems: list[Problem]) -> None:
    if len(text) > LONGEST_TEXT:
        note(problems, place, f"a text of {len(text)} characters", f"at most {LONGEST_TEXT}")
    elif not text.isprintable() and (bad := [c for c in text if _hidden(c)]):
        code = f"U+{ord(bad[0]):04X}"
        note(problems, place, f"the unprintable character {code} in {shown(text)}", "printable text on one line")


def _hidden(character: str) -> bool:
    # Control, format (bidirectional marks among them), surrogate, private, unassigned; line and paragraph ends.
    kind = unicodedata.category(character)
    return kind[0] == "C" or kind in ("Zl", "Zp")
