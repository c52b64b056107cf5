"""Where Jordan sails agrees with a recount by brute force, in games and in positions that no game would reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Options, State, copied
from tests.pirates import jordan_recount
from tests.pirates.broken_packs import SOUND, Change, Raw
from tests.pirates.jordan_positions import all_told, alone, game, his_turn, jordan, told

MODULES = ("unknown_locations", "unknown_improvements", "pirate_battle", "mission_hunters", "rubies", "retired_pirate")
LAYOUTS = ("open_sea", "narrows", "two_passages")
GAMES, POSITIONS = 20, 150
CARDS = {card["id"]: card for card in SOUND["solo_card"]}


def _options(chance: random.Random, level: int) -> dict[str, Any]:
    modules = {module: chance.random() < 0.5 for module in MODULES}
    return {"bot_level": level, "layout": chance.choice(LAYOUTS), **modules}


def _agrees(before: State, log: list[Any], cards: dict[str, Any]) -> bool:
    """Compare what he told with the recount; tell whether there was anything to compare."""
    turned = [event.card for event in all_told(log, events.JordanTurned)]
    if not turned:
        assert before.jordan is not None
        assert before.jordan.ship == "bay"
        return False
    chose = told(log, events.JordanChose)
    found = jordan_recount.aim(before, SOUND, [cards[card] for card in turned])
    assert found == jordan_recount.Aim(
        chose.action, chose.destination, chose.steps, chose.route, len(all_told(log, events.JordanIgnored))
    )
    assert chose.turned == len([each for each in chose.route if each in before.facedown])
    return True


@pytest.mark.parametrize("level", range(7))
def test_jordan_sails_in_games_where_the_recount_sails(level: int) -> None:
    """In random games against each level, all modules mixed, every voyage is that of the recount."""
    chance, compared = random.Random(level), 0  # noqa: S311 - a game
    for seed in range(GAMES):
        log: list[Any] = []
        options = Options(players=1, bot="jordan", **_options(chance, level))
        for before, turn in _turns(options, seed, log):
            compared += _agrees(before, turn, CARDS)
    assert compared > GAMES * 5


def _turns(options: Options, seed: int, log: list[Any]) -> list[tuple[State, list[Any]]]:
    """Play a game; give each of Jordan's turns with the position before it."""
    found: list[tuple[State, list[Any]]] = []
    playing = game()
    table = playing.table(playing.begin(options, seed), None)
    chance = random.Random(seed)  # noqa: S311 - a game

    def tell(event: object) -> None:
        log.append(event)
        if isinstance(event, events.TurnStarted) and event.seat == "jordan":
            found.append((copied(table.state), []))
        elif isinstance(event, events.TurnStarted):
            found.append((table.state, []))
        if found:
            found[-1][1].append(event)

    table.tell = tell
    while (question := playing.settle(table)) is not None:
        playing.answer(table, chance.choice(question.options))
    return [each for each in found if each[1][0].seat == "jordan"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("level", range(7))
def test_jordan_sails_anywhere_as_the_recount_sails(layout: str, level: int) -> None:
    """From any space, with any cards face down, he makes the same choice."""
    chance = random.Random(f"{layout} {level}")  # noqa: S311 - a game
    for seed in range(POSITIONS):
        state = _anywhere(chance, seed, layout, level)
        before = copied(state)
        assert _agrees(before, his_turn(state), CARDS)


def _anywhere(chance: random.Random, seed: int, layout: str, level: int) -> State:
    """Shuffle the grid of a game, turn any cards face down, and let his ship lie anywhere but in the Bay."""
    state = alone(seed=seed, layout=layout, bot_level=level)
    places, cards = list(state.grid), list(state.grid.values())
    chance.shuffle(cards)
    state.grid = dict(zip(places, cards, strict=True))
    hidden = chance.random()
    state.facedown = tuple(place for place in places if chance.random() < hidden)
    state.fillers = tuple(place for place in places if place not in state.facedown and chance.random() < 0.1)
    jordan(state, ship=chance.choice(["start", *places]))
    return state


def _in_vain(raw: Raw) -> None:
    for card in raw["solo_card"]:
        card["actions"] = [{"action": "mission"}, {"action": "improvement", "kinds": ["crew"]}]


IN_VAIN: Change = _in_vain


@pytest.mark.parametrize("layout", LAYOUTS)
def test_jordan_wanders_as_the_recount_wanders(layout: str) -> None:
    """With cards that never send him to the Bay he often finds nothing, and the choice is still the same."""
    raw = {"actions": [{"action": "mission"}, {"action": "improvement", "kinds": ["crew"]}]}
    chance, wandered = random.Random(layout), 0  # noqa: S311 - a game
    for seed in range(POSITIONS):
        state = _anywhere(chance, seed, layout, 0)
        before = copied(state)
        log = his_turn(state, IN_VAIN)
        assert _agrees(before, log, dict.fromkeys(CARDS, raw))
        wandered += told(log, events.JordanChose).action == ""
    assert wandered > POSITIONS // 10
