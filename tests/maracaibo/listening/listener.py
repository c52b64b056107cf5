"""Adding up what is told, event by event."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.audit.invariants.audit import under_way
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .facts import facts
from .taken import TAKEN


class Listener:
    """Whoever knows a position and hears everything from there on."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Look at the table once."""
        self._table, self._known = table, facts(table)
        self._setting_up = table.state.phase == "setup"

    def hear(self, event: object) -> None:
        """Take an event up."""
        if self._setting_up and isinstance(event, e.TurnStarted):
            # What everybody chose was hidden until now.
            self._known, self._setting_up = facts(self._table), False
        if take := TAKEN.get(type(event)):
            take(self._table, self._known, event)

    def compare(self) -> Iterator[str]:
        """Say where the table is another than what was told; while something is under way nothing is compared."""
        state, found = self._table.state, facts(self._table)
        if self._setting_up or under_way(state):
            return
        for name, value in found.items():
            known = self._known[name]
            # That a combat has ended is not told: its value was lost.
            if (known[: len(value)] if name[0] == "combat values" else known) != value:
                what = " of ".join(map(str, name))
                yield f"told: the {what} would be {known!r} by what was told, and is {value!r}"
        self._known = found
