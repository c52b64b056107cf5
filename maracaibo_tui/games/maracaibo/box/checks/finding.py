"""What is wrong with a box of components, as a value that knows items but no files."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple


class Finding(NamedTuple):
    """An item (`card A01`) or key of the pack, the field, what stands there and what may."""

    item: str
    field: str
    found: str
    allowed: str


def known(given: str, ids: Container[str], item: str, field: str, kind: str) -> list[Finding]:
    """Find an id that names nothing."""
    return [] if given in ids else [Finding(item, field, f'"{given}"', f"the id of {kind}")]
