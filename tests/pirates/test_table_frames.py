"""The table of Pirates at its sizes, its parts, and how it looks without colours and in plain ASCII."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.location import PyTestLocation

from maracaibo_tui.cabinet.wishes import OldGame
from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.analysing import Fault
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.look.laws import broken
from tests.pirates.tables import game
from tests.support.advising import at_once
from tests.support.any_table import play_on
from tests.support.quick import quickly
from tests.support.screens import EVERY_SIZE, FOUR, ROOT, WATCHERS, FrameExtension, shown

PARTS = ("m", "t", "s", "c", "x", "d", "o", "v", "g")
MODULES = Options(
    players=3,
    layout="narrows",
    unknown_locations=True,
    unknown_improvements=True,
    pirate_battle=True,
    mission_hunters=True,
    rubies=True,
    retired_pirate=True,
)


class PiratesFrames(FrameExtension):
    """Frames lie as text files under `snapshots/pirates`."""

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        """Give the folder of a module's frames."""
        return str(ROOT / "snapshots" / "pirates" / test_location.basename)


@pytest.fixture(name="frames")
def frames_kept(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Keep frames as text."""
    return snapshot.use_extension(PiratesFrames)


@pytest.fixture(autouse=True)
def no_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look at the screen behind every frame: no ink is out of place, no sign unknown, nothing cut beside emptiness."""
    quickly(monkeypatch)
    found: list[str] = []
    WATCHERS.append(lambda screen: found.extend(broken(screen)))
    yield
    WATCHERS.pop()
    assert not found, "\n".join(found)


def _is_asked(question: Question, point: str) -> bool:
    return question.point == point and len(question.options) > 1


@cache
def played(options: Options, answers: int, point: str = "", seed: int = 5) -> Session:
    """Play at random so far, and on to a question of this kind; only looked at, not played."""
    title, rules = title_of("pirates"), game()
    match = Match(rules, rules.begin(options, seed))
    session = Session(match, title.sight, FOUR[: options.players], {}, lambda _session: None)
    chance, count = from_seed(seed), 0
    while True:
        session.settle()
        session.pass_keyboard()
        question = session.question
        if question is None or (count >= answers and (not point or _is_asked(question, point))):
            return session
        chance, pick = below(chance, len(question.options))
        session.answer(session.number, question.options[pick])
        count += 1


def frame(
    session: Session, keys: tuple[str, ...] = (), size: tuple[int, int] = (80, 24), look: Look | None = None
) -> str:
    """Press these keys at a table and give the frame; what happened before is not told."""
    session.steps = []
    session.pass_keyboard()
    look = look or Look("dark")
    kit = kit_of(title_of("pirates"), game().printed)
    screen = at_once(MatchScreen(kit, Local(title_of("pirates"), session), look, Settings(pace="instant")))
    return shown(MaracaiboApp(look, screen), keys, size)


@EVERY_SIZE
def test_first_decision(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Which mission is kept is asked with how far one is."""
    assert frame(played(Options(players=2), 0), (), size) == frames


@EVERY_SIZE
def test_where_to_sail(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Four captains with long names: what can be reached, in how many steps, and what it costs."""
    assert frame(played(Options(players=4), 120, "DEC-P10"), ("down",), size) == frames


@EVERY_SIZE
@pytest.mark.parametrize("key", PARTS)
def test_part_in_the_middle_of_a_game(frames: SnapshotAssertion, key: str, size: tuple[int, int]) -> None:
    """Every part has room for four captains, at any size."""
    assert frame(played(Options(players=4), 120, "DEC-P10"), (key,), size) == frames


@EVERY_SIZE
@pytest.mark.parametrize(
    "point", ["DEC-P11", "DEC-P20", "DEC-P23", "DEC-P25", "DEC-P31", "DEC-P32", "DEC-P40", "DEC-P46"]
)
def test_a_question_with_all_modules(frames: SnapshotAssertion, point: str, size: tuple[int, int]) -> None:
    """Every kind of question says in columns what each option costs and brings."""
    assert frame(played(MODULES, 60, point), (), size) == frames


@EVERY_SIZE
@pytest.mark.parametrize("point", ["DEC-P11", "DEC-P31"])
def test_what_a_bot_would_do(frames: SnapshotAssertion, point: str, size: tuple[int, int]) -> None:
    """The best lines stand one below the other with why, and the odds of dice below them."""
    assert frame(played(MODULES, 60, point), ("i",), size) == frames


@EVERY_SIZE
def test_against_jordan(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """Jordan stands on the sea and among the captains."""
    options = Options(players=1, bot="jordan", bot_level=3)
    assert frame(played(options, 30, "DEC-P10"), ("o",), size) == frames


@EVERY_SIZE
def test_the_end(frames: SnapshotAssertion, size: tuple[int, int]) -> None:
    """When the game is over the points of all are shown."""
    assert frame(played(Options(players=2), 9999), (), size) == frames


def test_plain_ascii(frames: SnapshotAssertion) -> None:
    """The plain set of glyphs is ASCII and still reads; kinds of cards are letters."""
    text = frame(played(Options(players=4), 120, "DEC-P10"), (), look=Look("mono", glyphs="ascii"))
    assert text.isascii()
    assert text == frames


def test_names_are_told_in_full() -> None:
    """From 120 cells every name of the sea stands whole on its tile."""
    session = played(Options(players=2), 0)
    text = frame(session, ("m",), (120, 40)).replace("-\n", "")
    for place in game().printed.box.locations.values():
        assert place.name in text


FAULTS = (
    Fault(
        step=2,
        where="round 1, turn 1",
        taken="Sail to B1, Island Hideout, 1 step",
        better="Sail to C1, Lucky Gold Coin, 1 step",
        cost=23.6,
        sureness="sure",
        then=("Buy Lucky Gold Coin for 3 doubloons",),
        reasons=(
            Reason("ship", 19.5, "cards and upgrades"),
            Reason("others", 4.5, "less for the others"),
            Reason("treasures", 1.5, "treasures"),
            Reason("doubloons", -2, "doubloons"),
        ),
    ),
    Fault(
        step=12,
        where="round 1, turn 5",
        taken="Make no ship upgrade",
        better="Crow's Nest",
        cost=6.1,
        sureness="perhaps",
        then=("Take a mission", "The top mission of the deck, unseen (20 left)"),
        reasons=(Reason("ship", 6, "cards and upgrades"),),
    ),
)


@EVERY_SIZE
def test_analysis(frames: SnapshotAssertion, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """After a game the answers that cost most stand there with what would have been better, and why."""
    monkeypatch.setattr("maracaibo_tui.play.analysing.kept", lambda _path, _seat: FAULTS)
    plan = Plan(seats=(Seat("Ada"), Seat("Bartholomew of Nevis")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(title_of("pirates")).begin(plan)
    play_on(sitting.session, 5000)
    sitting.keep()
    sitting.saving.release()
    assert shown(application(OldGame(sitting.saving.path.stem), Terminal()), ("4",), size) == frames
