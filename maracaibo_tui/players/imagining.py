"""What could lie behind a view, as often as needed: all that is compared is tried on the same tables (RIV-04)."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.agenda import Table

from .contract import Lent


class Imagined:
    """The imagined tables of a thought, by their numbers."""

    def __init__(self, lent: Lent, view: Any, chance: int) -> None:  # noqa: ANN401 - the game's own view
        """Imagine what a view leaves open, each table by a random value of its own."""
        self._lent, self._view, self._chance = lent, view, chance
        self._tables: dict[int, Table[Any, Any]] = {}

    def __getitem__(self, number: int) -> Table[Any, Any]:
        """Give a table; who plays on it copies its state first."""
        if number not in self._tables:
            state = self._lent.judge.imagine(self._view, self._chance + number)
            self._tables[number] = self._lent.rules.table(state, None)
        return self._tables[number]
