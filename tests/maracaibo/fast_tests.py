"""The fast tests of the rules of Maracaibo, which must notice whatever is changed in them: some ten seconds together.

Every scenario, under closer eyes than in play; the counted positions as far as they count quickly; and a few modules of
tests of rules that no position shows. Games that are played to their end are not among them.
"""

from __future__ import annotations

from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from maracaibo_tui.commands.scenario import Packs
from maracaibo_tui.engine.examining import Audit
from maracaibo_tui.engine.scenario import Run
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.maracaibo.listening import Watched, WatchedRun
from tests.support.mutants.functions import functions_of
from tests.support.mutants.games import Game
from tests.support.mutants.scenarios import Looking, position_tests, scenario_tests
from tests.support.mutants.seats import Seats
from tests.support.mutants.trying import FastTest
from tests.support.played import game

WHOLE = (
    "test_campaign_between_games",
    "test_campaign_laid",
    "test_campaign_read",
    "test_campaign_series",
    "test_cards_paid",
    "test_deal",
    "test_game",
    "test_memory",
    "test_solo",
    "test_solo_told",
    "test_solo_words",
    "test_told",
    "test_views",
)
MODULES = {**dict.fromkeys(WHOLE, 50), "test_routes": 2}
"""Tests of rules that are no scenarios, and take a moment; each with so many of its parameters."""
SCENARIOS, POSITIONS = Path(__file__).parent / "scenarios", Path(__file__).parent / "positions"


def next_seat(seat: Any) -> Any:  # noqa: ANN401 - a number, or the name of an automa
    """Mistake a seat for another: the first for the second, every other for the first."""
    return 2 if seat == 1 else 1


def next_player(t: MaracaiboTable, p: Any) -> Any:  # noqa: ANN401 - a player or an automa
    """Mistake a player for the next at the table."""
    players = t.state.players
    return players[p.seat % len(players)] if isinstance(p.seat, int) else players[0]


def cold(printed: Printed) -> Printed:
    """Give the printed components with nothing of what the rules remember."""
    twin = copy(printed)
    twin.routes, twin.tiles_at, twin.flags, twin.villages = {}, {}, {}, {}
    return twin


def _eyes(started: Run, audit: Audit) -> tuple[Run, Audit]:
    eyes = Watched(started.match.table, audit)
    return WatchedRun(started, eyes), eyes


LOOKING = Looking(cold, _eyes)


def tests() -> list[FastTest]:
    """List the fast tests."""
    packs = Packs()
    # Read here, it is not read again for every mutant.
    game()
    modules = (test for module, most in MODULES.items() for test in functions_of(f"tests.maracaibo.{module}", most))
    given = (*scenario_tests(SCENARIOS, packs, LOOKING), *position_tests(POSITIONS, packs))
    return [*given, *(test._replace(run=partial(_cold, test)) for test in modules)]


def _cold(test: FastTest) -> str:
    """Run a test with nothing of what the rules remember."""
    vars(game().printed).update(vars(cold(game().printed)))
    return test.run()


GAME = Game(
    files=(
        "maracaibo_tui/games/maracaibo/rules/*.py",
        "maracaibo_tui/games/maracaibo/state/memory.py",
        "maracaibo_tui/games/maracaibo/state/position.py",
        "maracaibo_tui/games/maracaibo/state/table.py",
        "maracaibo_tui/games/maracaibo/state/views.py",
    ),
    excused="tests/maracaibo/mutants.toml",
    seats=Seats(
        attributes=("seat", "ended_by"), players=("p",), table="t", next_seat=next_seat, next_player=next_player
    ),
    tests=tests,
)
