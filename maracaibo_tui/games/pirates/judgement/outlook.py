"""A seat's prospects at one moment: what time is left, what doubloons will be worth, what is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.state.position import Player, State
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

from .weights import Tastes, Weights

DONE = frozenset({"income", "final", "over"})
DEEPEST = 2
"""So many effects within each other are looked at; what lies deeper counts for what it is usually worth."""


class Outlook:
    """What stays the same while a seat compares what it may do; what has been worked out once is kept."""

    def __init__(self, printed: Printed, view: State, seat: int, weights: Weights) -> None:
        """Look ahead from a state as the seat sees it."""
        self.table: PiratesTable = Table(view, printed)
        self.weights = weights
        tastes = self.tastes = weights.tastes
        self.seat = seat
        self.player: Player = view.players[seat - 1]
        rounds = printed.turn.rounds
        here = _turns_here(self.table, tastes)
        self.rounds = rounds - view.round + here / tastes.turns
        self.share = min(1.0, self.rounds / rounds)
        self.turns = self.rounds * tastes.turns
        self.doubloon = _price(tastes, view.round, rounds, min(1.0, here / tastes.turns))
        self.round = view.round
        self.is_last_turn = _is_last_turn(self.table, self.player)
        later = [tastes.doubloon[number] for number in range(view.round, rounds)]
        self.incomes: tuple[float, ...] = (*later, tastes.doubloon_end)
        """What a doubloon is worth after each income phase that is still to come."""
        self.raids, self.explores = tastes.raids * self.share, tastes.explores * self.share
        self.coming: Mapping[str, float] = {
            thing: tastes.hope * count * self.share for thing, count in tastes.coming.items()
        }
        self.kept: dict[tuple[object, ...], tuple[float, tuple[object, ...]]] = {}
        self.sure: dict[Any, Any] = {}
        """What has been worked out of things alone, and of no effect."""
        self.lie_within(0)

    def lie_within(self, level: int) -> None:
        """Begin anew with what hangs on effects, which so many others surround."""
        self.level = level
        self.memo: dict[Any, float] = {}
        self.tables: dict[Any, Any] = {}
        self._within: Outlook | None = None

    @property
    def within(self) -> Outlook:
        """The same prospects for effects that are part of another one: values there never hang on who asks first."""
        if self._within is None:
            twin = copy(self)
            twin.lie_within(self.level + 1)
            self._within = twin
        return self._within

    def purse(self, doubloons: int) -> float:
        """Value doubloons: many count for less than a few."""
        return self.doubloon * (doubloons - doubloons * doubloons / self.tastes.plenty)


def _turns_here(t: PiratesTable, tastes: Tastes) -> float:
    """Guess how many turns every seat still has after this one, by the ship that will be home first.

    A round that ends takes no turn away: who sails later has it as the next one begins, or as the last one ends
    (PIR-ROUND-05, -06, -07). So it matters only whether that ship has sailed since the first seat had its turn.
    """
    state = t.state
    if state.phase in DONE:
        return 0.0
    way = [_way_home(t, each.ship, tastes) for each in everybody(t)]
    now = state.active + (state.phase == "act")
    return max(0.0, min([turns - (number >= now) for number, turns in enumerate(way, start=1)]))


def _way_home(t: PiratesTable, space: str, tastes: Tastes) -> float:
    """Guess how many turns a ship takes to Maracaibo; it stops in the Bay (PIR-SAIL-12)."""
    columns = sea_of(t).column
    return 0.0 if space == MARACAIBO else 1 + (columns[BAY] - columns[space]) / tastes.pace


def _is_last_turn(t: PiratesTable, p: Player) -> bool:
    """Tell whether the round surely ends before the seat sails again (PIR-ROUND-03, -06, PIR-SAIL-12)."""
    others = {number: each.ship for number, each in enumerate(everybody(t), start=1) if each is not p}
    if t.state.round < t.printed.turn.rounds:
        return BAY in others.values()
    return MARACAIBO in others.values() or any(ship == BAY for number, ship in others.items() if number > p.seat)


def _price(tastes: Tastes, number: int, rounds: int, share: float) -> float:
    """Give what a doubloon is worth in a round; in the last it falls to what the final scoring makes of it."""
    price = tastes.doubloon[min(number, len(tastes.doubloon)) - 1]
    if number < rounds:
        return price
    return tastes.doubloon_end + (price - tastes.doubloon_end) * min(1.0, share * 1.5)
