"""Points of Jean and Jacques agree with what the log of a game tells, in games against every level."""

from pathlib import Path
from typing import Literal

import pytest

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.players import random
from tests.maracaibo.automa_recount import disagreements
from tests.support import busy
from tests.support.played import game
from tests.support.recorded import folder, read_game

RANDOM_GAMES = 100
GAPS = 40
STORIES = (75, 76, 77)
JEAN_LEVELS = range(1, 6)
JACQUES_LEVELS = range(1, 5)


def recorded() -> list[Path]:
    """List the recorded games in which an automa plays."""
    return [path for path in sorted(folder("maracaibo").glob("*.toml")) if read_game(path).options.bot != "none"]


def played(options: Options, seed: int) -> tuple[list[object], State]:
    """Play a game with a lively bot or one that takes anything, and write down what happens."""
    log: list[object] = []
    choose = busy.choose if seed % 3 else random.choose
    table = game().table(game().begin(options, seed, log.append), log.append)
    chance = from_seed(seed)
    while (question := game().settle(table)) is not None:
        chance, answer = choose(question, chance)
        game().answer(table, answer)
    return log, table.state


def again(path: Path) -> tuple[list[object], State]:
    """Play a recorded game again, and write down what happens."""
    kept, log = read_game(path), list[object]()
    table = game().table(game().begin(kept.options, kept.seed, log.append), log.append)
    game().settle(table)
    for answer in kept.answers:
        game().answer(table, answer)
        game().settle(table)
    return log, table.state


def alone(level: int, number: int) -> Options:
    """Vary story cards and editions from game to game."""
    edition: Literal["first", "second"] = "first" if number % 4 == 0 else "second"
    return Options(players=1, bot="jean", bot_level=level, story_card=STORIES[number % 3], edition=edition)


@pytest.mark.parametrize("level", JEAN_LEVELS)
def test_jean_scores_what_her_log_tells(level: int) -> None:
    """In a hundred random games against each level her total and every part of her score follow from the log."""
    for number in range(RANDOM_GAMES):
        options = alone(level, number)
        log, state = played(options, 1000 * level + number)
        assert disagreements(log, game().printed, state) == [], (options, number)


@pytest.mark.parametrize("level", JACQUES_LEVELS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_jacques_scores_what_his_log_tells(players: int, level: int) -> None:
    """His total, and what everybody wins or loses against him, follow from the log."""
    for number in range(8):
        options = Options(players=players, bot="jacques", bot_level=level, story_card=STORIES[number % 3])
        log, state = played(options, 1000 * level + 10 * players + number)
        assert disagreements(log, game().printed, state) == [], (options, number)


@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_recorded_games_agree_with_their_log(path: Path) -> None:
    """In the recorded games, too, an automa has the points that the log tells."""
    log, state = again(path)
    assert state.phase == "over"
    assert disagreements(log, game().printed, state) == []


@pytest.mark.parametrize(
    "kind",
    [
        events.AutomaDelivered,
        events.AutomaTookCard,
        events.AutomaTookQuest,
        events.AutomaRevealed,
        events.InfluenceGained,
        events.QuestFulfilled,
        events.AreaCleared,
        events.MarkerPlaced,
        events.Explored,
    ],
)
def test_a_log_with_a_gap_is_noticed(kind: type) -> None:
    """Where one kind of event is missing from the logs the recount gives other points, or it would prove nothing."""
    assert any(_notices(kind, number) for number in range(GAPS))


def _notices(kind: type, number: int) -> bool:
    log, state = played(alone(1 + number % 5, number), 5000 + number)
    gap = [event for event in log if not isinstance(event, kind)]
    return disagreements(gap, game().printed, state) != []


def test_a_wrong_score_is_noticed() -> None:
    """A point too many for Jean, in the total or in a part, does not pass."""
    log, state = played(alone(3, 1), 3001)
    assert state.jean is not None
    state.jean.vp += 1
    assert disagreements(log, game().printed, state)
    state.jean.vp -= 1
    state.jean.score = {**state.jean.score, "ranks": state.jean.score["ranks"] + 1}
    assert disagreements(log, game().printed, state)
