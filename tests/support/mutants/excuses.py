"""Mutants that change nothing anybody could observe, each with its reason; an excuse that is none is an error."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from .mutant import Named


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """Code as it stands, and what it may become; `nth` of several alike in one function."""

    place: str
    before: str
    after: tuple[str, ...]
    nth: int = 1


class Excuse(Struct, frozen=True, forbid_unknown_fields=True):
    """A reason, and the mutants it holds for."""

    reason: str
    mutants: tuple[Changed, ...]


def read(file: Path) -> dict[Named, str]:
    """Read the excused mutants and their reasons."""
    if not file.exists():
        return {}
    listed = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")).get("excused", []), tuple[Excuse, ...])
    return {
        Named(mutant.place, mutant.before, after, mutant.nth): each.reason
        for each in listed
        for mutant in each.mutants
        for after in mutant.after
    }


def outdated(excused: Mapping[Named, str], known: Collection[Named]) -> Iterator[str]:
    """Say which excuses fit no mutant, or have no reason."""
    for name, reason in excused.items():
        if name not in known:
            yield f"excused, but nothing can be changed so any more: {name}"
        if not reason.strip():
            yield f"excused without a reason: {name}"
