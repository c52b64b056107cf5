"""Saved games changed as somebody would who also mends the checksum."""

import json
from collections.abc import Callable
from typing import Any

import msgspec

from maracaibo_tui.engine.sealing import closed, sealed, unsealed

Change = Callable[[dict[str, Any]], object]


def reclosed(data: bytes, change: Change) -> bytes:
    """Change what everybody can read of a file."""
    file = json.loads(data)
    del file["check"]
    change(file)
    return closed(msgspec.json.format(msgspec.json.encode(file), indent=2))


def resealed(data: bytes, change: Change) -> bytes:
    """Change what is packed in a file."""

    def inside(file: dict[str, Any]) -> None:
        packed = json.loads(unsealed(file["sealed"]))
        change(packed)
        file["sealed"] = sealed(msgspec.json.encode(packed))

    return reclosed(data, inside)
