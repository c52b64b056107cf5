"""Keys given to a binding, taken from it and given back: what becomes of the bindings that are not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from maracaibo_tui.tui.shell.keys import BY_ID, KEYS

Bound: TypeAlias = Mapping[str, tuple[str, ...]]
"""The keys of every binding that has others than usual."""


def keys_of(bound: Bound, wanted: str) -> tuple[str, ...]:
    """Give the keys of a binding."""
    return tuple(bound.get(wanted, BY_ID[wanted].keys))


def owner_of(bound: Bound, name: str) -> str:
    """Name the binding that has a key; nothing if it is free."""
    return next((key.id for key in KEYS if name in keys_of(bound, key.id)), "")


def given(bound: Bound, wanted: str, name: str) -> Bound:
    """Give a key to a binding, as its first, and take it from the one that had it."""
    owner = owner_of(bound, name)
    without = taken(bound, owner, name) if owner else bound
    return _with(without, wanted, (name, *keys_of(without, wanted)))


def taken(bound: Bound, wanted: str, name: str) -> Bound:
    """Take a key from a binding."""
    return _with(bound, wanted, tuple(each for each in keys_of(bound, wanted) if each != name))


def restored(bound: Bound, wanted: str) -> Bound:
    """Give a binding its usual keys back, also those that others have."""
    for name in BY_ID[wanted].keys:
        owner = owner_of(bound, name)
        bound = taken(bound, owner, name) if owner not in {"", wanted} else bound
    return _with(bound, wanted, BY_ID[wanted].keys)


def _with(bound: Bound, wanted: str, names: tuple[str, ...]) -> Bound:
    others = {each: keys for each, keys in bound.items() if each != wanted}
    return others if names == BY_ID[wanted].keys else {**others, wanted: names}
