"""What is wrong with a box of components, as a value that knows items but no files."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """An item (`improvement P201`) or key of the pack, the field, what stands there and what may."""

    item: str
    field: str
    found: str
    allowed: str
