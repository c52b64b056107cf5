"""Who sits where: every deal with everybody in every chair (RIV-60, RIV-61)."""

from __future__ import annotations

from collections import Counter

import pytest

from maracaibo_tui.arena.deals import ALL, ALONE, CHAIR, DUEL, LADDER, PlanError, Shard, entrant_of, lineups, place_of


@pytest.mark.parametrize(
    "plan, entrants, chairs, expected",
    [
        (DUEL, 2, 2, [(0, 1), (1, 0)]),
        (DUEL, 3, 3, [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        (ALL, 3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
        (LADDER, 3, 2, [(0, 1), (1, 0), (1, 2), (2, 1)]),
        (CHAIR, 2, 3, [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        (ALONE, 2, 1, [(0,), (1,)]),
    ],
)
def test_a_deal_is_played_in_every_chair(
    plan: str, entrants: int, chairs: int, expected: list[tuple[int, ...]]
) -> None:
    """The games of a deal are all rotations of those who meet."""
    games = lineups(plan, entrants, chairs)
    assert list(games) == expected
    seats = Counter((player, chair) for lineup in games for chair, player in enumerate(lineup))
    assert all(count == seats[player, 0] for (player, _), count in seats.items())


def test_others_of_a_kind_are_one_entrant() -> None:
    """Where one plays against the rest, the rest are people of their own, and one entrant."""
    assert [entrant_of(CHAIR, player) for player in range(3)] == [0, 1, 1]
    assert [entrant_of(ALL, player) for player in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("plan, entrants, chairs", [(DUEL, 2, 3), (LADDER, 3, 3), (CHAIR, 3, 3), (ALONE, 2, 2)])
def test_a_plan_that_cannot_be_is_refused(plan: str, entrants: int, chairs: int) -> None:
    """A plan that does not fit the table gets a sentence."""
    with pytest.raises(PlanError, match=plan):
        lineups(plan, entrants, chairs)


def test_an_unknown_plan_is_refused_with_those_there_are() -> None:
    """Whoever mistypes a plan reads all plans."""
    with pytest.raises(PlanError, match="duel, all, ladder"):
        lineups("knockout", 2, 2)


def test_the_number_of_a_game_says_everything() -> None:
    """Deal and chairs follow from the number; parts of a series are whole deals, and each is in one of them."""
    games = lineups(DUEL, 2, 2)
    assert [place_of(number, games) for number in range(4)] == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]
    owners = [[number for number in range(1, 6) if Shard(number, 5).has(deal)] for deal in range(20)]
    assert all(len(owner) == 1 for owner in owners)
    assert owners[0] == [1]
