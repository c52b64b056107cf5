"""What could lie behind a view, as often as needed: all that is compared is tried on the same tables (RIV-04)."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.judging import Judge
from maracaibo_tui.engine.match import Game


class Imagined:
    """The imagined tables of a thought, by their numbers."""

    def __init__(self, game: Game[Any], judge: Judge, view: Any, chance: int) -> None:  # noqa: ANN401 - the game's own
        """Imagine what a view leaves open, each table by a random value of its own."""
        self._game, self._judge, self._view, self._chance = game, judge, view, chance
        self._tables: dict[int, Table[Any, Any]] = {}

    def __getitem__(self, number: int) -> Table[Any, Any]:
        """Give a table; who plays on it copies its state first."""
        if number not in self._tables:
            state = self._judge.imagine(self._view, self._chance + number)
            self._tables[number] = self._game.table(state, None)
        return self._tables[number]
