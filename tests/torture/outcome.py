"""What a part of the torture reports."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """A part that was run: how often it tried, what failed, and what it measured."""

    name: str
    count: int
    failures: tuple[str, ...] = ()
    figures: dict[str, float] = {}
