"""What a part of the torture reports."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """A part that was run: how often it tried, what failed, and what it measured."""

    name: str
    count: int
    failures: tuple[str, ...] = ()
    figures: dict[str, float] = {}
    slow: tuple[str, ...] = ()
    """What took longer than it may: failures of a quiet machine, which says nothing in a short run beside others."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Give all that `make torture` reports."""
        return self.failures + self.slow
