"""Positions in which a decision point is asked, taken from the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from maracaibo_tui.commands.scenario import Packs, begun
from maracaibo_tui.commands.scenario_file import read_file
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.tables.maracaibo.kit import MaracaiboKit
from tests.support.played import TITLE

SCENARIOS = Path(__file__).parents[1] / "maracaibo" / "scenarios"
NAMES = ("Ada", "Ben", "Carla", "Diego")


@cache
def _packs() -> Packs:
    return Packs()


def questions(path: Path) -> Iterator[Match[State]]:
    """Play a scenario, and stop before each of its own answers and at its end."""
    read = read_file(path)
    scenario = read.scenario
    assert scenario is not None, path
    run, _audit = begun(read, _packs())
    match = run.match
    match.table.tell = None
    for entry in (entry for step in scenario.step for entry in step.do):
        run.answer_forced()
        yield match
        if not run.take(entry):
            break
    yield match


def seated_at(match: Match[State]) -> tuple[Session, MaracaiboKit]:
    """Sit down, all persons, at a copy of a match; whoever decides has the keyboard."""
    game = Maracaibo(match.game.printed)  # type: ignore[attr-defined]
    seats = tuple(Seat(name) for name in NAMES[: match.state.options.players])
    copied = Match(game, game.copy(match.state))
    played = Session(copied, TITLE.sight, seats, {}, lambda _session: None)
    played.pass_keyboard()
    return played, MaracaiboKit(game.printed)
