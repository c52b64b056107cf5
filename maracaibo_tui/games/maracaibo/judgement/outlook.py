"""A seat's prospects at one moment: what time is left, and what doubloons will be worth."""

from __future__ import annotations

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.rules.income import scorings_to_come
from maracaibo_tui.games.maracaibo.state.position import Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .weights import Tastes, Weights

DONE = frozenset({"interim", "final", "over"})
# What an extra doubloon of income is worth while incomes are high, and on the points of its track.
OF_MANY = 0.8
TRACK = 0.45


class Outlook:
    """What stays the same while a seat compares what it may do; what has been worked out once is kept."""

    def __init__(self, printed: Printed, view: State, seat: int, weights: Weights) -> None:
        """Look ahead from a state as the seat sees it."""
        self.table: MaracaiboTable = Table(view, printed)
        self.weights = weights
        tastes = self.tastes = weights.tastes
        self.seat, self.round = seat, view.round
        self.player: Player = view.players[seat - 1]
        share = _share_left(self.table)
        self.rounds = printed.turn.rounds - view.round
        self.uses = self.rounds + share
        self.soon = min(1.0, self.uses)
        self.scorings = scorings_to_come(self.table)
        self.doubloon = _price(tastes, printed.turn.rounds, view.round, share)
        later = [_price(tastes, printed.turn.rounds, number, 1.0) for number in range(view.round, printed.turn.rounds)]
        # Every income is spent in the round after it; the last scoring pays none.
        self.later = tuple([*later[1:], tastes.doubloon[-1]] if later else ())[int(view.income_paid) :]
        self.raise_doubloons = tastes.income * OF_MANY * sum(self.later) + TRACK
        self.hand_limit = hand_limit(self.table, self.player)
        self.worked_out: dict[tuple[str, ...], float] = {}
        self.kept: dict[tuple[object, ...], tuple[float, tuple[object, ...]]] = {}
        self.stops: tuple[tuple[int, float], ...] | None = None


def _share_left(t: MaracaiboTable) -> float:
    """Give what is left of the round by the ship that has come furthest."""
    if t.state.phase in DONE:
        return 0.0
    order = t.printed.order
    ships = [order[p.ship] for p in t.state.players]
    if t.state.jean is not None:
        ships.append(order[t.state.jean.ship])
    return 1 - max(ships) / max(order.values())


def _price(tastes: Tastes, rounds: int, number: int, share: float) -> float:
    """Give what a doubloon is worth in a round; in the last it falls to what the final purchase makes of it."""
    price = tastes.doubloon[min(number, len(tastes.doubloon)) - 1]
    if number < rounds:
        return price
    return tastes.doubloon_end + (price - tastes.doubloon_end) * share
