"""What hangs in the gallery: how each picture comes about."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games import title_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.applied_settings import inks
from maracaibo_tui.tui.shell.desk import Desk
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.architecture.tree import ROOT
from tests.gallery.svg import read, svg
from tests.support import busy
from tests.support.any_table import BESIDE_A_BOT, play_on, screen_at, session_at
from tests.support.played import TITLE
from tests.support.quick import quickly
from tests.support.screens import middle, shown, solo, table, two
from tests.support.seated import BESIDE_GREEDY, kit, play, referee_of, session

SMALL, USUAL, LARGE = (80, 24), (120, 40), (200, 60)
GALLERY = ROOT / "snapshots" / "gallery"
OF_ADA = Path("/a-folder/of-ada/games")
LONG_AGO = 1_600_000_000
_UNDER_WAY, _WHERE_TO, _MANY = 20, "DEC-P10", 5
"""Answers after which the picture of Pirates looks for a voyage, and places it should have in reach."""
_TELLS_NOTHING = Settings(pace="instant")


class Hung(NamedTuple):
    """A picture: who draws it, in which size, after which keys."""

    app: Callable[[Look], MaracaiboApp]
    size: tuple[int, int]
    keys: tuple[str, ...] = ()
    theme: str = "dark"
    depth: str = "true"


def path_of(name: str) -> Path:
    """Give the file of a picture."""
    return GALLERY / f"{name}.svg"


def drawn(name: str, folder: Path, patch: pytest.MonkeyPatch) -> str:
    """Draw a picture of the gallery with the games of a folder; the pages call it the same everywhere."""
    quickly(patch)
    patch.setenv("MARACAIBO_HOME", str(folder))
    patch.setattr("maracaibo_tui.tui.shell.pages.saves.path_of", lambda name: OF_ADA / f"{name}.json")
    patch.setenv("TZ", "UTC")
    hung = PICTURES[name]
    look = Look(hung.theme, depth=hung.depth, inks=inks())
    return shown(hung.app(look), hung.keys, hung.size, lambda screen: svg(read(screen, on_light=hung.theme == "light")))


def _voyage(look: Look) -> MaracaiboApp:
    return MaracaiboApp(look, MatchScreen(kit(), referee_of(middle()), look, Settings()))


def _cards(look: Look) -> MaracaiboApp:
    return MaracaiboApp(look, table(*solo(), look, Settings()))


def _veil(look: Look) -> MaracaiboApp:
    return MaracaiboApp(look, table(*two(), look, Settings()))


def _title(_look: Look) -> MaracaiboApp:
    _left_behind(60)
    return application(NewGame(), Terminal())


def _pirates(look: Look) -> MaracaiboApp:
    """Sail with many places in reach, after some turns of the other game."""
    title, answers = title_of("pirates"), _UNDER_WAY
    played = play_on(session_at(title, BESIDE_A_BOT, seed=5), answers)
    while (asked := played.question) is None or asked.point != _WHERE_TO or len(asked.options) < _MANY:
        answers += 1
        played = play_on(session_at(title, BESIDE_A_BOT, seed=5), answers)
    return MaracaiboApp(look, screen_at(title, played, look=look))


def _saves(_look: Look) -> MaracaiboApp:
    for answers in (60, 240):
        _left_behind(answers)
    return application(NewGame(), Terminal())


def _sheet(_look: Look) -> MaracaiboApp:
    return application(OldGame(_left_behind(5000)), Terminal())


def _round_end(look: Look) -> MaracaiboApp:
    """Give the answer that ends the second round, before anything is drawn."""
    answers = _answers_of(2)
    played = _beside_bots(answers[:-1])

    def begin(desk: Desk) -> None:
        desk.take(answers[-1])

    return MaracaiboApp(look, MatchScreen(kit(), referee_of(played), look, _TELLS_NOTHING, begin))


def _answers_of(rounds: int) -> list[str]:
    played, chance, answers = _beside_bots([]), from_seed(5), list[str]()
    while played.view().round <= rounds and played.question is not None:
        chance, option = busy.choose(played.question, chance)
        answers.append(_given(played, option))
    return answers


def _beside_bots(answers: list[str]) -> Session:
    played = session(BESIDE_GREEDY, seed=5)
    played.settle()
    played.pass_keyboard()
    for answer in answers:
        _given(played, answer)
    played.steps = []
    return played


def _given(played: Session, answer: str) -> str:
    assert played.answer(played.number, answer)
    played.settle()
    return answer


def _left_behind(answers: int) -> str:
    """Leave a game behind, played so far, long ago."""
    plan = Plan(seats=(Seat("Ada"), Seat("Bartholomew")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(TITLE).begin(plan)
    play(sitting.session, answers)
    sitting.keep()
    sitting.saving.release()
    os.utime(sitting.saving.path, (LONG_AGO, LONG_AGO))
    return sitting.saving.path.stem


PICTURES: Mapping[str, Hung] = {
    "table-80x24": Hung(_voyage, SMALL),
    "table-120x40": Hung(_voyage, USUAL),
    "table-200x60": Hung(_voyage, LARGE),
    "light": Hung(_voyage, USUAL, theme="light"),
    "256-colours": Hung(_voyage, USUAL, depth="256"),
    "mono": Hung(_voyage, SMALL, theme="mono", depth="none"),
    "cards": Hung(_cards, SMALL),
    "title": Hung(_title, USUAL),
    "veil": Hung(_veil, SMALL),
    "round-end": Hung(_round_end, USUAL),
    "score-sheet": Hung(_sheet, USUAL),
    "pirates-120x40": Hung(_pirates, USUAL, ("n", "n")),
    "pirates-light": Hung(_pirates, USUAL, ("n", "n"), theme="light"),
    "saved-games": Hung(_saves, USUAL, ("4",)),
}
"""By the names of their files."""
