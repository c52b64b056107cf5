"""Bots at a table who lose a question, not the game, where they have no answer (RIV-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maracaibo_tui.arena.guarding import PATIENCE, Guarded, Seat
from maracaibo_tui.commands.simulation import Table
from maracaibo_tui.library.weights import USUAL
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.known import lender, made, origin, wished

_HOUSE = "maracaibo-tui "


class Seating:
    """Seats bots at any table of a game; what is lent to them is made once."""

    def __init__(self, terms: Terms, patience: float = PATIENCE) -> None:
        """Take what is played, and how long a bot from outside may think."""
        self._view, self._patience = terms.title.sight.view, patience
        self._lend = lender(terms.title, terms.game)
        # What a bot from outside does to its judge is nobody else's.
        self._lend_outside = lender(terms.title, terms.game)

    def guarded(self, name: str, whim: int, table: Table) -> Guarded:
        """Seat a bot by its name and wishes."""
        is_outside = not origin(wished(name).called).startswith(_HOUSE)
        lend = self._lend_outside if is_outside else self._lend

        def look(seat: int) -> Any:  # noqa: ANN401 - the game's own view
            return self._view(table.state, seat)

        return Guarded(made(name, lend), lend(USUAL), Seat(look, whim, is_outside, self._patience))


class Row:
    """Bots by name, seated anew for every game; the questions that they lose are kept."""

    def __init__(self, terms: Terms, names: Sequence[str]) -> None:
        """Name who plays."""
        self._seating, self._names = Seating(terms), names
        self._seated: list[Guarded] = []
        self._lost: list[str] = []

    def __call__(self, table: Table, whims: Sequence[int]) -> Sequence[Guarded]:
        """Seat everybody at a table."""
        self._lost = self.lost
        self._seated = [self._seating.guarded(*each, table) for each in zip(self._names, whims, strict=True)]
        return self._seated

    @property
    def lost(self) -> list[str]:
        """Every question that was lost so far, in a sentence."""
        return [
            *self._lost,
            *[f"seat {seat}: {fault}" for seat, bot in enumerate(self._seated, 1) for fault in bot.faults],
        ]
