"""The fast tests of the rules of Pirates, which must notice whatever is changed in them: some seconds together.

Every scenario, with all that it asks and tells, and once more with nobody listening; the counted positions as far as
they count quickly; and a few modules of tests of rules that no position shows. Games that are played to their end are
not among them.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache, partial
from pathlib import Path
from typing import Any

from maracaibo_tui.commands.scenario import Packs
from maracaibo_tui.commands.scenario_file import ReadFile
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import AUTOMA, JORDAN
from maracaibo_tui.games.pirates.state.table import PiratesTable
from tests.pirates import jordan_positions
from tests.pirates.tables import game
from tests.support.mutants.functions import functions_of
from tests.support.mutants.games import Game
from tests.support.mutants.scenarios import Looking, position_tests, scenario_tests
from tests.support.mutants.seats import Seats
from tests.support.mutants.trying import FastTest
from tests.support.tellings import Telling, listening, told

MODULES = {
    **dict.fromkeys(
        ("test_first_missions", "test_game", "test_jordan_actions", "test_jordan_dice", "test_jordan_turn"), 50
    ),
    "test_jordan_recount": 50,
    "test_views": 5,
}
"""Tests of rules that are no scenarios, and take a moment; each with so many of its parameters."""
SCENARIOS, POSITIONS = Path(__file__).parent / "scenarios", Path(__file__).parent / "positions"


def next_seat(seat: Any) -> Any:  # noqa: ANN401 - a number, or the name of Jordan
    """Mistake a seat for another: the first for the second, every other for the first."""
    return 2 if seat in {1, AUTOMA} else 1


def next_player(t: PiratesTable, p: Any) -> Any:  # noqa: ANN401 - a player, or Jordan
    """Mistake a player for the next at the table, and alone for Jordan."""
    players = t.state.players
    if p.seat == JORDAN or len(players) == 1:
        return players[0] if p.seat == JORDAN else t.state.jordan
    return players[p.seat % len(players)]


def cold(printed: Printed) -> Printed:
    """Give the printed components with nothing of what the rules remember."""
    twin = copy(printed)
    twin.memo = {}
    return twin


@cache
def _told() -> Mapping[str, str]:
    return told("pirates")


def _tells_otherwise(read: ReadFile, heard: Telling) -> str:
    """Compare what was asked and told with what used to be."""
    return "" if heard.fingerprint == _told().get(read.id) else f"{read.id} asks or tells otherwise"


LOOKING = Looking(cold, listening, _tells_otherwise)


def tests() -> list[FastTest]:
    """List the fast tests."""
    packs = Packs()
    # Read here, they are not read again for every mutant.
    game()
    jordan_positions.game()
    modules = (test for module, most in MODULES.items() for test in functions_of(f"tests.pirates.{module}", most))
    given = (*scenario_tests(SCENARIOS, packs, LOOKING), *position_tests(POSITIONS, packs))
    return [*given, *(test._replace(run=partial(_cold, test)) for test in modules)]


def _cold(test: FastTest) -> str:
    """Run a test with nothing of what the rules remember."""
    for each in (game(), jordan_positions.game()):
        each.printed.memo = {}
    return test.run()


GAME = Game(
    files=(
        "maracaibo_tui/games/pirates/rules/*.py",
        "maracaibo_tui/games/pirates/state/position.py",
        "maracaibo_tui/games/pirates/state/table.py",
        "maracaibo_tui/games/pirates/state/views.py",
    ),
    excused="tests/pirates/mutants.toml",
    seats=Seats(attributes=("seat", "active"), players=("p",), table="t", next_seat=next_seat, next_player=next_player),
    tests=tests,
)
