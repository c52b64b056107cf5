"""The book that the rules of the toy game are entered in, and what all of them need."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.agenda import Rules

from .state import Event, Sea

RULES: Rules[Sea] = Rules()


def tell(t: Sea, event: Event) -> None:
    """Tell whoever listens."""
    if t.tell is not None:
        t.tell(event)


def with_value(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    """Give the values of all seats with another one for a seat."""
    return (*values[: seat - 1], value, *values[seat:])
