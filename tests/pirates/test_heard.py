"""What is told of a game of Pirates is all that happens in it: whoever only listens has the same table."""

from collections.abc import Iterator

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Options, State
from tests.pirates.heard import HEARD, Heard
from tests.pirates.tables import TABLES, begun, called
from tests.pirates.to_show import eager
from tests.support.torture import times

GAMES = times(12, 400)
NOTHING_MOVES = {
    *("BattleFought", "CardIgnored", "Counted", "DiceThrown", "ExchangeUsed", "GameEnded", "JordanChose"),
    *("JordanExtra", "JordanIgnored", "JordanRaided", "JordanReshuffled", "JordanTurned", "MissionsReturned"),
    *("RaidBegun", "RaidEnded", "RaidOptionUsed", "RoundEnded", "TileUsed", "TurnStarted"),
}
"""Events with which nothing changes its place on the table that others do not tell of."""


def heard(options: Options, seed: int) -> Iterator[list[str]]:
    """Play a game, and say after each answer what a listener would not know."""
    match = begun(options, seed, keep_steps=False)
    listener = Heard(match.state)
    match.table.tell = listener.tell
    bots, chance = [eager(seed, seat) for seat in range(1, options.players + 1)], from_seed(seed)
    while match.question is not None:
        chance, answer = bots[match.question.seat - 1](match.question, chance)
        match.answer(answer)
        yield listener.differences(match.state)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("options", TABLES, ids=called)
def test_whoever_only_listens_has_the_same_table(options: Options, seed: int) -> None:
    """After every answer of a whole game pieces, money and points are where events say."""
    for number, found in enumerate(heard(options, seed), 1):
        assert not found, f"after answer {number}"


def test_every_event_is_heard_or_moves_nothing() -> None:
    """Whoever adds an event says here what it moves."""
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and name[0].isupper()}
    assert kinds == {kind.__name__ for kind in HEARD} | NOTHING_MOVES


def test_what_is_not_told_is_noticed() -> None:
    """A doubloon, a marker or a card that comes from nowhere makes the tables differ."""
    state: State = begun(TABLES[0], 1).state
    listener = Heard(state)
    assert not listener.differences(state)
    state.players[0].doubloons += 1
    state.islands = {**state.islands, "gold": 0}
    assert [each.partition(":")[0] for each in listener.differences(state)] == ["seat 1", "islands"]
