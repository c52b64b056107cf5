"""The pages around the table: title, new game, saved games, settings, rulebook, and the end of a game."""

import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.library.saves import path_of, write
from maracaibo_tui.play.analysing import Fault
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from tests.support.played import TITLE
from tests.support.screens import EVERY_SIZE, shown
from tests.support.seated import play

WAYS = {
    "title": (),
    "new-game": ("1",),
    "alone": ("2",),
    "saved-games": ("3",),
    "rulebook": ("question_mark",),
    "rulebook-page": ("question_mark", "n", "enter"),
    "rulebook-search": ("question_mark", "slash", *"prestigegebäude"),
    "rulebook-card": ("question_mark", "slash", *"legionnaire", "enter"),
    "settings": ("P",),
}

LONG_AGO = 1_600_000_000
"""When the saved games were played: so long ago that only the day is told."""


@pytest.fixture(autouse=True)
def _one_place_on_earth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tell the day of a game as it was in Greenwich, wherever the tests run."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@cache
def _file(answers: int) -> tuple[str, bytes]:
    """Play a game of two so far; give its name and its file."""
    plan = Plan(seats=(Seat("Ada"), Seat("Bartholomew of Nevis")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(TITLE).begin(plan)
    play(sitting.session, answers)
    sitting.saving.release()
    return sitting.saving.path.stem, sitting.saving.path.read_bytes()


def _played(answers: int) -> str:
    """Leave a game of two behind, played so far."""
    name, data = _file(answers)
    write(path_of(name), data)
    os.utime(path_of(name), (LONG_AGO, LONG_AGO))
    return name


def _anywhere(frame: str) -> str:
    """Leave out the rows that name a folder of this machine."""
    home = os.environ["MARACAIBO_HOME"][:12]
    named = (home, f"{Path(os.environ['MARACAIBO_HOME']).name}/config")
    rows = frame.split("\n")
    return "\n".join("(a folder of this machine)" if any(each in row for each in named) else row for row in rows)


@EVERY_SIZE
@pytest.mark.parametrize("way", WAYS)
def test_page(frames: SnapshotAssertion, way: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page reads well at every size."""
    monkeypatch.setattr("maracaibo_tui.tui.shell.pages.saved_rows.games_folder", lambda: "/a-folder/of-ada/games")
    assert _anywhere(shown(application(NewGame(), Terminal()), WAYS[way], size)) == frames


@EVERY_SIZE
def test_saved_games(frames: SnapshotAssertion, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of games shows who, where and when, and beside it the position."""
    folder = Path("/a-folder/of-ada/with-a-name-that-is-rather-long/games")
    monkeypatch.setattr("maracaibo_tui.tui.shell.pages.saves.path_of", lambda name: folder / f"{name}.json")
    _played(60)
    assert shown(application(NewGame(), Terminal()), ("4",), size) == frames


ENDS = {
    "sheet": (),
    "plot": ("right",),
    "board": ("enter",),
    "figures": ("5",),
    "lines": ("tab", "down", "down"),
    "line": ("tab", "down", "down", "enter"),
}


FAULTS = (
    Fault(
        step=120,
        where="round 3, turn 10",
        taken="To 17 Puerto Cabezas, 7 MP",
        better="To 14 Cartagena, 4 MP",
        cost=9.6,
        sureness="sure",
        then=(
            "Deliver corn with Village Alliance, then the city action",
            "Disc from Landing Boats",
            "Take 4 doubloons",
        ),
        reasons=(
            Reason("cards", 8.5, "cards"),
            Reason("ship_board", 5.5, "the ship board"),
            Reason("position", 2.5, "time left to sail"),
            Reason("influence", -4, "influence"),
            Reason("stock", -2, "doubloons and the like"),
        ),
    ),
    Fault(
        step=17,
        where="round 1, turn 1",
        taken="No more village actions; draw 3 from the pile",
        better="Buy Master Builder",
        cost=7.4,
        sureness="likely",
        then=(),
        reasons=(
            Reason("cards", 6, "cards"),
            Reason("influence", 2.5, "influence"),
            Reason("stock", -1, "doubloons and the like"),
        ),
    ),
    Fault(
        step=33,
        where="round 1, turn 3",
        taken="Buy Map Copyist for 1 doubloon",
        better="Buy Boarding Crew for 3 doubloons",
        cost=3.7,
        sureness="perhaps",
        then=("Plan",),
        reasons=(Reason("cards", 4.5, "cards"), Reason("influence", -0.5, "influence")),
    ),
)


@EVERY_SIZE
@pytest.mark.parametrize("way", ["first", "second"])
def test_analysis(frames: SnapshotAssertion, way: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """What cost most, what would have been better, and why; where there is little room why for the highlighted one."""
    monkeypatch.setattr("maracaibo_tui.play.analysing.kept", lambda _path, _seat: FAULTS)
    keys = ("4", "down") if way == "second" else ("4",)
    assert shown(application(OldGame(_played(5000)), Terminal()), keys, size) == frames


@EVERY_SIZE
@pytest.mark.parametrize("way", ENDS)
def test_the_end_of_a_game(frames: SnapshotAssertion, way: str, size: tuple[int, int]) -> None:
    """The score sheet, the plot, and what can be done next."""
    name = _played(5000)
    assert shown(application(OldGame(name), Terminal()), ENDS[way], size) == frames
