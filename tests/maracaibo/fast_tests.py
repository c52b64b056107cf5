"""The fast tests of the rules of Maracaibo, which must notice whatever is changed in them: some ten seconds together.

Every scenario, under closer eyes than in play; the counted positions as far as they count quickly; and a few modules of
tests of rules that no position shows. Games that are played to their end are not among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from maracaibo_tui.commands.scenario import Packs, begun, files_of, outcome
from maracaibo_tui.commands.scenario_file import ReadFile, World, read_file, sound
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import Run, play
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.maracaibo.listening import Watched, WatchedRun
from tests.support.counts import POSITIONS, misfits, read_position
from tests.support.mutants.functions import functions_of
from tests.support.mutants.games import Game
from tests.support.mutants.seats import Seats
from tests.support.mutants.trying import FastTest
from tests.support.played import game

WHOLE = ("test_deal", "test_game", "test_solo", "test_solo_told", "test_solo_words", "test_told", "test_views")
MODULES = {**dict.fromkeys(WHOLE, 50), "test_routes": 2}
"""Tests of rules that are no scenarios, and take a moment; each with so many of its parameters."""
FEW_LEAVES = 300
SCENARIOS = Path(__file__).parent / "scenarios"


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


class _Kept(Packs):
    """The world of a scenario, built once and used as if it were new."""

    def __init__(self, read: ReadFile, packs: Packs) -> None:
        super().__init__()
        self._world = packs.world(read)

    def world(self, _read: ReadFile) -> World:
        """Give it, with nothing of what the rules remember."""
        twin = copy(self._world)
        twin.printed = cold(self._world.printed)
        twin.dealt = twin.printed if self._world.dealt is self._world.printed else self._world.dealt
        return twin


def watched(read: ReadFile, packs: Packs) -> str:
    """Play a scenario under every eye; give what fails first, or nothing."""
    kept = packs if isinstance(packs, _Kept) else _Kept(read, packs)
    try:
        started, audit = begun(read, kept)
        eyes = Watched(started.match.table, audit)
        return play(sound(read), WatchedRun(started, eyes), eyes) or _unheard(read, kept, started)
    except PathError as error:
        return str(error)


def _unheard(read: ReadFile, packs: Packs, heard: Run) -> str:
    """Play it again with nobody to tell: that must make no difference."""
    started, _audit = begun(read, packs)
    match = started.match
    match.table.tell = None
    for entry in [entry for step in sound(read).step for entry in step.do]:
        started.take(entry)
    same = match.game.digest(match.state) == heard.match.game.digest(heard.match.state)
    return "" if same else "it goes on in another way where nobody listens"


def _scenarios(packs: Packs) -> Iterator[FastTest]:
    for path in files_of([SCENARIOS]):
        read = read_file(path)
        if read.expect_error is not None or read.scenario is None:
            yield FastTest(read.id, partial(outcome, read, packs))
        else:
            yield FastTest(read.id, partial(watched, read, _Kept(read, packs)))


def _positions(packs: Packs) -> Iterator[FastTest]:
    for path in sorted(POSITIONS.glob("*.toml")):
        yield FastTest(f"counted {path.stem}", partial(_counted, path, packs), remembers=True)


def _counted(path: Path, packs: Packs) -> str:
    return "; ".join(misfits(read_position(path, packs), FEW_LEAVES))


def tests() -> list[FastTest]:
    """List the fast tests."""
    packs = Packs()
    # Read here, it is not read again for every mutant.
    game()
    modules = (test for module, most in MODULES.items() for test in functions_of(f"tests.maracaibo.{module}", most))
    return [*_scenarios(packs), *_positions(packs), *(test._replace(run=partial(_cold, test)) for test in modules)]


def _cold(test: FastTest) -> str:
    """Run a test with nothing of what the rules remember."""
    vars(game().printed).update(vars(cold(game().printed)))
    return test.run()


GAME = Game(
    files=(
        "maracaibo_tui/games/maracaibo/rules/*.py",
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
