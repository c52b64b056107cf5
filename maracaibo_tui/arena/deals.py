"""Who sits where in the games of a series: every deal is played with everybody in every chair (RIV-60, RIV-61)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

DUEL, ALL, LADDER, CHAIR, ALONE = "duel", "all", "ladder", "chair", "alone"
PLANS = {
    DUEL: "all entrants at one table, in every chair by turns",
    ALL: "every entrant against every other",
    LADDER: "every entrant against the next one",
    CHAIR: "the first entrant against others of the second kind, in every chair by turns",
    ALONE: "every entrant alone against the automatic opponent",
}
"""By word: who meets whom."""

Lineup = tuple[int, ...]
"""By chair: the number of who sits there."""


class PlanError(ValueError):
    """A plan that cannot be played, said in one sentence."""


class Place(NamedTuple):
    """Where a game stands in its series: its deal, and who sits where."""

    deal: int
    lineup: Lineup


class Shard(NamedTuple):
    """A part of a series, from 1: of so many, those of its deals that leave this remainder."""

    number: int = 1
    of: int = 1

    def has(self, deal: int) -> bool:
        """Tell whether a deal is played here; never half of one is."""
        return deal % self.of == self.number - 1


def rotations(players: Lineup) -> tuple[Lineup, ...]:
    """Give everybody every chair once."""
    return tuple([players[at:] + players[:at] for at in range(len(players))])


def lineups(plan: str, entrants: int, chairs: int) -> tuple[Lineup, ...]:
    """List the games of one deal."""
    _see(plan, entrants, chairs)
    groups: Sequence[Lineup] = [tuple(range(chairs))]
    if plan == ALL:
        groups = list(combinations(range(entrants), chairs))
    elif plan == LADDER:
        groups = [(number, number + 1) for number in range(entrants - 1)]
    elif plan == ALONE:
        groups = [(number,) for number in range(entrants)]
    return tuple([lineup for group in groups for lineup in rotations(group)])


def _see(plan: str, entrants: int, chairs: int) -> None:
    """See that so many entrants can play by a plan at a table of so many."""
    if plan not in PLANS:
        raise PlanError(f"plan: found {plan!r}, allowed are {', '.join(PLANS)}")
    fits = {
        DUEL: entrants == chairs > 1,
        ALL: entrants >= chairs > 1,
        LADDER: entrants > 1 and chairs == 2,  # noqa: PLR2004 - neighbours are two
        CHAIR: entrants == 2 and chairs > 1,  # noqa: PLR2004 - one, and what the others are
        ALONE: entrants > 0 and chairs == 1,
    }
    if not fits[plan]:
        raise PlanError(f"plan: {plan} is {PLANS[plan]}; that cannot be for {entrants} entrants and {chairs} chairs")


def usual_plan(entrants: int, chairs: int) -> str:
    """Give the plan that is meant where none is named."""
    if chairs == 1:
        return ALONE
    return DUEL if entrants == chairs else ALL


def entrant_of(plan: str, player: int) -> int:
    """Tell which entrant somebody is: where one plays against others of a kind, these are one entrant."""
    return min(player, 1) if plan == CHAIR else player


def place_of(number: int, games: Sequence[Lineup]) -> Place:
    """Tell of a game what is dealt and who sits where: its number says everything."""
    deal, at = divmod(number, len(games))
    return Place(deal, games[at])
