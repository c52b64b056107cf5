"""Games from positions that are seldom reached end by the rules, too."""

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.audit.checks import Checker
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.players.contract import Choose
from tests.support import busy
from tests.support.bent import captain
from tests.support.played import game
from tests.support.torture import times
from tests.support.unusual import TABLES, unusual

GAMES = times(30, 4000)
MOST_ANSWERS = 6000


def violations(state: State, seed: int, counts: Occurrences) -> list[str]:
    """Play on to the end and check every position."""
    found: list[str] = []
    table = game().table(state, None)
    question = game().settle(table)
    checker = Checker(table, f"seed {seed}", counts, found)
    table.tell = checker.tell
    bots: list[Choose] = [captain(seed, p.seat) if (seed + p.seat) % 2 else busy.choose for p in state.players]
    chance, answers = from_seed(seed), 0
    while question is not None and not found and answers < MOST_ANSWERS:
        asked, answers = question, answers + 1
        chance, answer = bots[asked.seat - 1](asked, chance)
        game().answer(table, answer)
        question = game().settle(table)
        checker.answered(asked, answer, question)
    return found if question is None else [*found, f"seed {seed}: seat {question.seat} is asked {question.point}"]


def test_games_from_unusual_positions_break_nothing() -> None:
    """Whatever is full, empty or nearly over at the start, every invariant holds and the game comes to its end."""
    counts = Occurrences()
    assert [each for seed in range(GAMES) for each in violations(unusual(seed), seed, counts)] == []
    assert counts.effects["track_end"]
    assert counts.endings["draw pile empty"]


def test_unusual_positions_are_unusual() -> None:
    """Among the first positions are explorers at the end, empty supplies, piles and hands, scorings and every table."""
    states = [unusual(seed) for seed in range(GAMES)]
    assert any(p.explorer == game().printed.last_space for state in states for p in state.players)
    assert any(not left for state in states for left in state.supply.values())
    assert any(not state.combat_1 and not state.combat_2 for state in states)
    assert any(not state.quest_pile for state in states)
    assert any(not state.draw and not state.discard for state in states)
    assert any(not p.hand for state in states for p in state.players)
    assert any(state.ended_by for state in states)
    assert all(any(state.options == table for state in states) for table in TABLES)
