"""Answers for programs."""

from __future__ import annotations

import msgspec


def print_json(value: object) -> None:
    """Print a value as JSON, set out for people as well."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())
