"""Keys given to a binding, taken from it and given back: what becomes of the bindings that are not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from maracaibo_tui.tui.shell.keys import Bindings

Bound: TypeAlias = Mapping[str, tuple[str, ...]]
"""The keys of every binding that has others than usual."""


def keys_of(known: Bindings, bound: Bound, wanted: str) -> tuple[str, ...]:
    """Give the keys of a binding."""
    return tuple(bound.get(wanted, known.by_id[wanted].keys))


def owner_of(known: Bindings, bound: Bound, name: str) -> str:
    """Name the binding that has a key; nothing if it is free."""
    return next((key.id for key in known.keys if name in keys_of(known, bound, key.id)), "")


def given(known: Bindings, bound: Bound, wanted: str, name: str) -> Bound:
    """Give a key to a binding, as its first, and take it from the one that had it."""
    owner = owner_of(known, bound, name)
    without = taken(known, bound, owner, name) if owner else bound
    return _with(known, without, wanted, (name, *keys_of(known, without, wanted)))


def taken(known: Bindings, bound: Bound, wanted: str, name: str) -> Bound:
    """Take a key from a binding."""
    return _with(known, bound, wanted, tuple(each for each in keys_of(known, bound, wanted) if each != name))


def restored(known: Bindings, bound: Bound, wanted: str) -> Bound:
    """Give a binding its usual keys back, also those that others have."""
    for name in known.by_id[wanted].keys:
        owner = owner_of(known, bound, name)
        bound = taken(known, bound, owner, name) if owner not in {"", wanted} else bound
    return _with(known, bound, wanted, known.by_id[wanted].keys)


def _with(known: Bindings, bound: Bound, wanted: str, names: tuple[str, ...]) -> Bound:
    others = {each: keys for each, keys in bound.items() if each != wanted}
    return others if names == known.by_id[wanted].keys else {**others, wanted: names}
