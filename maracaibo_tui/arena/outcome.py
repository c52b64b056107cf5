"""How a game of a series went: its line, or what broke it, and what is told of it beside."""

from __future__ import annotations

from msgspec import Struct

from .results import Line


class Outcome(Struct, frozen=True):
    """A game that is over, or one that broke."""

    number: int
    line: Line | None = None
    seconds: float = 0.0
    faults: tuple[str, ...] = ()
    """Questions that bots have lost, each in a sentence."""
    error: str = ""
    """Why there is no line."""
