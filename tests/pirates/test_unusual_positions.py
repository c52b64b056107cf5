"""Games of Pirates from positions that are seldom reached end by the rules, too."""

from functools import cache

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.pirates.audit.invariants import Audit
from maracaibo_tui.games.pirates.audit.recount import disagreements
from maracaibo_tui.games.pirates.state.position import State
from tests.pirates.tables import game
from tests.pirates.to_show import eager
from tests.pirates.unusual import unusual
from tests.support.torture import times

GAMES = times(60, 4000)
MOST_ANSWERS = 4000


@cache
def positions() -> list[State]:
    """Lay out all positions once."""
    return [unusual(seed) for seed in range(GAMES)]


def violations(state: State, seed: int) -> list[str]:
    """Play on to the end and check every position."""
    table = game().table(game().copy(state), None)
    question = game().settle(table)
    audit = Audit(table)
    table.tell = audit.tell
    found, chance, answers = list(audit.check(question)), from_seed(seed), 0
    while question is not None and not found and answers < MOST_ANSWERS:
        chance, answer = eager(seed, question.seat)(question, chance)
        game().answer(table, answer)
        question, answers = game().settle(table), answers + 1
        found += [f"seed {seed}, decision {answers} ({answer}): {said}" for said in audit.check(question)]
    if question is not None:
        return found or [f"seed {seed}: seat {question.seat} is asked {question.point} for ever"]
    return [*found, *disagreements(game().printed, table.state)]


def test_games_from_unusual_positions_break_nothing() -> None:
    """Whatever is full, empty or nearly over at the start, every invariant holds and the game comes to its end."""
    assert [each for seed, state in enumerate(positions()) for each in violations(state, seed)] == []


def test_unusual_positions_are_unusual() -> None:
    """Among them are explorers at the end, empty decks, rows and islands, full ship boards and every kind of table."""
    states = positions()
    people = [p for state in states for p in state.players]
    last = game().printed.track(tile=False).last
    assert any(p.explorer == last for p in people)
    assert any(not p.doubloons for p in people)
    assert any(len(p.upgrades) == len(game().printed.box.upgrades) for p in people)
    assert any(len(p.dig) > 8 for p in people)
    assert any(not state.level2 for state in states)
    assert any(not state.missions and not any(state.offer_missions) for state in states)
    assert any(not any(state.islands.values()) or not all(state.islands.values()) for state in states)
    assert {len(state.players) for state in states} == {1, 2, 3, 4}
    assert {state.round for state in states} == {1, 2, 3}
